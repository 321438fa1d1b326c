import { canonicalId } from './canonical-id.ts';

/** A map by identifier that finds a UUID in any case. */
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

/** A set of identifiers that finds a UUID in any case. */
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
