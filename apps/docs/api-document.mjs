import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../edge/generated/openapi.json", import.meta.url));
const name = "virtual:openapi.json";

/**
 * The description of the API as a module. The Worker in apps/edge makes it, and can't be a dependency of this package: it
 * serves the site, so it is built after it. turbo.json has the order.
 */
export const apiDocument = () => ({
  name: "api-document",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    if (!existsSync(file)) {
      throw new Error(`${file} is missing: run npx -y pnpm@12.4.2 --filter @palimpsest/edge openapi`);
    }
    this.addWatchFile?.(file);
    return { code: `export default ${readFileSync(file, "utf8")}`, map: null, moduleType: "js" };
  },
});
