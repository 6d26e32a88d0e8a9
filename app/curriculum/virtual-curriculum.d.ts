declare module "virtual:curriculum" {
  /** Reads the files anew, complete. */
  export default function readFiles(): { path: string; content: unknown }[];
}

declare module "virtual:curriculum-digest" {
  const digest: string;
  export default digest;
}
