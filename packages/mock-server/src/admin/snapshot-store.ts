import { assertFound, ControlError } from '../controls/control-error.ts';
import type { StoredSnapshot } from '../generated/control-types.ts';
import type { Snapshot } from '../merchant/snapshot.ts';
import type { MockServer } from '../mock-server.ts';

/** Keeps snapshots in the server, because they contain secrets and may be large. It never drops one to make room for another. */
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The largest number of snapshots, and their largest total size. */
const defaultLimits = { count: 20, bytes: 256 * 1024 * 1024 };

const fix = 'Delete one with DELETE /__mock/snapshots/{snapshotId}';

export function createSnapshotStore(mock: Pick<MockServer, 'snapshot' | 'restore'>, limits = defaultLimits) {
  const snapshots = new Map<string, Uint8Array>();
  let count = 0;

  const find = (id: string) => assertFound(snapshots.get(id), 'SNAPSHOT_NOT_FOUND', 'snapshot', id);
  const list = (): StoredSnapshot[] => [...snapshots].map(([id, { length }]) => ({ id, bytes: length }));

  return {
    /** @throws {ControlError} `TOO_MANY_SNAPSHOTS` or `SNAPSHOTS_TOO_LARGE` */
    create(): StoredSnapshot {
      if (snapshots.size >= limits.count) {
        throw new ControlError('TOO_MANY_SNAPSHOTS', `The server keeps at most ${limits.count} snapshots. ${fix}`);
      }
      const snapshot = new TextEncoder().encode(serialize(mock.snapshot()));
      const used = list().reduce((sum, { bytes }) => sum + bytes, 0);
      if (used + snapshot.length > limits.bytes) {
        throw new ControlError(
          'SNAPSHOTS_TOO_LARGE',
          `The snapshot has ${snapshot.length} bytes, and the others have ${used} bytes. The server keeps at most ${limits.bytes} bytes. ${fix}`,
        );
      }
      count += 1;
      const id = `snapshot-${count}`;
      snapshots.set(id, snapshot);
      return { id, bytes: snapshot.length };
    },
    /** Lists the snapshots, oldest first. */
    list,
    /** @throws {ControlError} `SNAPSHOT_NOT_FOUND` */
    restore: async (id: string) => mock.restore(JSON.parse(new TextDecoder().decode(find(id)))),
    /** @throws {ControlError} `SNAPSHOT_NOT_FOUND` */
    delete(id: string): void {
      find(id);
      snapshots.delete(id);
    },
  };
}

function serialize(snapshot: Snapshot): string {
  try {
    return JSON.stringify(snapshot);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ControlError(
      'SNAPSHOTS_TOO_LARGE',
      'The snapshot is longer than a text can be in JavaScript. Remove records with POST /__mock/reset or POST /__mock/reset-all',
    );
  }
}
