import { assertFound, ControlError } from '../../core/controls/control-error.ts';
import type { MockServer } from '../../core/mock-server.ts';
import type { StoredSnapshot } from '../../generated/control-types.ts';

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

  /** Returns the JSON of a snapshot. Undefined when it is longer than a text can be in JavaScript. */
  const build = (): Uint8Array | undefined => {
    try {
      return new TextEncoder().encode(JSON.stringify(mock.snapshot()));
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };

  return {
    /** @throws {ControlError} `TOO_MANY_SNAPSHOTS` or `SNAPSHOTS_TOO_LARGE` */
    create(): StoredSnapshot {
      if (snapshots.size >= limits.count) {
        throw new ControlError('TOO_MANY_SNAPSHOTS', `The server keeps at most ${limits.count} snapshots. ${fix}`);
      }
      const used = list().reduce((sum, { bytes }) => sum + bytes, 0);
      const left = limits.bytes - used;
      const snapshot = build();
      if (snapshot === undefined || snapshot.length > left) {
        const size = snapshot?.length ?? `more than ${left}`;
        throw new ControlError(
          'SNAPSHOTS_TOO_LARGE',
          `The snapshot has ${size} bytes, and the others have ${used} bytes. The server keeps at most ${limits.bytes} bytes. ${fix}, or remove records with POST /__mock/reset or POST /__mock/reset-all`,
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
