import { ControlError } from '../controls/control-error.ts';
import type { MockServer } from '../mock-server.ts';

/** Snapshots that stay in the server: they hold secrets, and may be large. None is dropped to make room for another. */
export interface SnapshotStore {
  /** @throws ControlError when there would be too many, or too many bytes of them */
  create(): StoredSnapshot;
  /** Oldest first. */
  list(): StoredSnapshot[];
  restore(id: string): Promise<void>;
  delete(id: string): void;
}

export interface StoredSnapshot {
  readonly id: string;
  /** Its size as JSON, which is how it is kept. */
  readonly bytes: number;
}

/** How many snapshots there can be, and how many bytes they can hold together. */
const defaultLimits = { count: 20, bytes: 256 * 1024 * 1024 };

const remedy = 'Delete one with DELETE /__mock/snapshots/{snapshotId}';

export function createSnapshotStore(
  mock: Pick<MockServer, 'snapshot' | 'restore'>,
  limits = defaultLimits,
): SnapshotStore {
  const kept = new Map<string, Uint8Array>();
  let count = 0;

  const find = (id: string): Uint8Array => {
    const snapshot = kept.get(id);
    if (snapshot === undefined) throw new ControlError('SNAPSHOT_NOT_FOUND', 'No snapshot has this id');
    return snapshot;
  };
  const list = () => [...kept].map(([id, { length }]) => ({ id, bytes: length }));

  return {
    create() {
      if (kept.size >= limits.count) {
        throw new ControlError('TOO_MANY_SNAPSHOTS', `The server keeps at most ${limits.count} snapshots. ${remedy}`);
      }
      const snapshot = asBytes(mock.snapshot());
      const used = list().reduce((sum, { bytes }) => sum + bytes, 0);
      if (snapshot === undefined || used + snapshot.length > limits.bytes) {
        const size = snapshot === undefined ? 'more text than a string can hold' : `${snapshot.length} bytes`;
        throw new ControlError(
          'SNAPSHOTS_TOO_LARGE',
          `The snapshot has ${size}, and the others have ${used} bytes. The server keeps at most ${limits.bytes} bytes. ${remedy}`,
        );
      }
      count += 1;
      const id = `snapshot-${count}`;
      kept.set(id, snapshot);
      return { id, bytes: snapshot.length };
    },
    list,
    restore: async (id) => mock.restore(JSON.parse(new TextDecoder().decode(find(id)))),
    delete(id) {
      find(id);
      kept.delete(id);
    },
  };
}

/** As JSON; undefined when it is longer than a text can be. */
function asBytes(snapshot: object): Uint8Array | undefined {
  try {
    return new TextEncoder().encode(JSON.stringify(snapshot));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
