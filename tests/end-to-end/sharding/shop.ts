import { paymentBody } from '../../helpers/requests.ts';

/** A merchant as its server sees it: requests with its credentials. */
export interface Shop {
  readonly name: string;
  create(at: string, changes?: { key?: string; secret?: string; note?: string }): Promise<ShopResponse>;
  retrieve(at: string, paymentId: string, changes?: { secret?: string }): Promise<ShopResponse>;
}

export interface ShopResponse {
  readonly status: number;
  readonly replayed: boolean;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read documented fields; other tests validate responses.
  readonly json: any;
}

/** The name is part of each request of the shop, so that a response to another shop is recognizable. */
export function shop(name: string, send: (request: Request) => Promise<Response> = fetch): Shop {
  const headers = (secret = `secret of ${name}`) => ({ 'public-api-key': name, 'private-secret-key': secret });
  return {
    name,
    async create(at, { key = 'first', secret, note = '' } = {}) {
      const body = paymentBody({
        merchant_order_id: name,
        checkout: { session: `${name} ${key}` },
        additional_data: { note },
      });
      const request = new Request(`${at}/v1/payments`, {
        method: 'POST',
        headers: { ...headers(secret), 'content-type': 'application/json', 'x-idempotency-key': key },
        body: JSON.stringify(body),
      });
      return read(await send(request));
    },
    async retrieve(at, paymentId, { secret } = {}) {
      // A process closes idle connections, and the next request must not be sent on one.
      const request = new Request(`${at}/v1/payments/${paymentId}`, {
        headers: { ...headers(secret), connection: 'close' },
      });
      return read(await send(request));
    },
  };
}

async function read(response: Response): Promise<ShopResponse> {
  const text = await response.text();
  return {
    status: response.status,
    replayed: response.headers.has('x-idempotent-replayed'),
    text,
    json: response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : undefined,
  };
}
