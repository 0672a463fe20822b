/// <reference types="@astrojs/starlight" />

declare module "virtual:openapi.json" {
  const document: import("./api/document.ts").Document;
  export default document;
}
