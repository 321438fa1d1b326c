import { credentialHeaders } from '../generated/operations.ts';

const secretHeaders = new Set([
  credentialHeaders.privateSecretKey.toLowerCase(),
  'authorization',
  'cookie',
  'x-secret',
  'x-api-key',
]);
const mark = '[redacted]';
/** Files of evidence would fill the journal. */
const longestText = 256;

/** Wherever they stand: a body that the contract refuses can hold them in places it does not know. */
const secretFields = /^(security_code|cvv\d?|cvc\d?|pan|card_number|document_number|cryptogram)$/i;

/** More than any document holds; a hostile body of 10 MB can hold a million, each of which weighs more than its text. */
const mostValues = 5_000;

/**
 * A copy of a body without card numbers, security codes, cryptograms and document numbers, with long texts cut and no more than so many
 * values.
 */
export function redactBody(value: unknown): unknown {
  return redacted(value, { longest: longestText, secretTypes: anyScalar, room: mostValues });
}

/** A copy without them, and whole, of something that is as the contract says: there such numbers are text, and others only count. */
export function redactSecrets(value: unknown): unknown {
  return redacted(value, {
    longest: Number.POSITIVE_INFINITY,
    secretTypes: ['string'],
    room: Number.POSITIVE_INFINITY,
  });
}

interface Manner {
  /** How much of a text is kept. */
  readonly longest: number;
  /** Of which types a secret can be. */
  readonly secretTypes: readonly string[];
  /** How many values are still kept. */
  room: number;
}

const anyScalar = ['string', 'number', 'boolean'];

function redacted(value: unknown, manner: Manner, field = '', parent = ''): unknown {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value))
      return value.slice(0, taken(manner, value.length)).map((each) => redacted(each, manner, field, parent));
    const copy: Record<string, unknown> = {};
    const entries = Object.entries(value);
    for (const [name, each] of entries.slice(0, taken(manner, entries.length))) {
      // Assigning it would set the prototype.
      if (name !== '__proto__') copy[name] = redacted(each, manner, name, field);
    }
    return copy;
  }
  if (value === null || value === undefined) return value;
  if (manner.secretTypes.includes(typeof value) && isSecret(field, parent)) return mark;
  if (typeof value !== 'string' || value.length <= manner.longest) return value;
  return `${detached(value.slice(0, manner.longest))}… (${value.length} characters)`;
}

/** For how many of so many values there is room, which they then take. */
function taken(manner: Manner, count: number): number {
  const most = Math.min(count, manner.room);
  manner.room -= most;
  return most;
}

/** Without the text that it is a part of, which an engine may otherwise keep for its sake. */
function detached(part: string): string {
  return JSON.parse(JSON.stringify(part));
}

/** A card, an authentication or a document that is not an object is as secret as its fields; only a phone has a number to show. */
function isSecret(field: string, parent: string): boolean {
  return (
    secretFields.test(field) ||
    /^(card(_data)?|three_d_secure|document)$/.test(field) ||
    (field === 'number' && parent !== 'phone')
  );
}

/** Headers in lower case, without secrets. */
export function redactHeaders(headers: Headers): Record<string, string> {
  const copy: Record<string, string> = {};
  for (const [name, value] of headers) copy[name] = secretHeaders.has(name) ? mark : value;
  return copy;
}
