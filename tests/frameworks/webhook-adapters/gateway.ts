/** API Gateway, a load balancer or a queue, and Lambda: hands each request to the example, as an event of the format in FORMAT. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type {
  ALBEvent,
  APIGatewayProxyEvent,
  APIGatewayProxyEventV2,
  EventBridgeEvent,
  SNSEvent,
  SQSEvent,
} from 'aws-lambda';
import { payments, transfers } from './apps/lambda.ts';
import type { EventFormat } from './server.ts';

type GatewayEvent = Pick<APIGatewayProxyEvent, 'httpMethod'> | Pick<APIGatewayProxyEventV2, 'rawPath'>;
type Event = GatewayEvent | ALBEvent | SQSEvent | SNSEvent | EventBridgeEvent<'webhook', object>;

const eventOf: Readonly<Record<EventFormat, (request: IncomingMessage, bytes: Buffer) => Event>> = {
  '1.0': restEvent,
  '2.0': httpEvent,
  'load balancer': loadBalancerEvent,
  SQS: queueEvent,
  SNS: topicEvent,
  EventBridge: busEvent,
};

createServer(async (request, response) => {
  const event = eventOf[process.env.FORMAT as EventFormat](request, await buffer(request));
  const handler = request.url === '/v1/banking/transfers' ? transfers : payments;
  try {
    // Lambda gets JSON.
    const { statusCode, headers, body } = await handler(JSON.parse(JSON.stringify(event)));
    response.writeHead(statusCode, headers).end(body);
  } catch (error) {
    // Lambda reports a failed invocation, and a queue keeps its message.
    response.writeHead(502).end(String(error));
  }
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

/** A load balancer passes text as text, without multi-value headers by default. */
function loadBalancerEvent({ method = '', url = '', headers }: IncomingMessage, bytes: Buffer): ALBEvent {
  const isText = /^(text\/|application\/(json|javascript|xml))/.test(headers['content-type'] ?? '');
  const isBase64Encoded = !isText || 'content-encoding' in headers;
  return {
    requestContext: {
      elb: {
        targetGroupArn: 'arn:aws:elasticloadbalancing:us-east-1:123456789012:targetgroup/webhooks/6d0ecf831eec9f09',
      },
    },
    httpMethod: method,
    path: url,
    queryStringParameters: {},
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().at(-1)])),
    body: bytes.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
  };
}

/** A message that contains the whole webhook. */
const messageOf = ({ headers }: IncomingMessage, bytes: Buffer) => ({ headers, body: bytes.toString() });

function queueEvent(request: IncomingMessage, bytes: Buffer): SQSEvent {
  return {
    Records: [
      {
        messageId: '19dd0b57-b21e-4ac1-bd88-01bbb068cb78',
        receiptHandle: 'MessageReceiptHandle',
        body: JSON.stringify(messageOf(request, bytes)),
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: '1773480414120',
          SenderId: '123456789012',
          ApproximateFirstReceiveTimestamp: '1773480414121',
        },
        messageAttributes: {},
        md5OfBody: 'e4e68fb7bd0e697a0ae8f1bb342846b3',
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:us-east-1:123456789012:webhooks',
        awsRegion: 'us-east-1',
      },
    ],
  };
}

function topicEvent(request: IncomingMessage, bytes: Buffer): SNSEvent {
  return {
    Records: [
      {
        EventVersion: '1.0',
        EventSubscriptionArn: 'arn:aws:sns:us-east-1:123456789012:webhooks:21be56ed-a058-49f5-8c98-aedd2564c486',
        EventSource: 'aws:sns',
        Sns: {
          SignatureVersion: '1',
          Timestamp: '2026-03-14T09:26:54.120Z',
          Signature: 'EXAMPLE',
          SigningCertUrl: 'https://sns.us-east-1.amazonaws.com/certificate.pem',
          MessageId: '95df01b4-ee98-5cb9-9903-4c221d41eb5e',
          Message: JSON.stringify(messageOf(request, bytes)),
          MessageAttributes: {},
          Type: 'Notification',
          UnsubscribeUrl: 'https://sns.us-east-1.amazonaws.com/',
          TopicArn: 'arn:aws:sns:us-east-1:123456789012:webhooks',
          Subject: 'webhook',
        },
      },
    ],
  };
}

function busEvent(request: IncomingMessage, bytes: Buffer): EventBridgeEvent<'webhook', object> {
  return {
    id: '7bf73129-1428-4cd3-a780-95db273d1602',
    version: '0',
    account: '123456789012',
    time: '2026-03-14T09:26:54Z',
    region: 'us-east-1',
    resources: [],
    source: 'payments',
    'detail-type': 'webhook',
    detail: messageOf(request, bytes),
  };
}
