import { address } from "./address";

/** The payments sandbox's own pages. */
export const sandbox = {
  checkout: address("/sandbox/checkout/:session_id"),
  portal: address("/sandbox/portal/:portal_id"),
};

/** What is beside the product itself: for programs, for whoever builds on it, and for whoever runs it. */
export const machine = {
  thumbnail: address("/videos/thumbnails/:file"),
  openapi: address("/openapi.json"),
  apiDocs: address("/api_docs"),
  paymentEvents: address("/webhooks/payments"),
  analytics: address("/analytics"),
  outbox: address("/outbox"),
  robots: address("/robots.txt"),
  sitemap: address("/sitemap.xml"),
  components: address("/ui"),
};

/** What the server answers before the site is asked. */
export const probes = {
  healthz: address("/healthz"),
  readyz: address("/readyz"),
};

/** Files of the folder `public`. */
export const files = {
  favicon: address("/favicon.svg"),
  icon: address("/icon-512.png"),
  touchIcon: address("/apple-touch-icon.png"),
  webManifest: address("/manifest.webmanifest"),
  enhanceScript: address("/enhance.js"),
};

/** Where the build puts what it makes for browsers. */
export const BUILT_FILES = "/assets";

/** Stands for every path that can't be read; nothing is there. */
export const MALFORMED_PATH = "/malformed_address";
