import type { ApiDocument, Json } from './documents.ts';

/** All values and names in a document. A value that is valid in one place is invalid in another. */
export interface Vocabulary {
  /** Names of fields. */
  readonly names: readonly string[];
  /** Fixed values of fields. */
  readonly values: readonly string[];
  /** Lengths of text and lists at which something changes. */
  readonly lengths: readonly number[];
  /** Numbers at which something changes. */
  readonly numbers: readonly number[];
}

const lengthKeywords = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']);
const numberKeywords = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

export function vocabularyOf({ json }: ApiDocument): Vocabulary {
  const [names, values] = [new Set<string>(), new Set<string>()];
  const [lengths, numbers] = [new Set<number>(), new Set<number>()];
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'number' && lengthKeywords.has(key)) for (const each of around(value, 1)) lengths.add(each);
      if (typeof value === 'number' && numberKeywords.has(key))
        for (const each of around(value, 0.0001)) numbers.add(each);
      if (key === 'properties') for (const name of Object.keys(Object(value))) names.add(name);
      if (key === 'enum' || key === 'const')
        for (const each of [value].flat()) if (typeof each === 'string') values.add(each);
      visit(value);
    }
  };
  visit(json);
  return {
    names: [...names],
    values: [...values],
    lengths: [...lengths].filter((each) => each >= 0 && each <= longestText),
    numbers: [...numbers],
  };
}

/** Longer ones cost time, and are files. */
const longestText = 2_000;

function around(limit: number, step: number): number[] {
  return [limit - 1, limit - step, limit, limit + step, limit + 1];
}
