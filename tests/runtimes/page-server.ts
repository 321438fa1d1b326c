import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface PageServer {
  readonly url: string;
  close(): void;
}

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
export async function servePage({ script, worker, onMessage }: PageOptions): Promise<PageServer> {
  const scripts = new Map([
    ['/suite.js', await readFile(script)],
    ['/mockServiceWorker.js', await readFile(worker)],
  ]);
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
