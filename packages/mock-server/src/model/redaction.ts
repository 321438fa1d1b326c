import { credentialHeaders } from '../generated/operations.ts';

/** Also the headers of gateways, which a program can add to every request. */
const secretHeaders = /(^|-)(secret|key|token|authorization|cookie|password)(-|$)/;
/** Not secret, although the name looks like it. */
const publicHeaders = new Set([credentialHeaders.publicApiKey.toLowerCase(), 'x-idempotency-key']);
const mark = '[redacted]';
/** Evidence files would fill the journal. */
const maxTextLength = 256;

/** Redacted at any place, because a body that breaks the contract can have them in undocumented fields. */
const secretFields = /^(security_?code|cvv\d?|cvc\d?|pan|card_?number|document_?number|cryptogram)$/i;

/** More than any documented body has. A hostile body of 10 MB can have a million values, which take more memory than their text. */
const maxValues = 5_000;

/** The longest name or value of a query parameter that is kept, and the most parameters. */
const maxQueryText = 256;
const maxParameters = 50;

/** Returns the query parameters of a URL without secrets and card numbers; undefined without a query. */
export function redactQuery(url: string): Record<string, string> | undefined {
  const start = url.indexOf('?');
  if (start < 0) return undefined;
  const parameters = [...new URLSearchParams(url.slice(start).split('#')[0])].slice(0, maxParameters);
  const shown = (text: string) => redactCardNumbers(cutText(text));
  return Object.fromEntries(
    parameters.map(([name, value]) => [shown(name), isSecretParameter(name) ? mark : shown(value)]),
  );
}

/** Cuts a long text. The digits at the cut are removed too: a part of a card number would not be recognized as one. */
function cutText(text: string): string {
  return text.length > maxQueryText ? text.slice(0, maxQueryText).replace(/[\d -]+$/, '') : text;
}

function isSecretParameter(name: string): boolean {
  // `accessToken` and `access_token` are the same as `access-token`.
  const header = name
    .replaceAll('_', '-')
    .replace(/[a-z\d](?=[A-Z])/g, '$&-')
    .toLowerCase();
  return secretFields.test(name) || (secretHeaders.test(header) && !publicHeaders.has(header));
}

/**
 * Copies a body without card numbers, security codes, cryptograms and document numbers. Long texts are cut, and a body with too many values
 * loses the rest.
 */
export function redactBody(value: unknown): unknown {
  return redactValue(value, { maxLength: maxTextLength, secretTypes: anyScalar, remaining: maxValues });
}

/** Copies a value that matches the contract without its secrets. They are strings there, so other types stay, and nothing is cut. */
export function redactSecrets(value: unknown): unknown {
  return redactValue(value, {
    maxLength: Number.POSITIVE_INFINITY,
    secretTypes: ['string'],
    remaining: Number.POSITIVE_INFINITY,
  });
}

interface RedactionOptions {
  /** The most characters of a text to keep. */
  readonly maxLength: number;
  /** The types that a secret can have. */
  readonly secretTypes: readonly string[];
  /** The number of values that can still be kept. */
  remaining: number;
}

const anyScalar = ['string', 'number', 'boolean'];

function redactValue(value: unknown, options: RedactionOptions, field = '', parent = ''): unknown {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value))
      return value.slice(0, takeCount(options, value.length)).map((each) => redactValue(each, options, field, parent));
    const copy: Record<string, unknown> = {};
    const names = Object.keys(value);
    const count = takeCount(options, names.length);
    for (let index = 0; index < count; index += 1) {
      const name = names[index] as string;
      // Assigning it would set the prototype.
      if (name !== '__proto__') copy[name] = redactValue((value as typeof copy)[name], options, name, field);
    }
    return copy;
  }
  if (value === null || value === undefined) return value;
  if (options.secretTypes.includes(typeof value) && isSecret(field, parent)) return mark;
  if (typeof value !== 'string' || value.length <= options.maxLength) return value;
  return `${withoutParent(value.slice(0, options.maxLength))}… (${value.length} characters)`;
}

/** Takes up to `count` of the remaining values. Returns how many it took. */
function takeCount(options: RedactionOptions, count: number): number {
  const most = Math.min(count, options.remaining);
  options.remaining -= most;
  return most;
}

/** Copies a part of a text, because an engine may keep the whole text in memory for it. */
export function withoutParent(part: string): string {
  return JSON.parse(JSON.stringify(part));
}

/** A card, an authentication or a document that is not an object is a secret itself. Every `number` is one, except that of a phone. */
function isSecret(field: string, parent: string): boolean {
  return isSecretField(field) || (field === 'number' && parent !== 'phone');
}

const isSecretField = remembered(
  (field) => secretFields.test(field) || /^(card(_data)?|three_d_secure|document)$/.test(field),
);

/** Remembers the result for usual names. A hostile caller can send any number of long ones. */
function remembered(decide: (name: string) => boolean): (name: string) => boolean {
  const results = new Map<string, boolean>();
  return (name) => {
    const known = results.get(name);
    if (known !== undefined) return known;
    const result = decide(name);
    if (results.size < 1_000 && name.length <= 64) results.set(name, result);
    return result;
  };
}

/** Copies headers without secrets. The names are in lower case. */
export function redactHeaders(headers: {
  forEach(visit: (value: string, name: string) => void): void;
}): Record<string, string> {
  const copy: Record<string, string> = {};
  headers.forEach((value, name) => {
    copy[name] = isSecretHeader(name) ? mark : value;
  });
  return copy;
}

const isSecretHeader = remembered((name) => secretHeaders.test(name) && !publicHeaders.has(name));

/** Digits in groups, as people write a card number. */
const digitGroups = /\d+(?:[ -]\d+)*/g;

/** Replaces the digits of a text that contain a card number. Other digits can follow it, for example its expiry date. */
export function redactCardNumbers(text: string): string {
  return text.replace(digitGroups, (found) => (containsCardNumber(found.split(/[ -]/)) ? '[redacted]' : found));
}

/** Cuts a text after some characters, and replaces card numbers. */
export function shortenText(text: string, maxLength: number): string {
  // Cut twice: first, so that a long text costs little; then to its length. The second cut removes a card number that the first one split,
  // because a replacement is more than a quarter as long as a card number.
  const clean = redactCardNumbers(text.slice(0, maxLength * 4));
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/** Whether some groups in a row are a card number. An id or a time seldom passes the Luhn check. */
function containsCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, start) => {
    let digits = '';
    for (let index = start; index < groups.length && digits.length < 19; index += 1) {
      digits += groups[index];
      if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return true;
    }
    return false;
  });
}

/** The check of the last digit of a card number. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
