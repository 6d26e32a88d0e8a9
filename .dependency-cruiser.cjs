/**
 * Who may import whom. `~/` is app/. A file with `.server` in its name never reaches a browser.
 * Type-only imports vanish when the code is built, so some rules let them pass.
 */

const TYPE_ONLY = ["type-only"];
const SERVER_FILE = "\\.server\\.";
// Lists of patterns are joined to one: the group that \\1 means must be the first, so PORTS always comes first.
const PORTS = "^app/services/([^/]+)/\\1\\.ts$";
const REGISTRY = "^app/services/registry\\.ts$";
const PAYMENTS_SANDBOX = "^app/services/payments/sandbox";
const CURRICULUM = "^app/curriculum/";
const BUILT_IN_SUGGESTIONS = "^app/services/suggestions/built-in/";
const MAIL_OUTBOX = "^app/services/mail/outbox";

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  {
    name: "no-circles",
    comment: "Files that import each other can only be understood, loaded and changed together.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved-imports",
    comment: "An import that leads nowhere would slip past every rule below. What Vite makes up is on no disk.",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
  {
    name: "app-is-self-contained",
    comment: "The app is what is built and shipped; tests and tools are not there when it runs.",
    severity: "error",
    from: { path: "^app/" },
    to: { path: "^(tests|build|data|\\.tools|\\.ci)/" },
  },
  {
    name: "app-needs-no-development-package",
    comment: "Packages for development are not installed where the app runs.",
    severity: "error",
    from: { path: "^app/" },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: TYPE_ONLY, pathNot: "^node_modules/(@types/|vite/client)" },
  },
  {
    name: "server-is-only-started",
    comment: "The server puts everything together; what imports it would import everything.",
    severity: "error",
    from: { pathNot: "^app/server/" },
    to: { path: "^app/(server/|entry\\.)" },
  },
  {
    name: "routes-speak-http-only",
    comment: "A route guards, parses, calls one operation of the domain and answers: no SQL, no outside service.",
    severity: "error",
    from: { path: "^app/routes/" },
    to: { path: "^app/", pathNot: ["^app/(routes|domain|ui|http|styles)/", "^app/root\\.tsx$"] },
  },
  {
    name: "routes-share-nothing",
    comment:
      "What two routes need belongs to ui, http or the domain, or beside them when they share a folder; then each can be read and moved alone.",
    severity: "error",
    from: { path: "^app/(routes/|routes/.+/)[^/]+$" },
    to: { path: "^app/routes/", pathNot: "^app/$1[^/]+\\.server\\.ts$", dependencyTypesNot: TYPE_ONLY },
  },
  {
    name: "ui-gets-plain-props",
    comment: "A component shows what it is given; it knows the rules of the domain, but no request and no database.",
    severity: "error",
    from: { path: "^app/ui/" },
    to: { path: "^app/", pathNot: "^app/(ui|domain)/" },
  },
  {
    name: "ui-stays-in-the-browser",
    comment: "Components run in browsers, where server files do not exist.",
    severity: "error",
    from: { path: "^app/ui/" },
    to: { path: SERVER_FILE },
  },
  {
    name: "rules-are-pure",
    comment: "The rules of the product run alike in server, browser and tests: they know the domain and nothing else.",
    severity: "error",
    from: { path: "^app/domain/", pathNot: SERVER_FILE },
    to: { path: "^app/", pathNot: "^app/domain/" },
  },
  {
    name: "rules-stay-in-the-browser",
    comment: "A rule that imported an operation would pull the database into the browser.",
    severity: "error",
    from: { path: "^app/domain/", pathNot: SERVER_FILE },
    to: { path: "^app/domain/.*" + SERVER_FILE },
  },
  {
    name: "rules-need-zod-only",
    comment: "Every other package, and Node itself, would tie the rules of the product to a place or a fashion.",
    severity: "error",
    from: { path: "^app/domain/", pathNot: SERVER_FILE },
    to: { pathNot: ["^app/", "^node_modules/zod/"] },
  },
  {
    name: "operations-reach-only-ports",
    comment: "Operations use the outside world through its ports, so that any implementation will do.",
    severity: "error",
    from: { path: "^app/domain/.*" + SERVER_FILE },
    to: { path: "^app/", pathNot: [PORTS, "^app/(domain|db)/", REGISTRY, PAYMENTS_SANDBOX, MAIL_OUTBOX] },
  },
  {
    name: "sandbox-serves-subscriptions",
    comment: "The payments sandbox has screens of its own; only the operations behind them may know it.",
    severity: "error",
    from: { path: "^app/domain/", pathNot: "^app/domain/subscription/sandbox[^/]*\\.server\\.ts$" },
    to: { path: PAYMENTS_SANDBOX },
  },
  {
    name: "outbox-serves-its-screen",
    comment: "The mail outbox has a screen of its own; only the operation behind it may know it.",
    severity: "error",
    from: { path: "^app/domain/", pathNot: "(^|/)outbox\\.server\\.ts$" },
    to: { path: MAIL_OUTBOX },
  },
  {
    name: "database-is-the-bottom",
    comment: "Queries store and find; they decide nothing and call nobody.",
    severity: "error",
    from: { path: "^app/db/" },
    to: { path: "^app/", pathNot: "^app/(db|domain)/" },
  },
  {
    name: "database-knows-shapes",
    comment: "Of the domain, queries know shapes, numbers and named errors, but no rules.",
    severity: "error",
    from: { path: "^app/db/" },
    to: { path: "^app/domain/", pathNot: "^app/domain/(limits|errors)\\.ts$", dependencyTypesNot: TYPE_ONLY },
  },
  {
    name: "services-live-apart",
    comment: "One outside service can be replaced without a look at another, or at the rest of the app.",
    severity: "error",
    from: { path: "^app/services/([^/]+)/" },
    to: { path: "^app/", pathNot: ["^app/services/$1/", "^app/domain/", CURRICULUM] },
  },
  {
    name: "curriculum-serves-built-in-suggestions",
    comment:
      "What the curriculum holds is suggested by one engine; whoever else read it would have to be changed with it.",
    severity: "error",
    from: { path: "^app/", pathNot: [CURRICULUM, BUILT_IN_SUGGESTIONS] },
    to: { path: CURRICULUM },
  },
  {
    name: "curriculum-is-data",
    comment: "The curriculum is files and their shape: it is read when built, and checked by a tool, without the app.",
    severity: "error",
    from: { path: CURRICULUM },
    to: { pathNot: [CURRICULUM, "^node_modules/zod/", "^virtual:"] },
  },
  {
    name: "services-know-shapes",
    comment:
      "Of the domain, a service knows shapes, and translates them to what the outside world speaks. Addresses are for all.",
    severity: "error",
    from: { path: "^app/services/" },
    to: { path: "^app/domain/", pathNot: "^app/domain/paths[./]", dependencyTypesNot: TYPE_ONLY },
  },
  {
    name: "registry-lists-ports",
    comment: "The registry names what there is behind each port; it knows no implementation.",
    severity: "error",
    from: { path: REGISTRY },
    to: { path: "^app/", pathNot: PORTS },
  },
  {
    name: "registry-lists-types",
    comment: "Ports are shapes: the registry loads nothing.",
    severity: "error",
    from: { path: REGISTRY },
    to: { path: "^app/services/", dependencyTypesNot: TYPE_ONLY },
  },
  {
    name: "http-stands-on-the-domain",
    comment: "Sessions, guards and answers call the domain; SQL and outside services are behind it.",
    severity: "error",
    from: { path: "^app/http/" },
    to: { path: "^app/", pathNot: "^app/(http|domain)/" },
  },
  {
    name: "enhancements-work-on-html",
    comment: "A script of a page that is not hydrated finds the page's HTML; of the app it knows pure rules only.",
    severity: "error",
    from: { path: "^app/enhance/" },
    to: { path: ["^app/", SERVER_FILE], pathNot: "^app/(enhance|domain)/(?!.*" + SERVER_FILE + ")" },
  },
  {
    name: "enhancements-need-sortable-only",
    comment: "Parents wait for every byte of them, and Node is not there.",
    severity: "error",
    from: { path: "^app/enhance/" },
    to: { pathNot: ["^app/", "^node_modules/sortablejs/"] },
  },
  {
    name: "enhancements-are-only-sent",
    comment:
      "A page works without them: it names the file to send, in the document around it, and calls nothing in it.",
    severity: "error",
    from: { pathNot: ["^app/enhance/", "^app/root\\.tsx$"] },
    to: { path: "^app/enhance/" },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: "^node_modules/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
