import type { ResultOf } from '../../api/admin-call.ts';
import { escapeControls } from '../../api/escape.ts';
import type { JournalEntry } from '../../state/traffic.ts';
import type { EventOf, Timeline } from './timeline.tsx';

/** What the admin API knows of a payment. */
export interface PaymentRecording {
  readonly timeline: Timeline;
  /** The requests of the timeline, among others. */
  readonly entries: readonly JournalEntry[];
  /** The scenario of this payment alone. */
  readonly scenario: ResultOf<'exportScenario'>;
  readonly policies: ResultOf<'listPolicies'>;
}

/**
 * Writes a Vitest test that repeats in process what happened to a payment. A comment stands for what the admin API does not know. It knows no
 * secret and no card number.
 */
export function writePaymentTest(recording: PaymentRecording): string {
  const { id, status, sub_status } = recording.timeline.payment;
  const changed = recording.policies.filter(({ isDefault }) => !isDefault);
  const policies = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  const assertion = `expect(payments.payments.get(paymentId)).toMatchObject(${literal({ status, sub_status })});`;
  return `import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';

const payments = setupMockServer(${literal({ server: false, ...(changed.length > 0 && { policies }) })});
const client = createClient({
  baseUrl: payments.baseUrl,
  ...payments.credentials,
  fetch: payments.fetch,
  maxRetries: 0,
});

test(${literal(`payment ${id} ends as ${status}`)}, async () => {
${indented([...stepsOf(recording), assertion].join('\n'))}
});
`;
}

/** The steps of the test, in the order of the timeline. */
function stepsOf({ timeline, entries, scenario }: PaymentRecording): string[] {
  const past = timeline.events.filter((event) => event.kind === 'request' || event.kind === 'transaction');
  const changes = past.filter((event) => event.kind === 'transaction');
  const transactionIds = timeline.payment.transactions.map(({ id }) => id);
  const entryOf = (number = 0) => entries.find((each) => each.number === number);
  const { moves = [], ...creation } = { ...scenario.payments?.[0] };

  const requestSteps = (event: EventOf<'request'>): string[] => {
    const { number, operation, status, faults } = event;
    const entry = entryOf(number);
    const only = (comment: string) => [`// Request ${number}, ${operation}: ${comment}.`];
    if (entry === undefined) return only('the journal no longer has it');
    if (!entry.authenticated) return only('left out, because it had other keys');
    const isRepeatable = operation !== 'createPayment' && entry.unknownFields.length === 0;
    if (!succeeds(event) && faults.length === 0 && !isRepeatable) {
      return only(`left out, because the mock server rejected it with ${status}`);
    }
    const call = callOf(entry, transactionIds, creation.payment_method);
    if (call === undefined) return only('left out');
    const tookEffect = entry.replayed || changes.some(({ request }) => request === number);
    const declaration = changes[0]?.request === number ? 'const { id: paymentId } = ' : '';
    return [
      `// Request ${number}, ${operation}: ${status ?? 'no response'}`,
      ...faultSteps(event, tookEffect),
      succeeds(event) ? `${declaration}await ${call};` : `await ${call}.catch(() => {});`,
    ];
  };

  const transactionSteps = (event: EventOf<'transaction'>): string[] => {
    const { cause, request, transition } = event;
    const index = changes.indexOf(event);
    const entry = entryOf(request);
    if (entry !== undefined) {
      const isReturned = index > 0 || succeeds(entry.response ?? {});
      return isReturned ? [] : ["const paymentId = payments.payments.list()[0]?.id ?? '';"];
    }
    if (cause === 'clock') return [`// A deadline passed: ${transition}`];
    const lost = cause === 'request' ? ['// The journal no longer has the request that did this.'] : [];
    const step =
      index === 0
        ? `const { id: paymentId } = payments.payments.create(${literal(creation)});`
        : `payments.payments.makeMove(paymentId, ${literal(moves[index - 1])});`;
    return [...lost, step];
  };

  const steps: string[] = [];
  let time = Date.parse(past[0]?.at ?? '');
  for (const event of past) {
    const added = event.kind === 'request' ? requestSteps(event) : transactionSteps(event);
    const passed = Date.parse(event.at) - time;
    // A real clock goes on all the time. The next step that is a second later catches up.
    if (added.length > 0 && passed >= 1_000) {
      steps.push(`await payments.clock.advance(${literal(`${passed / 1_000}s`)});`);
      time += passed;
    }
    steps.push(...added);
  }
  return steps;
}

function succeeds({ status }: { readonly status?: number }): boolean {
  return status !== undefined && status < 400;
}

const followUps: Readonly<Record<string, string>> = {
  capturePayment: 'payments.capture',
  cancelPayment: 'payments.cancel',
  refundPayment: 'payments.refund',
  submitDispute: 'disputes.submit',
};

/** The call of the client that sends a request. Undefined for an operation that names no payment. */
function callOf(
  { operation, path, idempotencyKey, request, response, unknownFields }: JournalEntry,
  transactionIds: readonly string[],
  testMethod: unknown,
): string | undefined {
  if (operation === 'retrievePayment') return 'client.payments.retrieve(paymentId)';
  if (operation === 'listPaymentsByOrder') {
    return `client.payments.listByOrder(${literal(request.query?.merchant_order_id ?? '')})`;
  }
  // The client has no type for a wrong body.
  const cast = unknownFields.length > 0 || response?.status === 400 ? ' as never' : '';
  const options = `${cast}${idempotencyKey === undefined ? '' : `, ${literal({ idempotencyKey })}`}`;
  if (operation === 'createPayment') {
    return `client.payments.create(${literal(withTestMethod(request.body, testMethod))}${options})`;
  }
  const method = followUps[operation];
  if (method === undefined) return undefined;
  const transactionId = decodeURIComponent(path.split('/')[5] ?? '');
  // Ids differ in each run, and the order of transactions does not.
  const index = transactionIds.indexOf(transactionId.toLowerCase());
  const transaction =
    index < 0 ? literal(transactionId) : `payments.payments.get(paymentId).transactions[${index}]?.id ?? ''`;
  return `client.${method}(paymentId, ${transaction}, ${literal(request.body)}${options})`;
}

/** Replaces a payment method that is secret by one with the test token of the same outcome. */
function withTestMethod(body: unknown, testMethod: unknown): unknown {
  const { payment_method: method } = Object(body) as { payment_method?: { vaulted_token?: unknown } };
  const isSecret = method?.vaulted_token || JSON.stringify(method ?? null).includes('[redacted]');
  return isSecret ? { ...Object(body), payment_method: testMethod } : body;
}

/** Injects the faults of a request. The journal has only the phases. */
function faultSteps({ operation, status, faults }: EventOf<'request'>, tookEffect: boolean): string[] {
  const rejecting = faults.findLast((phase) => phase !== 'body' && phase !== 'transport');
  const inject = (fault: object) => `payments.faults.inject(${literal({ operation, ...fault })});`;
  return faults.flatMap((phase) => {
    if (phase === 'transport') {
      const note = '// The journal does not say whether the connection was reset or kept open.';
      return [note, inject({ phase, connection: 'reset', lost: tookEffect ? 'response' : 'request' })];
    }
    if (phase === rejecting && status !== undefined && status >= 400) return [inject({ phase, status })];
    return [`// A fault in the phase ${literal(phase)} is left out, because the journal does not have its details.`];
  });
}

/** Writes a value as TypeScript. A long list or object has several lines. */
function literal(value: unknown): string {
  // The journal cuts evidence. An empty PDF file stands for it.
  const complete = (name: string, each: unknown) =>
    name === 'content' && / \(\d+ characters\)$/.test(String(each)) ? 'JVBERi0xLjQKJSVFT0YK' : each;
  const line = JSON.stringify(value, complete) ?? 'undefined';
  const json = line.length <= 80 ? line : JSON.stringify(value, complete, 2);
  return escapeControls(json.replace(/"([a-z_]\w*)": ?/gi, '$1: '));
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
