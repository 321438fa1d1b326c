import { credentialHeaders } from './generated/operations.ts';

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
const secretFields = /^(security_code|cvv\d?|cvc\d?|pan|card_number|document_number)$/i;

/** A copy of a body without card numbers, security codes and document numbers, and with long texts cut. */
export function redactBody(value: unknown): unknown {
  return redacted(value, longestText);
}

/** A copy without them, and whole. */
export function redactSecrets(value: unknown): unknown {
  return redacted(value, Number.POSITIVE_INFINITY);
}

function redacted(value: unknown, longest: number, field = '', parent = ''): unknown {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.map((each) => redacted(each, longest, field, parent));
    const copy: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) {
      // Assigning it would set the prototype.
      if (name !== '__proto__') copy[name] = redacted(each, longest, name, field);
    }
    return copy;
  }
  if (value === null || value === undefined) return value;
  if (isSecret(field, parent)) return mark;
  if (typeof value !== 'string' || value.length <= longest) return value;
  return `${value.slice(0, longest)}… (${value.length} characters)`;
}

/** A card or a document that is not the object it should be is as secret as what is inside it. */
function isSecret(field: string, parent: string): boolean {
  return (
    secretFields.test(field) || /^(card(_data)?|document)$/.test(field) || (field === 'number' && /card/i.test(parent))
  );
}

/** Headers in lower case, without secrets. */
export function redactHeaders(headers: Headers): Record<string, string> {
  const copy: Record<string, string> = {};
  for (const [name, value] of headers) copy[name] = secretHeaders.has(name) ? mark : value;
  return copy;
}
