import { credentialHeaders } from '../../generated/operations.ts';

const mark = '[redacted]';
/** Evidence files would fill the journal. */
const maxTextLength = 256;

/** The names of card data, at any place: a body that breaks the contract can have them in undocumented fields. */
const cardNames =
  /^(.+-)?(security-?code|verification-?(code|value)|cv[cv]\d?(-(code|number|value))?|cvn|csc|(card|cc)-?(number|num|no)|document-?number|cryptogram)$|^(card-?)?(pan|pin)$/;
/** The names of credentials. The authorization code of a card is the approval of its issuer. */
const credentialNames =
  /(secret(-?key)?|password|passwd|passphrase|(access|api|auth|client|private|refresh|session|signature|signing)-?(key|token))s?(-|$)|(^|-)(pwd|auth|authorization(?!-code)|bearer|jwt|cookie|credentials?)(-|$)/;
/** Credentials in headers and queries, where gateways have keys of any name. In a body, a token, a key or a signature is documented. */
const gatewayNames = /(^|-)(key|token|sig|signature)(-|$)/;
/** Not secret, although the name looks like it. */
const publicNames = new Set([credentialHeaders.publicApiKey.toLowerCase(), 'x-idempotency-key']);

const isSecretField = memoize((name) => {
  const words = wordsOf(name);
  return /^(card(-data)?|three-d-secure|document)$/.test(words) || isSecretName(words);
});
/** Whether a header or a query parameter has the name of a credential. */
export const isSecretParameter = memoize((name) => {
  const words = wordsOf(name);
  return isSecretName(words) || (gatewayNames.test(words) && !publicNames.has(words));
});

const isIdentifier = memoize((name) => /(^|-)(id|reference|idempotency-key)$/.test(wordsOf(name)));

function isSecretName(words: string): boolean {
  return cardNames.test(words) || (credentialNames.test(words) && !publicNames.has(words));
}

/** The words of a name in any notation: `accessToken`, `access_token` and `access[token]` are `access-token`. */
function wordsOf(name: string): string {
  const words = name.replace(/^[\W_]+|[\W_]+$/g, '').replace(/[\W_]+/g, '-');
  return words.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase();
}

/** Remembers the result for usual names. A hostile caller can send any number of long ones. */
function memoize(decide: (name: string) => boolean): (name: string) => boolean {
  const results = new Map<string, boolean>();
  return (name) => {
    const known = results.get(name);
    if (known !== undefined) return known;
    const result = decide(name);
    if (results.size < 1_000 && name.length <= 64) results.set(name, result);
    return result;
  };
}

/** More than any documented body has. A hostile body of 10 MB can have a million values, which take more memory than their text. */
const maxValues = 5_000;

/** The most parameters of a query that are kept. */
const maxParameters = 50;

/** Returns the query parameters of a URL without secrets and card numbers; undefined without a query. */
export function redactQuery(url: string): Record<string, string> | undefined {
  const start = url.indexOf('?');
  if (start < 0) return undefined;
  const parameters = [...new URLSearchParams(url.slice(start).split('#')[0])].slice(0, maxParameters);
  const shown = (text: string) => cutText(text, maxTextLength);
  return Object.fromEntries(
    parameters.map(([name, value]) => [shown(name), isSecretParameter(name) ? mark : shown(value)]),
  );
}

/** Replaces the secrets in the query of a URL, and card numbers. The rest of the URL stays as it is. */
export function redactUrl(url: string): string {
  const withoutSecrets = url.replace(/([?&])([^=&#]+)=[^&#]*/g, (parameter, start: string, name: string) => {
    const [decoded = ''] = new URLSearchParams(name).keys();
    return isSecretParameter(decoded) ? `${start}${name}=${mark}` : parameter;
  });
  return redactCardNumbers(withoutSecrets);
}

/** Copies a body without card data, credentials and document numbers. Long texts are cut, and a body with too many values loses the rest. */
export function redactBody(value: unknown): unknown {
  return redactValue(value, { maxLength: maxTextLength, secretTypes: anyScalar, remaining: maxValues });
}

/** Copies a value that matches the contract without its secrets. They are strings there, so other types stay, and nothing is cut. Ids stay whole. */
export function redactSecrets(value: unknown): unknown {
  return redactValue(value, { secretTypes: ['string'] });
}

/** Like `redactSecrets`, also in each text that is JSON. The body of a webhook with a secret is then not as it was signed. */
export function redactFile(value: unknown): unknown {
  return redactValue(value, { secretTypes: ['string'], readsJson: true });
}

interface RedactionOptions {
  /** The most characters of a text. Without it, ids and phone numbers stay whole too: one in ten numeric ids passes the check of card numbers. */
  readonly maxLength?: number;
  /** The types that a secret can have. */
  readonly secretTypes: readonly string[];
  /** Whether texts that are JSON lose their secrets too. By default, only those with a card number. */
  readonly readsJson?: boolean;
  /** The number of values that can still be kept. By default, all. */
  remaining?: number;
}

const anyScalar = ['string', 'number', 'boolean'];

function redactValue(value: unknown, options: RedactionOptions, field = '', parent = ''): unknown {
  if (Array.isArray(value)) return keepSome(value, options).map((each) => redactValue(each, options, field, parent));
  if (typeof value === 'object' && value !== null) return redactObject(value, options, field);
  if (value === null || value === undefined) return value;

  const { maxLength, secretTypes } = options;
  if (secretTypes.includes(typeof value) && isSecret(field, parent)) return mark;
  if (maxLength === undefined && (isIdentifier(field) || parent === 'phone')) return value;
  if (typeof value === 'number') return secretTypes.includes('number') && isCardNumber(value) ? mark : value;
  if (typeof value !== 'string') return value;
  if (maxLength === undefined) return redactText(value, options.readsJson);
  const shown = cutText(value, maxLength);
  if (value.length <= maxLength) return shown;
  // A copy: an engine may keep the whole text in memory for a part of it.
  return `${JSON.parse(JSON.stringify(shown))}… (${value.length} characters)`;
}

/** Returns the values that can still be kept. */
function keepSome<Value>(values: readonly Value[], options: RedactionOptions): readonly Value[] {
  if (options.remaining === undefined) return values;
  const kept = values.slice(0, options.remaining);
  options.remaining -= kept.length;
  return kept;
}

function redactObject(object: object, options: RedactionOptions, field: string): object {
  const { key } = object as { key?: unknown };
  const isSecretPair = typeof key === 'string' && isSecretField(key);
  const copy: Record<string, unknown> = {};
  for (const [name, value] of keepSome(Object.entries(object), options)) {
    // Assigning it would set the prototype.
    if (name === '__proto__') continue;
    // Metadata is a list of pairs.
    const inner = isSecretPair && name === 'value' ? key : name;
    copy[shownName(name, options)] = redactValue(value, options, inner, field);
  }
  return copy;
}

/** Replaces the card numbers of a text, for example the body of a webhook. A JSON text stays JSON, and one without a card number as it was signed, unless `readsJson` is set. */
function redactText(text: string, readsJson = false): string {
  const shown = redactCardNumbers(text);
  if ((shown === text && !readsJson) || !/^\s*[[{]/.test(text)) return shown;
  try {
    return JSON.stringify(redactValue(JSON.parse(text), { secretTypes: anyScalar }));
  } catch {
    // The text is no JSON, was cut, or is too deep.
    return shown;
  }
}

/** A name can be as long as a body. */
function shownName(name: string, { maxLength = name.length }: RedactionOptions): string {
  return name.length > maxLength ? `${cutText(name, maxLength)}…` : redactCardNumbers(name);
}

/** A card, an authentication or a document that is not an object is a secret itself. Every `number` is one, except that of a phone. */
function isSecret(field: string, parent: string): boolean {
  return isSecretField(field) || (field === 'number' && parent !== 'phone');
}

/** Copies headers without secrets. The names are in lower case. */
export function redactHeaders(headers: {
  forEach(visit: (value: string, name: string) => void): void;
}): Record<string, string> {
  const copy: Record<string, string> = {};
  headers.forEach((value, name) => {
    copy[name] = isSecretParameter(name) ? mark : redactCardNumbers(value);
  });
  return copy;
}

/** Cuts a long text, and replaces card numbers. Removes the digits at the cut too: a part of a card number is not recognized as one. */
function cutText(text: string, maxLength: number): string {
  return redactCardNumbers(text.length > maxLength ? text.slice(0, maxLength).replace(/[\d ./-]+$/, '') : text);
}

/** A text without a match has no card number. Most texts are short, and have none. */
const manyDigits = /\d(?:[ ./\u00a0\u2010-\u2015-]{0,3}\d){12}/;
/** Digits in groups, as people write a card number. */
const digitGroups = /\d+(?:[ \u00a0\u2010-\u2015-]{1,2}\d+)*/g;
/** The usual groups of a card number, with dots or slashes. Other digits with them are dates, addresses and amounts. */
const dottedGroups = /\d{4}( ?[./] ?)(?:\d{4}\1\d{4}\1\d{1,7}|\d{6}\1\d{4,5})/g;
/** A UUID, also without its dashes. Its digits can be those of a card number by chance. */
const uuid = /((?:\b|_)[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}(?![\da-z]))/i;

/** Whether a text has a place where a value was replaced or cut. */
export function hidesValue(text: string): boolean {
  return text.includes(mark) || /… \(\d+ characters\)/.test(text);
}

/** Replaces the digits of a text that contain a card number. Other digits can follow it, for example its expiry date. */
export function redactCardNumbers(text: string): string {
  if (text.length < minDigits || !manyDigits.test(text)) return text;
  // The decimals of a number are no card number: a latitude can have 16.
  if (/^[+-]?\d{1,12}\.\d+(e[+-]?\d+)?$/i.test(text)) return text;
  const parts = text.split(uuid);
  const redactPart = (part: string) => part.replace(dottedGroups, redactGroups).replace(digitGroups, redactGroups);
  return parts.map((part, index) => (index % 2 === 1 ? part : redactPart(part))).join('');
}

function redactGroups(found: string): string {
  return containsCardNumber(found.split(/\D+/)) ? mark : found;
}

/** Cuts a text after some characters, and replaces card numbers. */
export function shortenText(text: string, maxLength: number): string {
  // Cut twice: first, so that a long text costs little; then to its length. The second cut removes a card number that the first one split,
  // because a replacement is more than a quarter as long as a card number.
  const clean = redactCardNumbers(text.slice(0, maxLength * 4));
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/** Whether some groups in a row are a card number. */
function containsCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, start) => {
    let digits = '';
    for (let index = start; index < groups.length && digits.length < maxDigits; index += 1) {
      digits += groups[index];
      if (isCardNumber(digits)) return true;
    }
    return false;
  });
}

const [minDigits, maxDigits] = [13, 19];
/** Times begin so: milliseconds since 1970, or 20260314092653. Of card numbers, only those of JCB with 15 digits do. */
const time = /^(?!(1800|2131)\d{11}$)(0|1|2[01])/;

/** Whether digits are a card number. An id seldom passes the Luhn check. A larger number than JavaScript can hold has lost its last digits. */
function isCardNumber(digits: string | number): boolean {
  const text = String(digits);
  const isPossible = text.length >= minDigits && text.length <= maxDigits && /^\d+$/.test(text);
  if (!isPossible || time.test(text)) return false;
  return passesLuhn(text) || (typeof digits === 'number' && !Number.isSafeInteger(digits));
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
