import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { ControlError } from '../controls/controls.ts';
import { createMockServer } from '../mock-server.ts';
import { createSnapshots } from './snapshots.ts';

function refusalOf(action: () => unknown): ControlError {
  try {
    action();
  } catch (error) {
    if (error instanceof ControlError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

test('a snapshot over the limit is refused with the limit, and no other is lost', async () => {
  const mock = createMockServer({ strict: true });
  const snapshots = createSnapshots(mock, { count: 2, bytes: 1_000_000 });
  const [first, second] = [snapshots.take(), snapshots.take()];
  const { code, message } = refusalOf(() => snapshots.take());
  expect(code).toBe('TOO_MANY_SNAPSHOTS');
  expect(message).toContain('at most 2 snapshots');
  expect(message).toContain('DELETE /__mock/snapshots/{snapshotId}');
  expect(snapshots.list()).toEqual([first, second]);
  snapshots.forget(first.id);
  const third = snapshots.take();
  expect(snapshots.list()).toEqual([second, third]);
  await snapshots.restore(second.id);
});

test('snapshots that would hold too many bytes together are refused with the limit, and none is lost', async () => {
  const mock = createMockServer({ strict: true });
  const { post } = callerOf(mock, mock.credentials);
  for (let count = 0; count < 10; count += 1) await post('/v1/payments', cardPayment());
  const { bytes } = createSnapshots(mock).take();
  const snapshots = createSnapshots(mock, { count: 20, bytes: bytes * 2 + 100 });
  const taken = [snapshots.take(), snapshots.take()];
  const { code, message } = refusalOf(() => snapshots.take());
  expect(code).toBe('SNAPSHOTS_TOO_LARGE');
  expect(message).toContain(`${bytes} bytes`);
  expect(message).toContain(`at most ${bytes * 2 + 100} bytes`);
  expect(snapshots.list()).toEqual(taken);
  await mock.reset();
  await snapshots.restore(taken[0]?.id ?? '');
  expect(mock.payments.list()).toHaveLength(10);
});

test('an identifier is not used again after its snapshot was deleted', () => {
  const snapshots = createSnapshots(createMockServer({ strict: true }));
  const { id } = snapshots.take();
  snapshots.forget(id);
  expect(snapshots.take().id).not.toBe(id);
  expect(refusalOf(() => snapshots.forget(id)).code).toBe('SNAPSHOT_NOT_FOUND');
});
