import { sign } from '@paychord/sdk/webhooks';
import { paymentStates } from '../core/model/payment-states.ts';
import { formatValue } from '../core/options/option-error.ts';
import type { WebhookReceiver } from '../core/webhooks/endpoint.ts';
import { signatureHeader } from '../core/webhooks/outgoing-attempt.ts';
import { type DeliveryFailure, deliveryFailures } from './failures.ts';
import { endProcess, plannedAt, type RunContext } from './run-context.ts';
import { webhookSecret } from './shop.ts';

/**
 * Takes the webhooks of the mock server and brings them to the process of the merchant. Each arrival is a step of the run. The signature is
 * made here, because a failure can change the body.
 */
export function createDeliveries(run: RunContext) {
  const { mock, steps, activities, record } = run;
  let hasReceiver = false;
  /** What the merchant did with the first delivery. Empty after one succeeded. */
  let refusal: string | undefined;
  let count = 0;
  let open = 0;
  /** The number of deliveries that reached the merchant. A delayed one waits for the next. */
  let arrived = 0;

  const bring = async (body: string, secret = webhookSecret): Promise<Response> => {
    const { ended, receiver } = run.process ?? {};
    if (ended === undefined || ended.aborted || receiver === undefined) throw new Error('connect ECONNREFUSED');
    const headers = { 'content-type': 'application/json', [signatureHeader]: await sign(body, secret) };
    const request = new Request('http://merchant.test/', { method: 'POST', headers, body });
    return new Promise((resolve, reject) => {
      ended.addEventListener('abort', () => reject(new Error('read ECONNRESET')));
      activities.start('A webhook', ended, async () => {
        try {
          const response = await receiver(request);
          // The class of another library has another identity.
          if (typeof Object(response).status !== 'number')
            throw new TypeError(`The receiver must return a Response (received ${formatValue(response)})`);
          resolve(response);
        } catch (error) {
          reject(error);
        }
      });
    });
  };

  /** Brings what others can send: a false event of the payment, and an event of another merchant with the same order id. */
  const bringForged = async (name: string, body: string, { status, sub_status, isRefunded }: Claim) => {
    record.log('webhook', `Webhooks with a wrong signature say that the payment is ${status}.`, name);
    const event = JSON.parse(body);
    const payment = event.data?.payment;
    if (payment === undefined) return;
    const { value } = payment.amount ?? {};
    const amount = payment.amount && { ...payment.amount, captured: value, ...(isRefunded && { refunded: value }) };
    // A captured payment, also when it was only to be authorized.
    const type_event = event.type_event.replace('authorize', 'capture');
    open += 1;
    for (const id of [payment.id, otherMerchantsId]) {
      const data = { ...event.data, payment: { ...payment, id, status, sub_status, ...(amount && { amount }) } };
      const sent = JSON.stringify({ ...event, type_event, data });
      const response = await bring(sent, 'whsec-of-another-merchant').catch(() => undefined);
      record.log('webhook', `The response to the forged webhook: ${response?.status ?? 'none'}`, name);
    }
    open -= 1;
  };

  const arrive = async (name: string, title: string, body: string, planned: DeliveryFailure | undefined) => {
    record.log('webhook', title, name);
    if (planned !== undefined) record.fail(deliveryFailures[planned].description, name);
    if (planned === 'lost') return new Response(null, { status: 200 });
    if (planned === 'crash-before') {
      endProcess(run, 'now');
      throw new Error('read ECONNRESET');
    }
    const sent = planned === 'unknown-field' ? withUnknownField(body) : body;
    if (planned === 'forged') await bringForged(name, body, returned);
    if (planned === 'doubled') await bring(sent).catch(() => {});
    const response = await bring(sent);
    if (planned === 'crash-after') endProcess(run, 'now');
    return response;
  };

  const end = (name: string, isAccepted: boolean, result: string) => {
    if (isAccepted) refusal = '';
    else refusal ??= result;
    record.log('webhook', `The merchant ${result}.`, name);
  };

  const receive: WebhookReceiver = async (request) => {
    const { cause } = run;
    open += 1;
    if (cause !== undefined) cause.openDeliveries += 1;
    const body = await request.text();
    count += 1;
    const name = `delivery-${count}`;
    const planned = plannedAt(run, name) as DeliveryFailure | undefined;
    const { retry = 0, type_event: title = 'webhook', data } = JSON.parse(body);
    const attempt = retry === 0 ? title : `${title}, attempt ${retry + 1}`;
    record.events.push({ title, parts: { payment: data?.payment?.id } });
    record.points.push({ name, kind: 'delivery', title });
    const before = arrived;
    // The step is its arrival. It ends when the merchant has responded.
    await new Promise<void>((resolve) =>
      steps.add({ isReady: () => !cause?.respondsFirst && (planned !== 'delayed' || arrived > before), run: resolve }),
    );
    try {
      const response = await arrive(name, attempt, body, planned);
      if (cause?.isForged) {
        await bringForged(name, body, succeeded);
        // Again after the visit, which may look at the payment until its end.
        run.time.add(() => steps.add({ run: () => void bringForged(name, body, succeeded) }), 60_000);
      }
      if (planned !== 'lost') end(name, response.ok, `responded with ${response.status}`);
      return response;
    } catch (error) {
      end(name, false, `did not respond (${(error as Error).message})`);
      throw error;
    } finally {
      arrived += 1;
      open -= 1;
      if (cause !== undefined) cause.openDeliveries -= 1;
    }
  };

  return {
    hasReceiver: (): boolean => hasReceiver,
    refusal: (): string | undefined => refusal,
    /** Lets the mock server send its webhooks. */
    expect(): void {
      if (!hasReceiver) mock.webhooks.register({ receiver: receive });
      hasReceiver = true;
    },
    /** Whether a delivery has arrived at the merchant, or waits to, without a response. */
    isOpen: (): boolean => open > 0,
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

const otherMerchantsId = '00000000-0000-4000-8000-000000000000';

/** What a forged webhook says about a payment. */
interface Claim {
  readonly status: string;
  readonly sub_status: string;
  readonly isRefunded: boolean;
}

const { approved, refunded } = paymentStates;
const succeeded: Claim = { status: approved.status, sub_status: approved.subStatus, isRefunded: false };
const returned: Claim = { status: refunded.status, sub_status: refunded.subStatus, isRefunded: true };

function withUnknownField(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), a_new_field: { added: 'later' } });
}
