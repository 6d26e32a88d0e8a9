declare module "virtual:curriculum" {
  const files: readonly { path: string; content: unknown }[];
  export default files;
}

declare module "virtual:curriculum-digest" {
  const digest: string;
  export default digest;
}
