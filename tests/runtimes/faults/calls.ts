import {
  type ApiError,
  type Client,
  type ClientOptions,
  type CreateCustomerRequest,
  createClient,
  type PaychordError,
  type UnexpectedResponseError,
} from '@paychord/sdk';
import { expect } from 'vitest';
import { paymentBody } from '../../helpers/requests.ts';
import type { Run } from './control.ts';
import { json, type Reply, type ResponseOptions } from './reply.ts';
import type { Row } from './row.ts';

/** The credentials of the client. A faulty server must never get real ones. */
export const credentials = { publicApiKey: 'public-key-1', privateSecretKey: 'secret-key-1' };

/** Creates a client for the server of a row. */
export function clientOf({ baseUrl }: { baseUrl: string }, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl,
    ...credentials,
    dangerouslyAllowBrowser: true,
    ...options,
  });
}

export const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

export const order = paymentBody({ description: 'São Paulo €' });

export const newCustomer: CreateCustomerRequest = { merchant_customer_id: 'CUSTOMER-1', country: 'BR' };

/** The fields of a payment that these rows read. */
export const payment = { id: paymentId, status: 'SUCCEEDED', description: order.description };

/** The successful response. */
export const successResponse: Reply = json(200, payment);

/** An error response of the service. */
export function errorResponse(status: number, code: string, options?: ResponseOptions): Reply {
  return json(status, { code, messages: [`It says ${code}`] }, options);
}

/** An error of the client with the fields of all its classes. */
export type Rejection = PaychordError & Partial<Omit<ApiError & UnexpectedResponseError, keyof PaychordError>>;

/** What a call throws. */
export async function rejectionOf(call: PromiseLike<unknown>): Promise<Rejection> {
  const result = await call.then(
    (value) => ({ value }),
    // The row checks the class.
    (reason: Rejection) => ({ reason }),
  );
  if ('reason' in result) return result.reason;
  throw new Error(`The call did not fail. It returned ${JSON.stringify(result.value)}`);
}

/** Asserts that one request arrived this many times with the same key and the same bytes. Returns its key. */
export async function expectSameRequest(run: Run, times: number): Promise<string | undefined> {
  const { requests } = await run.log();
  const sent = requests.map(({ method, path, headers, body }) => {
    return { method, path, key: headers['x-idempotency-key'], body };
  });
  expect(sent).toEqual(Array.from({ length: times }, () => sent[0]));
  return sent[0]?.key;
}

interface FailingCall {
  readonly replies: readonly Reply[];
  readonly options?: Partial<ClientOptions>;
  /** @default `payments.create` */
  readonly call?: (client: Client) => PromiseLike<unknown>;
  readonly type: abstract new (...args: never) => PaychordError;
  /** The fields of the error. */
  readonly error: object;
  /** How often the client sends the request. @default once per reply */
  readonly requests?: number;
}

/** A row in which a call fails. Its requests have the same key and the same bytes. */
export function failing(
  server: string,
  caller: string,
  { replies, options, call = ({ payments }) => payments.create(order), type, error: fields, ...more }: FailingCall,
  check: (error: Rejection, run: Run) => unknown = () => {},
): Row {
  return {
    server,
    caller,
    async run({ begin }) {
      const run = await begin(...replies);
      const error = await rejectionOf(call(clientOf(run, options)));
      expect(error).toBeInstanceOf(type);
      expect(error).toMatchObject(fields);
      const { requests = replies.length } = more;
      expect(error.attempts).toHaveLength(requests);
      expect(await expectSameRequest(run, requests)).toBe(error.idempotencyKey);
      await check(error, run);
    },
  };
}

/** A row in which a call succeeds after these responses, with the same key and the same bytes. */
export function retried(server: string, failures: readonly Reply[], attempts: readonly object[] = []): Row {
  return {
    server,
    caller: 'success, with the same key and bytes',
    async run({ begin }) {
      const run = await begin(...failures, successResponse);
      const result = await clientOf(run, { maxRetries: 1 }).payments.create(order).withResponse();
      expect(result.data).toEqual(payment);
      expect(result.attempts).toHaveLength(failures.length + 1);
      expect(result.attempts).toMatchObject([...attempts, ...result.attempts.slice(attempts.length)]);
      expect(await expectSameRequest(run, failures.length + 1)).toBe(result.idempotencyKey);
    },
  };
}
