/** API Gateway and Lambda, as far as a webhook meets them: hands each request to the example, as an event of the format in FORMAT. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';
import { payments, transfers } from './apps/lambda.ts';

type Event = Pick<APIGatewayProxyEvent, 'httpMethod'> | Pick<APIGatewayProxyEventV2, 'rawPath'>;

createServer(async (request, response) => {
  const bytes = await buffer(request);
  const event = process.env.FORMAT === '1.0' ? restEvent(request, bytes) : httpEvent(request, bytes);
  const handler = request.url === '/v1/banking/transfers' ? transfers : payments;
  // Lambda gets JSON.
  const { statusCode, headers, body } = await handler(JSON.parse(JSON.stringify(event satisfies Event)));
  response.writeHead(statusCode, headers).end(body);
}).listen(0, '127.0.0.1');

/** A REST API with the default binary media types: the body is text. */
function restEvent({ method = '', url = '', rawHeaders }: IncomingMessage, bytes: Buffer) {
  const pairs = Object.entries(headersAsSent(rawHeaders));
  return {
    resource: '/webhooks',
    path: url,
    httpMethod: method,
    headers: Object.fromEntries(pairs.map(([name, values]) => [name, values.at(-1)])),
    multiValueHeaders: Object.fromEntries(pairs),
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      resourceId: 'a1b2c3',
      resourcePath: '/webhooks',
      httpMethod: method,
      extendedRequestId: 'VKkkNHcyIAMFrsA=',
      requestTime: '14/Mar/2026:09:26:54 +0000',
      path: `/prod${url}`,
      accountId: '123456789012',
      protocol: 'HTTP/1.1',
      stage: 'prod',
      domainPrefix: 'abcdefghij',
      requestTimeEpoch: 1773480414120,
      requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
      identity: { sourceIp: '192.0.2.1', userAgent: 'webhooks/1.0' },
      domainName: 'abcdefghij.execute-api.us-east-1.amazonaws.com',
      apiId: 'abcdefghij',
    },
    body: bytes.length > 0 ? bytes.toString() : null,
    isBase64Encoded: false,
  };
}

/** All values of each header, under its name as the sender has it. */
function headersAsSent(rawHeaders: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index);
    headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
}

/** An HTTP API: a body that is not declared as text, or is compressed, is base64. */
function httpEvent({ method = '', url = '', headers }: IncomingMessage, bytes: Buffer) {
  const isBase64Encoded = !headers['content-type']?.includes('json') || 'content-encoding' in headers;
  return {
    version: '2.0',
    routeKey: 'ANY /webhooks',
    rawPath: url,
    rawQueryString: '',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')])),
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcdefghij',
      domainName: 'abcdefghij.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'abcdefghij',
      http: { method, path: url, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'webhooks/1.0' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: 'ANY /webhooks',
      stage: '$default',
      time: '14/Mar/2026:09:26:54 +0000',
      timeEpoch: 1773480414120,
    },
    ...(bytes.length > 0 && { body: bytes.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}
