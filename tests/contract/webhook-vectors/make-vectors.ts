import { createHash, createHmac } from 'node:crypto';
import type { Content, Vector } from './vector.ts';

const secret = 'whsec_5e0c7a1f';
const body = '{"type":"payment","type_event":"payment.purchase","retry":0,"nota":"café 😀"}';

const bytes = (...values: number[]): Content => ({ base64: Buffer.from(values).toString('base64') });
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8'): Content => ({
  base64: Buffer.from(text, encoding).toString('base64'),
});
const raw = (content: Content): Buffer => {
  if (typeof content === 'string') return Buffer.from(content);
  return 'base64' in content
    ? Buffer.from(content.base64, 'base64')
    : Buffer.from(content.repeat.repeat(content.times));
};
/** By `node:crypto` alone: vectors that the SDK signed itself would prove nothing. */
const mac = (signed: Content, key: Content = secret, algorithm = 'sha256') =>
  createHmac(algorithm, raw(key)).update(raw(signed)).digest();
const sign = (signed: Content, key: Content = secret) => mac(signed, key).toString('base64');
const right = sign(body);
const accepted = { body, secret, signatures: [right], expected: 'accept' } as const;
const refused = { ...accepted, expected: 'refuse' } as const;

/** All vectors, always the same. */
export function makeVectors(): Vector[] {
  return [...bodies(), ...changedBodies(), ...secrets(), ...rotations(), ...signatures(), ...mistakes()];
}

function bodies(): Vector[] {
  const contents: [string, Content][] = [
    ['text', body],
    ['bytes', bytesOf(body)],
    ['an empty text', ''],
    ['no bytes', bytes()],
    ['a byte order mark in text', '\uFEFF{}'],
    ['a byte order mark in bytes', bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d)],
    ['invalid UTF-8', bytes(0x7b, 0xff, 0xc3, 0x28, 0x7d)],
    ['an encoded surrogate', bytes(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ['UTF-16', bytesOf('\uFEFF{}', 'utf16le')],
    ['CRLF', '{\r\n}\r\n'],
    ['NUL', '{"a":"\0"}'],
    ['every byte', bytes(...Array(256).keys())],
    ['150 kB', { repeat: '0123456789abcdef', times: 9_600 }],
    ['63 bytes, below a block', { repeat: 'a', times: 63 }],
    ['64 bytes, a block', { repeat: 'a', times: 64 }],
    ['a Unicode form NFD', 'e\u0301'],
  ];
  return contents.map(([name, content]) => {
    return { name: `body: ${name}`, ...accepted, body: content, signatures: [sign(content)] };
  });
}

function changedBodies(): Vector[] {
  const changes: [string, Content, Content][] = [
    ['a newline added', '{}', '{}\n'],
    ['keys in another order', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['white space added', '{"a":1}', '{"a": 1}'],
    ['a character escaped', '{"a":"é"}', '{"a":"\\u00e9"}'],
    ['a slash escaped', '{"a":"/"}', '{"a":"\\/"}'],
    ['a number written another way', '{"amount":25.0}', '{"amount":25}'],
    ['normalized', 'e\u0301', 'é'],
    ['CRLF for LF', '{\n}', '{\r\n}'],
    ['a byte order mark dropped', '\uFEFF{}', '{}'],
    ['a byte order mark dropped from bytes', bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d), bytes(0x7b, 0x7d)],
    ['read as Latin-1', bytesOf('é'), bytesOf('é', 'latin1')],
    ['decoded as Latin-1', 'é', 'Ã©'],
    ['decoded as ASCII', 'é', 'C)'],
    ['another attempt', '{"retry":0}', '{"retry":1}'],
    ['a NUL added', '{}', '{}\0'],
    // Encoders write the same bytes for both.
    ...['{"a":"\uD800"}', '{"a":"\uDC00"}', '\uD83D', '😀\uDE00'].map((text): [string, Content, Content] => [
      `a lone surrogate for the replacement character: ${JSON.stringify(text)}`,
      text.replace(/\p{Cs}/gu, '\uFFFD'),
      text,
    ]),
  ];
  return changes.map(([name, sent, received]) => {
    return { name: `changed body: ${name}`, ...refused, body: received, signatures: [sign(sent)] };
  });
}

function secrets(): Vector[] {
  const keys: [string, string][] = [
    ['spaces in it', 'whsec test'],
    ['letters outside Latin', 'секрет-鍵-🔑'],
    ['the look of hex', '00ff00ff'],
    ...[63, 64, 65, 200].map((length): [string, string] => [`${length} bytes`, 'a'.repeat(length)]),
  ];
  const inBytes: [string, Content][] = [
    ...keys.map(([name, key]): [string, Content] => [`${name}, in bytes`, bytesOf(key)]),
    ['a newline at its end, in bytes', bytesOf('whsec_test\n')],
    ['blanks around it, in bytes', bytesOf(' whsec_test ')],
    ['a byte order mark before it, in bytes', bytesOf('\uFEFFwhsec_test')],
    ['bytes that are no text', bytes(0xff, 0x00, 0x80)],
  ];
  return [...keys, ...inBytes].flatMap(([name, key]) => {
    const others = [
      Buffer.concat([raw(key), Buffer.from('x')]),
      raw(key).subarray(0, -1),
      raw(String(raw(key)).trim()),
    ];
    const otherSignatures = others
      .filter((other) => !other.equals(raw(key)))
      .map((other) => sign(body, { base64: other.toString('base64') }));
    return [
      { name: `secret: ${name}`, ...accepted, secret: key, signatures: [sign(body, key)] },
      { name: `secret: ${name}, and another one`, ...refused, secret: key, signatures: otherSignatures },
    ];
  });
}

function rotations(): Vector[] {
  return [
    { name: 'several secrets: only one', ...accepted, secret: [secret] },
    { name: 'several secrets: the first', ...accepted, secret: [secret, 'b'] },
    { name: 'several secrets: the last', ...accepted, secret: ['a', 'b', secret] },
    { name: 'several secrets: in bytes', ...accepted, secret: ['a', bytesOf(secret), 'c'] },
    { name: 'several secrets: the same twice', ...accepted, secret: [secret, secret] },
    { name: 'several secrets: none', ...refused, secret: ['a', 'b'] },
  ];
}

function signatures(): Vector[] {
  const digest = mac(body);
  const base64 = (...parts: Uint8Array[]) => Buffer.concat(parts).toString('base64');
  const flipped = Array.from({ length: 256 }, (_, bit) => {
    const copy = Buffer.from(digest);
    copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
    return copy.toString('base64');
  });
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const last = alphabet.indexOf(right.charAt(42));
  const odd: [string, Vector['signatures']][] = [
    ['absent or repeated', [null, [], [right], [right, right]]],
    ['empty or blank', ['', ' ', '\n', '\0'.repeat(44)]],
    ['joined', [`${right}, ${right}`, `${right},${right}`]],
    ['of another length', [right.slice(0, 43), `${right}=`, right.repeat(2), { repeat: right, times: 23_832 }]],
    [
      'decorated',
      [` ${right}`, `${right} `, `${right}\n`, `"${right}"`, `sha256=${right}`, `v1,${right}`, `\uFEFF${right}`],
    ],
    ['in hex', [digest.toString('hex'), digest.toString('hex').slice(0, 44), digest.toString('hex').toUpperCase()]],
    [
      'in another alphabet or case',
      [
        ...[right.toLowerCase(), right.replace(/.$/, '.'), right.replace(/.$/, 'A')],
        ...[digest.toString('base64url'), right.replaceAll('+', '-').replaceAll('/', '_')],
      ],
    ],
    ['not canonical', [1, 2, 3].map((bits) => `${right.slice(0, 42)}${alphabet[last + bits]}=`)],
    ['truncated', [base64(digest.subarray(0, 16)), base64(digest.subarray(0, 16), Buffer.alloc(16))]],
    ['doubled', [base64(digest, digest)]],
    ['outside ASCII', ['é'.repeat(44), `é${right.slice(1)}`, '😀'.repeat(22), '\uD800'.repeat(44)]],
    [
      'of another algorithm',
      [
        ...['sha1', 'sha384', 'sha512', 'sha3-256'].map((algorithm) => mac(body, secret, algorithm).toString('base64')),
        base64(mac(body, secret, 'sha512').subarray(0, 32)),
        ...[body, secret + body].map((text) => createHash('sha256').update(text).digest('base64')),
      ],
    ],
    [
      'of another body, secret or nothing',
      [sign('{}'), sign(body, 'other'), base64(Buffer.alloc(32)), body, '__proto__'],
    ],
    ['wrong in a single bit', flipped],
  ];
  return odd.map(([name, list]) => ({ name: `signature: ${name}`, ...refused, signatures: list }));
}

function mistakes(): Vector[] {
  const wrongSecrets: [string, Vector['secret']][] = [
    ['blank secret: empty', ''],
    ['blank secret: no bytes', bytes()],
    ['blank secret: white space', ' \t\r\n\u00A0\u3000'],
    ['blank secret: a byte order mark', '\uFEFF'],
    ['blank secret: a byte order mark in bytes', bytes(0xef, 0xbb, 0xbf)],
    ['blank secret: NULs', '\0\0'],
    ['blank secret: 64 NULs in bytes', { base64: Buffer.alloc(64).toString('base64') }],
    ['blank secret: a lone surrogate', 'whsec_\uD800'],
    ['blank secret: a byte order mark and a newline', '\uFEFF\n'],
    ...[...'\0\t\n\r '].map((blank): [string, Content] => [
      `blank secret: ${JSON.stringify(blank)} in bytes`,
      bytesOf(blank),
    ]),
    ['blank secret: an empty list', []],
    ['blank secret: a list with an empty one', [secret, '']],
    ['blank secret: a list with a blank one', [secret, ' \n']],
    ['blank secret: a list with a lone surrogate', [secret, '\uDC00']],
    ['secret with white space around it: a newline at its end', `${secret}\n`],
    ['secret with white space around it: CRLF at its end', `${secret}\r\n`],
    ['secret with white space around it: a blank at its start', ` ${secret}`],
    ['secret with white space around it: a byte order mark at its start', `\uFEFF${secret}`],
    ['secret with white space around it: a newline at the end of one in a list', [secret, `${secret}\n`]],
  ];
  return wrongSecrets.map(([name, wrong]) => {
    // A signature by the wrong secret itself, and by the empty one, which HMAC pads with NULs.
    const signatures = [right, sign(body, ''), ...(isContent(wrong) ? [sign(body, wrong)] : []), null];
    return { name, body, secret: wrong, signatures, expected: 'mistake' };
  });
}

function isContent(secret: Vector['secret']): secret is Content {
  return !Array.isArray(secret);
}
