import { spawnSync } from "node:child_process";

/** Whether a program can be started in namespaces of its own: on Linux, where that is allowed. */
export const canUnshare = spawnSync("unshare", ["-rmn", "true"], { stdio: "ignore" }).status === 0;

/** Nothing listens at this port. */
const nowhere = "http://127.0.0.1:9";

/**
 * A command line that runs another with no network but the machine's own address, or with a folder that cannot be
 * written. Elsewhere than on Linux, it is the command itself.
 */
export const isolated = (command, { network = true, readOnly }) => {
  if (!canUnshare) return command;
  const script = [
    ...(network ? [] : ["ip link set lo up"]),
    ...(readOnly === undefined ? [] : ['mount --bind "$0" "$0"', 'mount -o remount,ro,bind "$0"']),
    'exec "$@"',
  ].join(" && ");
  return ["unshare", network ? "-rm" : "-rmn", "sh", "-c", script, readOnly ?? "sh", ...command];
};

/** The environment of such a command: where namespaces cannot keep it from the network, the addresses that it asks are no good. */
export const cutOff = (env) =>
  canUnshare ? env : { ...env, HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere, npm_config_registry: nowhere };
