/**
 * The direction of imports, by folder. A wrong import fails `npm run check`. `scripts/import-rules.test.ts` proves that each rule can fail.
 * Tests and test helpers may import from anywhere (except in a cycle): the rules are about production code.
 */
const test = ['\\.test(-d)?\\.ts$', '^packages/[^/]+/test/'];
const sdk = '^packages/sdk/src/';
const mock = '^packages/mock-server/src/';
/** Bundled into both packages and the inspector. */
const checks = '^packages/checks/src/';
const resource = '(payments|disputes|customers|payment-methods|onboardings|campaigns|transfers)';

/** Layers from top to bottom. A file imports from its own layer and from those below it. */
const sdkLayers = [
  `${sdk}(index|client|node|openapi-fetch)\\.ts$`,
  `${sdk}resources/`,
  `${sdk}openapi-fetch/`,
  `${sdk}http/`,
  `${sdk}validation/`,
  `${sdk}errors/`,
  `${sdk}utils/`,
];
const webhookLayers = [
  `${sdk}webhooks/((index|explain-signature|testing)\\.ts$|testing/)`,
  `${sdk}webhooks/adapters/`,
  `${sdk}webhooks/receiver/`,
  `${sdk}webhooks/construct-event\\.ts$`,
  `${sdk}webhooks/events/`,
  `${sdk}webhooks/(verification|stores)/`,
  `${sdk}webhooks/errors\\.ts$`,
];
/** The rooms of the mock server. The entries are the files directly in `src/`. */
const core = `${mock}core/`;
const coreLayers = [
  `${core}[^/]+\\.ts$`,
  `${core}(controls|http)/`,
  `${core}(operations|moves)/`,
  `${core}(merchant|findings)/`,
  `${core}(webhooks|faults)/`,
  `${core}model/`,
  `${core}(options|clock|report)/`,
];
const inspector = '^packages/inspector/src/';
/** The rooms of the inspector page, from top to bottom. */
const inspectorLayers = [
  `${inspector}(main|app)\\.tsx$`,
  `${inspector}views/`,
  `${inspector}components/`,
  `${inspector}state/`,
  `${inspector}api/`,
];
const reference = `${inspector}reference/`;
const nodeOnly = `${mock}((node|node-test|playwright|cli)\\.ts$|server/(listen\\.ts$|(cli|port)/)|testing/test-runners/application\\.ts$)`;
const mswOnly = `${mock}((msw|browser)\\.ts$|testing/interception/)`;
const explorer = `${mock}explore(\\.ts$|/)`;
/** `handlers.ts` stores. Every other file of the operations only decides. */
const rules = `${core}operations/(${resource}\\.ts$|payments/)`;

/** One rule for each layer: it imports nothing from above. */
function layerRules(name, layers, comment) {
  return layers.slice(1).map((layer, index) => ({
    name: `${name}-layer-${index + 2}`,
    comment,
    severity: 'error',
    from: { path: layer, pathNot: test },
    to: { path: layers.slice(0, index + 1) },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere would pass every other rule. What is installed apart is compiled there.',
      severity: 'error',
      from: {
        pathNot:
          '^(tests/(stores|inspector|packages/(recipes|consumers/(jest|neighbours))|frameworks/(webhook-adapters|custom-fetch|next/(app|stored-and-edge))|contract/fuzz)|examples/(durable-payments|webhook-queues))/',
      },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-helpers-in-production',
      comment: 'Users would install them. Test helpers live in packages/*/test/helpers.',
      severity: 'error',
      from: { path: [sdk, mock, inspector, checks], pathNot: test },
      to: { path: test },
    },
    {
      name: 'only-declared-dependencies',
      comment: 'A package must list what it imports in its own package.json: the root package.json is not published.',
      severity: 'error',
      from: { path: [sdk, mock], pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'generated-imports-nothing-handwritten',
      comment: 'Generated code depends on the contract only. The SDK declares the types of the payments API.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/generated/' },
      to: { pathNot: ['^packages/[^/]+/src/generated/', '^packages/sdk/src/index\\.ts$'] },
    },
    {
      name: 'packages-import-no-workshop',
      comment: 'scripts, examples, bench and tests are not published.',
      severity: 'error',
      from: { path: ['^packages/'], pathNot: test },
      to: { path: '^(scripts|examples|bench|tests)/' },
    },
    {
      name: 'examples-import-published-names',
      comment: 'An example has to work where only the packages are installed.',
      severity: 'error',
      from: { path: '^(examples|bench)/' },
      to: { path: '^packages/', dependencyTypesNot: ['aliased'] },
    },

    {
      name: 'checks-import-nothing',
      comment: 'Each package bundles its own copy, also for browsers.',
      severity: 'error',
      from: { path: checks, pathNot: test },
      to: { pathNot: checks },
    },
    ...layerRules('sdk', sdkLayers, 'client → resources → openapi-fetch → http → validation → errors → utils.'),
    ...layerRules(
      'webhooks',
      webhookLayers,
      'entries, explain-signature, testing → adapters → receiver → construct-event → events → verification, stores → errors.',
    ),
    {
      name: 'webhooks-import-no-client',
      comment: '@paychord/sdk/webhooks is a bundle without the client. Both may use generated code and utils.',
      severity: 'error',
      from: { path: `${sdk}webhooks/`, pathNot: test },
      to: { path: sdk, pathNot: `${sdk}(webhooks|generated|utils)/` },
    },
    {
      name: 'webhooks-have-no-dependencies',
      comment: 'A receiver must not break because a dependency changed.',
      severity: 'error',
      from: { path: `${sdk}webhooks/`, pathNot: test },
      to: { pathNot: [sdk, checks] },
    },
    {
      name: 'client-imports-no-webhooks',
      comment: 'The client is a bundle without the webhooks.',
      severity: 'error',
      from: { path: sdk, pathNot: [`${sdk}webhooks/`, ...test] },
      to: { path: `${sdk}webhooks/` },
    },
    {
      name: 'sdk-resources-are-siblings',
      comment: 'What two resources share belongs to http or validation.',
      severity: 'error',
      from: { path: `${sdk}resources/${resource}\\.ts$` },
      to: { path: `${sdk}resources/${resource}\\.ts$` },
    },
    {
      name: 'sdk-imports-no-mock',
      comment: 'The mock server depends on the SDK, so the SDK cannot depend on it.',
      severity: 'error',
      from: { path: sdk, pathNot: test },
      to: { path: '^packages/mock-server/' },
    },
    {
      name: 'sdk-imports-no-built-in',
      comment: 'The entries run in browsers. Only ./node imports a built-in module (an import of a type is erased).',
      severity: 'error',
      from: { path: sdk, pathNot: [`${sdk}node\\.ts$`, ...test] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-its-entry-imports-openapi-fetch',
      comment: 'The main entry has no dependencies at run time.',
      severity: 'error',
      from: { path: sdk, pathNot: [`${sdk}openapi-fetch(\\.ts$|/)`, ...test] },
      to: { path: ['node_modules/openapi-fetch/', `${sdk}openapi-fetch/`] },
    },

    {
      name: 'core-imports-no-other-room',
      comment: 'The merchant and its rules run everywhere. The other rooms and the entries use them.',
      severity: 'error',
      from: { path: core, pathNot: test },
      to: { path: mock, pathNot: [core, `${mock}generated/`] },
    },
    {
      name: 'rooms-are-siblings',
      comment: 'What two rooms share belongs to core. Only a port serves pages, and only its entries import it.',
      severity: 'error',
      from: { path: `${mock}(server|testing|explore)/`, pathNot: test },
      to: { path: mock, pathNot: [core, `${mock}generated/`, `${mock}$1/`] },
    },
    ...layerRules(
      'core',
      coreLayers,
      'mock-server → controls, http → operations → merchant → webhooks, faults → model → options, clock.',
    ),
    ...layerRules('inspector', inspectorLayers, 'main, app → views → components → state → api → generated.'),
    {
      name: 'inspector-imports-no-server',
      comment: 'The page runs in a browser. It knows the mock server only by the document of the admin API.',
      severity: 'error',
      from: { path: inspector, pathNot: test },
      to: { path: '^packages/', pathNot: [inspector, checks] },
    },
    {
      name: 'inspector-uses-few-libraries',
      comment: 'The build bundles them into the page, which has a size budget.',
      severity: 'error',
      from: { path: inspector, pathNot: [reference, ...test] },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(preact|@preact/signals|@tanstack/virtual-core|openapi-fetch)/',
      },
    },
    {
      name: 'published-packages-import-no-page',
      comment: 'The mock server serves the built files. It must not contain a page.',
      severity: 'error',
      from: { path: [sdk, mock], pathNot: test },
      to: { path: '^packages/inspector/' },
    },
    {
      name: 'inspector-views-are-siblings',
      comment: 'What two views share belongs to components or state.',
      severity: 'error',
      from: { path: `${inspector}views/([^/]+)/`, pathNot: test },
      to: { path: `${inspector}views/[^/]+/`, pathNot: `${inspector}views/$1/` },
    },
    {
      name: 'reference-stands-alone',
      comment: 'The page runs in a browser. It knows the mock server only by its documents, and contains its renderer.',
      severity: 'error',
      from: { path: reference, pathNot: test },
      to: { pathNot: [reference, 'node_modules/openapi-explorer/'] },
    },
    {
      name: 'mock-imports-sdk-by-its-entries',
      comment: 'The mock server is installed beside the published SDK.',
      severity: 'error',
      from: { path: mock, pathNot: test },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'mock-operations-are-siblings',
      comment: 'What two operations share belongs to the model.',
      severity: 'error',
      from: { path: `${core}operations/${resource}(/|\\.ts$)`, pathNot: test },
      to: { path: `${core}operations/${resource}(/|\\.ts$)`, pathNot: `${core}operations/$1(/|\\.ts$)` },
    },
    {
      name: 'rules-are-pure',
      comment: '(record, input, context) → record. Handlers read and store; rules only decide.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: {
        path: [`${core}(merchant|webhooks|http|clock)/`, `${core}model/state\\.ts$`, '/handlers?\\.ts$'],
        pathNot: `${core}clock/duration\\.ts$`,
      },
    },
    {
      name: 'rules-use-no-library',
      comment: 'Rules decide from their arguments alone.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: { dependencyTypes: ['core', 'npm', 'npm-peer', 'npm-optional'] },
    },
    {
      name: 'only-node-and-cli-import-node',
      comment: 'All other entries run in browsers.',
      severity: 'error',
      from: { path: mock, pathNot: [nodeOnly, ...test] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-node-and-cli-serve-a-port',
      comment: 'The mock server runs without Node.',
      severity: 'error',
      from: { path: mock, pathNot: [nodeOnly, ...test] },
      to: { path: 'node_modules/@hono/node-server/' },
    },
    {
      name: 'only-msw-entries-import-msw',
      comment: 'MSW is an optional peer dependency.',
      severity: 'error',
      from: { path: mock, pathNot: [mswOnly, ...test] },
      to: { path: 'node_modules/msw/' },
    },
    {
      name: 'only-its-entry-imports-the-explorer',
      comment: 'The folder can be deleted without a change of another file.',
      severity: 'error',
      from: { path: mock, pathNot: [explorer, ...test] },
      to: { path: explorer },
    },
    {
      name: 'only-its-entry-imports-vitest',
      comment: 'Vitest is an optional peer dependency.',
      severity: 'error',
      from: { path: mock, pathNot: [`${mock}vitest\\.ts$`, ...test] },
      to: { path: 'node_modules/vitest/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+/dist|tests/mutation/.sandbox|tests/frameworks/next/versions)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports that only carry types have a direction too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
