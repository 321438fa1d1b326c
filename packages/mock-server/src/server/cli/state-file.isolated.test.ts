import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockServer, type MockServer } from '../../core/mock-server.ts';
import { openStateFile } from './state-file.ts';

let folder: string;
let file: string;
let errors: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paychord-state-'));
  file = join(folder, 'state.json');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  errors = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const paymentsIn = (): unknown[] => JSON.parse(readFileSync(file, 'utf8')).merchants[0]?.merchant.state.payments ?? [];

test('a change is in the file after one second, also after a slow write', () => {
  const mock = createMockServer({ strict: true });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5_000;
    return now;
  });
  openStateFile(file, '0.0.0').keep(mock);
  vi.advanceTimersByTime(0);
  expect(paymentsIn()).toHaveLength(0);
  for (let count = 1; count <= 3; count += 1) {
    mock.payments.create();
    vi.advanceTimersByTime(1_000);
    expect(paymentsIn()).toHaveLength(count);
  }
});

test('names the bound at once when the server has too many payments, and saves again after a reset', async () => {
  const mock = createMockServer({ strict: true });
  let payments = 50_001;
  const [merchant] = mock.merchants();
  const merchants = () => [{ ...merchant, payments }] as ReturnType<MockServer['merchants']>;
  openStateFile(file, '0.0.0').keep({ ...mock, merchants });
  mock.payments.create();
  vi.advanceTimersByTime(1_000);
  expect(() => paymentsIn()).toThrow('ENOENT');
  expect(errors).toEqual([
    `paychord-mock: could not write ${file} (a state file holds at most 50000 payments, and the server has 50001: reset a merchant). The file keeps its last state. The server tries again\n`,
  ]);
  payments = 50_000;
  vi.advanceTimersByTime(1_000);
  expect(paymentsIn()).toHaveLength(1);
});
