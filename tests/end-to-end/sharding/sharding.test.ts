import { createMockServer } from '@paychord/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestResponse } from '../../../packages/mock-server/test/helpers/test-caller.ts';
import { type Command, killAll, start } from '../../helpers/command.ts';
import { startNginx } from './nginx.ts';
import { type Shop, shop } from './shop.ts';

const seed = 7;
const shops = Array.from({ length: 200 }, (_, index) => shop(`shop-${index}`));
interface MockProcess {
  readonly url: string;
  readonly port: string;
  readonly command: Command;
}
const processes: MockProcess[] = [];
let nginx: string;
let stopNginx = async () => {};

async function startMockProcess(port = '0'): Promise<MockProcess> {
  const command = start('--port', port, '--seed', String(seed));
  const [, url = '', actualPort = ''] = await command.shows(/(http:\/\/127\.0\.0\.1:(\d+))\n/);
  return { url, port: actualPort, command };
}

beforeAll(async () => {
  processes.push(...(await Promise.all([0, 1, 2].map(() => startMockProcess()))));
  ({ url: nginx, stop: stopNginx } = await startNginx(processes.map(({ port }) => port)));
}, 60_000);
afterAll(async () => {
  await stopNginx();
  killAll();
});

const all = <T>(ask: (shop: Shop, index: number) => Promise<T>): Promise<T[]> => Promise.all(shops.map(ask));
const statuses = (responses: readonly TestResponse[]) => new Set(responses.map(({ status }) => status));
const isReplayed = ({ headers }: TestResponse) => headers.has('x-idempotent-replayed');
const idsOf = (responses: readonly TestResponse[]): string[] => responses.map(({ json }) => json.id);

describe('three processes behind nginx act as one server for 200 merchants', () => {
  let created: TestResponse[];

  test('each merchant creates a payment and retrieves it', async () => {
    created = await all((each) => each.create(nginx));
    expect(statuses(created)).toEqual(new Set([201]));
    const found = await all(({ retrieve }, index) => retrieve(nginx, idsOf(created)[index] ?? ''));
    expect(statuses(found)).toEqual(new Set([200]));
    expect(idsOf(found)).toEqual(idsOf(created));
    expect(found.map(({ json }) => json.merchant_order_id)).toEqual(shops.map(({ name }) => name));
  });

  test('each response is the same as from a single server', async () => {
    const alone = createMockServer({ seed, strict: true });
    const responses = await all(({ name }) => shop(name, alone.fetch).create('http://payments.test'));
    expect(created.map(({ text }) => withoutTimes(text))).toEqual(responses.map(({ text }) => withoutTimes(text)));
  });

  test('a repeated idempotency key returns the first response', async () => {
    const repeated = await all((each) => each.create(nginx));
    expect(repeated.every(isReplayed)).toBe(true);
    expect(repeated.map(({ text }) => text)).toEqual(created.map(({ text }) => text));
    const others = await all((each) => each.create(nginx, { key: 'second' }));
    expect(others.some(isReplayed)).toBe(false);
    expect(new Set([...idsOf(created), ...idsOf(others)]).size).toBe(400);
  });

  test('a wrong secret is rejected in each process', async () => {
    const secret = 'of somebody else';
    const refused = await all(async ({ create, retrieve }, index) => [
      await create(nginx, { secret }),
      await create(nginx, { secret, key: 'third' }),
      await retrieve(nginx, idsOf(created)[index] ?? '', { secret }),
    ]);
    expect(statuses(refused.flat())).toEqual(new Set([401]));
  });

  test('no merchant sees a payment of another merchant', async () => {
    const seen = await all(({ retrieve }, index) =>
      Promise.all([1, 67, 133].map((step) => retrieve(nginx, idsOf(created)[(index + step) % 200] ?? ''))),
    );
    expect(statuses(seen.flat())).toEqual(new Set([404]));
  });

  test('each merchant belongs to one process, and each process has merchants', async () => {
    const homes = await processesOf(created);
    expect(statuses(homes.flat())).toEqual(new Set([200, 404]));
    for (const [index, { name }] of shops.entries()) {
      expect(homes.filter((home) => home[index]?.status === 200).length, name).toBe(1);
    }
    for (const home of homes) expect(home.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  });

  test('the mock server limits the body size, not nginx', async () => {
    const [first] = shops as [Shop];
    const megabyte = 1024 * 1024;
    const taken = await first.create(nginx, { key: 'large', note: 'x'.repeat(9.5 * megabyte) });
    expect(taken.status).toBe(201);
    const tooLarge = await first.create(nginx, { key: 'larger', note: 'x'.repeat(10.5 * megabyte) });
    expect([tooLarge.status, tooLarge.json.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a merchant gets 502 while its process is down, and responses as soon as it is back', async () => {
    const [home = []] = await processesOf(created);
    const isHome = (index: number) => home[index]?.status === 200;
    const [lost] = processes as [MockProcess];
    lost.command.kill('SIGTERM');
    await lost.command.ended;
    // Twice, because nginx must not drop a process after the first failures.
    for (let round = 0; round < 2; round += 1) {
      const meanwhile = await all((each) => each.create(nginx));
      expect(meanwhile.map(({ status }) => status)).toEqual(shops.map((_, index) => (isHome(index) ? 502 : 201)));
      expect(meanwhile.every((each, index) => isReplayed(each) !== isHome(index))).toBe(true);
    }

    processes[0] = await startMockProcess(lost.port);
    const again = await all((each) => each.create(nginx));
    expect(statuses(again)).toEqual(new Set([201]));
    expect(again.every((each, index) => isReplayed(each) !== isHome(index))).toBe(true);
    const [homeAgain = []] = await processesOf(again);
    expect(homeAgain.map(({ status }) => status)).toEqual(home.map(({ status }) => status));
  });
});

/** The response of each process for the payment of each merchant, requested without nginx. A lookup does not create a merchant. */
function processesOf(created: readonly TestResponse[]): Promise<TestResponse[][]> {
  return Promise.all(
    processes.map(({ url }) => all(({ retrieve }, index) => retrieve(url, idsOf(created)[index] ?? ''))),
  );
}

/** The processes run on real time. */
function withoutTimes(text: string): string {
  return text.replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"');
}
