import assert from 'node:assert/strict';
import { createMockServer, type MockServer } from '@paychord/mock-server';
import type { OperationId } from '@paychord/sdk';
import { accountId } from '../conformance/setting.ts';
import { faultsOfAnswer } from './faults-of-answer.ts';
import type { ModelPayment, ModelTransaction, Moved, RefusalCode } from './payment-model.ts';
import * as model from './payment-model.ts';
import { type Asked, files, type KeyRef, type PaymentRef, type Step, type TransactionRef } from './payment-steps.ts';
import { numberOf, type Units, unitsOf } from './units.ts';
import { refused, type Verdict, WorldModel } from './world-model.ts';

/** How often what was asked came to what: `capture 400 INVALID_STATUS`. */
export type Tally = Map<string, number>;

interface Call {
  readonly operation: OperationId;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: object;
  /** What the model makes of it. */
  act(): Verdict;
}

const unknownId = '00000000-0000-4000-8000-000000000000';
const otherAccount = '6f1c0b1e-5d5a-4f0e-9b68-0c8f8f6f6f11';
const start = Date.UTC(2026, 0, 1);
/** Of how many answers one is judged by the document itself; the mock holds all of them against its own validators. */
const judged = 5;

/** A mock and the model of it, going the same way. */
export class PaymentWalk {
  readonly #mock: MockServer = createMockServer({ strict: true, startAt: start });
  readonly #world = new WorldModel(start);
  readonly #calls: Call[] = [];
  readonly #tally: Tally;
  #answers = 0;

  constructor(tally: Tally) {
    this.#tally = tally;
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
        return this.#send(this.#creation(step));
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
        return this.#send(this.#move(step));
      default:
        return this.#happen(step);
    }
  }

  /** A call, whatever becomes of it. */
  async #send(call: Call): Promise<void> {
    const { operation, path, key, body } = call;
    this.#calls.push(call);
    const scope = `${operation} ${path}`;
    const verdict = this.#world.call(scope, key, call.act);
    const { publicApiKey, privateSecretKey } = this.#mock.credentials;
    const { response, text, json } = await this.#fetch(operation, path, {
      method: 'POST',
      headers: {
        'public-api-key': publicApiKey,
        'private-secret-key': privateSecretKey,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'x-idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    const isReplayed = response.headers.get('x-idempotent-replayed') === 'true';
    const { status } = response;
    if ('replayed' in verdict) {
      assert.deepEqual(
        { status, text, isReplayed },
        { status: verdict.replayed.status, text: verdict.replayed.text, isReplayed: true },
        `replay of ${scope}`,
      );
      this.#count(`${operation} replayed`);
      return;
    }
    if ('refused' in verdict) {
      const expected = { status: verdict.status, code: verdict.refused, isReplayed: false };
      assert.deepEqual({ status, code: json.code, isReplayed }, expected, `${scope} ${JSON.stringify(body)}: ${text}`);
      this.#count(`${operation} ${status} ${verdict.refused}`);
      return;
    }
    const { payment, transaction } = verdict;
    const expectedStatus = operation === 'createPayment' ? 201 : 200;
    assert.deepEqual({ status, isReplayed }, { status: expectedStatus, isReplayed: false }, `${scope}: ${text}`);
    payment.id ||= json.id;
    transaction.id ||= (json.transactions ?? json).id;
    this.#world.keep(scope, key ?? '', { status, text });
    const isShort = operation === 'capturePayment' || operation === 'cancelPayment';
    assert.deepEqual(
      isShort ? seenShort(json) : { ...seen(json), transaction: seenTransaction(json.transactions) },
      isShort
        ? expectedShort(payment, transaction)
        : { ...expected(payment), transaction: expectedTransaction(transaction) },
      scope,
    );
    this.#count(`${operation} ${payment.state}`);
    await this.#compare(payment);
  }

  /** What comes from outside: the payer, the issuer. */
  async #happen(step: Extract<Step, { payment: PaymentRef }>): Promise<void> {
    const { payments } = this.#mock;
    const id = this.#paymentId(step.payment);
    const found = this.#world.find(id);
    const { now } = this.#world;
    const left = found === undefined ? 0n : found.captured - found.refunded;
    const asked = step.do === 'openChargeback' && step.asked !== 'no amount' ? valueAsked(step.asked, left) : undefined;
    const isAsked = typeof asked === 'number';

    const moved = found === undefined ? 'PAYMENT_NOT_FOUND' : imagine(found);
    assert.equal(codeOf(control), typeof moved === 'string' ? moved : undefined, `${JSON.stringify(step)} of ${id}`);
    this.#count(`${step.do} ${typeof moved === 'string' ? moved : found?.state}`);
    if (found === undefined || typeof moved === 'string') return;
    if (step.do === 'markPaid' || (step.do === 'authenticate' && step.result === 'passed')) this.#world.payWith(found);
    if (step.do === 'openChargeback') moved.id = payments.get(id).transactions.at(-1)?.id ?? '';
    await this.#compare(found);

    function control(): void {
      if (step.do === 'openChargeback') payments.openChargeback(id, isAsked ? { amount: asked } : {});
      else if (step.do === 'decide') payments.decideDispute(id, step.decision);
      else if (step.do === 'authenticate') payments.authenticate(id, step.result);
      else if (step.do === 'markPaid') payments.markPaid(id);
      else payments.expire(id);
    }

    function imagine(payment: ModelPayment): Moved {
      if (step.do === 'openChargeback') {
        return model.openChargeback(payment, isAsked ? { amount: unitsOf(asked) } : undefined, now);
      }
      if (step.do === 'decide') return model.decide(payment, step.decision, now);
      if (step.do === 'authenticate') return model.authenticate(payment, step.result, now);
      return step.do === 'markPaid' ? model.markPaid(payment, now) : model.expire(payment, now);
    }
  }

  #creation(step: Extract<Step, { do: 'create' }>): Call {
    const { amount, description, token } = step;
    const session = step.session === undefined ? undefined : `session-${step.session}`;
    const number = step.card === undefined ? undefined : `400000000000${step.card}`;
    const card = {
      ...(step.type === 'authorization' ? { capture: false } : {}),
      ...(number === undefined ? {} : { card_data: { number, expiration_month: 11, expiration_year: 30 } }),
    };
    const body = {
      account_id: accountId,
      merchant_order_id: 'ORDER-1',
      description,
      amount,
      country: 'US',
      ...(session === undefined ? { workflow: 'DIRECT' } : { checkout: { session } }),
      payment_method:
        step.type === 'bank transfer' ? { type: 'BANK_TRANSFER', token } : { type: 'CARD', token, detail: { card } },
    };
    const asksFor = { card: step.type === 'bank transfer' ? undefined : step.card, token, description };
    const world = this.#world;
    const act = (): Verdict => {
      const fault = faultOfAmount(amount);
      if (fault !== undefined) return refused(fault);
      if (world.isPaidWith(session)) return refused('INVALID_CHECKOUT_SESSION');
      const value = unitsOf(amount.value as number) ?? 0n;
      const payment = model.opened(
        { accountId, currency: amount.currency, value, session },
        step.type,
        openingOf(asksFor),
        world.now,
      );
      world.payments.push(payment);
      if (model.first(payment).status === 'SUCCEEDED') world.payWith(payment);
      return { payment, transaction: model.first(payment) };
    };
    return { operation: 'createPayment', path: '/v1/payments', key: this.#key(step.key), body, act };
  }

  #move(step: Extract<Step, { transaction: TransactionRef }>): Call {
    const world = this.#world;
    const paymentId = this.#paymentId(step.payment);
    const known = world.find(paymentId);
    const transactionId = this.#transactionId(step, known);
    const id = transactionId.toLowerCase();
    const path = `/v1/payments/${paymentId}/transactions/${transactionId}/${step.do}`;
    const said = { merchant_reference: 'REF-1', reason: 'BECAUSE' };
    const amount =
      'currency' in step
        ? {
            currency: currencyOf(step.currency, known?.currency ?? 'USD'),
            value: valueAsked(step.asked, leftOf(step.do, known, id)),
          }
        : undefined;
    const content = step.do === 'dispute' ? files[step.file] : undefined;
    const account = step.do === 'dispute' && step.account === 'other' ? otherAccount : (known?.accountId ?? accountId);

    const body = {
      capture: { ...said, amount },
      cancel: said,
      refund: { ...said, amount },
      dispute: dispute(account, content),
    };
    const fault = amount === undefined ? undefined : faultOfAmount(amount);
    const asked = amount && { currency: amount.currency, amount: unitsOf(amount.value as number) ?? 0n };
    const move = (payment: ModelPayment): Moved => {
      if (step.do === 'cancel') return model.cancel(payment, id, world.now);
      if (step.do === 'refund') return model.refund(payment, id, asked, world.now);
      if (step.do === 'dispute') {
        return content === files['no PDF']
          ? 'INVALID_PARAMETERS'
          : model.submitEvidence(payment, id, account, world.now);
      }
      const { amount: value = 0n, currency = '' } = asked ?? {};
      return model.capture(payment, id, value, currency, world.now);
    };
    const act = (): Verdict => {
      if (step.payment === 'malformed' || step.transaction === 'malformed') return refused('INVALID_PARAMETERS');
      if (fault !== undefined) return refused(fault);
      if (step.do === 'dispute' && (step.file === 'no file' || step.file === 'no base64'))
        return refused('INVALID_PARAMETERS');
      const payment = world.find(paymentId);
      if (payment === undefined) return refused('PAYMENT_NOT_FOUND');
      const moved = move(payment);
      return typeof moved === 'string' ? refused(moved) : { payment, transaction: moved };
    };
    return { operation: operationIds[step.do], path, key: this.#key(step.key), body: body[step.do], act };
  }

  /** The mock's payment is the model's, and no more was captured and refunded than there was. */
  async #compare(payment: ModelPayment): Promise<void> {
    const { publicApiKey, privateSecretKey } = this.#mock.credentials;
    const headers = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
    const { response, json } = await this.#fetch('retrievePayment', `/v1/payments/${payment.id}`, { headers });
    assert.equal(response.status, 200);
    assert.deepEqual(
      { ...seen(json), updated_at: json.updated_at, transactions: json.transactions.map(seenTransaction) },
      {
        ...expected(payment),
        updated_at: new Date(payment.changedAt).toISOString(),
        transactions: payment.transactions.map(expectedTransaction),
      },
      'the payment',
    );
    const sum = (type: string) =>
      (json.transactions as Seen[])
        .filter((each) => each.type === type && each.status === 'SUCCEEDED')
        .reduce((total, { amount }) => total + (unitsOf(amount) ?? 0n), 0n);
    const [captured, refunded] = [sum('PURCHASE') + sum('CAPTURE'), sum('REFUND')];
    assert.ok(refunded <= captured && captured <= payment.value, `captured ${captured}, refunded ${refunded}`);
    assert.deepEqual([unitsOf(json.amount.captured), unitsOf(json.amount.refunded)], [captured, refunded]);
  }

  async #fetch(
    operation: OperationId,
    path: string,
    init: RequestInit,
    // biome-ignore lint/suspicious/noExplicitAny: the answer is what is being judged.
  ): Promise<{ response: Response; text: string; json: any }> {
    const response = await this.#mock.fetch(new Request(`http://mock.test${path}`, init));
    const text = await response.text();
    this.#answers += 1;
    if (this.#answers % judged === 0)
      assert.deepEqual(faultsOfAnswer(operation, response, text), [], `${operation}: ${text}`);
    return { response, text, json: JSON.parse(text) };
  }

  #paymentId(ref: PaymentRef): string {
    if (ref === 'malformed') return 'payment-1';
    if (ref === 'unknown') return unknownId;
    const { payments } = this.#world;
    return payments[ref % Math.max(1, payments.length)]?.id ?? unknownId;
  }

  #transactionId(
    { do: move, transaction: ref }: { do: Move; transaction: TransactionRef },
    payment: ModelPayment | undefined,
  ): string {
    if (ref === 'malformed') return 'transaction-1';
    if (ref === 'of another payment') {
      const other = this.#world.payments.find((each) => each !== payment);
      return other === undefined ? unknownId : model.first(other).id;
    }
    if (ref === 'unknown' || payment === undefined) return unknownId;
    const { transactions } = payment;
    if (typeof ref === 'number') return transactions[ref % transactions.length]?.id ?? unknownId;
    const fitting = fittingOf(move, payment).id;
    return ref === 'fitting' ? fitting : fitting.toUpperCase();
  }

  #key(ref: KeyRef): string | undefined {
    if (ref === 'none') return undefined;
    if (ref === 'malformed') return 'k'.repeat(65);
    const earlier = typeof ref === 'number' ? this.#earlier(ref)?.key : undefined;
    return earlier ?? `key-${this.#calls.length}`;
  }

  #earlier(back: number): Call | undefined {
    return this.#calls.at(-1 - (back % Math.max(1, this.#calls.length)));
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }
}

type Move = 'capture' | 'cancel' | 'refund' | 'dispute';

const operationIds = {
  capture: 'capturePayment',
  cancel: 'cancelPayment',
  refund: 'refundPayment',
  dispute: 'disputeChargeback',
} as const satisfies Record<Move, OperationId>;

function fittingOf(move: Move, payment: ModelPayment): ModelTransaction {
  const { transactions } = payment;
  const refundable = transactions.filter(({ type }) => type === 'PURCHASE' || type === 'CAPTURE');
  const fitting =
    move === 'refund'
      ? (refundable.find(({ amount, refunded: given }) => given < amount) ?? refundable[0])
      : move === 'dispute'
        ? transactions.findLast(({ type }) => type === 'CHARGEBACK')
        : undefined;
  return fitting ?? model.first(payment);
}

function leftOf(move: Move, payment: ModelPayment | undefined, id: string): Units {
  if (payment === undefined) return 10_000n;
  if (move === 'capture') return payment.value - payment.captured;
  const source = payment.transactions.find((each) => each.id === id);
  return source === undefined ? 10_000n : source.amount - source.refunded;
}

function valueAsked(asked: Asked, left: Units): unknown {
  if (typeof asked === 'object') return asked.value;
  const share = { all: left, half: left / 2n, 'all but a little': left - 1n, 'a little too much': left + 1n }[asked];
  return share < 0n ? -1 : numberOf(share);
}

function currencyOf(which: 'own' | 'other' | 'usd', own: string): string {
  if (which === 'usd') return 'usd';
  return which === 'own' ? own : own === 'USD' ? 'EUR' : 'USD';
}

function dispute(account_id: string, content: string | undefined): object {
  const file = { content_type: 'application/pdf', file_name: 'a.pdf', content_category: 'RECEIPT', content };
  return { account_id, evidence: content === undefined ? [] : [file] };
}

function faultOfAmount({ value, currency }: { value: unknown; currency: string }): RefusalCode | undefined {
  if (value === undefined && currency !== 'usd') return 'MISSING_PARAMETERS';
  const units = typeof value === 'number' ? unitsOf(value) : undefined;
  return units === undefined || units === 0n || currency === 'usd' ? 'INVALID_PARAMETERS' : undefined;
}

const codesOfCards: Readonly<Record<string, string>> = {
  '0002': 'SUCCEEDED',
  '0010': 'INSUFFICIENT_FUNDS',
  '0028': 'DECLINED_BY_BANK',
  '0036': 'DO_NOT_HONOR',
  '0044': 'INVALID_SECURITY_CODE',
  '0051': 'INVALID_CARD_DATA',
  '0069': 'REPORTED_STOLEN',
  '0077': 'ERROR',
};
const otherCodes = ['REJECTED', 'THREE_D_SECURE'];

/** A card decides before a token, a token before a description. */
function openingOf({
  card,
  token,
  description,
}: {
  card?: string | undefined;
  token?: string | undefined;
  description: string;
}): model.Opening {
  const codes = [...Object.values(codesOfCards), ...otherCodes];
  const code =
    codesOfCards[card ?? ''] ??
    codes.find((each) => token === `tok_${each.toLowerCase()}`) ??
    codes.find((each) => each === description) ??
    'SUCCEEDED';
  switch (code) {
    case 'SUCCEEDED':
      return 'approved';
    case 'REJECTED':
      return 'rejected';
    case 'ERROR':
      return 'error';
    case 'THREE_D_SECURE':
      return 'awaiting 3DS';
    default:
      return 'declined';
  }
}

function codeOf(control: () => void): string | undefined {
  try {
    control();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

interface Seen {
  id: string;
  type: string;
  status: string;
  amount: number;
}

// biome-ignore lint/suspicious/noExplicitAny: what was answered.
function seen({ id, status, sub_status, amount: { captured, refunded, value, currency } }: any) {
  return { id, state: `${status}/${sub_status}`, captured, refunded, value, currency };
}

function expected({ id, state, captured, refunded, value, currency }: ModelPayment) {
  return { id, state, captured: numberOf(captured), refunded: numberOf(refunded), value: numberOf(value), currency };
}

function seenTransaction({ id, type, status, amount }: Seen): Seen {
  return { id, type, status, amount };
}

function expectedTransaction({ id, type, status, amount }: ModelTransaction): Seen {
  return { id, type, status, amount: numberOf(amount) };
}

// biome-ignore lint/suspicious/noExplicitAny: what was answered.
function seenShort({ id, type, status, amount, payment }: any) {
  return { id, type, status, ...amount, payment: payment.id, state: `${payment.status}/${payment.sub_status}` };
}

function expectedShort({ id: payment, ...of }: ModelPayment, { id, type, status, amount }: ModelTransaction) {
  const { captured, refunded, currency, state } = of;
  const total = { captured: numberOf(captured), currency, refunded: numberOf(refunded), value: numberOf(amount) };
  return { id, type, status, ...total, payment, state };
}
