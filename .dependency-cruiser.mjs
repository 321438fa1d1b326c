/**
 * The direction of imports: arrows never turn back. A wrong arrow fails `npm run check:imports`.
 * Tests may reach wherever they need to (except around a circle); the rules are about what ships.
 */
// And what tests share.
const test = '(\\.test(-d)?|/test-receiver)\\.ts$';
const sdk = '^packages/sdk/src/';
const mock = '^packages/mock-server/src/';
const resources = '(payments|disputes|customers|payment-methods|onboardings|campaigns|transfers)';
/** Pure: a record and a request give the next record. */
const rules = `${mock}([^/]+/rules|payments/(creation|authorization|refund|completion|card-check)|payment-balance)\\.ts$`;
const transports = `${mock}((msw|interception|node|browser|vitest|cli)\\.ts$|cli/)`;

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
      comment:
        'An import that leads nowhere would slip past every other rule. What is installed apart is compiled there.',
      severity: 'error',
      from: {
        pathNot: '^(tests/(webhook-(stores|adapters)|contract-fuzz|custom-fetch|next/app)|examples/webhook-queues)/',
      },
      to: { couldNotResolve: true },
    },
    {
      name: 'only-declared-dependencies',
      comment: 'What a package imports stands in its own package.json; the root is not installed with it.',
      severity: 'error',
      from: { path: [sdk, mock], pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'generated-imports-nothing-handwritten',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/generated/' },
      to: { pathNot: '^packages/[^/]+/src/generated/' },
    },
    {
      name: 'packages-import-no-workshop',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(scripts|examples|bench)/' },
    },
    {
      name: 'examples-import-published-names',
      comment: 'An example has to work where only the packages are installed.',
      severity: 'error',
      from: { path: '^(examples|bench)/' },
      to: { path: '^packages/', dependencyTypesNot: ['aliased'] },
    },

    {
      name: 'webhooks-import-no-client',
      comment: '@paychord/sdk/webhooks stands alone; both sides may use what is generated.',
      severity: 'error',
      from: { path: `${sdk}webhooks/`, pathNot: test },
      to: { path: sdk, pathNot: `${sdk}(webhooks|generated)/` },
    },
    {
      name: 'webhooks-have-no-dependencies',
      severity: 'error',
      from: { path: `${sdk}webhooks/`, pathNot: test },
      to: { pathNot: sdk },
    },
    {
      name: 'client-imports-no-webhooks',
      severity: 'error',
      from: { path: sdk, pathNot: [`${sdk}webhooks/`, test] },
      to: { path: `${sdk}webhooks/` },
    },
    {
      name: 'transport-knows-no-resource',
      severity: 'error',
      from: { path: `${sdk}transport/`, pathNot: test },
      to: { path: `${sdk}(${resources}|client)\\.ts$` },
    },
    {
      name: 'sdk-resources-are-siblings',
      comment: 'What two resources share is named and lives one level up.',
      severity: 'error',
      from: { path: `${sdk}${resources}\\.ts$` },
      to: { path: `${sdk}${resources}\\.ts$` },
    },
    {
      name: 'sdk-imports-no-mock',
      severity: 'error',
      from: { path: sdk, pathNot: test },
      to: { path: '^packages/mock-server/' },
    },
    {
      name: 'sdk-imports-no-built-in',
      comment: 'The entries run in browsers; only ./node may name a built-in module (a type of one is erased).',
      severity: 'error',
      from: { path: sdk, pathNot: [`${sdk}node\\.ts$`, test] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },

    {
      name: 'mock-imports-sdk-by-its-entries',
      severity: 'error',
      from: { path: mock, pathNot: test },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'rules-are-pure',
      comment: '(record, input, context) → record. Routes fetch and store; rules only decide.',
      severity: 'error',
      from: { path: rules },
      to: { path: [`${mock}(state|merchant|app|mock-server|controls)\\.ts$`, '/routes\\.ts$'] },
    },
    {
      name: 'rules-use-no-built-in',
      severity: 'error',
      from: { path: rules },
      to: { dependencyTypes: ['core', 'npm', 'npm-peer', 'npm-optional'] },
    },
    {
      name: 'state-knows-no-route-and-no-rule',
      severity: 'error',
      from: { path: `${mock}state\\.ts$` },
      to: { path: [`${mock}(app|merchant|mock-server)\\.ts$`, '/(routes|rules)\\.ts$'] },
    },
    {
      name: 'mock-resources-are-siblings',
      comment: 'What two resources share is named and lives one level up.',
      severity: 'error',
      from: { path: `${mock}${resources}/`, pathNot: test },
      to: { path: `${mock}${resources}/`, pathNot: `${mock}$1/` },
    },
    {
      name: 'mock-webhooks-know-no-route',
      severity: 'error',
      from: { path: `${mock}webhooks/`, pathNot: test },
      to: { path: [`${mock}app\\.ts$`, '/routes\\.ts$'] },
    },
    {
      name: 'engine-knows-no-transport',
      comment: 'Transports import the door. index.ts included: the engine loads without msw and without Node.',
      severity: 'error',
      from: { path: mock, pathNot: [transports, test] },
      to: { path: transports },
    },
    {
      name: 'only-node-and-cli-import-node',
      severity: 'error',
      from: { path: mock, pathNot: [`${mock}((node|cli)\\.ts$|cli/)`, test] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-node-and-cli-serve-a-port',
      severity: 'error',
      from: { path: mock, pathNot: [`${mock}((node|cli)\\.ts$|cli/)`, test] },
      to: { path: 'node_modules/@hono/node-server/' },
    },
    {
      name: 'only-msw-transports-import-msw',
      severity: 'error',
      from: { path: mock, pathNot: [`${mock}(msw|interception|vitest)\\.ts$`, test] },
      to: { path: 'node_modules/msw/' },
    },
    {
      name: 'only-its-entry-imports-vitest',
      severity: 'error',
      from: { path: mock, pathNot: [`${mock}vitest\\.ts$`, test] },
      to: { path: 'node_modules/vitest/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+/dist|tests/mutation/.sandbox|tests/next/versions)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports that only carry types have a direction too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
