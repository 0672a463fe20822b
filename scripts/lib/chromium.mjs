import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The first has no window, and takes a third of the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const onPath = () => (process.env.PATH ?? "").split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));

const programFiles = () =>
  ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((dir) => [
      join(dir, "Google", "Chrome", "Application", "chrome.exe"),
      join(dir, "Microsoft", "Edge", "Application", "msedge.exe"),
    ]);

const places = () => {
  switch (process.platform) {
    case "darwin":
      return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
        (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
      );
    case "win32":
      return programFiles();
    default:
      return [...names.map((name) => join("/usr/bin", name)), "/snap/bin/chromium"];
  }
};

/** The path of an installed Chromium, or undefined. CHROMIUM, when set, is the only place looked at. */
export const findChromium = () => {
  const { CHROMIUM } = process.env;
  return (CHROMIUM ? [CHROMIUM] : [...places(), ...onPath()]).find((path) => existsSync(path));
};
