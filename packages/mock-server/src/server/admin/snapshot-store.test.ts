import { expect, test } from 'vitest';
import { controlErrorCode, create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import type { StoredSnapshot } from '../../generated/control-types.ts';
import { createSnapshotStore } from './snapshot-store.ts';

useMockServer();

/** Expects the refusal of a snapshot, with all these parts of its message. */
function expectRefused(snapshots: ReturnType<typeof createSnapshotStore>, code: string, ...parts: string[]): void {
  const refused = () => snapshots.create();
  expect(refused).toThrow(expect.objectContaining({ name: 'ControlError', code }));
  for (const part of parts) expect(refused).toThrow(part);
}

test('rejects a snapshot above the count limit and keeps the others', async () => {
  const snapshots = createSnapshotStore(mock);
  const created = Array.from({ length: 20 }, () => snapshots.create());
  const [first, second] = created as [StoredSnapshot, StoredSnapshot];
  expectRefused(snapshots, 'TOO_MANY_SNAPSHOTS', 'at most 20 snapshots', 'DELETE /__mock/snapshots/{snapshotId}');
  expect(snapshots.list()).toEqual(created);
  snapshots.delete(first.id);
  const third = snapshots.create();
  expect(snapshots.list()).toEqual([...created.slice(1), third]);
  await snapshots.restore(second.id);
});

test('rejects a snapshot above the size limit and keeps the others', async () => {
  for (let count = 0; count < 10; count += 1) await create();
  const { bytes } = createSnapshotStore(mock).create();
  const snapshots = createSnapshotStore(mock, { count: 20, bytes: bytes * 2 + 100 });
  const taken = [snapshots.create(), snapshots.create()];
  const most = `at most ${bytes * 2 + 100} bytes`;
  expectRefused(snapshots, 'SNAPSHOTS_TOO_LARGE', most);
  expect(snapshots.list()).toEqual(taken);
  await mock.reset();
  await snapshots.restore(taken[0]?.id ?? '');
  expect(mock.payments.list()).toHaveLength(10);
});

test('rejects a snapshot that is longer than a text can be in JavaScript', () => {
  const toJSON = () => {
    // What `JSON.stringify` throws. A real text of this length would take a gigabyte.
    throw new RangeError('Invalid string length');
  };
  const snapshots = createSnapshotStore({ ...mock, snapshot: () => ({ ...mock.snapshot(), toJSON }) });
  expectRefused(snapshots, 'SNAPSHOTS_TOO_LARGE', 'POST /__mock/reset');
  expect(snapshots.list()).toEqual([]);
});

test('does not reuse the id of a deleted snapshot', () => {
  const snapshots = createSnapshotStore(mock);
  const { id } = snapshots.create();
  snapshots.delete(id);
  expect(snapshots.create().id).not.toBe(id);
  expect(controlErrorCode(() => snapshots.delete(id))).toBe('SNAPSHOT_NOT_FOUND');
});
