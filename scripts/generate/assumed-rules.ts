import { hasAssumedFields } from './assumptions.ts';
import { constraints, type Schema } from './document.ts';

/** Returns the name of the row in GAPS.md about a node; undefined for a node without one. */
export type GapName = (node: object) => string | undefined;

/**
 * Adds `assumed` to each error in the code from ajv whose rule the specification does not show: the name of the row in GAPS.md.
 *
 * @param schemas - The schema of each function by its name in the code.
 */
export function withAssumedRules(source: string, schemas: ReadonlyMap<string, Schema>, gapName: GapName): string {
  let schema: Schema | undefined;
  // The name of a function stands before its errors.
  return source.replaceAll(/sourceURL="([^"]+)"|schemaPath:"#([^"]*)"/g, (text, name?: string, pointer = '') => {
    if (name !== undefined) {
      schema = schemas.get(name);
      return text;
    }
    const row = schema && assumedRow(schema, pointer, gapName);
    return row === undefined ? text : `${text},assumed:${JSON.stringify(row)}`;
  });
}

/** Returns the row about a rule: that of its node, or that of an object whose fields are all assumed. */
function assumedRow(schema: Schema, pointer: string, gapName: GapName): string | undefined {
  const [, ...steps] = pointer.split('/').map((each) => decodeURIComponent(each));
  const keyword = steps.pop() ?? '';
  let node: Schema = schema;
  let inherited: string | undefined;
  for (const step of ['', ...steps]) {
    const next: unknown = step === '' ? node : (node as Record<string, unknown>)[step.replaceAll('~1', '/')];
    // An open list is compiled as a text.
    if (typeof next !== 'object' || next === null) break;
    // A condition belongs to the object that has it.
    if (step === 'then') continue;
    node = next as Schema;
    if (hasAssumedFields.test(String(node.description))) inherited = gapName(node) ?? inherited;
  }
  return isAssumed(node, keyword) ? (gapName(node) ?? inherited) : inherited;
}

/** A mark means the limit, the list or the required fields of its node. It means the type of a node that states nothing else. */
function isAssumed(node: Schema, keyword: string): boolean {
  if (!('x-basis' in node)) return false;
  if (keyword !== 'type' && keyword !== 'format') return true;
  return ![...constraints, 'enum', 'required', 'x-empty-means-absent'].some((name) => name in node);
}
