import { WebhookConfigurationError } from '../errors.ts';

/** Returns whether a value is a web `Request`. It checks a method, because a `Request` can come from another realm or library. */
export function isRequest(request: Partial<Request> | null | undefined): request is Request {
  return typeof request?.headers?.get === 'function';
}

/** Throws the error about a call without a web `Request`: mostly, a framework has called the receiver directly. */
export function failWrongCall(received: unknown): never {
  throw new WebhookConfigurationError(
    `The receiver needs a web Request. ${received instanceof Promise ? 'Await the promise' : 'Use expressHandler, nodeListener, fastifyPlugin or another adapter'}`,
  );
}

/** The used part of a `ServerResponse` of Node. */
interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(body: string): unknown };
}

/**
 * Responds to a call without a `Request`. Node ignores what its listener returns, so it would never respond. Any other caller gets the
 * error, because it could take a returned response for success.
 */
export function respondToWrongCall(received: unknown, nodeResponse: unknown): void {
  const node = Object(nodeResponse) as NodeResponse;
  if (!node.writeHead) failWrongCall(received);
  if (!node.headersSent) node.writeHead(500, { 'content-type': 'application/json' }).end('{"received":false}');
}
