import { ControlError } from '../controls/control-error.ts';
import type { Snapshot } from '../merchant/snapshot.ts';
import type { MockServer } from '../mock-server.ts';

/** Keeps snapshots in the server, because they contain secrets and may be large. It never drops one to make room for another. */
export interface SnapshotStore {
  /** @throws {ControlError} `TOO_MANY_SNAPSHOTS` or `SNAPSHOTS_TOO_LARGE` */
  create(): StoredSnapshot;
  /** Lists the snapshots, oldest first. */
  list(): StoredSnapshot[];
  /** @throws {ControlError} `SNAPSHOT_NOT_FOUND` */
  restore(id: string): Promise<void>;
  /** @throws {ControlError} `SNAPSHOT_NOT_FOUND` */
  delete(id: string): void;
}

export interface StoredSnapshot {
  readonly id: string;
  /** Size of its JSON. */
  readonly bytes: number;
}

/** The largest number of snapshots, and their largest total size. */
const defaultLimits = { count: 20, bytes: 256 * 1024 * 1024 };

const fix = 'Delete one with DELETE /__mock/snapshots/{snapshotId}';

export function createSnapshotStore(
  mock: Pick<MockServer, 'snapshot' | 'restore'>,
  limits = defaultLimits,
): SnapshotStore {
  const snapshots = new Map<string, Uint8Array>();
  let count = 0;

  const find = (id: string): Uint8Array => {
    const snapshot = snapshots.get(id);
    if (snapshot === undefined) {
      throw new ControlError('SNAPSHOT_NOT_FOUND', `No snapshot has the id ${JSON.stringify(id)}`);
    }
    return snapshot;
  };
  const list = () => [...snapshots].map(([id, { length }]) => ({ id, bytes: length }));

  return {
    create() {
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
    list,
    restore: async (id) => mock.restore(JSON.parse(new TextDecoder().decode(find(id)))),
    delete(id) {
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
