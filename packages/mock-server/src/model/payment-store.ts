import type { PaymentBase } from '@paychord/sdk';
import { IdMap } from './canonical-id.ts';
import type { PaymentChange } from './payment-change.ts';
import type { PaymentRecord } from './payment-record.ts';

/** A payment in the store. A search compares the fields, which cost less than the whole payment. */
export interface StoredPayment
  extends Readonly<Pick<PaymentBase, 'id' | 'merchant_order_id' | 'description' | 'status'>> {
  /** Returns the payment. Two calls return equal records, which need not be the same object. */
  read(): PaymentRecord;
}

/** The payment that was read last. A request reads the one that it creates several times. */
export interface LastRead {
  payment?: StoredPayment;
  record?: PaymentRecord;
}

/** Stores a record as it is. */
export class WholePayment implements StoredPayment {
  readonly #record: PaymentRecord;

  constructor(record: PaymentRecord) {
    this.#record = record;
  }

  get id() {
    return this.#record.payment.id;
  }

  get merchant_order_id() {
    return this.#record.payment.merchant_order_id;
  }

  get description() {
    return this.#record.payment.description;
  }

  get status() {
    return this.#record.payment.status;
  }

  read(): PaymentRecord {
    return this.#record;
  }
}

/** A payment and what it did, in one map: with many payments, a look-up in a map costs more than the rest. */
interface Entry {
  payment: StoredPayment;
  /** Most payments do nothing else, so the first change needs no list. */
  first: PaymentChange | undefined;
  later: PaymentChange[] | undefined;
}

function changesIn({ first, later }: Entry): readonly PaymentChange[] {
  return first === undefined ? [] : later === undefined ? [first] : [first, ...later];
}

/** The payments of a merchant, by id. A payment that changes keeps its place. */
export class PaymentStore {
  readonly lastRead: LastRead = {};
  readonly #payments = new IdMap<Entry>();

  get size(): number {
    return this.#payments.size;
  }

  has(id: string): boolean {
    return this.#payments.has(id);
  }

  get(id: string): PaymentRecord | undefined {
    return this.#payments.get(id)?.payment.read();
  }

  set(id: string, payment: PaymentRecord): void {
    this.put(id, new WholePayment(payment));
  }

  put(id: string, payment: StoredPayment): void {
    const entry = this.#payments.get(id);
    if (entry === undefined) this.#payments.set(id, { payment, first: undefined, later: undefined });
    else entry.payment = payment;
  }

  /** Returns what a payment did, oldest first. */
  changesOf(id: string): readonly PaymentChange[] {
    const entry = this.#payments.get(id);
    return entry === undefined ? [] : changesIn(entry);
  }

  lastChangeOf(id: string): PaymentChange | undefined {
    const entry = this.#payments.get(id);
    return entry?.later?.at(-1) ?? entry?.first;
  }

  addChange(id: string, change: PaymentChange): void {
    const entry = this.#payments.get(id);
    if (entry === undefined) return;
    if (entry.first === undefined) entry.first = change;
    else if (entry.later === undefined) entry.later = [change];
    else entry.later.push(change);
  }

  /** Returns all payments, oldest first. */
  stored(): StoredPayment[] {
    return Array.from(this.#payments.values(), ({ payment }) => payment);
  }

  *[Symbol.iterator](): IterableIterator<[id: string, payment: PaymentRecord]> {
    for (const [id, { payment }] of this.#payments) yield [id, payment.read()];
  }

  /** Returns what each payment did, by its id. */
  *histories(): IterableIterator<[id: string, changes: readonly PaymentChange[]]> {
    for (const [id, entry] of this.#payments) yield [id, changesIn(entry)];
  }
}
