/** The plugin comes without types; this is as much of it as the lint configuration uses. */
declare module "eslint-plugin-jsx-a11y" {
  import type { Linter } from "eslint";

  const plugin: { flatConfigs: Record<"recommended" | "strict", Linter.Config> };
  export default plugin;
}
