import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError } from './errors.ts';
import { explainSignature } from './explain-signature.ts';
import { signSync } from './verification/signature.ts';

const secret = 'whsec_5e0c7a1f';
const sent = '{"type":"payment","retry":1,"name":"caf\u00e9","amount":25}';
const right = signSync(sent, secret);
const explain = (body: unknown, signature: unknown = right, key: Parameters<typeof explainSignature>[2] = secret) =>
  explainSignature(body, { 'x-hmac-signature': signature as string }, key);

describe('an explanation', () => {
  test('of a right signature is that it is right', async () => {
    expect(await explain(sent)).toEqual({ isGenuine: true, findings: ['The signature is right'] });
    expect(await explain(Buffer.from(sent), right, ['other', secret])).toMatchObject({ isGenuine: true });
  });

  test.each<[string, unknown, RegExp]>([
    ['parsed', JSON.parse(sent), /parsed: read the raw body/],
    ['parsed and written again', JSON.stringify(JSON.parse(sent), undefined, 2), /parsed and written again/],
    ['given a byte order mark', `\uFEFF${sent}`, /byte order mark that was not signed/],
    ['compressed', gzipSync(sent), /still compressed/],
    ['decoded as Latin-1', Buffer.from(sent).toString('latin1'), /Latin-1/],
    ['normalized', sent.normalize('NFD'), /normalized/],
    ['one of another attempt', sent.replace('"retry":1', '"retry":4'), /another attempt/],
  ])('finds that the body was %s', async (_change, body, finding) => {
    const { isGenuine, findings } = await explain(body);
    expect(isGenuine).toBe(false);
    expect(findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, string, RegExp]>([
    ['byte order mark', `\uFEFF${sent}`, sent, /signed and then dropped/],
    ['newline', `${sent}\n`, sent, /dropped/],
    ['CRLF', '{\r\n"a": 1}', '{\n"a": 1}', /CRLF became LF/],
    ['LF', '{\n"a": 1}', '{\r\n"a": 1}', /LF became CRLF/],
  ])('finds that a %s was lost', async (_what, signed, received, finding) => {
    expect((await explain(received, signSync(signed, secret))).findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, RegExp]>([
    ['in hex', Buffer.from(right, 'base64').toString('hex'), /in hex/],
    ['in the base64 of URLs', right.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''), /of URLs/],
    ['in quotes', `"${right}"`, /quotes/],
    ['behind a prefix', `sha256=${right}`, /sha256= in front/],
    ['joined with another', `${right},${right}`, /several values/],
  ])('finds that the header is %s', async (_form, signature, finding) => {
    expect((await explain(sent, signature)).findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, string, RegExp]>([
    ['a newline', secret, `${secret}\n`, /newline/],
    ['quotes', secret, `"${secret}"`, /quotes/],
    ['a newline where it was stored', `${secret}\n`, secret, /stored with white space/],
  ])('finds that the secret has %s', async (_what, used, configured, finding) => {
    const { findings } = await explain(sent, signSync(sent, Buffer.from(used)), configured);
    expect(findings).toEqual([expect.stringMatching(finding)]);
  });

  test('finds that a newline was added', async () => {
    const spaced = '{"a": 1}';
    expect((await explain(`${spaced}\n`, signSync(spaced, secret))).findings).toEqual([
      expect.stringMatching(/added to the end/),
    ]);
  });

  test('finds that the sender decoded the secret', async () => {
    const signature = signSync(sent, Uint8Array.of(0x00, 0xff, 0x10));
    expect((await explain(sent, signature, '00ff10')).findings).toEqual([expect.stringMatching(/decoded from hex/)]);
  });

  test('finds several causes together', async () => {
    const { findings } = await explain(`${sent}\n`, Buffer.from(right, 'base64').toString('hex'), [
      'other',
      `${secret}\n`,
    ]);
    expect(findings).toEqual([/in hex/, /end|again/, /newline/].map((finding) => expect.stringMatching(finding)));
  });

  test.each<[string, unknown, unknown, RegExp[]]>([
    ['there is no header', sent, [], [/There is no x-hmac-signature/]],
    ['there are two', sent, [right, right], [/more than once/]],
    ['the secret is another', sent, signSync(sent, 'other'), [/another webhook/]],
    ['the body was changed', sent.replace('25', '26'), right, [/another webhook/]],
    ['the body is gone', '', right, [/empty/, /another webhook/]],
    ['the signature is none', sent, 'AAAA', [/4 characters/, /another webhook/]],
    ['nothing fits', undefined, right, [/another webhook/]],
    ['the body is compressed and broken', Buffer.from([0x1f, 0x8b, 1]), right, [/another webhook/]],
  ])('is given when %s', async (_cause, body, signature, findings) => {
    const explanation = await explain(body, signature);
    expect(explanation.isGenuine).toBe(false);
    expect(explanation.findings).toEqual(findings.map((finding) => expect.stringMatching(finding)));
  });

  test('gives up on what can only be an attack, and takes little for it', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const before = process.memoryUsage().arrayBuffers;
    expect((await explain(bomb)).findings).toEqual([expect.stringMatching(/^Nothing that usually happens/)]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * 1024 * 1024);
    const endless = `${'='.repeat(1_000_000)}x`;
    expect((await explain(sent, endless)).findings).toEqual(['x-hmac-signature has 1000001 characters, and not 44']);
  });

  test('is given of whatever stands for the body', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const deep = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    for (const body of [circular, deep, { n: 1n }, undefined, null, () => {}, Symbol('body')]) {
      expect((await explain(body)).isGenuine).toBe(false);
    }
  });

  test('holds neither secret nor body', async () => {
    for (const explanation of [
      await explain('4242', right),
      await explain(`${sent}\n`),
      await explain({ card: '4242' }),
    ]) {
      expect(JSON.stringify(explanation)).not.toMatch(/4242|whsec|caf/);
    }
  });

  test('says that a byte order mark before the secret makes the signature wrong', async () => {
    const { findings } = await explain(sent, right, `\uFEFF${secret}`);
    expect(findings).toEqual([expect.stringMatching(/byte order mark around it: trim it/)]);
  });

  test('says that the service itself has the white space around the secret', async () => {
    const stored = `${secret}\n`;
    expect(await explain(sent, signSync(sent, Buffer.from(stored)), ['other', stored])).toEqual({
      isGenuine: true,
      findings: ['The signature is right', expect.stringMatching(/stored with white space around it/)],
    });
  });

  test('is none for a blank secret', async () => {
    await expect(explain(sent, right, ' ')).rejects.toThrow(WebhookConfigurationError);
  });
});
