import { once } from 'node:events';
import { type ClientRequest, request as sendOverHttp } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPayment, readResponse } from '../../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../../core/mock-server.ts';
import { type ListeningServer, listen } from '../../node.ts';

type Lines = readonly (readonly [name: string, value: string])[];
type Send = (lines: Lines) => Promise<{ readonly status: number | undefined; readonly text: string }>;

const body = JSON.stringify(cardPayment());
let mock: MockServer;
let server: ListeningServer;
beforeEach(async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock);
});
afterEach(() => server.close());

const open = (lines: Lines): ClientRequest => {
  const headers = [...lines, ['content-length', String(Buffer.byteLength(body))], ['host', 'localhost']].flat();
  return sendOverHttp(`${server.url}/v1/payments`, { method: 'POST', headers });
};
const responseTo = async (outgoing: ClientRequest) => {
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() };
};

const ways: Readonly<Record<string, Send>> = {
  'on a port': (lines) => responseTo(open(lines).end(body)),
  async 'on a port, with the body after its head'(lines) {
    const outgoing = open(lines);
    outgoing.flushHeaders();
    // The response that needs no body arrives before it. Another one needs the head to be read alone.
    const arrived = responseTo(outgoing);
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 100))]);
    outgoing.end(body);
    return arrived;
  },
  async 'in process'(lines) {
    return readResponse(
      await mock.fetch('http://mock.test/v1/payments', { method: 'POST', headers: lines as [string, string][], body }),
    );
  },
  async 'in process, with headers that were copied'(lines) {
    const request = new Request('http://mock.test/v1/payments', {
      method: 'POST',
      headers: lines as [string, string][],
      body,
    });
    return readResponse(await mock.fetch(new Request(request, { headers: request.headers })));
  },
};

const sentOnce: Lines = [
  ['public-api-key', 'shop-1'],
  ['private-secret-key', 'secret-key-1'],
  ['x-idempotency-key', 'u1'],
  ['content-type', 'application/json'],
];

test.each(Object.entries(ways))('a header that is sent once is accepted %s', async (_, send) => {
  expect((await send(sentOnce)).status).toBe(201);
});

test.each(Object.keys(ways).flatMap((way) => sentOnce.slice(0, 3).map(([name, value]) => [name, way, value])))(
  '%s with the same value twice is rejected %s',
  async (name, way, value) => {
    const response = await ways[way as string]?.([...sentOnce, [name as string, value as string]]);
    expect(response?.status).toBe(name === 'x-idempotency-key' ? 400 : 401);
    expect(response?.text.toLowerCase()).toContain(`${name} was sent twice. send it once`);
  },
);

test.each(
  Object.keys(ways).flatMap((way) =>
    sentOnce.slice(0, 3).flatMap(([name]) => [
      [name, way, 'last'],
      [name, way, 'first'],
    ]),
  ),
)('%s with a second, empty line is rejected in words %s, and creates nothing: %s', async (name, way, place) => {
  const empty = [name, ''] as const;
  const response = await ways[way]?.(place === 'last' ? [...sentOnce, empty] : [empty, ...sentOnce]);
  expect(response?.status).toBe(name === 'x-idempotency-key' ? 400 : 401);
  const { messages } = JSON.parse(response?.text ?? '');
  expect(messages.map((each: string) => each.toLowerCase())).toEqual([
    `${name} was sent twice, once without a value. send it once`,
  ]);
  expect(response?.text).not.toContain('secret-key-1');
  const merchants = mock.merchants().filter(({ isDefault }) => !isDefault);
  expect(merchants.map(({ publicApiKey, payments }) => [publicApiKey, payments])).toEqual(
    name === 'x-idempotency-key' ? [['shop-1', 0]] : [],
  );
});
