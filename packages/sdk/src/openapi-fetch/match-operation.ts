import type { AnyOperation } from '../http/request.ts';

/** An operation, and the values of its path parameters. */
export interface OperationMatch {
  readonly operation: AnyOperation;
  readonly path: Readonly<Record<string, string>>;
}

/**
 * Finds the operation of a request by its method and path. Ignores a trailing slash, and capital and encoded letters, because a lenient server
 * may ignore them too. Such a request then gets its idempotency key.
 *
 * @param url - Below the base URL, with a path that every server reads alike
 */
export function matchOperation(
  operations: readonly AnyOperation[],
  method: string,
  url: URL,
  baseUrl: string,
): OperationMatch | undefined {
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '');
  const path = url.pathname.slice(basePath.length).split('/').map(decodeText).join('/');

  for (const operation of operations) {
    const { contract } = operation;
    const template = contract.path.replace(/{(\w+)}/g, '(?<$1>[^/]*)');
    const match = contract.method === method && new RegExp(`^${template}/?$`, 'i').exec(path);
    if (match) return { operation, path: { ...match.groups } };
  }
  return undefined;
}

/** Returns the names of the parameters in a path template, in all forms that openapi-fetch replaces: `{id}`, `{id*}`, `{.id}`, `{;id}`. */
export function parameterNames(template: string): string[] {
  return Array.from(template.matchAll(/\{[.;]?([^{}]+?)\*?\}/g), ([, name = '']) => name);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
