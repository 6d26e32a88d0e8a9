/**
 * Patterns are relative to the folder ESLint is started in, the project's: `eslint -c .tools/eslint.config.mjs .`
 * Formatting is Prettier's, unknown names are TypeScript's; who may import whom is in .dependency-cruiser.cjs.
 */
import accessibility from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import { root } from "./steps.mjs";

const runners = ["it", "test", "describe"];
const otherThanKeys = [
  ...["click", "dblclick", "hover", "tap", "dragTo", "mouse", "touchscreen", "dispatchEvent"],
  ...["fill", "clear", "check", "uncheck", "setChecked", "selectOption", "focus", "pressSequentially"],
];

/** What begins with a slash and a letter is an address, alone or behind an origin. */
const address = "/^\\u002F[a-z]/i";
const addressesElsewhere = [
  `Literal[value=${address}]`,
  `TemplateElement[value.raw=${address}]`,
  "Literal[regex.pattern=/^.?\\u005C\\u002F[a-z]/i]",
].map((selector) => ({
  selector,
  message:
    "Addresses are built in app/domain/paths alone, so that a path is changed in one place and no link is stale.",
}));
const formDataElsewhere = {
  selector: "CallExpression > MemberExpression[property.name='formData']",
  message: "Posted forms are read by readForm alone, which bounds the fields before anything is made of them.",
};

export default defineConfig(
  globalIgnores(["build/", "data/", "test-results/", "screens/", ".cache/"]),
  {
    // A rule that is wrong is changed here, for everybody, and not switched off in a line.
    linterOptions: { noInlineConfig: true },
  },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      eqeqeq: "error",
      "object-shorthand": "error",
      "no-implicit-coercion": "error",
      "no-else-return": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // Loaders and actions are promises by their contract, whether they wait for something or not.
      "@typescript-eslint/require-await": "off",
      // An event handler may be async: React ignores what it returns, and its errors reach the console.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // Ports and peers are objects of closures, which need no `this`.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Remix answers with what is thrown: an Error says why, a Response is the answer itself.
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "lib", name: "Response" },
            { from: "package", package: "@remix-run/server-runtime", name: ["TypedResponse", "DataWithResponseInit"] },
            { from: "package", package: "@remix-run/router", name: ["TypedResponse", "DataWithResponseInit"] },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [accessibility.flatConfigs.strict],
    plugins: { "react-hooks": { rules: hooks.rules } },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // A table that small screens show as cards loses its roles with its display; then they are written out.
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { tr: ["row"], td: ["cell"] }],
    },
  },
  {
    // What is longer is read in parts anyway: give them names.
    files: ["app/**"],
    rules: {
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The one door for posted forms. What a visitor names a field decides how large an array Conform makes.
    files: ["app/**"],
    ignores: ["app/http/posted-form.server.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["@conform-to/*", "@conform-to/**"],
              importNamePattern: "^(parse|resolve)",
              message: "Posted forms are checked by validateForm alone, which lets through no name but the schema's.",
            },
          ],
        },
      ],
      "no-restricted-syntax": ["error", formDataElsewhere, ...addressesElsewhere],
    },
  },
  {
    files: ["app/http/posted-form.server.ts"],
    rules: { "no-restricted-syntax": ["error", ...addressesElsewhere] },
  },
  {
    files: ["app/domain/paths/**"],
    rules: { "no-restricted-syntax": ["error", formDataElsewhere] },
  },
  {
    files: ["tests/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...runners.flatMap((object) => [
          { object, property: "only", message: "It hides every other test." },
          { object, property: "skip", message: "A test that does not run proves nothing: mend it or delete it." },
        ]),
      ],
    },
  },
  {
    // What proves that the keyboard is enough uses nothing else, not even Playwright's own ways into a field.
    files: ["tests/e2e/keyboard_*.spec.ts", "tests/e2e/edit_study_plan_keyboard.spec.ts", "tests/support/keyboard.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `MemberExpression[property.name=/^(${otherThanKeys.join("|")})$/]`,
          message: "This file proves that the keyboard is enough: walk there with the Tab key.",
        },
        {
          selector:
            "ImportDeclaration[source.value=/(forms|parent-journey)$/] > ImportSpecifier[imported.name=/^(press|fill|pay|give.*|fillChildForm)$/]",
          message: "These use a mouse: walk there with the Tab key.",
        },
      ],
    },
  },
  {
    // Scripts of the browser and configuration for tools are JavaScript outside of tsconfig.json.
    files: ["public/**", "**/*.cjs"],
    extends: [typescript.configs.disableTypeChecked],
  },
);
