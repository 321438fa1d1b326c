import type { Operation } from './request.ts';

/** An operation with any result and any options. */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own options, and a request sets only a few of them.
export type AnyOperation = Operation<unknown, any>;

/** An operation, and the values of its path parameters. */
export interface OperationMatch {
  readonly operation: AnyOperation;
  readonly path: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a request by its method and path. A path that a lenient server could take for a documented one counts as that
 * one, so that such a request gets its idempotency key too: with a trailing slash, doubled slashes or encoded letters.
 *
 * @param pathname - Below the base URL, percent-encoded
 */
export function matchOperation(
  operations: readonly AnyOperation[],
  method: string,
  pathname: string,
): OperationMatch | undefined {
  const segments = pathname.split('/').slice(1).map(decodeSegment);
  // First as it is: an empty identifier must not vanish.
  for (const candidate of [segments, segments.filter((segment) => segment !== '')]) {
    for (const operation of operations) {
      const path = operation.contract.method === method && matchTemplate(operation.contract.path, candidate);
      if (path) return { operation, path };
    }
  }
  return undefined;
}

/** Finds an operation by its method and its path template, exactly as the document writes it. */
export function findOperation(
  operations: readonly AnyOperation[],
  method: string,
  template: string,
): AnyOperation | undefined {
  return operations.find(({ contract }) => contract.method === method && contract.path === template);
}

/** Returns the names of the parameters in a path template. */
export function parameterNames(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function matchTemplate(template: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = template.split('/').slice(1);
  if (parts.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] as string;
    const [name] = parameterNames(part);
    if (name !== undefined) path[name] = segment;
    else if (part !== segment) return undefined;
  }
  return path;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
