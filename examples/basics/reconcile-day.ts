import { createClient, type Payment } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());

/** The money of one payment in major units, as your books or the service have it. */
export interface Amounts {
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  /** Open and lost chargebacks. */
  readonly chargedBack: number;
}

/** A payment that your books and the service do not agree on. `undefined` means that one of them does not have it. */
export interface Difference {
  readonly orderId: string;
  readonly paymentId: string;
  readonly books: Amounts | undefined;
  readonly service: Amounts | undefined;
}

/** A connection or a pool of PostgreSQL. */
interface Database {
  // biome-ignore lint/suspicious/noExplicitAny: The columns of a row depend on the query.
  query(text: string, values: readonly unknown[]): Promise<{ rows: any[] }>;
}

/** Compares every order of a UTC day with the service. It only reads, so you can run it again. */
export async function reconcileDay(database: Database, day: Date): Promise<Difference[]> {
  // An event can concern an old order, for example with a late chargeback.
  const { rows } = await database.query(
    `SELECT order_id FROM payments WHERE created_at >= $1 AND created_at < $2
     UNION SELECT order_id FROM webhook_log WHERE received_at >= $1 AND received_at < $2 ORDER BY order_id`,
    [day, new Date(day.getTime() + 24 * 60 * 60 * 1_000)],
  );
  const differences: Difference[] = [];
  for (const { order_id: orderId } of rows) differences.push(...(await compareOrder(database, orderId)));
  return differences;
}

async function compareOrder(database: Database, orderId: string): Promise<Difference[]> {
  // Your books first: what changes in between is a difference that disappears in the next run.
  const { rows } = await database.query('SELECT * FROM payments WHERE order_id = $1 AND payment_id IS NOT NULL', [
    orderId,
  ]);
  const books = new Map<string, Amounts>(rows.map((row) => [row.payment_id, amountsOfRow(row)]));
  const payments = await client.payments.listByOrder(orderId);
  const service = new Map(payments.map((payment) => [payment.id, amountsOf(payment)]));

  const paymentIds = new Set([...books.keys(), ...service.keys()]);
  return [...paymentIds]
    .map((paymentId) => ({ orderId, paymentId, books: books.get(paymentId), service: service.get(paymentId) }))
    .filter((each) => !isEqual(each.books, each.service));
}

// The driver returns a numeric column as a string.
const amountsOfRow = (row: Record<'currency' | 'captured' | 'refunded' | 'charged_back', string>): Amounts => ({
  currency: row.currency,
  captured: Number(row.captured),
  refunded: Number(row.refunded),
  chargedBack: Number(row.charged_back),
});

/** Assumption: a chargeback ends here without a loss. Any other status counts as charged back. */
const withoutLoss: ReadonlySet<string> = new Set(['WON', 'PREVENTED']);

function amountsOf({ amount, transactions }: Payment): Amounts {
  const { currency, captured, refunded } = amount;
  const chargebacks = transactions.filter(({ type, status }) => type === 'CHARGEBACK' && !withoutLoss.has(status));
  const chargedBack = chargebacks.reduce((sum, chargeback) => sum + chargeback.amount, 0);
  return { currency, captured, refunded, chargedBack: Number(chargedBack.toFixed(4)) };
}

/** A payment without money, for example a declined one, may be missing on one side. */
function isEqual(one: Amounts | undefined, other: Amounts | undefined): boolean {
  if (one === undefined || other === undefined) return ((one ?? other)?.captured ?? 0) === 0;
  return (
    one.currency === other.currency &&
    one.captured === other.captured &&
    one.refunded === other.refunded &&
    one.chargedBack === other.chargedBack
  );
}
