import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { useInspector } from './inspector.ts';

const { open } = useInspector();

/** The program of the worker and everything that it imports, for a browser. */
async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker/explore.ts', import.meta.url))],
    tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves a page and the program of its worker. Cryptography works only on an origin such as this one. */
async function serve(program: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    const isProgram = url === '/worker.js';
    response.setHeader('content-type', isProgram ? 'text/javascript' : 'text/html');
    response.end(isProgram ? program : '<!doctype html><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the explorer runs in the worker of a browser, and finds a double charge of a merchant in memory', async () => {
  const page = await open(await serve(await bundleWorker()));
  const results = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
  );
  expect(results).toMatchObject({
    correct: { survived: expect.any(Number), rules: [] },
    flawed: { rules: expect.arrayContaining(['charged-twice']) },
  });
  expect((results as { correct: { survived: number } }).correct.survived).toBeGreaterThan(60);
});
