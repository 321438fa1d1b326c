import type { OperationContract } from '../generated/operations.ts';

/** A body as it will be sent. */
export interface SerializedBody {
  readonly body: BodyInit | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** What else `fetch` needs to send it. */
  readonly init?: object;
  /** The values in it that must not appear in an error. */
  readonly secrets: () => string[];
}

/** A request whose text is fixed. Each attempt makes a new `fetch` call of it, since a `Request` can be sent only once. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  /** All headers except the credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  /** What else `fetch` needs to send the body. */
  readonly init?: object;
  /** The values in it that must not appear in an error. */
  readonly secrets: () => string[];
}

/** The checked parts of a request. */
interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The headers that the operation needs. */
  readonly headers: Readonly<Record<string, string>>;
  /** The headers that the caller added. */
  readonly callerHeaders: Readonly<Record<string, string>>;
  readonly body: SerializedBody | undefined;
}

/** Writes the URL and merges the headers. The headers of the client replace those of the caller. */
export function buildRequest(
  baseUrl: string,
  { method, path: template }: OperationContract,
  { path, query, headers, callerHeaders, body: serialized }: RequestParts,
): PreparedRequest {
  const search = String(new URLSearchParams(query));
  const encodeParameter = (_: string, name: string) => encodeURIComponent(path[name] as string);
  return {
    url: baseUrl + template.replace(/{(\w+)}/g, encodeParameter) + (search && `?${search}`),
    method,
    body: serialized?.body,
    ...(serialized?.init && { init: serialized.init }),
    headers: { ...callerHeaders, accept: 'application/json', ...headers, ...serialized?.headers },
    // A header of the caller can be secret too. Of `Bearer …` it is all but the first word.
    secrets: () =>
      Object.values(callerHeaders)
        .map((each) => each.replace(/^\S+ /, ''))
        .concat(serialized?.secrets() ?? []),
  };
}
