import type { MockServer } from '@paychord/mock-server';
import {
  type ApiPromise,
  type Client,
  type CreatePaymentRequest,
  createClient,
  type IdempotentRequestOptions,
  type OperationId,
  type RequestAttempt,
} from '@paychord/sdk';
import { authorization, cardPayment, dispute } from '../../helpers/requests.ts';
import { organizationCode } from '../../helpers/test-merchant.ts';

/** An operation that a merchant wants to run once. */
export interface IdempotentCall {
  send(client: Client, options?: IdempotentRequestOptions): Promise<CallResult>;
  /** The ids of everything that the operation created. */
  made(): string[];
}

/** What a caller learns. */
export interface CallResult {
  /** Of what was made. */
  readonly id: string | undefined;
  readonly isReplayed: boolean;
  readonly attempts: readonly RequestAttempt[];
  readonly idempotencyKey: string | undefined;
}

async function callResult<Data>(call: ApiPromise<Data>, idOf: (data: Data) => string | undefined): Promise<CallResult> {
  const { data, response, attempts, idempotencyKey } = await call.withResponse();
  const isReplayed = response.headers.get('x-idempotent-replayed') === 'true';
  return { id: idOf(data), isReplayed, attempts, idempotencyKey };
}

const amount = { currency: 'USD', value: 10 };
const merchant_reference = 'REFERENCE-1';

/** The operations that the service carries out once per key. */
export type IdempotentOperation = Extract<
  OperationId,
  'createPayment' | 'capturePayment' | 'cancelPayment' | 'refundPayment' | 'submitDispute' | 'reverseTransfer'
>;

/** Prepares each operation in the state of a mock server. */
export const idempotentCalls: Readonly<
  Record<IdempotentOperation, (mock: MockServer) => IdempotentCall | Promise<IdempotentCall>>
> = {
  createPayment(mock) {
    const payment = cardPayment({ checkout: undefined, workflow: 'DIRECT' });
    return {
      send: (client, options) => callResult(client.payments.create(payment, options), ({ id }) => id),
      made: () => mock.payments.list().map(({ id }) => id),
    };
  },
  capturePayment: followUp('CAPTURE', authorization(), (client, ids, options) =>
    callResult(client.payments.capture(...ids, { merchant_reference, amount, reason: 'Shipped' }, options), idOf),
  ),
  cancelPayment: followUp('CANCEL', authorization(), (client, ids, options) =>
    callResult(client.payments.cancel(...ids, { merchant_reference }, options), idOf),
  ),
  refundPayment: followUp('REFUND', cardPayment(), (client, ids, options) =>
    callResult(
      client.payments.refund(...ids, { merchant_reference, amount }, options),
      ({ transactions }) => transactions.id,
    ),
  ),
  async submitDispute(mock) {
    const { id } = await withoutFaults(mock).payments.create(cardPayment());
    const chargeback = mock.payments.openChargeback(id);
    return {
      send: (client, options) =>
        callResult(client.disputes.submit(id, chargeback.id, dispute(), options), (payment) => payment.transactions.id),
      made: () => mock.disputes.forwardedEvidence(id).map(() => chargeback.id),
    };
  },
  reverseTransfer(mock) {
    const { id: transferId } = mock.onboardings.seedTransfer({ organizationCode });
    // The state rejects a second reversal, so this test checks the result of the caller.
    const isReversed = () => JSON.stringify(mock.snapshot()).includes('"reversed":true');
    return {
      send: (client, options) => callResult(client.onboardings.reverseTransfer(transferId, options), () => transferId),
      made: () => (isReversed() ? [transferId] : []),
    };
  },
};

export const idempotentOperations = Object.keys(idempotentCalls) as IdempotentOperation[];

/** A client that nothing happens to. */
function withoutFaults(mock: MockServer): Client {
  return createClient({ baseUrl: 'https://mock.test', ...mock.credentials, fetch: mock.fetch });
}

function idOf({ id }: { id: string }): string {
  return id;
}

type Ids = readonly [paymentId: string, transactionId: string];

/** An operation that adds a transaction of a type to a payment. */
function followUp(
  type: string,
  payment: CreatePaymentRequest,
  send: (client: Client, ids: Ids, options?: IdempotentRequestOptions) => Promise<CallResult>,
) {
  return async (mock: MockServer): Promise<IdempotentCall> => {
    const { id, transactions } = await withoutFaults(mock).payments.create(payment);
    return {
      send: (client, options) => send(client, [id, transactions.id], options),
      made: () => mock.payments.get(id).transactions.flatMap((each) => (each.type === type ? [each.id] : [])),
    };
  };
}
