import { ControlError } from '../controls.ts';
import type { MockServer } from '../mock-server.ts';
import type { Snapshot } from '../snapshot.ts';

/** Each is a copy of every world. */
const mostSnapshots = 20;

/** Snapshots that stay in the server: they hold secrets, and may be large. */
export interface Snapshots {
  take(): { id: string };
  restore(id: string): Promise<void>;
  forget(id: string): void;
}

export function createSnapshots(mock: Pick<MockServer, 'snapshot' | 'restore'>): Snapshots {
  const kept = new Map<string, Snapshot>();
  let count = 0;

  const find = (id: string): Snapshot => {
    const snapshot = kept.get(id);
    if (snapshot === undefined) throw new ControlError('SNAPSHOT_NOT_FOUND', 'No snapshot has this id');
    return snapshot;
  };

  return {
    take() {
      if (kept.size >= mostSnapshots) {
        throw new ControlError('TOO_MANY_SNAPSHOTS', `There can be ${mostSnapshots} snapshots; forget one first`);
      }
      count += 1;
      const id = `snapshot-${count}`;
      kept.set(id, mock.snapshot());
      return { id };
    },
    restore: async (id) => mock.restore(find(id)),
    forget(id) {
      find(id);
      kept.delete(id);
    },
  };
}
