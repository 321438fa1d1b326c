import assert from 'node:assert/strict';
import { createMockServer, type MockServer } from '@paychord/mock-server';
import { assertPayment, assertResponse } from './assert-payment.ts';
import { createCall } from './create-call.ts';
import { type ExternalStep, externalEvent } from './external-event.ts';
import { MerchantModel } from './merchant-model.ts';
import { type MockCall, mockCall } from './mock-call.ts';
import type { PaymentCall } from './payment-call.ts';
import type { ModelPayment } from './payment-model.ts';
import type { KeyRef, Step } from './payment-steps.ts';
import { paymentIdOf } from './resolve-ids.ts';
import { transitionCall } from './transition-call.ts';

/** The number of calls per result: `capture 400 INVALID_STATUS`. */
export type Tally = Map<string, number>;

const start = Date.UTC(2026, 0, 1);

/** A mock and the model of it, going the same way. */
export class PaymentSequence {
  readonly #mock: MockServer;
  readonly #call: MockCall;
  readonly #world: MerchantModel;
  readonly #calls: PaymentCall[] = [];
  readonly #tally: Tally;

  constructor(tally: Tally, onDecidedChargeback: 'accept' | 'reject') {
    this.#tally = tally;
    this.#mock = createMockServer({ strict: true, startAt: start, policies: { onDecidedChargeback } });
    this.#call = mockCall(this.#mock);
    this.#world = new MerchantModel(start, onDecidedChargeback === 'accept');
  }

  /** @throws AssertionError where the mock and the model do not agree */
  async take(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.#step(step);
    assert.equal(this.#mock.payments.list().length, this.#world.payments.length, 'number of payments');
    for (const payment of this.#world.payments) await this.#compare(payment);
  }

  async #step(step: Step): Promise<void> {
    switch (step.do) {
      case 'create':
        return this.#send(createCall(this.#world, step, this.#key(step.key)));
      case 'repeat': {
        const call = this.#earlier(step.call);
        return call === undefined ? undefined : this.#send(call);
      }
      case 'advance':
        await this.#mock.clock.advance(step.ms);
        this.#world.advance(step.ms);
        for (const payment of this.#world.payments) await this.#compare(payment);
        return;
      case 'capture':
      case 'cancel':
      case 'refund':
      case 'dispute':
        return this.#send(transitionCall(this.#world, step, this.#key(step.key)));
      default:
        return this.#happen(step);
    }
  }

  /** Runs a call with any expected result. */
  async #send(call: PaymentCall): Promise<void> {
    const { operation, path, key, body } = call;
    this.#calls.push(call);
    // Identifiers are compared without case, so a key is for one payment in any spelling.
    const scope = `${operation} ${path.toLowerCase()}`;
    const verdict = this.#world.call(scope, key, call.expect);
    const { status, text, json, isReplayed } = await this.#call(operation, path, { key, body });
    if ('replayed' in verdict) {
      const { replayed } = verdict;
      const expected = { status: replayed.status, text: replayed.text, isReplayed: true };
      assert.deepEqual({ status, text, isReplayed }, expected, `replay of ${scope}`);
      this.#count(`${operation} replayed`);
      return;
    }
    if ('rejected' in verdict) {
      const expected = { status: verdict.status, code: verdict.rejected, isReplayed: false };
      assert.deepEqual({ status, code: json.code, isReplayed }, expected, `${scope} ${JSON.stringify(body)}: ${text}`);
      this.#count(`${operation} ${status} ${verdict.rejected}`);
      return;
    }
    const { payment, transaction } = verdict;
    const expectedStatus = operation === 'createPayment' ? 201 : 200;
    assert.deepEqual({ status, isReplayed }, { status: expectedStatus, isReplayed: false }, `${scope}: ${text}`);
    payment.id ||= json.id;
    transaction.id ||= (json.transactions ?? json).id;
    this.#world.keep(scope, key ?? '', { status, text });
    assertResponse(operation, json, payment, transaction);
    this.#count(`${operation} ${payment.state}`);
    await this.#compare(payment);
  }

  /** Runs an external event of the payer or the issuer. */
  async #happen(step: ExternalStep): Promise<void> {
    const { payments } = this.#mock;
    const id = paymentIdOf(this.#world, step.payment);
    const found = this.#world.find(id);
    const event = externalEvent(step, id, found);
    const moved =
      found === undefined
        ? 'PAYMENT_NOT_FOUND'
        : event.applyToModel(found, this.#world.isPaidWith(found.session), this.#world.now);
    const refusal = typeof moved === 'string' ? moved : undefined;
    assert.equal(event.applyToMock(payments), refusal, `${JSON.stringify(step)} of ${id}`);
    this.#count(`${step.do} ${refusal ?? found?.state}`);
    if (found === undefined || typeof moved === 'string') return;
    if (step.do === 'markPaid' || (step.do === 'authenticate' && step.result === 'passed')) this.#world.payWith(found);
    if (step.do === 'openChargeback') moved.id = payments.get(id).transactions.at(-1)?.id ?? '';
    await this.#compare(found);
  }

  async #compare(payment: ModelPayment): Promise<void> {
    const { status, json } = await this.#call('retrievePayment', `/v1/payments/${payment.id}`);
    assert.equal(status, 200);
    assertPayment(json, payment);
  }

  #key(ref: KeyRef): string | undefined {
    if (ref === 'none') return undefined;
    if (ref === 'malformed') return 'k'.repeat(65);
    const earlier = typeof ref === 'number' ? this.#earlier(ref)?.key : undefined;
    return earlier ?? `key-${this.#calls.length}`;
  }

  #earlier(back: number): PaymentCall | undefined {
    return this.#calls.at(-1 - (back % Math.max(1, this.#calls.length)));
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }
}
