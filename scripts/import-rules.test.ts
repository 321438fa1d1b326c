import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { IConfiguration } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const configuration: IConfiguration = (await import(join(root, '.dependency-cruiser.mjs'))).default;
const sdk = 'packages/sdk/src';
const mock = 'packages/mock-server/src';
const core = `${mock}/core`;
const inspector = 'packages/inspector/src';

/** One import for each rule that the rule must reject: the importing file, and the import. */
const violations: Record<string, readonly [from: string, specifier: string]> = {
  'no-cycles': [`${sdk}/utils/cycle-a.ts`, './cycle-b.ts'],
  'no-unresolved': [`${sdk}/utils/unresolved.ts`, './missing.ts'],
  'no-test-helpers-in-production': [`${sdk}/utils/helped.ts`, '../../test/helpers/helper.ts'],
  'only-declared-dependencies': [`${sdk}/utils/undeclared.ts`, 'vitest'],
  'generated-imports-nothing-handwritten': [`${sdk}/generated/handwritten.ts`, '../utils/plain.ts'],
  'packages-import-no-workshop': [`${sdk}/utils/workshop.ts`, '../../../../scripts/script.ts'],
  'examples-import-published-names': ['examples/private.ts', '../packages/sdk/src/utils/plain.ts'],
  'checks-import-nothing': ['packages/checks/src/node.ts', 'node:fs'],
  'sdk-layer-2': [`${sdk}/resources/layer.ts`, '../client.ts'],
  'sdk-layer-3': [`${sdk}/openapi-fetch/layer.ts`, '../resources/payments.ts'],
  'sdk-layer-4': [`${sdk}/http/layer.ts`, '../resources/payments.ts'],
  'sdk-layer-5': [`${sdk}/validation/layer.ts`, '../http/send.ts'],
  'sdk-layer-6': [`${sdk}/errors/layer.ts`, '../validation/assert.ts'],
  'sdk-layer-7': [`${sdk}/utils/layer.ts`, '../errors/base.ts'],
  'webhooks-layer-2': [`${sdk}/webhooks/adapters/layer.ts`, '../index.ts'],
  'webhooks-layer-3': [`${sdk}/webhooks/receiver/layer.ts`, '../adapters/node.ts'],
  'webhooks-layer-4': [`${sdk}/webhooks/construct-event.ts`, './receiver/receiver.ts'],
  'webhooks-layer-5': [`${sdk}/webhooks/events/layer.ts`, '../construct-event.ts'],
  'webhooks-layer-6': [`${sdk}/webhooks/stores/layer.ts`, '../events/events.ts'],
  'webhooks-layer-7': [`${sdk}/webhooks/errors.ts`, './verification/hmac.ts'],
  'webhooks-import-no-client': [`${sdk}/webhooks/client.ts`, '../http/send.ts'],
  'webhooks-have-no-dependencies': [`${sdk}/webhooks/dependent.ts`, 'openapi-fetch'],
  'client-imports-no-webhooks': [`${sdk}/http/webhook.ts`, '../webhooks/index.ts'],
  'sdk-resources-are-siblings': [`${sdk}/resources/disputes.ts`, './payments.ts'],
  'sdk-imports-no-mock': [`${sdk}/utils/mock.ts`, '../../../mock-server/src/core/model/state.ts'],
  'sdk-imports-no-built-in': [`${sdk}/utils/built-in.ts`, 'node:fs'],
  'only-its-entry-imports-openapi-fetch': [`${sdk}/http/openapi.ts`, 'openapi-fetch'],
  'core-imports-no-other-room': [`${core}/model/room.ts`, '../../explore/cases.ts'],
  'rooms-are-siblings': [`${mock}/explore/room.ts`, '../server/port/connections.ts'],
  'core-layer-2': [`${core}/http/layer.ts`, '../mock-server.ts'],
  'core-layer-3': [`${core}/operations/layer.ts`, '../http/router.ts'],
  'core-layer-4': [`${core}/merchant/layer.ts`, '../operations/handlers.ts'],
  'core-layer-5': [`${core}/webhooks/layer.ts`, '../merchant/merchant.ts'],
  'core-layer-6': [`${core}/model/layer.ts`, '../webhooks/delivery.ts'],
  'core-layer-7': [`${core}/clock/layer.ts`, '../model/state.ts'],
  'inspector-layer-2': [`${inspector}/views/payments/layer.tsx`, '../../app.tsx'],
  'inspector-layer-3': [`${inspector}/components/layer.tsx`, '../views/requests/requests-view.tsx'],
  'inspector-layer-4': [`${inspector}/state/layer.ts`, '../components/text.tsx'],
  'inspector-layer-5': [`${inspector}/api/layer.ts`, '../state/router.ts'],
  'inspector-imports-no-server': [`${inspector}/api/server.ts`, '../../../mock-server/src/core/model/state.ts'],
  'inspector-uses-few-libraries': [`${inspector}/api/library.ts`, 'hono'],
  'published-packages-import-no-page': [`${mock}/server/admin/page.ts`, '../../../../inspector/src/app.tsx'],
  'reference-stands-alone': [`${inspector}/reference/page.ts`, '../app.tsx'],
  'inspector-views-are-siblings': [`${inspector}/views/requests/layer.tsx`, '../payments/payments-view.tsx'],
  'mock-imports-sdk-by-its-entries': [`${core}/model/private.ts`, '../../../../sdk/src/utils/plain.ts'],
  'mock-operations-are-siblings': [`${core}/operations/disputes.ts`, './payments/follow-ups.ts'],
  'rules-are-pure': [`${core}/operations/payments/follow-ups.ts`, '../../model/state.ts'],
  'rules-use-no-library': [`${core}/operations/payments/creation.ts`, 'hono'],
  'only-node-and-cli-import-node': [`${core}/model/built-in.ts`, 'node:fs'],
  'only-node-and-cli-serve-a-port': [`${core}/model/port.ts`, '@hono/node-server'],
  'only-msw-entries-import-msw': [`${core}/model/msw.ts`, 'msw'],
  'only-its-entry-imports-the-explorer': [`${mock}/server/admin/explorer.ts`, '../../explore/cases.ts'],
  'only-its-entry-imports-vitest': [`${core}/model/vitest.ts`, 'vitest'],
};

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let found: { readonly rule: { readonly name: string }; readonly from: string }[] = [];

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json', 'node_modules']) {
    symlinkSync(join(root, file), join(folder, file));
  }
  for (const name of ['sdk', 'mock-server', 'inspector']) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    symlinkSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  }
  // The targets first: a file that also violates a rule replaces its empty version.
  for (const [from, specifier] of Object.values(violations)) {
    if (specifier.startsWith('.') && !specifier.includes('missing'))
      write(join(dirname(from), specifier), 'export {};\n');
  }
  for (const [from, specifier] of Object.values(violations)) write(from, `import '${specifier}';\n`);
  write(`${sdk}/utils/cycle-b.ts`, `import './cycle-a.ts';\n`);
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'scripts', 'examples'];
  // With violations the exit code is not 0.
  const { stdout } = await run(process.execPath, [cruiser, ...options], { cwd: folder, maxBuffer: 1e8 }).catch(
    (error) => error,
  );
  found = JSON.parse(stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there is a violation to try for each rule', () => {
  expect(Object.keys(violations).sort()).toEqual(configuration.forbidden?.map(({ name }) => name).sort());
});

test.each(Object.entries(violations))('the rule %s rejects the import of %s', (name, [from]) => {
  expect(found.filter(({ rule }) => rule.name === name).map((each) => each.from)).toContain(from);
});

test('each rule says why it exists', () => {
  for (const rule of configuration.forbidden ?? []) expect(rule.comment, rule.name).toMatch(/\w+ .*\.$/);
});
