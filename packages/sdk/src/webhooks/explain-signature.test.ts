import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError } from './errors.ts';
import { explainSignature } from './explain-signature.ts';
import { signSync } from './verification/signature.ts';

const secret = 'whsec_5e0c7a1f';
const sent = '{"type":"payment","retry":1,"name":"caf\u00e9","amount":25}';
const right = signSync(sent, secret);
const hex = Buffer.from(right, 'base64').toString('hex');
const explain = (body: unknown, signature: unknown = right, key: Parameters<typeof explainSignature>[2] = secret) =>
  explainSignature(body, { 'x-hmac-signature': signature as string }, key);

describe('explainSignature', () => {
  test('reports that a valid signature matches', async () => {
    expect(await explain(sent)).toEqual({ isValid: true, findings: ['The signature matches'] });
    expect(await explain(Buffer.from(sent), right, ['other', secret])).toEqual({
      isValid: true,
      findings: ['The signature matches secret[1]'],
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['parsed', JSON.parse(sent), /parsed: read the raw body/],
    ['parsed and serialized again', JSON.stringify(JSON.parse(sent), undefined, 2), /parsed and serialized again/],
    ['changed by a byte order mark', `\uFEFF${sent}`, /byte order mark was added/],
  ])('reports that the body was %s', async (_change, body, finding) => {
    const { isValid, findings } = await explain(body);
    expect(isValid).toBe(false);
    expect(findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, string, RegExp]>([
    ['byte order mark', `\uFEFF${sent}`, sent, /signed byte order mark was removed/],
    ['newline', `${sent}\n`, sent, /newline of the body was removed/],
    ['CRLF', '{\r\n"a": 1}', '{\n"a": 1}', /CRLF became LF/],
    ['LF', '{\n"a": 1}', '{\r\n"a": 1}', /LF became CRLF/],
  ])('reports that a %s was removed', async (_what, signed, received, finding) => {
    expect((await explain(received, signSync(signed, secret))).findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, RegExp]>([
    ['in hex', hex, /in hex: this service sends the bytes in base64/],
    ['in base64url', right.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''), /base64url/],
    ['in quotes', `"${right}"`, /quotes/],
    ['after a prefix', `sha256=${right}`, /prefix sha256=/],
    ['joined with another', `${right},${right}`, /several values/],
  ])('reports that the header is %s', async (_form, signature, finding) => {
    expect((await explain(sent, signature)).findings).toEqual([expect.stringMatching(finding)]);
  });

  test.each<[string, string, string, RegExp]>([
    ['a newline', secret, `${secret}\n`, /newline/],
    ['quotes', secret, `"${secret}"`, /quotes/],
  ])('reports that the secret has %s', async (_what, used, configured, finding) => {
    const { findings } = await explain(sent, signSync(sent, Buffer.from(used)), configured);
    expect(findings).toEqual([expect.stringMatching(finding)]);
  });

  test('reports that a newline was added', async () => {
    const spaced = '{"a": 1}';
    expect((await explain(`${spaced}\n`, signSync(spaced, secret))).findings).toEqual([
      expect.stringMatching(/added to the end/),
    ]);
  });

  test('reports that the sender decoded the secret', async () => {
    const signature = signSync(sent, Uint8Array.of(0x00, 0xff, 0x10));
    expect((await explain(sent, signature, '00ff10')).findings).toEqual([
      expect.stringMatching(/decoded the secret from hex/),
    ]);
  });

  test('reports several causes together', async () => {
    const { findings } = await explain(`${sent}\n`, hex, ['other', `${secret}\n`]);
    expect(findings).toEqual([/in hex/, /end|again/, /newline/].map((finding) => expect.stringMatching(finding)));
  });

  test.each<[string, unknown, unknown, RegExp[]]>([
    ['the header is missing', sent, [], [/x-hmac-signature header is missing/]],
    ['the header is repeated', sent, [right, right], [/more than once/]],
    ['the secret is wrong', sent, signSync(sent, 'other'), [/another webhook/]],
    ['the body was changed', sent.replace('25', '26'), right, [/another webhook/]],
    ['the body is empty', '', right, [/empty/]],
    ['the signature is too short', sent, 'AAAA', [/4 characters/]],
    ['the body is empty and the signature is too short', '', 'AAAA', [/empty/]],
    ['the body is undefined', undefined, right, [/another webhook/]],
    ['the body is no UTF-8', Buffer.from([0x1f, 0x8b, 1]), right, [/another webhook/]],
  ])('reports the cause when %s', async (_cause, body, signature, findings) => {
    const explanation = await explain(body, signature);
    expect(explanation.isValid).toBe(false);
    expect(explanation.findings).toEqual(findings.map((finding) => expect.stringMatching(finding)));
  });

  test('reports the length of an oversized header', async () => {
    const endless = `${'='.repeat(1_000_000)}x`;
    expect((await explain(sent, endless)).findings).toEqual([
      'The x-hmac-signature header has 1000001 characters instead of 44',
    ]);
  });

  test('accepts any value as the body', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const deep = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    for (const body of [circular, deep, { n: 1n }, undefined, null, () => {}, Symbol('body')]) {
      expect((await explain(body)).isValid).toBe(false);
    }
  });

  test('contains neither the secret nor the body', async () => {
    for (const explanation of [
      await explain('4242', right),
      await explain(`${sent}\n`),
      await explain({ card: '4242' }),
    ]) {
      expect(JSON.stringify(explanation)).not.toMatch(/4242|whsec|caf/);
    }
  });

  test('reports a byte order mark before the secret', async () => {
    const { findings } = await explain(sent, right, `\uFEFF${secret}`);
    expect(findings).toEqual([expect.stringMatching(/byte order mark around it: trim it/)]);
  });

  test('throws for a blank secret', async () => {
    await expect(explain(sent, right, ' ')).rejects.toThrow(WebhookConfigurationError);
  });
});
