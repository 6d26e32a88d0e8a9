/** The whole site, as Remix's Vite plugin puts it together. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
