import { type OperationDescriptor, type OperationId, operations } from '../generated/operations.ts';

/** The headers of a request. */
export interface RequestHeaders {
  /** Returns null when the request has no such header. The case of the name does not matter. */
  get(name: string): string | null;
  /** Visits each header once, in any order. The names are in lower case. */
  forEach(visit: (value: string, name: string) => void): void;
}

/** Reads all headers at once: a look-up in `Headers` takes as long as reading several of them. */
export function readHeaders(headers: Headers): RequestHeaders {
  const values = new Map(headers);
  return { get: (name) => values.get(name.toLowerCase()) ?? null, forEach: (visit) => values.forEach(visit) };
}

/** A header that an operation reads. */
export interface HeaderParameter {
  readonly name: string;
  readonly lowerCaseName: string;
  readonly required: boolean;
}

/** The headers that each operation reads, besides the credentials. */
export const headerParameters = Object.fromEntries(
  Object.entries<OperationDescriptor>(operations).map(([id, { parameters }]) => [
    id,
    parameters
      .filter((each) => each.in === 'header')
      .map(({ name, required }): HeaderParameter => ({ name, lowerCaseName: name.toLowerCase(), required })),
  ]),
) as unknown as Record<OperationId, readonly HeaderParameter[]>;
