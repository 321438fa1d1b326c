import { signSync } from '@paychord/sdk/webhooks';
import type { WebhookReceiver } from '../webhooks/endpoint.ts';
import { signatureHeader } from '../webhooks/outgoing-attempt.ts';
import { type DeliveryFailure, describeFailure } from './failures.ts';
import type { HandledRequest, RunContext } from './run-context.ts';
import { webhookSecret } from './shop.ts';

/**
 * Creates the receiver that takes the webhooks of the mock server and brings them to the process of the merchant. Each arrival is a step of
 * the run. The signature is made here, because a failure can change the body.
 */
export function createDeliveries(run: RunContext) {
  const { steps, activities, process } = run;
  let count = 0;
  let open = 0;
  /** The number of deliveries that reached the merchant. A delayed one waits for the next. */
  let arrived = 0;

  const bring = async (body: string): Promise<Response> => {
    const current = process();
    const { receiver } = current;
    if (current.isDead || receiver === undefined) throw new Error('connect ECONNREFUSED');
    const headers = { 'content-type': 'application/json', [signatureHeader]: signSync(body, webhookSecret) };
    const request = new Request('http://merchant.test/', { method: 'POST', headers, body });
    return new Promise((resolve, reject) => {
      run.onEnd(current, () => reject(new Error('read ECONNRESET')));
      activities.start(current, async () => {
        try {
          resolve(await receiver(request));
        } catch (error) {
          reject(error);
        }
      });
    });
  };

  const arrive = async (name: string, title: string, body: string, planned: DeliveryFailure | undefined) => {
    run.log('delivery', title, name);
    if (planned !== undefined) run.log('failure', describeFailure('delivery', planned), name);
    if (planned === 'lost') return new Response(null, { status: 200 });
    if (planned === 'crash-before') {
      run.endProcess(process(), false);
      throw new Error('read ECONNRESET');
    }
    const sent = planned === 'unknown-field' ? withUnknownField(body) : body;
    if (planned === 'doubled') await bring(sent).catch(() => {});
    const response = await bring(sent);
    if (planned === 'crash-after') run.endProcess(process(), false);
    return response;
  };

  const receive: WebhookReceiver = (request) => {
    const cause: HandledRequest | undefined = run.currentCause();
    open += 1;
    if (cause !== undefined) cause.openDeliveries += 1;
    return new Promise<Response>((resolve, reject) => {
      void request.text().then((body) => {
        count += 1;
        const name = `delivery-${count}`;
        const planned = run.plannedAt(name) as DeliveryFailure | undefined;
        const { type_event: title = 'webhook', data } = JSON.parse(body);
        run.fingerprint(`${title} ${data?.payment?.id}`);
        run.addPoint({ name, kind: 'delivery', title, callSite: undefined, isRead: false, causesDelivery: false });
        const before = arrived;
        steps.add({
          isReady: () => !cause?.respondsFirst && (planned !== 'delayed' || arrived > before),
          run() {
            // The step has begun. It ends when the merchant has responded.
            const attempt = arrive(name, title, body, planned);
            attempt.then(
              ({ status }) => run.log('delivery', `The merchant responded with ${status}.`, name),
              ({ message }) => run.log('delivery', `The merchant did not respond (${message}).`, name),
            );
            void attempt.then(resolve, reject).finally(() => {
              arrived += 1;
              open -= 1;
              if (cause !== undefined) cause.openDeliveries -= 1;
            });
          },
        });
      });
    });
  };

  return {
    receive,
    /** Whether a delivery has arrived at the merchant, or waits to, without a response. */
    isOpen: () => open > 0,
  };
}

function withUnknownField(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), a_new_field: { added: 'later' } });
}
