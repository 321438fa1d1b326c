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
  changes: PaymentChange[];
}

const noChanges: PaymentChange[] = [];

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
    if (entry === undefined) this.#payments.set(id, { payment, changes: noChanges });
    else entry.payment = payment;
  }

  /** Returns what a payment did, oldest first. */
  changesOf(id: string): readonly PaymentChange[] {
    return this.#payments.get(id)?.changes ?? noChanges;
  }

  addChange(id: string, change: PaymentChange): void {
    const entry = this.#payments.get(id);
    if (entry === undefined) return;
    if (entry.changes === noChanges) entry.changes = [change];
    else entry.changes.push(change);
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
    for (const [id, { changes }] of this.#payments) yield [id, changes];
  }
}
