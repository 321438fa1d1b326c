import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockServer } from '../../core/mock-server.ts';
import type { AdminOptions } from '../../core/options/listen-options.ts';
import { type ListeningServer, listen } from '../../node.ts';
import { respondWithFile } from './pages.ts';

let server: ListeningServer;
afterEach(() => server?.close());

async function start(admin: AdminOptions | true = true, options = {}) {
  server = await listen(createMockServer({ strict: true, ...options }), { admin });
  return (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
}

describe('the API reference', () => {
  it('is a page with a policy that allows inline styles and no other exception', async () => {
    const get = await start();
    for (const path of ['/__mock/docs', '/__mock/docs/', '/__mock/docs?api=admin']) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(await response.text()).toContain('/__mock/docs/reference.js');
    }
  });

  it('contains the licenses of the libraries in its script', async () => {
    const get = await start();
    const script = await (await get('/__mock/docs/reference.js')).text();
    const licenses = await (await get('/__mock/docs/licenses.txt')).text();
    expect(script.slice(0, 100)).toContain('licenses.txt');
    for (const name of ['openapi-explorer', 'lit-html', 'marked', 'prismjs']) expect(licenses).toContain(`${name} `);
    expect(licenses).toContain('Apache License');
  });

  it('names this server as the only server of both documents', async () => {
    const get = await start();
    for (const name of ['payments', 'admin']) {
      const document = await (await get(`/__mock/docs/${name}.json`)).json();
      expect(document.servers).toEqual([{ url: '/', description: 'This mock server.' }]);
      expect(JSON.stringify(document)).toContain('**Decision:**');
    }
  });

  it('has no file that is not part of the page', async () => {
    const get = await start();
    for (const name of ['package.json', 'missing.js', '..%2finspector%2finspector.js', '.reference.js']) {
      const response = await get(`/__mock/docs/${name}`);
      expect([response.status, (await response.json()).code]).toEqual([404, 'UNKNOWN_PATH']);
    }
    expect((await get('/__mock/docs', { method: 'POST' })).status).toBe(404);
  });

  it('needs no token, while the admin API does', async () => {
    const get = await start({ token: 'admin-token' });
    expect((await get('/__mock/docs')).status).toBe(200);
    expect((await get('/__mock/docs/admin.json')).status).toBe(200);
    expect((await get('/__mock/payments')).status).toBe(401);
  });

  it('rejects a host name that is not its own, so that no page can rebind its name', async () => {
    await start();
    const incoming = await new Promise<IncomingMessage>((resolve) => {
      get(`${server.url}/__mock/docs`, { headers: { host: 'attacker.example' } }, resolve);
    });
    incoming.resume();
    expect(incoming.statusCode).toBe(403);
  });

  it('gives no other origin access, even when the admin API does', async () => {
    const get = await start({ origins: ['*'] });
    const { headers } = await get('/__mock/docs/payments.json', { headers: { origin: 'https://shop.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('does not exist without the admin API', async () => {
    server = await listen(createMockServer({ strict: true }));
    expect((await fetch(`${server.url}/__mock/docs`)).status).toBe(404);
  });
});

describe('the credentials of the console', () => {
  const credentialsOf = async (response: Response) => (await response.json()).defaultMerchant;
  const json = { accept: 'application/json' };

  it('are the documented keys', async () => {
    const get = await start();
    expect(await credentialsOf(await get('/__mock/', { headers: json }))).toEqual({
      publicApiKey: 'mock-public-key',
      privateSecretKey: 'mock-secret-key',
    });
  });

  it('do not contain a configured secret key, even for a reader with the token', async () => {
    const credentials = [{ publicApiKey: 'shop', privateSecretKey: 'configured-secret' }];
    const get = await start({ token: 'admin-token' }, { credentials });
    const headers = { ...json, authorization: 'Bearer admin-token' };
    const text = await (await get('/__mock/', { headers })).text();
    expect(text).not.toContain('configured-secret');
    expect(JSON.parse(text).defaultMerchant).toEqual({ publicApiKey: 'shop', privateSecretKey: null });
  });

  it('require the token', async () => {
    const get = await start({ token: 'admin-token' });
    expect((await get('/__mock/', { headers: json })).status).toBe(401);
  });
});

describe('a file of a page', () => {
  const policy = "default-src 'none'";
  const serve =
    (files: Record<string, string>, reads: string[] = []) =>
    (name: string, init?: RequestInit) => {
      const readFile = (file: string) => {
        reads.push(file);
        return file in files ? new TextEncoder().encode(files[file]) : undefined;
      };
      return respondWithFile(new Request(`http://localhost/__mock/${name}`, init), readFile, name, policy);
    };

  it('responds with the type of the file and the security headers', async () => {
    const response = serve({ 'page.html': '<p>é</p>' })('page.html');
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('<p>é</p>');
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'cache-control': 'no-store',
      'content-length': '9',
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('responds to HEAD without a body and with the same headers', async () => {
    const get = serve({ 'page.css': 'a{}' });
    const response = get('page.css', { method: 'HEAD' });
    expect(await response?.text()).toBe('');
    expect([...(response?.headers ?? [])]).toEqual([...(get('page.css')?.headers ?? [])]);
  });

  it('reads nothing outside its folder and no hidden file', () => {
    const reads: string[] = [];
    const get = serve({}, reads);
    const names = ['../package.json', 'a/../../b.json', '..%2fb.json', '%2e%2e/b.json', '..\\b.json', '/etc/x.json'];
    for (const name of [...names, 'C:/x.json', '.env.json', 'a/.env.json', 'a//b.json', 'b.json\0', '']) {
      expect(
        respondWithFile(new Request('http://localhost/'), (read) => void reads.push(read), name, policy),
      ).toBeUndefined();
    }
    expect(get('missing.js')).toBeUndefined();
    expect(reads).toEqual(['missing.js']);
  });

  it('serves no file of an unknown type', async () => {
    expect(serve({ 'key.pem': 'x', plain: 'x' })('key.pem')).toBeUndefined();
    expect(serve({ plain: 'x' })('plain')).toBeUndefined();
  });
});
