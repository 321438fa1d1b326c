/** In which of its forms AWS hands over a request. */
export interface LambdaEventOptions {
  /** `1.0` for a REST API, `2.0` for an HTTP API or a function URL; `2.0` when left out. */
  readonly version?: '1.0' | '2.0';
  /** Whether the body is in base64, as it is for media types that the API takes for binary. */
  readonly isBase64Encoded?: boolean;
}

/** An event of API Gateway or of a function URL, as far as it is about the request. */
export interface LambdaEvent {
  readonly version: '1.0' | '2.0';
  readonly headers: Readonly<Record<string, string>>;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly requestContext: Readonly<Record<string, unknown>>;
}

/**
 * A request in the form in which AWS Lambda gets it from API Gateway. Without base64 the body is decoded as UTF-8, so
 * bytes that are none are lost, as they are there.
 *
 * @example
 * const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }), { isBase64Encoded: true });
 */
export async function toLambdaEvent(
  request: Request,
  { version = '2.0', isBase64Encoded = false }: LambdaEventOptions = {},
): Promise<LambdaEvent> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = isBase64Encoded ? inBase64(bytes) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const pairs = [...request.headers].map(([name, value]) => [version === '1.0' ? asSent(name) : name, value] as const);
  const shared = { version, headers: Object.fromEntries(pairs), body, isBase64Encoded };
  if (version === '2.0') {
    const http = { method, path: pathname };
    return { ...shared, rawPath: pathname, rawQueryString: search.slice(1), requestContext: { http } };
  }
  const multiValueHeaders = Object.fromEntries(pairs.map(([name, value]) => [name, [value]]));
  return { ...shared, multiValueHeaders, httpMethod: method, path: pathname, requestContext: { httpMethod: method } };
}

/** A REST API leaves the names of headers as the sender has them, which a Request does not tell. */
function asSent(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
