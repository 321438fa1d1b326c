import type { OperationId } from '@paychord/sdk';
import { operationOf, type SeenResponse } from '../../helpers/contract.ts';
import { cardPayment } from '../../helpers/requests.ts';
import { createTestMerchant, parseJson, type TestMerchant, type Transport } from '../../helpers/test-merchant.ts';
import { cases } from '../conformance/cases.ts';
import { inProcess } from '../conformance/transports.ts';

export interface RecordedResponse extends SeenResponse {
  /** Undefined where the request was for no operation of the document. */
  readonly operation: OperationId | undefined;
}

export interface RecordedDelivery {
  readonly headers: Headers;
  readonly body: unknown;
}

/** All responses and webhooks of the mock server. */
export interface Recording {
  readonly responses: readonly RecordedResponse[];
  readonly payments: readonly RecordedDelivery[];
  readonly transfers: readonly RecordedDelivery[];
}

/** Something that is done to a mock server. */
interface Recorded {
  run(setting: TestMerchant): Promise<unknown>;
}

/** Runs the conformance suite and the events that no request can cause, and records what the mock server sends. */
export function recordMock(): Promise<Recording> {
  // The conformance suite reports failing cases. The recording ignores them.
  const runs = [...Object.values(cases).flat(), { run: externalEvents }];
  return recordScenarios(runs.map(({ run }) => ({ run: (setting) => run(setting).catch(() => {}) })));
}

/** Runs each scenario with a new merchant and records what the mock server sends. Rejects when a scenario rejects. */
export async function recordScenarios(scenarios: readonly Recorded[]): Promise<Recording> {
  const transport = await inProcess();
  const responses: RecordedResponse[] = [];
  const payments: RecordedDelivery[] = [];
  const transfers: RecordedDelivery[] = [];

  const recorded: Transport = {
    ...transport,
    async fetch(request) {
      const { method } = request;
      const response = await transport.fetch(request);
      responses.push({
        operation: operationOf({ method, path: new URL(request.url).pathname }),
        status: response.status,
        headers: response.headers,
        body: parseJson(await response.clone().text()),
      });
      return response;
    },
  };
  const intoList = (list: RecordedDelivery[]) => async (request: Request) => {
    list.push({ headers: request.headers, body: parseJson(await request.text()) });
    return Response.json({ received: true });
  };

  for (const { run } of scenarios) {
    const setting = createTestMerchant(recorded);
    const authentication = { secret: 'secret', apiKey: 'key', apiSecret: 'secret' };
    setting.controls.webhooks.register({ receiver: intoList(payments), ...authentication });
    setting.controls.webhooks.setMerchantBaseUrl(intoList(transfers), authentication);
    await run(setting);
    await setting.settled();
  }
  await transport.stop();
  return { responses, payments, transfers };
}

async function externalEvents({ client, controls }: TestMerchant): Promise<void> {
  const { id } = await client.payments.create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
  controls.payments.markPaid(id);
  controls.transfers.complete(controls.transfers.receive().id);
}
