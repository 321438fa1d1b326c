import { expect, test, vi } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { ControlError } from '../controls/control-error.ts';
import type { StoredSnapshot } from '../generated/control-types.ts';
import { createMockServer } from '../mock-server.ts';
import { createSnapshotStore } from './snapshot-store.ts';

function refusalOf(action: () => unknown): ControlError {
  try {
    action();
  } catch (error) {
    if (error instanceof ControlError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

test('rejects a snapshot above the count limit and keeps the others', async () => {
  const mock = createMockServer({ strict: true });
  const snapshots = createSnapshotStore(mock);
  const created = Array.from({ length: 20 }, () => snapshots.create());
  const [first, second] = created as [StoredSnapshot, StoredSnapshot];
  const { code, message } = refusalOf(() => snapshots.create());
  expect(code).toBe('TOO_MANY_SNAPSHOTS');
  expect(message).toContain('at most 20 snapshots');
  expect(message).toContain('DELETE /__mock/snapshots/{snapshotId}');
  expect(snapshots.list()).toEqual(created);
  snapshots.delete(first.id);
  const third = snapshots.create();
  expect(snapshots.list()).toEqual([...created.slice(1), third]);
  await snapshots.restore(second.id);
});

test('rejects a snapshot above the size limit and keeps the others', async () => {
  const mock = createMockServer({ strict: true });
  const { post } = callerOf(mock, mock.credentials);
  for (let count = 0; count < 10; count += 1) await post('/v1/payments', cardPayment());
  const { bytes } = createSnapshotStore(mock).create();
  const snapshots = createSnapshotStore(mock, { count: 20, bytes: bytes * 2 + 100 });
  const taken = [snapshots.create(), snapshots.create()];
  const { code, message } = refusalOf(() => snapshots.create());
  expect(code).toBe('SNAPSHOTS_TOO_LARGE');
  expect(message).toContain('more than 100 bytes');
  expect(message).toContain(`at most ${bytes * 2 + 100} bytes`);
  expect(snapshots.list()).toEqual(taken);
  await mock.reset();
  await snapshots.restore(taken[0]?.id ?? '');
  expect(mock.payments.list()).toHaveLength(10);
});

test('rejects a snapshot that is longer than a text can be in JavaScript', () => {
  const mock = createMockServer({ strict: true });
  const toJSON = () => {
    // What `JSON.stringify` throws. A real text of this length would take a gigabyte.
    throw new RangeError('Invalid string length');
  };
  const snapshots = createSnapshotStore({ ...mock, snapshot: () => ({ ...mock.snapshot(), toJSON }) });
  const { code, message } = refusalOf(() => snapshots.create());
  expect(code).toBe('SNAPSHOTS_TOO_LARGE');
  expect(message).toContain('POST /__mock/reset');
  expect(snapshots.list()).toEqual([]);
});

test('refuses a state that is too large before it copies any of it', async () => {
  const mock = createMockServer({ strict: true });
  // Deliveries are as large as their payments.
  mock.webhooks.register({ inbox: true });
  for (let count = 0; count < 10; count += 1) mock.payments.create();
  await mock.settled();
  const { bytes } = createSnapshotStore(mock).create();
  const most = Math.round(bytes * 0.8);
  const snapshots = createSnapshotStore(mock, { count: 20, bytes: most });
  const copy = vi.spyOn(globalThis, 'structuredClone');
  const { code, message } = refusalOf(() => snapshots.create());
  expect(copy).not.toHaveBeenCalled();
  copy.mockRestore();
  expect(code).toBe('SNAPSHOTS_TOO_LARGE');
  expect(message).toContain(`has more than ${most} bytes`);
});

test('does not reuse the id of a deleted snapshot', () => {
  const snapshots = createSnapshotStore(createMockServer({ strict: true }));
  const { id } = snapshots.create();
  snapshots.delete(id);
  expect(snapshots.create().id).not.toBe(id);
  expect(refusalOf(() => snapshots.delete(id)).code).toBe('SNAPSHOT_NOT_FOUND');
});
