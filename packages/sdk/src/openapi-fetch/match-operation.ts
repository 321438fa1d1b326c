import type { AnyOperation } from '../http/request.ts';

/** An operation, and the values of its path parameters. */
export interface OperationMatch {
  readonly operation: AnyOperation;
  readonly path: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a request by its method and path. Ignores trailing and doubled slashes, capital and encoded letters, encoded
 * slashes, and parameters as in `payments;a=b`, because a lenient server may ignore them too. Such a request then gets its idempotency key.
 *
 * @param url - Below the base URL
 */
export function matchOperation(
  operations: readonly AnyOperation[],
  method: string,
  url: URL,
  baseUrl: string,
): OperationMatch | undefined {
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '');
  const segments = url.pathname.slice(basePath.length).split('/').slice(1).map(decodeText);
  // First as it is: an empty identifier must not vanish, and one may contain an encoded slash.
  return (
    findMatch(operations, method, segments, (segment) => segment) ??
    findMatch(operations, method, segments.filter(Boolean), toPlainSegment) ??
    findMatch(operations, method, decodeText(segments.join('/')).split(/[/\\]/).filter(Boolean), toPlainSegment)
  );
}

/** @param toLiteral - Returns what a segment is compared as with a fixed part of the template */
function findMatch(
  operations: readonly AnyOperation[],
  method: string,
  segments: readonly string[],
  toLiteral: (segment: string) => string,
): OperationMatch | undefined {
  for (const operation of operations) {
    const { contract } = operation;
    const path = contract.method === method && matchTemplate(contract.path, segments, toLiteral);
    if (path) return { operation, path };
  }
  return undefined;
}

function toPlainSegment(segment: string): string {
  return segment.replace(/;.*/s, '').toLowerCase();
}

/** Returns the names of the parameters in a path template, in all forms that openapi-fetch replaces: `{id}`, `{id*}`, `{.id}`, `{;id}`. */
export function parameterNames(template: string): string[] {
  return Array.from(template.matchAll(/\{[.;]?([^{}]+?)\*?\}/g), ([, name = '']) => name);
}

function matchTemplate(
  template: string,
  segments: readonly string[],
  toLiteral: (segment: string) => string,
): Record<string, string> | undefined {
  const parts = template.split('/').slice(1);
  if (parts.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] as string;
    const [name] = parameterNames(part);
    if (name !== undefined) path[name] = segment;
    else if (part !== toLiteral(segment)) return undefined;
  }
  return path;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
