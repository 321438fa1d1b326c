import { assertConfig, WebhookConfigurationError } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { assertReceiver, callReceiver, failRegistration, findAdapter, forLambda } from './call-receiver.ts';

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
 * The handler rejects for an event that is not an HTTP request, such as one of SQS, SNS or EventBridge. Lambda would take a returned response
 * for success, and delete the message. It responds with 500 when `event.body` was parsed, and to a request from VPC Lattice or Lambda@Edge.
 * In each case, `onDelivery` receives an error that names the fix. The same happens when another framework calls the handler: the error
 * names the adapter to use.
 *
 * Lambda stops all work at the response. A handler that is slower than `ackTimeoutMs` continues with the next invocation, or never. The
 * time-out of the function must be longer than `ackTimeoutMs`.
 *
 * @param receive - A receiver from `createWebhookReceiver`.
 * @returns A handler that rejects only for an event that is not an HTTP request.
 * @throws {WebhookConfigurationError} The argument is not a function.
 *
 * @example
 * export const handler = lambdaHandler(receive);
 */
export function lambdaHandler(receive: WebhookReceiver): (event: LambdaHttpEvent) => Promise<LambdaHttpResult> {
  assertReceiver(receive, 'lambdaHandler');
  return async (...args: [LambdaHttpEvent, ...unknown[]]) => {
    const [input] = args;
    const adapter = findAdapter(args);
    if (adapter !== undefined && adapter !== forLambda) {
      return failRegistration(receive, 'lambdaHandler', 'an event of Lambda', args);
    }
    // A test invocation can pass any value.
    const event: LambdaHttpEvent = Object(input);
    const { multiValueHeaders, rawPath, path, queryStringParameters } = event;
    const { http } = (event.requestContext ?? {}) as { http?: { method?: string } };
    const method = http?.method ?? event.httpMethod;
    const otherSource = method === undefined ? otherHttpSourceOf(event) : undefined;
    if (method === undefined && otherSource === undefined) return failEvent(receive, event);
    const query = event.rawQueryString ?? new URLSearchParams(Object(queryStringParameters)).toString();
    const { status, headers, body } = await callReceiver(receive, {
      method: otherSource ? 'POST' : method,
      url: `${rawPath ?? path ?? '/'}${query && '?'}${query}`,
      headers: Object.keys(multiValueHeaders ?? {}).length > 0 ? multiValueHeaders : event.headers,
      body: () => getRawBody(event, otherSource),
    });
    const result: LambdaHttpResult = { statusCode: status, headers: { ...headers }, body, isBase64Encoded: false };
    if (multiValueHeaders && !event.headers) {
      result.multiValueHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    }
    return result;
  };
}

/** Returns the source of an HTTP request that this adapter cannot convert. Assumption: a 405 would lose its webhook. */
function otherHttpSourceOf(event: LambdaHttpEvent): string | undefined {
  const { Records, raw_path, method, requestContext } = event as LambdaHttpEvent & OtherEvent;
  if (Object(Records?.[0]).cf) return 'Lambda@Edge';
  const isLattice = typeof method === 'string' && (raw_path !== undefined || requestContext !== undefined);
  return isLattice ? 'VPC Lattice' : undefined;
}

/** The used part of an event that is not an HTTP request of API Gateway or a load balancer. */
interface OtherEvent {
  readonly Records?: readonly unknown[];
  readonly raw_path?: unknown;
  readonly method?: unknown;
  readonly 'detail-type'?: unknown;
}

/** Names the sender of an event that is not an HTTP request. */
function describeSource(event: OtherEvent): string {
  const { eventSource, EventSource } = Object(event.Records?.[0]);
  if (eventSource === 'aws:sqs') return 'SQS';
  if (EventSource === 'aws:sns') return 'SNS';
  if (event['detail-type'] !== undefined) return 'EventBridge';
  return `another source, or of a non-proxy integration of API Gateway (its fields: ${Object.keys(event).slice(0, 10).join(', ') || 'none'})`;
}

/**
 * Reports an event that is not an HTTP request, and throws. Lambda then keeps the message of a queue, and its metrics show the error. A
 * returned response would be a success.
 */
async function failEvent(receive: WebhookReceiver, event: LambdaHttpEvent): Promise<never> {
  const error = new WebhookConfigurationError(
    `lambdaHandler received an event of ${describeSource(event as OtherEvent)}, which is not an HTTP request. Call constructEvent(rawBody, headers, config) with the body and the headers that your event contains. For API Gateway, use a proxy integration`,
  );
  const body = () => {
    throw error;
  };
  await callReceiver(receive, { method: 'POST', url: '/', headers: {}, body });
  throw error;
}

function getRawBody(
  { body, isBase64Encoded }: LambdaHttpEvent,
  otherSource: string | undefined,
): string | Uint8Array | undefined {
  assertConfig(
    !otherSource,
    `lambdaHandler received an event of ${otherSource}. Use API Gateway, a function URL or an Application Load Balancer`,
  );
  // API Gateway sends null for a missing body.
  if (body === undefined || body === null) return undefined;
  assertConfig(
    typeof body === 'string',
    'event.body was already parsed. Remove the middleware that parses it, for example httpJsonBodyParser()',
  );
  return isBase64Encoded ? Buffer.from(body, 'base64') : body;
}
