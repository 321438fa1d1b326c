import type { CallOperation } from './call-state.ts';
import type { PreparedRequest, SerializedBody } from './prepared-request.ts';

/** What a call says, by the places that the document has for it. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
}

/** Writes a call out. From here on nothing the caller changes can change the request. */
export function buildRequest(
  baseUrl: string,
  { method, path }: CallOperation,
  { path: values = {}, query, header }: RequestParts = {},
  given: Record<string, string>,
  written?: SerializedBody,
): PreparedRequest {
  const search = String(new URLSearchParams(query));
  const place = (_: string, name: string) => encodeURIComponent(values[name] as string);
  return {
    url: baseUrl + path.replace(/{(\w+)}/g, place) + (search && `?${search}`),
    method,
    body: written?.body,
    ...(written?.init && { init: written.init }),
    headers: { ...given, accept: 'application/json', ...header, ...written?.headers },
    // The caller's own headers are not for everybody either; of `Bearer …`, all but that word.
    secrets: () =>
      Object.values(given)
        .map((each) => each.replace(/^\S+ /, ''))
        .concat(written?.secrets() ?? []),
  };
}
