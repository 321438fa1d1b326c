import { DatabaseSync } from 'node:sqlite';
import { createShopKit, type Design, type SentAt, statusOf } from '../shop-kit.ts';

const schema = `
  CREATE TABLE orders (id TEXT PRIMARY KEY, opened_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'unknown', captured REAL NOT NULL DEFAULT 0);
  CREATE TABLE sent_requests (reference TEXT PRIMARY KEY, sent_at INTEGER NOT NULL);
`;

/** Authorizes and captures, with SQLite. */
export const sqlite: Design<DatabaseSync> = {
  createStorage() {
    const database = new DatabaseSync(':memory:');
    database.exec(schema);
    return database;
  },
  start(shop, database) {
    const kit = createShopKit(shop);
    const insert = database.prepare('INSERT INTO orders (id, opened_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
    const findOpen = database.prepare("SELECT id, opened_at FROM orders WHERE status = 'unknown'");
    const update = database.prepare("UPDATE orders SET status = ?, captured = ? WHERE id = ? AND status <> 'paid'");
    const findSent = database.prepare('SELECT sent_at FROM sent_requests WHERE reference = ?');
    const insertSent = database.prepare('INSERT OR REPLACE INTO sent_requests VALUES (?, ?)');
    const sentAt: SentAt = {
      get: (reference) => findSent.get(reference)?.sent_at as number | undefined,
      set: (reference, at) => void insertSent.run(reference, at),
    };

    const finish = async (): Promise<void> => {
      for (const row of findOpen.all()) {
        const [order, openedAt] = [String(row.id), Number(row.opened_at)];
        let payment = await kit.pay({ order, openedAt, isHold: true });
        if (payment !== undefined && statusOf(payment) === 'unknown') {
          payment = await kit.capture(sentAt, payment.id, `${order}-capture`);
        }
        update.run(statusOf(payment), payment?.amount.captured ?? 0, order);
      }
    };

    return {
      async visit() {
        insert.run('ORDER-1', shop.clock.now());
        await finish();
      },
      recover: finish,
      books: () =>
        database
          .prepare('SELECT * FROM orders')
          .all()
          .map(({ id, status, captured }) => ({
            order: String(id),
            status: status as 'paid' | 'unpaid' | 'unknown',
            captured: Number(captured),
          })),
    };
  },
};
