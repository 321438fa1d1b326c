import { hexadecimalId } from '../validation/schema-limits.ts';
import { parseJson } from './response-text.ts';
import type { BodyContent } from './serialize-body.ts';

// No parser: JSON.parse cannot go as deep as the serializer that wrote the text. No lookbehind: Safari before 16.4 cannot parse one.
const secretFields =
  /(?:token|number|session|security_code|cryptogram|"document|"content)"\s*:\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)|([\d.]+))/g;

/**
 * Returns the tokens, sessions, contents of files, and numbers of cards, documents and phones in a body, because a response may repeat them.
 * Each is returned as plain text and as JSON text.
 */
export function findSecrets(content: BodyContent): string[] {
  const json = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const secrets: string[] = [];
  // Not matchAll: it compiles the pattern again for each call.
  json.replace(secretFields, (match, text?: string, number?: string) => {
    const secret = text ?? number ?? '';
    secrets.push(secret);
    if (secret.includes('\\')) {
      // A text for an undocumented path may look like JSON without being JSON.
      const plain = (parseJson(`"${secret}"`) ?? secret) as string;
      // A response may repeat base64 without its line breaks.
      secrets.push(plain, plain.replace(/[\r\n]/g, ''));
    }
    return match;
  });
  return secrets;
}

/**
 * Returns the values of headers that must not appear in an error: of `Bearer …` all but the first word. An id that the caller sends to trace the
 * request is no secret, and the service may return it as its own. `User-Agent` names the SDK.
 */
export function headerSecrets(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers)
    .filter(([name]) => !/(trace|request|correlation)-?(id|parent)$|^user-agent$/.test(name))
    .map(([, value]) => value.replace(/^\S+ /, ''));
}

/** A UUID. Its groups can look like a card number. */
const uuid = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/gi;

// The usual groups of a card number: all digits together, groups of four, or 4-6-5 and 4-6-4. A longer run of digits can contain one too.
const cardNumbers = /\d{13,}|\d{4}[ ./-](\d{4}[ ./-]\d{4}[ ./-]\d{1,7}|\d{6}[ ./-]\d{4,5})/g;

/** Replaces everything that can be a card number. */
export function replaceCardNumbers(text: string, replace: (digits: string) => string): string {
  const parts = text.split(uuid);
  // Every second part is a UUID.
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(cardNumbers, replace))).join('');
}

/** A text can contain a part of a secret, for example the beginning of a file in base64. */
const longParts = /[\w+/]{16,}/g;

/** An escaped character: `%2F` and `%252F` of a URL, `\/` and `\u002f` of JSON, `&#47;` and `&#x2f;` of HTML. */
const escapes = /%(?:25)*([0-7][\da-f])|\\u00([0-7][\da-f])|&#x([0-7][\da-f]);|&#(\d{1,3});|\\(?=\/)/gi;

function unescapeText(text: string): string {
  return text.replace(escapes, (_, url?: string, json?: string, html?: string, decimal?: string) => {
    const hexadecimal = url ?? json ?? html;
    if (hexadecimal) return String.fromCharCode(Number.parseInt(hexadecimal, 16));
    return decimal ? String.fromCharCode(Number(decimal)) : '';
  });
}

/**
 * Returns the text without card numbers, without these secrets and without long parts of them, cut to `maxLength` characters. Only a hexadecimal id keeps secrets of up
 * to four characters: it can contain the digits of a security code by chance.
 *
 * A text whose escapes hide a secret is returned without escapes.
 */
export function redact(text: string, secrets: readonly string[], maxLength: number): string {
  const plain = unescapeText(text);
  if (plain !== text) {
    const clean = hideSecrets(plain, secrets.concat(secrets.map(unescapeText)), maxLength);
    if (clean !== cut(plain, maxLength)) return clean;
  }
  return hideSecrets(text, secrets, maxLength);
}

function hideSecrets(text: string, secrets: readonly string[], maxLength: number): string {
  const minLength = hexadecimalId.test(text) ? 5 : 3;
  // The longest first: a short secret may be part of a longer one.
  const found = secrets
    .filter((secret) => secret.length >= minLength && text.includes(secret))
    .sort((a, b) => b.length - a.length);
  const longSecrets = secrets.filter(({ length }) => length >= 16);
  const withoutSecrets = found.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  // Cut twice: first, so that the pattern does not search five megabytes; then, to the requested length. The second cut also removes a card
  // number that the first cut split, because a replacement is at least a quarter as long as what it replaces.
  const clean = withoutSecrets
    .slice(0, maxLength * 4)
    .replace(longParts, (part) => (longSecrets.some((secret) => isPartOf(part, secret)) ? '[redacted]' : part));
  const withoutCards = replaceCardNumbers(clean, (digits) => '[redacted]'.repeat(Math.ceil(digits.length / 40)));
  return cut(withoutCards, maxLength);
}

/** Whether a text has 15 characters of the secret in a row. It may begin with the rest of an escape that was cut. */
function isPartOf(text: string, secret: string): boolean {
  for (let start = 0; start + 8 <= text.length; start += 8) {
    if (secret.includes(text.slice(start, start + 8))) return true;
  }
  return false;
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/**
 * Returns an error code of the service unchanged, because programs compare it. Returns undefined for a text that is no code: it is too long, or
 * contains a card number or a long secret.
 */
export function showCode(code: string | undefined, secrets: readonly string[]): string | undefined {
  const longSecrets = secrets.filter(({ length }) => length >= 12);
  return code && /^[\w.-]{1,100}$/.test(code) && redact(code, longSecrets, 100) === code ? code : undefined;
}
