import type { Operation, OperationId } from '../generated/operations.ts';
import type { RequestBody } from '../generated/request-bodies.ts';
import type { ValidateBody } from './serialize-body.ts';
import type { TransportInternals } from './transport.ts';

type Values = Readonly<Record<string, string>>;

/** What a request to a documented path must satisfy. */
export interface DocumentedOperation {
  readonly contract: Operation<OperationId>;
  /** The limits of each path parameter, by its name. */
  readonly path?: Readonly<Record<string, { readonly maxLength?: number }>>;
  /** Checks the query. */
  readonly query?: (query: Values) => unknown;
  /** Returns the headers that the operation needs in addition. */
  readonly headers?: (options: { organizationCode?: string | undefined }, internals: TransportInternals) => Values;
  /** The fields of the body; absent for a request without a body. */
  readonly body?: RequestBody;
  /** Checks the body. */
  readonly validate?: ValidateBody;
}

/** An operation, and the values of its path parameters. */
export interface OperationMatch {
  readonly operation: DocumentedOperation;
  readonly path: Values;
}

/**
 * Finds the operation of a request by its method and path. A path that a lenient server could take for a documented one counts as that
 * one, so that such a request gets its idempotency key too: with a trailing slash, doubled slashes or encoded letters.
 *
 * @param pathname - Below the base URL, percent-encoded
 */
export function matchOperation(
  operations: readonly DocumentedOperation[],
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
  operations: readonly DocumentedOperation[],
  method: string,
  template: string,
): DocumentedOperation | undefined {
  return operations.find(({ contract }) => contract.method === method && contract.path === template);
}

/** Returns the names of the parameters in a path template. */
export function parameterNames(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function matchTemplate(template: string, segments: readonly string[]): Values | undefined {
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
