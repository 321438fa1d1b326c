const header = 'x-idempotency-key';

/** What the page fills in where each request needs another value: a key runs one operation, and a checkout session pays once. */
const placeholder = 'new-for-each-request';

/** An OpenAPI document, as far as this file reads it. */
interface ApiDocument {
  readonly components?: { readonly parameters?: Readonly<Record<string, { readonly name: string; schema: object }>> };
}

/** Reads a document, and fills in the placeholder for the idempotency key and the checkout session. */
export function readDocument(text: string): ApiDocument {
  const document: ApiDocument = JSON.parse(text.replace(/("session":\s*)"[^"]+"/g, `$1"${placeholder}"`));
  for (const parameter of Object.values(document.components?.parameters ?? {})) {
    if (parameter.name.toLowerCase() === header) parameter.schema = { ...parameter.schema, default: placeholder };
  }
  return document;
}

/** Sends a new value instead of each placeholder. What the reader typed stays. */
export function renewOneTimeValues(explorer: HTMLElement): void {
  explorer.addEventListener('before-try', (event) => {
    const { request } = (event as CustomEvent<{ request: { headers: Headers; body?: string } }>).detail;
    if (request.headers.get(header) === placeholder) request.headers.set(header, createValue());
    if (request.body !== undefined) request.body = request.body.replaceAll(placeholder, createValue());
  });
}

/** Creates a random text. `crypto.randomUUID` exists on https and on this machine only, and containers have other names. */
function createValue(): string {
  return `docs-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
