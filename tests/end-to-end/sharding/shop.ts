import { callerOf, type TestResponse } from '../../../packages/mock-server/test/helpers/test-caller.ts';
import { paymentBody } from '../../helpers/requests.ts';

/** A merchant as its server sees it: requests with its credentials. */
export interface Shop {
  readonly name: string;
  create(at: string, changes?: { key?: string; secret?: string; note?: string }): Promise<TestResponse>;
  retrieve(at: string, paymentId: string, changes?: { secret?: string }): Promise<TestResponse>;
}

/** The name is part of each request of the shop, so that a response to another shop is recognizable. */
export function shop(name: string, send: (request: Request) => Promise<Response> = fetch): Shop {
  const callerAt = (at: string, privateSecretKey = `secret of ${name}`) =>
    callerOf({ fetch: send }, { publicApiKey: name, privateSecretKey }, at);
  return {
    name,
    create(at, { key = 'first', secret, note = '' } = {}) {
      const checkout = { session: `${name} ${key}` };
      const body = paymentBody({ merchant_order_id: name, checkout, additional_data: { note } });
      return callerAt(at, secret).post('/v1/payments', body, { 'x-idempotency-key': key });
    },
    // A process closes idle connections, and the next request must not be sent on one.
    retrieve: (at, paymentId, { secret } = {}) =>
      callerAt(at, secret).get(`/v1/payments/${paymentId}`, { connection: 'close' }),
  };
}
