const secretHeaders = new Set(['private-secret-key', 'authorization', 'cookie', 'x-secret', 'x-api-key']);
const redacted = '[redacted]';
/** Files of evidence would fill the journal. */
const longestText = 256;

/** A copy of a body without card numbers, security codes and document numbers, and with long texts cut. */
export function redactBody(value: unknown, field = '', parent = ''): unknown {
  if (isSecret(field, parent) && value !== null && value !== undefined) return redacted;
  if (typeof value === 'string') {
    return value.length > longestText ? `${value.slice(0, longestText)}… (${value.length} characters)` : value;
  }
  if (Array.isArray(value)) return value.map((each) => redactBody(each, field, parent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactBody(each, name, field)]));
}

function isSecret(field: string, parent: string): boolean {
  return field === 'document_number' || (parent === 'card_data' && (field === 'number' || field === 'security_code'));
}

/** Headers in lower case, without secrets. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, secretHeaders.has(name) ? redacted : value]));
}
