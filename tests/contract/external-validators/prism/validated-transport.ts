import { createMockServer } from '@paychord/mock-server';
import { operationOf } from '../../../helpers/contract/operation-of.ts';
import type { Transport } from '../../../helpers/test-merchant.ts';
import type { Exchange } from './exchange.ts';
import { startPrism } from './prism.ts';
import { isReadable, type RepeatableRequest, repeatableRequestOf, send } from './repeatable-request.ts';
import { startUpstream } from './upstream.ts';
import { type Violation, violationsOf } from './violations.ts';

/** A transport whose requests go through Prism to a mock on a port. */
export interface ValidatedTransport extends Transport {
  /** Everything that went through. */
  readonly exchanges: readonly Exchange[];
  /** The violations that Prism reports for a response that the mock server never sent. */
  judge(method: string, path: string, answer: { status: number; body: unknown }): Promise<Violation[]>;
}

const silenceAfterMs = 500;

export async function startValidatedTransport(): Promise<ValidatedTransport> {
  const mock = createMockServer({ strict: true });
  const upstream = await startUpstream(mock);
  const prism = await startPrism(upstream.url).catch(async (error) => {
    await upstream.close();
    throw error;
  });
  const exchanges: Exchange[] = [];
  let sent = 0;

  const exchange = async (outgoing: RepeatableRequest): Promise<Response> => {
    sent += 1;
    const id = String(sent);
    const judged = await sendThrough(prism.url, id, outgoing);
    const arrived = upstream.arrived(id);
    // If Prism blocks or changes a request, the test sends the original request to the mock server directly.
    const isWhole = judged !== undefined && arrived !== undefined && Buffer.compare(arrived, outgoing.body) === 0;
    const response = isWhole ? judged : await send(upstream.url, id, outgoing);
    exchanges.push({
      operation: operationOf(outgoing),
      request: outgoing,
      response: { status: response.status, body: await bodyOf(response) },
      prismResult: judged === undefined ? 'silence' : arrived === undefined ? judged.status : 'passed on',
      violations: judged === undefined ? [] : violationsOf(judged),
    });
    return response;
  };

  return {
    name: 'Prism',
    mock,
    // Only the path matters, because each request goes to Prism.
    baseUrl: 'https://judged.test',
    exchanges,
    fetch: async (request) => exchange(await repeatableRequestOf(request)),
    async judge(method, path, answer) {
      const id = `${method} ${path} ${answer.status}`;
      upstream.prescribe(id, answer);
      return violationsOf(await send(prism.url, id, { method, path, headers: new Headers(), body: new Uint8Array() }));
    },
    async stop() {
      await prism.stop();
      await upstream.close();
    },
  };
}

/** Prism never responds to a body that it cannot read. Nothing else stops its responses. */
async function sendThrough(url: string, id: string, outgoing: RepeatableRequest): Promise<Response | undefined> {
  if (isReadable(outgoing)) return send(url, id, outgoing);
  return send(url, id, outgoing, silenceAfterMs).catch((error: Error) => {
    if (error.name === 'TimeoutError') return undefined;
    throw error;
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
