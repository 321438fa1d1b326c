import { assertConfig, WebhookConfigurationError } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { assertReceiver, callReceiver, receiveOtherCall } from './call-receiver.ts';

/** The used part of an event from API Gateway (REST and HTTP APIs), a function URL or a load balancer. */
export interface LambdaHttpEvent {
  /** In format 1.0, and from a load balancer. */
  readonly httpMethod?: string | undefined;
  readonly path?: string | undefined;
  readonly queryStringParameters?: LambdaHeaders<string>;
  /** Each header with all its values. In format 1.0, and from a load balancer with multi-value headers. */
  readonly multiValueHeaders?: LambdaHeaders<readonly string[]>;
  /** In format 2.0, and from a function URL. */
  readonly rawPath?: string | undefined;
  readonly rawQueryString?: string | undefined;
  readonly requestContext?: object;
  readonly headers?: LambdaHeaders<string>;
  readonly body?: unknown;
  readonly isBase64Encoded?: boolean;
}

type LambdaHeaders<Value> = Readonly<Record<string, Value | undefined>> | null | undefined;

/** The result that Lambda converts to a response. */
export interface LambdaHttpResult {
  statusCode: number;
  headers: Record<string, string>;
  /** Used instead of `headers` by a load balancer with multi-value headers. */
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: false;
}

/**
 * Creates an AWS Lambda handler from a receiver. It works behind API Gateway (formats 1.0 and 2.0), a function URL and an Application Load
 * Balancer.
 *
 * The handler rejects for any other event, such as one of SQS, SNS or EventBridge. Lambda would take a returned response for success, and
 * delete the message. It responds with 500 when `event.body` was parsed. In each case, `onDelivery` receives an error that names the fix.
 *
 * Lambda stops all work at the response. A handler that is slower than `ackTimeoutMs` continues with the next invocation, or never. The
 * time-out of the function must be longer than `ackTimeoutMs`.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A handler that rejects only for an event of another kind.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * export const handler = lambdaHandler(receive);
 */
export function lambdaHandler(receive: WebhookReceiver): (event: LambdaHttpEvent) => Promise<LambdaHttpResult> {
  assertReceiver(receive, 'lambdaHandler');
  return async (input, ...others: unknown[]) => {
    // A server of Node called it, and waits for a response.
    if (Object(others[0]).writeHead) return receiveOtherCall(receive, [input, ...others]);
    // A test invocation can pass any value.
    const event: LambdaHttpEvent = Object(input);
    const { multiValueHeaders, rawPath, path, queryStringParameters } = event;
    const { http } = (event.requestContext ?? {}) as { http?: { method?: string } };
    const method = http?.method ?? event.httpMethod;
    const query = event.rawQueryString ?? new URLSearchParams(Object(queryStringParameters)).toString();
    const { status, headers, body } = await callReceiver(receive, {
      // A sender cannot cause an event without a method, so it is reported as a mistake.
      method: method ?? 'POST',
      url: `${rawPath ?? path ?? '/'}${query && '?'}${query}`,
      headers: Object.keys(multiValueHeaders ?? {}).length > 0 ? multiValueHeaders : event.headers,
      body: () => getRawBody(event, method),
    });
    // Lambda keeps the message of a queue, and its metrics show the error. A returned response would be a success.
    if (method === undefined) throw new WebhookConfigurationError(needsHttpEvent);
    const result: LambdaHttpResult = { statusCode: status, headers: { ...headers }, body, isBase64Encoded: false };
    if (multiValueHeaders && !event.headers) {
      result.multiValueHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    }
    return result;
  };
}

const needsHttpEvent =
  'lambdaHandler needs an HTTP event of API Gateway with proxy integration, a function URL or an Application Load Balancer. For another event, call constructEvent(rawBody, headers, config) with the body and the headers that it contains';

function getRawBody(
  { body, isBase64Encoded }: LambdaHttpEvent,
  method: string | undefined,
): string | Uint8Array | undefined {
  assertConfig(method !== undefined, needsHttpEvent);
  // API Gateway sends null for a missing body.
  if (body === undefined || body === null) return undefined;
  assertConfig(
    typeof body === 'string',
    'event.body was already parsed. Remove the middleware that parses it, for example httpJsonBodyParser()',
  );
  return isBase64Encoded ? Buffer.from(body, 'base64') : body;
}
