import type { WebhookReceiver } from '../receiver/receiver.ts';
import { type NodeIncoming, nodeBody } from './node-body.ts';
import { type Answer, answerOf } from './to-request.ts';

/** What is used of a response of Node's servers, a `ServerResponse`. */
export interface NodeOutgoing {
  statusCode: number;
  readonly headersSent: boolean;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** Answers a request of Node's servers, and of all frameworks that hand it over as it is. */
export type NodeListener = (incoming: NodeIncoming, outgoing: NodeOutgoing) => Promise<void>;

/** A listener that reports `fix` when the body was read before. */
export function listenerWith(receive: WebhookReceiver, fix: string): NodeListener {
  return async (incoming, outgoing) => {
    const { status, headers, body } = await answerIncoming(receive, incoming, [incoming.rawBody, incoming.body], fix);
    // A time limit of somebody else may have answered.
    if (outgoing.headersSent) return;
    outgoing.statusCode = status;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    outgoing.end(body);
  };
}

/** @param parsed where a parser may have left the body, the likelier first */
export function answerIncoming(
  receive: WebhookReceiver,
  incoming: NodeIncoming,
  parsed: readonly unknown[],
  fix: string,
): Promise<Answer> {
  const { method, url, headers } = incoming;
  return answerOf(receive, { method, url, headers, body: () => nodeBody(incoming, parsed, fix) });
}
