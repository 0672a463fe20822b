/** What the exit code of the command says. */

export const success = 0;

/** The command was understood, and something in it, or a line of its input, is wrong. */
export const failure = 1;

/** The command was not understood. */
export const usage = 2;

/** As shells report an end by SIGINT. */
export const interrupted = 130;
