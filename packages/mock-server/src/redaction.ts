/** Fields whose values never leave a request. */
const secretFields = new Set(['number', 'security_code', 'document_number']);
const secretHeaders = new Set(['private-secret-key', 'authorization', 'cookie', 'x-secret', 'x-api-key']);
const redacted = '[redacted]';
/** Files of evidence would fill the journal. */
const longestText = 256;

/** A copy of a body without card numbers, security codes and document numbers, and with long texts cut. */
export function redactBody(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (secretFields.has(field)) return redacted;
    return value.length > longestText ? `${value.slice(0, longestText)}… (${value.length} characters)` : value;
  }
  if (Array.isArray(value)) return value.map((each) => redactBody(each, field));
  if (typeof value !== 'object' || value === null) return secretFields.has(field) ? redacted : value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactBody(each, name)]));
}

/** Headers in lower case, without secrets. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, secretHeaders.has(name) ? redacted : value]));
}
