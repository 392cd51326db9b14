import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".svelte-check/", "dist/", "src/generated/", "public/", "offline/", "*.config.js"] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-non-null-assertion": "error",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/backend/server.ts", "src/offline/*.ts"],
    rules: {
      // only the backend talks to a server
      "no-restricted-globals": ["error", "fetch"],
      "no-restricted-syntax": ["error", { selector: "NewExpression[callee.name='WebSocket']", message: "use the backend" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-at-html-tags": "error",
      // links are plain paths: there is no SvelteKit here to resolve them
      "svelte/no-navigation-without-resolve": "off",
      // state replaced as a whole needs no reactive containers
      "svelte/prefer-svelte-reactivity": "off",
      // only svelte-check knows the types of other components, and it checks this
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  // Only the long series runs the slowest rules: those that need types, and two that overlap with svelte-check, which
  // every run has.
  process.env.TERCET_LONG === "1"
    ? {}
    : {
        ...ts.configs.disableTypeChecked,
        linterOptions: { reportUnusedDisableDirectives: "off" },
        rules: {
          ...ts.configs.disableTypeChecked.rules,
          "@typescript-eslint/no-unused-vars": "off",
          "svelte/no-unused-svelte-ignore": "off",
        },
      },
);
