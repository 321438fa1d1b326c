import assert from 'node:assert/strict';
import type { MockServer } from '@paychord/mock-server';
import type { OperationId } from '@paychord/sdk';
import { inProcess } from '../../contract/conformance/transports.ts';
import { responseProblems } from '../../helpers/contract.ts';
import { createTestMerchant, type TestMerchant, type TestResponse } from '../../helpers/test-merchant.ts';
import type { Tally } from '../proof.ts';
import { assertPayment, assertResponse } from './assert-payment.ts';
import { MerchantModel, type PaymentCall } from './merchant-model.ts';
import { createCall, paymentIdOf, requestedValue, transitionCall } from './payment-calls.ts';
import type { ModelPayment, TransitionResult } from './payment-model.ts';
import * as model from './payment-model.ts';
import type { KeyRef, PaymentRef, Step } from './payment-steps.ts';

const start = Date.UTC(2026, 0, 1);
/** The test validates one of this many responses with the document. The mock server validates all with its own validators. */
const judged = 5;

/** A mock server and the model of it, going the same way. */
export class PaymentSequence {
  readonly #setting: TestMerchant;
  readonly #world: MerchantModel;
  readonly #calls: PaymentCall[] = [];
  readonly #tally: Tally<string>;
  #responses = 0;

  /** @param tally The number of calls per result: `capture 400 INVALID_STATUS`. */
  static async start(tally: Tally<string>, onDecidedChargeback: 'accept' | 'reject'): Promise<PaymentSequence> {
    const transport = await inProcess({ startAt: start, policies: { onDecidedChargeback } });
    return new PaymentSequence(
      tally,
      createTestMerchant(transport),
      new MerchantModel(start, onDecidedChargeback === 'accept'),
    );
  }

  private constructor(tally: Tally<string>, setting: TestMerchant, world: MerchantModel) {
    this.#tally = tally;
    this.#setting = setting;
    this.#world = world;
  }

  /** @throws AssertionError where the mock and the model do not agree */
  async take(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.#step(step);
    assert.equal(this.#setting.controls.payments.list().length, this.#world.payments.length, 'number of payments');
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
        await this.#setting.controls.clock.advance(step.ms);
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
    const { status, text, json, headers } = await this.#request(operation, path, key, body);
    const isReplayed = headers.get('x-idempotent-replayed') === 'true';
    if ('replayed' in verdict) {
      const { replayed } = verdict;
      const expected = { status: replayed.status, text: replayed.text, isReplayed: true };
      assert.deepEqual({ status, text, isReplayed }, expected, `replay of ${scope}`);
      this.#tally.count(`${operation} replayed`);
      return;
    }
    if ('rejected' in verdict) {
      const expected = { status: verdict.status, code: verdict.rejected, isReplayed: false };
      assert.deepEqual({ status, code: json.code, isReplayed }, expected, `${scope} ${JSON.stringify(body)}: ${text}`);
      this.#tally.count(`${operation} ${status} ${verdict.rejected}`);
      return;
    }
    const { payment, transaction } = verdict;
    const expectedStatus = operation === 'createPayment' ? 201 : 200;
    assert.deepEqual({ status, isReplayed }, { status: expectedStatus, isReplayed: false }, `${scope}: ${text}`);
    payment.id ||= json.id;
    transaction.id ||= (json.transactions ?? json).id;
    if (key !== undefined) this.#world.keep(scope, key, { status, text });
    assertResponse(operation, json, payment, transaction);
    this.#tally.count(`${operation} ${payment.state}`);
    await this.#compare(payment);
  }

  /** Runs an external event of the payer or the issuer. */
  async #happen(step: ExternalStep): Promise<void> {
    const { payments } = this.#setting.controls;
    const id = paymentIdOf(this.#world, step.payment);
    const found = this.#world.find(id);
    const left = found === undefined ? 0n : model.kept(found);
    const asked =
      step.do === 'openChargeback' && step.asked !== 'no amount' ? requestedValue(step.asked, left) : undefined;
    const amount = typeof asked === 'number' ? asked : undefined;
    const isTooLarge = amount !== undefined && amount > 2 ** 53;
    const moved =
      found === undefined
        ? 'PAYMENT_NOT_FOUND'
        : isTooLarge
          ? 'INVALID_PARAMETERS'
          : this.#happenInModel(step, found, amount);
    const refusal = typeof moved === 'string' ? moved : undefined;
    assert.equal(happenInMock(payments, step, id, amount), refusal, `${JSON.stringify(step)} of ${id}`);
    this.#tally.count(`${step.do} ${refusal ?? found?.state}`);
    if (found === undefined || typeof moved === 'string') return;
    if (step.do === 'markPaid' || (step.do === 'authenticate' && step.result === 'passed')) this.#world.payWith(found);
    if (step.do === 'openChargeback') moved.id = payments.get(id).transactions.at(-1)?.id ?? '';
    await this.#compare(found);
  }

  #happenInModel(step: ExternalStep, payment: ModelPayment, amount: number | undefined): TransitionResult {
    const { now } = this.#world;
    const isSessionPaid = this.#world.isPaidWith(payment.session);
    if (step.do === 'openChargeback') {
      return model.openChargeback(payment, amount === undefined ? undefined : { amount: model.unitsOf(amount) }, now);
    }
    if (step.do === 'decide') return model.decide(payment, step.decision, now);
    if (step.do === 'authenticate') return model.authenticate(payment, step.result, isSessionPaid, now);
    if (step.do === 'decline') return model.decline(payment, now);
    return step.do === 'markPaid' ? model.markPaid(payment, isSessionPaid, now) : model.expire(payment, now);
  }

  async #compare(payment: ModelPayment): Promise<void> {
    const { status, json } = await this.#request('retrievePayment', `/v1/payments/${payment.id}`);
    assert.equal(status, 200);
    assertPayment(json, payment);
  }

  /** Sends a request: with a body it is a POST. */
  async #request(operation: OperationId, path: string, key?: string, body?: object): Promise<TestResponse> {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-idempotency-key': key };
    const response = await this.#setting.send(body === undefined ? 'GET' : 'POST', path, { headers, body });
    this.#responses += 1;
    if (this.#responses % judged === 0) {
      const problems = responseProblems(operation, { ...response, body: response.json });
      assert.deepEqual(problems, [], `${operation}: ${response.text}`);
    }
    return response;
  }

  #key(ref: KeyRef): string | undefined {
    if (ref === 'none') return undefined;
    if (ref === 'malformed') return 'k'.repeat(256);
    const earlier = typeof ref === 'number' ? this.#earlier(ref)?.key : undefined;
    return earlier ?? `key-${this.#calls.length}`;
  }

  #earlier(back: number): PaymentCall | undefined {
    return this.#calls.at(-1 - (back % Math.max(1, this.#calls.length)));
  }
}

/** A step that is not a call: an action of the payer or the issuer. */
type ExternalStep = Exclude<Extract<Step, { payment: PaymentRef }>, { transaction: unknown }>;

/** Returns the code of the error if the mock server rejects the event. */
function happenInMock(
  payments: MockServer['payments'],
  step: ExternalStep,
  id: string,
  amount: number | undefined,
): string | undefined {
  try {
    if (step.do === 'openChargeback') payments.openChargeback(id, amount === undefined ? {} : { amount });
    else if (step.do === 'decide') payments.decideDispute(id, step.decision);
    else if (step.do === 'authenticate') payments.authenticate(id, step.result);
    else if (step.do === 'markPaid') payments.markPaid(id);
    else if (step.do === 'decline') payments.decline(id);
    else payments.expire(id);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
