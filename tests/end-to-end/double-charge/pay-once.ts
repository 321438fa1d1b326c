import { type CallError, isPaychordError } from '@paychord/sdk';
import { expect } from 'vitest';
import { networkError } from '../../../packages/sdk/test/helpers/scripted-client.ts';
import type { Tally } from '../../property/proof.ts';
import type { FaultPlan, Limits } from './failures.ts';
import { type FaultyService, type Reach, startFaultyService } from './faulty-service.ts';
import { type CallResult, type IdempotentCall, idempotentCalls } from './idempotent-calls.ts';

/** One call with its result. */
interface Call {
  readonly limits: Limits;
  readonly caller: AbortController;
  departed: number;
  arrived: number;
  end?: CallResult | CallError;
}

/** Sends the same payment with one key through all failures until its outcome is known. */
export async function payOnce(reach: Reach, misfortune: FaultPlan, tally: Tally<string>): Promise<void> {
  const { policies, faults, networkFaults, departures, arrivals, random } = misfortune;
  const calls: Call[] = [];
  const requests = new Set<string>();
  let isCalm = false;
  const service = await startFaultyService(reach, {
    policies,
    networkFaults,
    random,
    onDeparture(number) {
      const call = current(calls);
      call.departed += 1;
      if (isCalm) return;
      if (departures[number] === 'aborted') call.caller.abort();
      if (departures[number] === 'refused') throw networkError('ECONNREFUSED');
    },
    onArrival(number, { headers }, text) {
      const sender = calls[Number(headers.get('x-call'))];
      if (sender !== undefined) sender.arrived += 1;
      requests.add(`${headers.get('x-idempotency-key')} ${text}`);
      if (arrivals[number] === 'aborted' && !isCalm) current(calls).caller.abort();
    },
  });
  try {
    const intent = await idempotentCalls.createPayment(service.mock);
    // A payment is announced by the request that made it.
    service.mock.webhooks.register({ receiver: () => new Response(), events: ['payment.purchase'] });
    for (const fault of faults) service.mock.faults.inject(fault);
    for (const limits of misfortune.calls) await sendPayment(service, intent, calls, limits);

    isCalm = true;
    service.stopFaults();
    await service.settled();
    const { end } = await sendPayment(service, intent, calls, {
      maxRetries: 0,
      timeoutMs: 65_000,
      totalTimeoutMs: 65_000,
      maxResponseBytes: 1_000_000,
    });
    if (isPaychordError(end)) {
      // The first request failed while it was processed, and by policy burned the key.
      expect(end).toMatchObject({ serviceCode: 'IDEMPOTENCY_DUPLICATED', outcome: 'unknown' });
      expect(policies.onFirstFailure).toBe('consume-key');
      expect(intent.made()).toEqual([]);
    }
    expect(intent.made().length).toBeLessThanOrEqual(1);
    // One key and one body, in however many requests.
    expect(requests.size).toBeLessThanOrEqual(1);
    // A client that repeats its key makes no mistake.
    expect(service.mock.findings()).toEqual([]);
    const maker = makerOf(service);
    expect(maker !== undefined).toBe(intent.made().length === 1);
    for (const [number, call] of calls.entries()) tally.count(checkResult(call, maker === number));
  } finally {
    await service.settled();
    await service.stop();
  }
}

async function sendPayment(
  { client }: FaultyService,
  intent: IdempotentCall,
  calls: Call[],
  limits: Limits,
): Promise<Call> {
  const call: Call = { limits, caller: new AbortController(), departed: 0, arrived: 0 };
  calls.push(call);
  const { signal } = call.caller;
  const headers = { 'x-call': String(calls.length - 1) };
  call.end = await intent
    .send(client, { ...limits, signal, headers, idempotencyKey: 'one-key' })
    .catch((error: unknown) => {
      if (isPaychordError(error)) return error;
      throw error;
    });
  if (!isPaychordError(call.end)) expect(intent.made()).toEqual([call.end.id]);
  return call;
}

function current(calls: readonly Call[]): Call {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('A request was sent before any call');
  return call;
}

/** Checks the result of the caller against what happened. Returns a summary of it. */
function checkResult({ end, limits, departed, arrived }: Call, hasMade: boolean): string {
  if (end === undefined) throw new Error('A call did not end');
  const { attempts } = end;
  expect(attempts).toHaveLength(departed);
  // The client polls a request in progress without a limit.
  const counted = attempts.filter(({ status }) => status !== 400 && status !== 409);
  expect(counted.length).toBeLessThanOrEqual(limits.maxRetries + 1);
  if (!isPaychordError(end))
    return end.isReplayed
      ? 'learned from a replay'
      : `learned after ${attempts.length === 1 ? 'one attempt' : 'more than one attempt'}`;

  expect(end.idempotencyKey).toBe('one-key');
  if (hasMade) expect(end.outcome).toBe('unknown');
  if (end.outcome === 'not_sent') expect(arrived).toBe(0);
  return `${end.code} ${end.outcome}${hasMade ? ', made' : ''}`;
}

/** Which call made the payment. */
function makerOf({ mock }: FaultyService): number | undefined {
  const maker = mock.journal.requests().find(({ deliveries }) => deliveries.length > 0);
  return maker && Number(maker.request.headers['x-call']);
}
