import type { LedgerEntry } from '@paychord/mock-server/explore';
import { createShopKit, type Design, statusOf } from '../shop-kit.ts';

interface Task {
  readonly order: string;
  readonly openedAt: number;
  dueAt: number;
  tries: number;
  status: LedgerEntry['status'];
}

/** Has no job. A stored queue repeats what failed, later each time, until the result is known. */
export const retryQueue: Design<Task[]> = {
  createStorage: () => [],
  start(shop, tasks) {
    const kit = createShopKit(shop);
    const { clock } = shop;
    const schedule = (task: Task) =>
      clock.setTimeout(() => void attempt(task).catch(() => {}), Math.max(0, task.dueAt - clock.now()));

    const attempt = async (task: Task): Promise<void> => {
      if (task.status !== 'unknown') return;
      try {
        task.status = statusOf(await kit.pay(task));
      } finally {
        if (task.status === 'unknown') {
          task.tries += 1;
          task.dueAt = clock.now() + 60_000 * 4 ** Math.min(task.tries, 4);
          schedule(task);
        }
      }
    };

    for (const task of tasks) if (task.status === 'unknown') schedule(task);
    return {
      async visit() {
        const now = clock.now();
        if (tasks.length === 0)
          tasks.push({ order: 'ORDER-1', openedAt: now, dueAt: now, tries: 0, status: 'unknown' });
        for (const task of tasks) await attempt(task);
      },
      books: () => tasks.map(({ order, status }) => ({ order, status })),
    };
  },
};
