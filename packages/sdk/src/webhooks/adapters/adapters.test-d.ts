import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { toLambdaEvent, toNodeRequest } from '../testing.ts';
import { lambdaHandler } from './lambda.ts';
import { nodeListener } from './node.ts';

/** What tests are given fits what adapters take, as what Node hands over does. */
export async function fits(receive: WebhookReceiver, request: Request, response: ServerResponse) {
  await nodeListener(receive)(await toNodeRequest(request), response);
  await nodeListener(receive)((await toNodeRequest(request)) as IncomingMessage, response);
  await lambdaHandler(receive)(await toLambdaEvent(request));
}

export function fitsHttp2(receive: WebhookReceiver, request: Http2ServerRequest, response: Http2ServerResponse) {
  return nodeListener(receive)(request, response);
}
