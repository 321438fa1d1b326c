const header = 'X-Idempotency-Key';

/** Values that the page filled in and the console has not sent yet. */
const unused = new Set<string>();
/** Values that the page filled in and the console has sent. What the reader typed is in neither set. */
const used = new Set<string>();

/** An OpenAPI document, as far as this file reads it. */
export interface ApiDocument {
  components?: { parameters?: Record<string, { name: string; schema: object }> };
}

/** Fills in an idempotency key for the operations that require one, and a checkout session in the examples of requests. */
export function withOneTimeValues<T extends ApiDocument>(document: T): T {
  for (const parameter of Object.values(document.components?.parameters ?? {})) {
    if (parameter.name === header) parameter.schema = { ...parameter.schema, default: createValue() };
  }
  for (const body of requestBodiesOf(document)) {
    for (const { examples } of Object.values(body.content ?? {})) {
      for (const { value } of Object.values(examples ?? {})) {
        if (value?.checkout?.session !== undefined) value.checkout.session = createValue();
      }
    }
  }
  return document;
}

/**
 * Renews these values after each request of the console: a key runs one operation, and a checkout session pays once. What the reader typed
 * stays. To see a replay, copy the last key into the field.
 */
export function renewOneTimeValues(explorer: HTMLElement): void {
  explorer.addEventListener('before-try', (event) => {
    const { request } = (event as CustomEvent<{ request: { headers: Headers; body?: unknown } }>).detail;
    const key = request.headers.get(header);
    // Another operation may have sent the key that this field still shows.
    if (key !== null && used.has(key)) request.headers.set(header, createValue());
    const sent = `${request.headers.get(header)}\n${request.body}`;
    for (const value of unused) if (sent.includes(value) && unused.delete(value)) used.add(value);
  });
  explorer.addEventListener('after-try', () => {
    for (const field of findFields(explorer)) {
      for (const value of used)
        if (field.value.includes(value)) field.value = field.value.replace(value, createValue());
    }
  });
}

interface RequestBody {
  content?: Record<string, { examples?: Record<string, { value?: { checkout?: { session?: string } } }> }>;
}

function requestBodiesOf(document: ApiDocument): RequestBody[] {
  const { paths = {} } = document as { paths?: Record<string, Record<string, { requestBody?: RequestBody }>> };
  return Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ requestBody }) => requestBody ?? []));
}

/** The field of the key and the field of the body. */
function findFields(explorer: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = `input[data-pname="${header}"], textarea.request-body-param-user-input`;
  const consoles = explorer.shadowRoot?.querySelectorAll('api-request') ?? [];
  return [...consoles].flatMap((each) => [...each.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]);
}

/** Creates a random text. `crypto.randomUUID` exists on https and on this machine only, and containers have other names. */
function createValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const value = `docs-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  unused.add(value);
  return value;
}
