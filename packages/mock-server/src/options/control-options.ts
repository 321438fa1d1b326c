import { adminRequestFields } from '../generated/admin-fields.ts';
import type { AdminOperationId } from '../generated/admin-operations.ts';
import type { FieldTree } from '../generated/fields.ts';
import { assertNames } from './rules.ts';

/**
 * Checks the names in what a control is called with. They are those of the same control over HTTP.
 *
 * @param also names that the control takes in process only
 * @throws OptionError
 */
export function assertDetails(
  control: string,
  operation: AdminOperationId,
  details: object,
  also: readonly string[] = [],
): void {
  const tree = adminRequestFields[operation];
  if (tree !== undefined) assertTree(control, tree, details, '', also);
}

function assertTree(
  control: string,
  tree: FieldTree,
  value: unknown,
  prefix: string,
  also: readonly string[] = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) assertTree(control, tree, each, `${prefix.slice(0, -1)}[${index}].`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  assertNames(control, value, [...Object.keys(tree), ...also], prefix);
  for (const [name, each] of Object.entries(value)) {
    const inner = tree[name];
    if (typeof inner === 'object') assertTree(control, inner, each, `${prefix}${name}.`);
  }
}
