import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';

export interface PageOptions {
  /** The page's script. */
  readonly script: string;
  /** MSW's worker. */
  readonly worker: string;
  /** Hears what the page posts, and where to. */
  onMessage(path: string, body: string): void;
}

/** Forbids eval, and requests to anything but this server and the base URL of the mock server. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self' https://intercepted.test";
const page = '<!doctype html><title>Conformance</title><script type="module" src="/suite.js"></script>';

/** Serves one page and receives its messages. */
export async function servePage({ script, worker, onMessage }: PageOptions): Promise<HttpServer> {
  const scripts = new Map([
    ['/suite.js', await readFile(script)],
    ['/mockServiceWorker.js', await readFile(worker)],
  ]);
  return startHttpServer(async (request, response) => {
    const { method, url = '/' } = request;
    response.setHeader('content-security-policy', policy);
    if (method === 'POST') {
      onMessage(url, await text(request));
      response.end();
    } else if (scripts.has(url)) {
      response.setHeader('content-type', 'text/javascript').end(scripts.get(url));
    } else if (url === '/') {
      response.setHeader('content-type', 'text/html').end(page);
    } else {
      response.writeHead(404).end();
    }
  });
}
