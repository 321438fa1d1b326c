import { escapeUnsafe } from '../../core/merchant/format-log.ts';
import { isObject } from '../../core/options/option-rules.ts';
import type { LoadedScenario, StoredSnapshot } from '../../generated/control-types.ts';
import { AdminApiError, callAdminApi } from './admin-client.ts';
import {
  assertNoMerchant,
  CommandError,
  ConfigError,
  createCommand,
  print,
  printHint,
  sameTarget,
} from './command-line.ts';
import { readJsonFile } from './config-file.ts';

/** `run scenario.json` loads a scenario file into a running server. */
export const run = createCommand({
  name: 'run',
  usage: '<scenario.json>',
  summary: 'Loads a scenario file, and prints the payments that it created',
  details: `A scenario has records, and payments with their moves.
A file that breaks the schema changes nothing. When the rules reject a step, the steps before stay.`,
  examples: ['paychord-mock run scenario.json', 'paychord-mock run scenario.json --merchant shop-2'],
  async run({ target, args: [file = ''] }) {
    const scenario = readJsonFile(file, 'run');
    if (!isObject(scenario)) throw new ConfigError(`${file}: the scenario must be an object`);
    if ('code' in scenario && 'messages' in scenario)
      throw new ConfigError(`${file}: the file is an error response (${scenario.code}), and no scenario`);
    const { payments, byName } = (await callAdminApi(target, 'loadScenario', { body: scenario })) as LoadedScenario;
    const names = new Map(Object.entries(byName).map(([name, { id }]) => [id, name]));
    for (const { id, merchant_order_id, status, sub_status } of payments) {
      const line = [id, merchant_order_id, `${status}/${sub_status}`, names.get(id) ?? []].flat().join('  ');
      print(`${escapeUnsafe(line)}\n`);
    }
    if (payments.length === 0) printHint('The scenario has no payments\n');
  },
});

/** `snapshot` keeps a snapshot in the server. */
export const snapshot = createCommand({
  name: 'snapshot',
  summary: 'Keeps the state of every merchant in the server, and prints the id of the snapshot',
  details: 'The server loses its snapshots when it stops.',
  options: { list: { help: 'Prints the ids of the snapshots, oldest first' } },
  examples: ['paychord-mock snapshot', 'paychord-mock snapshot --list'],
  async run({ target, values: { list = false } }) {
    assertNoMerchant(target, 'snapshot');
    if (list) {
      for (const { id } of (await callAdminApi(target, 'listSnapshots')) as StoredSnapshot[]) print(`${id}\n`);
      return;
    }
    const { id } = (await callAdminApi(target, 'createSnapshot')) as StoredSnapshot;
    print(`${id}\n`);
    printHint(`Restore it: ${sameTarget(target)(`restore ${id}`)}\n`);
  },
});

/** `restore snapshot-1` restores a snapshot of the server. */
export const restore = createCommand({
  name: 'restore',
  usage: '<snapshot-id>',
  summary: 'Replaces the state of every merchant by a snapshot',
  details: `\`paychord-mock snapshot --list\` prints the ids.
The ids of new webhooks repeat those after the snapshot.
Clear the store of a receiver that remembers them.`,
  examples: ['paychord-mock restore snapshot-1'],
  async run({ target, args: [id = ''] }) {
    assertNoMerchant(target, 'restore');
    await callAdminApi(target, 'restoreSnapshot', { pathId: id }).catch((error: Error) => {
      if (!(error instanceof AdminApiError && error.code === 'SNAPSHOT_NOT_FOUND')) throw error;
      throw new CommandError(
        `${error.message}. \`paychord-mock snapshot --list\` prints the ids. The server loses its snapshots when it stops`,
      );
    });
    print(`Every merchant has the state of ${id}\n`);
  },
});
