import { WebhookConfigurationError } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { answerOf } from './to-request.ts';

/** What is used of an event of API Gateway (REST and HTTP APIs), a function URL or a load balancer. */
export interface LambdaHttpEvent {
  /** Format 1.0, and a load balancer. */
  readonly httpMethod?: string | undefined;
  readonly path?: string | undefined;
  /** Format 1.0, and a load balancer that is set so: each header with all of its values. */
  readonly multiValueHeaders?: LambdaHeaders<readonly string[]>;
  /** Format 2.0, and a function URL. */
  readonly rawPath?: string | undefined;
  readonly requestContext?: object;
  readonly headers?: LambdaHeaders<string>;
  readonly body?: unknown;
  readonly isBase64Encoded?: boolean;
}

type LambdaHeaders<Value> = Readonly<Record<string, Value | undefined>> | null | undefined;

/** What Lambda is to answer. */
export interface LambdaHttpResult {
  statusCode: number;
  headers: Record<string, string>;
  /** Instead of `headers`, for a load balancer that gave all values. */
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: false;
}

/**
 * A receiver as the handler of AWS Lambda behind API Gateway, in its formats 1.0 and 2.0, a function URL or an Application
 * Load Balancer. Never rejects: what is no request is answered 405, and an `event.body` that was parsed is answered 500, and
 * `onDelivery` gets the fix.
 *
 * Lambda stops all work at the answer: a handler that is slower than `ackTimeoutMs` goes on with the next event, if at
 * all. The time limit of the function has to be longer than `ackTimeoutMs`.
 *
 * @example
 * export const handler = lambdaHandler(receive);
 */
export function lambdaHandler(receive: WebhookReceiver): (event: LambdaHttpEvent) => Promise<LambdaHttpResult> {
  return async (given) => {
    // Whoever tries the function out may give it anything.
    const event: LambdaHttpEvent = Object(given);
    const { multiValueHeaders, rawPath, path } = event;
    const { http } = (event.requestContext ?? {}) as { http?: { method?: string } };
    const { status, headers, body } = await answerOf(receive, {
      method: http?.method ?? event.httpMethod,
      url: rawPath ?? path,
      headers: Object.keys(multiValueHeaders ?? {}).length > 0 ? multiValueHeaders : event.headers,
      body: () => bodyOf(event),
    });
    const isMultiValue = multiValueHeaders && !event.headers;
    const repeatable = { multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([n, v]) => [n, [v]])) };
    return {
      statusCode: status,
      headers: { ...headers },
      ...(isMultiValue && repeatable),
      body,
      isBase64Encoded: false,
    };
  };
}

function bodyOf({ body, isBase64Encoded }: LambdaHttpEvent): string | Uint8Array | undefined {
  // null when there is none.
  if ((body ?? undefined) === undefined) return undefined;
  if (typeof body !== 'string') {
    throw new WebhookConfigurationError(
      'event.body was parsed: leave out what parses it, httpJsonBodyParser() for example',
    );
  }
  return isBase64Encoded ? Buffer.from(body, 'base64') : body;
}
