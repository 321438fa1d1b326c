import type { WebhookReceiver } from '../receiver/receiver.ts';
import { type IncomingMessageLike, getNodeBody } from './node-body.ts';
import { type ResponseParts, callReceiver } from './to-request.ts';

/** What is used of a response of Node's servers, a `ServerResponse`. */
export interface ServerResponseLike {
  statusCode: number;
  readonly headersSent: boolean;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** Answers a request of Node's servers, and of all frameworks that hand it over as it is. */
export type NodeListener = (incoming: IncomingMessageLike, outgoing: ServerResponseLike) => Promise<void>;

/** A listener that reports `fix` when the body was read before. */
export function createNodeListener(receive: WebhookReceiver, fix: string): NodeListener {
  return async (incoming, outgoing) => {
    const { status, headers, body } = await receiveNodeRequest(receive, incoming, [incoming.rawBody, incoming.body], fix);
    // A time limit of somebody else may have answered.
    if (outgoing.headersSent) return;
    outgoing.statusCode = status;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    outgoing.end(body);
  };
}

/** @param parsed where a parser may have left the body, the likelier first */
export function receiveNodeRequest(
  receive: WebhookReceiver,
  incoming: IncomingMessageLike,
  parsed: readonly unknown[],
  fix: string,
): Promise<ResponseParts> {
  const { method, url, headers } = incoming;
  return callReceiver(receive, { method, url, headers, body: () => getNodeBody(incoming, parsed, fix) });
}
