const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the form in which ids are compared and stored: a UUID in lower case (RFC 9562), any other id unchanged. */
export function canonicalId(id: string): string {
  // Most ids are in lower case, so that the pattern, which takes longer, decides about few of them.
  const lowerCase = id.toLowerCase();
  return lowerCase === id || !uuid.test(id) ? id : lowerCase;
}

/** Converts each of several ids, by name. */
export function canonicalIds(ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, canonicalId(id)]));
}

/** A map by id that finds a UUID in any case. */
export class IdMap<Value> extends Map<string, Value> {
  override get(id: string): Value | undefined {
    return super.get(canonicalId(id));
  }

  override has(id: string): boolean {
    return super.has(canonicalId(id));
  }

  override set(id: string, value: Value): this {
    return super.set(canonicalId(id), value);
  }

  override delete(id: string): boolean {
    return super.delete(canonicalId(id));
  }
}

/** A set of ids that finds a UUID in any case. */
export class IdSet extends Set<string> {
  override has(id: string): boolean {
    return super.has(canonicalId(id));
  }

  override add(id: string): this {
    return super.add(canonicalId(id));
  }

  override delete(id: string): boolean {
    return super.delete(canonicalId(id));
  }
}
