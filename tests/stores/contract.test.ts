import { inject } from 'vitest';
import { describeStore } from '../../packages/sdk/test/helpers/store-contract.ts';
import { type IsolationLevel, openPostgresStoreAt, openStore } from './open-store.ts';

const addresses = inject('addresses');

const isolated = (['repeatable read', 'serializable'] satisfies IsolationLevel[]).flatMap((level) =>
  Object.entries(openPostgresStoreAt(level)).map(([title, open]) => [`${title} at ${level}`, open] as const),
);

for (const [title, open] of [...Object.entries(openStore), ...isolated]) {
  describeStore(title, () => open(addresses, `contract_${title.replaceAll(/\W/g, '_')}`));
}
