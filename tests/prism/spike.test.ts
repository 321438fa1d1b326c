import { writeFileSync } from 'node:fs';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { cases } from '../conformance/cases.ts';
import { settle, type Transport } from '../conformance/setting.ts';
import { startPrism } from './prism.ts';

const out: unknown[] = [];
describe('x', () => {
  let transport: Transport;
  beforeAll(async () => {
    const mock = createMockServer({ strict: true });
    const seen = new Map<string, Buffer>();
    const server = await listen({
      fetch: async (request) => {
        const copy = request.clone();
        const res = await mock.fetch(request);
        seen.set(request.headers.get('x-exchange') ?? '', Buffer.from(await copy.arrayBuffer()));
        return res;
      },
      close: mock.close,
    });
    const t = performance.now();
    const prism = await startPrism(server.url);
    console.log('started', performance.now() - t, prism.url);
    let n = 0;
    transport = {
      name: 'prism', mock, baseUrl: 'https://mock.test',
      async fetch(request) {
        const id = String(n++);
        const { pathname, search } = new URL(request.url);
        const body = Buffer.from(await request.clone().arrayBuffer());
        const go = (origin: string) => {
          const headers = new Headers(request.headers); headers.set('x-exchange', id);
          return fetch(origin + pathname + search, { method: request.method, headers, redirect: 'manual', ...(request.body ? { body } : {}) });
        };
        let r = await go(prism.url);
        const v = r.headers.get('sl-violations');
        const prismStatus = r.status, ptext = await r.clone().text();
        const got = seen.get(id);
        const passage = got === undefined ? 'stopped' : got.equals(body) ? 'whole' : 'changed';
        if (passage !== 'whole') r = await go(server.url);
        const text = await r.clone().text();
        let json: any; try { json = JSON.parse(text) } catch {}
        out.push({ id, m: request.method, pathname, search, status: r.status, code: json?.code, messages: json?.messages ?? json?.message, passage, prismStatus, p: passage !== 'whole' ? ptext.slice(0, 300) : undefined, v, body: body.toString().slice(0, 300) });
        return r;
      },
      async stop() { await prism.stop(); await server.close(); },
    };
  }, 60000);
  afterAll(async () => { await transport.stop(); writeFileSync('/tmp/out.json', JSON.stringify(out, null, 1)); });
  describe.each(Object.entries(cases))('%s', (_o, list) => {
    test.each(list.map((e) => [e.title, e] as const))('%s', (_t, e) => e.run(settle(transport)));
  });
});
