import { describe, expect, it } from 'vitest';
import { packageFolder } from './package-folder.ts';
import { createStaticFiles, formatPolicy } from './static-files.ts';

const policy = formatPolicy({ 'default-src': "'none'", 'script-src': "'self'" });

function serve(files: Record<string, string>, reads: string[] = []) {
  const { respond } = createStaticFiles({
    contentSecurityPolicy: policy,
    readFile(name) {
      reads.push(name);
      return name in files ? new TextEncoder().encode(files[name]) : undefined;
    },
  });
  return (name: string, init?: RequestInit) => respond(new Request(`http://localhost/__mock/${name}`, init), name);
}

describe('static files', () => {
  it('responds with the type of the file and the security headers', async () => {
    const response = await serve({ 'page.html': '<p>é</p>' })('page.html');
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('<p>é</p>');
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'cache-control': 'no-cache',
      'content-length': '9',
      'content-security-policy': "default-src 'none'; script-src 'self'",
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('reads a file once', async () => {
    const reads: string[] = [];
    const get = serve({ 'page.js': '1' }, reads);
    await get('page.js');
    expect(await (await get('page.js'))?.text()).toBe('1');
    expect(reads).toEqual(['page.js']);
  });

  it('responds to HEAD without a body and with the same headers', async () => {
    const get = serve({ 'page.css': 'a{}' });
    const response = await get('page.css', { method: 'HEAD' });
    expect(await response?.text()).toBe('');
    expect([...(response?.headers ?? [])]).toEqual([...((await get('page.css'))?.headers ?? [])]);
  });

  it('responds 304 when the browser has the same version', async () => {
    const get = serve({ 'page.js': '1', 'other.js': '2' });
    const etag = (await get('page.js'))?.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const response = await get('page.js', { headers: { 'if-none-match': known } });
      expect([response?.status, await response?.text()]).toEqual([304, '']);
    }
    expect((await get('other.js', { headers: { 'if-none-match': etag } }))?.status).toBe(200);
  });

  it('reads nothing outside its folder and no hidden file', async () => {
    const reads: string[] = [];
    const get = serve({}, reads);
    const names = ['../package.json', 'a/../../b.json', '..%2fb.json', '%2e%2e/b.json', '..\\b.json', '/etc/x.json'];
    for (const name of [...names, 'C:/x.json', '.env.json', 'a/.env.json', 'a//b.json', 'b.json\0', '']) {
      const { respond } = createStaticFiles({
        contentSecurityPolicy: policy,
        readFile: (read) => void reads.push(read),
      });
      expect(await respond(new Request('http://localhost/'), name), name).toBeUndefined();
    }
    expect(await get('missing.js')).toBeUndefined();
    expect(reads).toEqual(['missing.js']);
  });

  it('serves no file of an unknown type', async () => {
    expect(await serve({ 'key.pem': 'x', plain: 'x' })('key.pem')).toBeUndefined();
    expect(await serve({ plain: 'x' })('plain')).toBeUndefined();
  });
});

describe('packageFolder', () => {
  it('reads a file of this package', () => {
    const bytes = packageFolder('.')('package.json');
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ name: '@paychord/mock-server' });
  });

  it('returns undefined for a missing file, for a folder and below a file', () => {
    const read = packageFolder('.');
    expect([read('missing.json'), read('docs'), read('package.json/x.json')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
