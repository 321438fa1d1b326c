const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The form in which an identifier is compared and stored: a UUID in lower case (RFC 9562), any other identifier unchanged. */
export function canonicalId(id: string): string {
  return uuid.test(id) ? id.toLowerCase() : id;
}

/** The same for each of several identifiers, by name. */
export function canonicalIds(ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, canonicalId(id)]));
}
