const colourless = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

/** No tool reports home, asks a question, or paints a log file. */
export const quiet = {
  ...colourless,
  ASTRO_TELEMETRY_DISABLED: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
  npm_config_progress: "false",
  npm_config_update_notifier: "false",
};
