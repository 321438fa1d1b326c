import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { lambdaHandler } from '../adapters/lambda.ts';
import { nodeListener } from '../adapters/node.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { toLambdaEvent, toNodeRequest } from '../testing.ts';

/** The adapters accept the converted test requests, and the requests of Node itself. */
export async function fits(receive: WebhookReceiver, request: Request, response: ServerResponse) {
  await nodeListener(receive)(await toNodeRequest(request), response);
  await nodeListener(receive)((await toNodeRequest(request)) as IncomingMessage, response);
  await lambdaHandler(receive)(await toLambdaEvent(request));
}

export function fitsHttp2(receive: WebhookReceiver, request: Http2ServerRequest, response: Http2ServerResponse) {
  return nodeListener(receive)(request, response);
}
