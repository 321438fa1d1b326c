import type { Json, JsonObject } from './documents.ts';
import type { FuzzRequest, Random } from './requests.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Does one thing to a request, or undefined where it does not apply. */
type Mutation = (
  request: FuzzRequest,
  random: Random,
  vocabulary: Vocabulary,
  previous: FuzzRequest | undefined,
) => Partial<FuzzRequest> | undefined;

const anyValues: readonly Json[] = [
  ...[null, true, false, 0, 7, -1, 0.5, 1e300, '', 'text'],
  ...[[], {}, [{}], [null], ['text']],
];

const oddTexts = [
  ...['', ' ', 'a', '\n', 'text\n', ' text', '\u0000', '\ufeff', 'é', '🙂🙂🙂', 'e\u0301', '\ud83d'],
  ...['0', '-1', '1e2', 'null', 'true', '6h', '1.5d', '100000d'],
  ...['2026-02-30', '2026-02-30T00:00:00Z', '2026-03-14T09:26:53.589793Z', '2026-03-14T09:26:53+01:00', '2026-3-14'],
  ...['2026-03-14t09:26:53z', '2016-12-31T23:59:60Z', '2026-03-14T24:00:00Z', '2026-03-14 09:26:53Z'],
  ...['urn:uuid:0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', '0A7E2C7B-3F6E-4F59-9A6E-3F7F6B0C9D11'],
  ...['0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d1', 'https://shop.example.com/hooks?tenant=1'],
  ...['http://user:secret@shop.example.com', 'http://[::1]:80/', 'ftp://shop.example.com'],
];

const oddNames = ['unexpected', '', 'constructor', '__proto__', 'toString', 'a.b', '0'];

/** Those of a body, by name. */
const ofBody: Readonly<Record<string, Mutation>> = {
  'drop a field or an item': inBody(({ parent, key }) => {
    if (parent === undefined) return false;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return true;
  }),
  'add a field': inBody((place, random, { names }) => {
    const { value } = place;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const name = random.chance(0.5) ? random.pick(names) : random.pick(oddNames);
    // Assigning `__proto__` would set the prototype.
    const field = { value: random.pick(anyValues), enumerable: true, configurable: true, writable: true };
    Object.defineProperty(value, name, field);
    return true;
  }),
  'another type': inBody((place, random) => place.replace(random.pick(anyValues))),
  null: inBody((place) => place.replace(null)),
  'another number': inBody((place, random, { numbers }) => {
    if (typeof place.value !== 'number') return false;
    const near = place.value + random.pick([-1, 1, 0.5, 0.0001, 0.00001, -place.value]);
    return place.replace(random.chance(0.6) ? random.pick(numbers) : near);
  }),
  'another length': inBody((place, random, { lengths }) => {
    const { value } = place;
    const length = random.pick(lengths);
    if (Array.isArray(value)) {
      if (value.length === 0 || length > mostItems) return false;
      return place.replace(Array.from({ length }, (_, index) => structuredClone(value[index % value.length]) as Json));
    }
    if (typeof value !== 'string') return false;
    return place.replace(
      value.slice(0, length) + random.pick(['a', 'é', '🙂']).repeat(Math.max(0, length - value.length)),
    );
  }),
  'another fixed value': inBody((place, random, { values }) => {
    const { value } = place;
    if (typeof value !== 'string') return false;
    const changed = [value.toLowerCase(), value.toUpperCase(), `${value} `, `${value}X`];
    return place.replace(random.chance(0.5) ? random.pick(values) : random.pick(changed));
  }),
  'odd text': inBody((place, random) => typeof place.value === 'string' && place.replace(random.pick(oddTexts))),
};

/** Those of a request as a whole. */
const ofRequest: Readonly<Record<string, Mutation>> = {
  'another body': ({ operation, body, headers }, random) =>
    operation.body && {
      body: random.pick([undefined, '', '{', 'null', '[]', '"text"', '7', '{}', `${body ?? ''}x`, deepBody]),
      headers: { ...headers, 'content-type': 'application/json' },
    },
  'another content type': ({ operation, body, headers }, random) => {
    if (operation.body === undefined || body === undefined) return undefined;
    const types = ['text/plain', 'application/xml', 'application/jsonp', 'APPLICATION/JSON'];
    const type = random.pick([...types, 'application/json; charset=utf-8']);
    return { headers: { ...headers, 'content-type': type } };
  },
  'a path parameter': inParameters('path', (text, random) => {
    const other = random.pick([...oddTexts, `${text}x`, text.slice(1), text.toUpperCase(), ...[64, 65].map(letters)]);
    // These values change the path or cannot occur in one.
    return ['', '.', '..'].includes(other) || /\p{Cs}/u.test(other) ? undefined : other;
  }),
  'a query parameter': inParameters('query', (text, random) =>
    random.pick([
      ...[
        '',
        'true',
        'false',
        'TRUE',
        '1',
        '200',
        '-5',
        '2.5',
        '1e2',
        '0x10',
        ' 5',
        '+5',
        '007',
        '2.0',
        'null',
        'text',
      ],
      `${text}x`,
    ]),
  ),
  'a header parameter': inParameters('headers', (text, random) =>
    random.pick([
      ...['', 'a', 'a b', 'é', '\u00a0', ...[64, 65].map(letters)],
      ...[`${text}é`, `${text}\u00a0`, text.repeat(9)],
    ]),
  ),
  'no header': ({ operation, headers }, random) => {
    const names = [...operation.credentials, ...Object.keys(headers)];
    if (names.length === 0) return undefined;
    const dropped = random.pick(names);
    // Each request gets credentials. An empty one is equivalent to a missing one.
    if (operation.credentials.includes(dropped)) return { headers: { ...headers, [dropped]: '' } };
    return { headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== dropped)) };
  },
  'the headers and the path of the request before': ({ operation }, _random, _vocabulary, previous) =>
    previous && { headers: previous.headers, path: previous.path, body: operation.body && '{}' },
  'a query parameter that is not listed': ({ query }, random) => ({
    query: { ...query, [random.pick(['unexpected', 'Status', 'limit'])]: '1' },
  }),
};

/** All names: the report counts each. */
export const mutationNames: readonly string[] = [...Object.keys(ofBody), ...Object.keys(ofRequest)];

/**
 * A request with one thing in it that is different.
 *
 * @param previous the request before it to the same operation
 */
export function mutated(
  valid: FuzzRequest,
  random: Random,
  vocabulary: Vocabulary,
  previous: FuzzRequest | undefined,
): FuzzRequest {
  for (;;) {
    const list = valid.body !== undefined && random.chance(0.7) ? ofBody : ofRequest;
    const mutation = random.pick(Object.keys(list));
    const changes = list[mutation]?.(valid, random, vocabulary, previous);
    if (changes !== undefined) return { ...valid, ...changes, mutation };
  }
}

const sweptValues: readonly (Json | undefined)[] = [
  ...[undefined, null, true, 7, -1, 0.5, [], {}, [{}]],
  ...['', ' ', 'text', '2026-02-30'],
];

/** Returns a body once for each place in it, at any depth, and each of these values: with the value there, or without the place. */
export function sweep(body: Json): Json[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, child]) =>
    [...sweptValues, ...sweep(child)].map((other) => withChild(body, key, other)),
  );
}

function withChild(parent: JsonObject | Json[], key: string, child: Json | undefined): Json {
  if (Array.isArray(parent)) return parent.map((each, index) => (String(index) === key ? (child ?? null) : each));
  // JSON has no undefined, so that the field is not sent.
  return { ...parent, [key]: child } as JsonObject;
}

/** Items of a list that is made longer. */
const mostItems = 130;

const letters = (count: number) => 'a'.repeat(count);

/** Deeper than a server reads. */
const deepBody = `${'['.repeat(120)}${']'.repeat(120)}`;

/** A value somewhere in a body. */
interface Place {
  readonly value: Json;
  readonly parent: JsonObject | Json[] | undefined;
  readonly key: string;
  replace(value: Json): boolean;
}

function inBody(change: (place: Place, random: Random, vocabulary: Vocabulary) => boolean): Mutation {
  return ({ body }, random, vocabulary) => {
    if (body === undefined) return undefined;
    const holder: JsonObject = { body: JSON.parse(body) };
    const places = [...placesIn(holder.body as Json, holder, 'body', true)];
    // Some places do not have what a mutation changes.
    for (let attempt = 0; attempt < 12; attempt += 1) {
      if (change(random.pick(places), random, vocabulary)) return { body: JSON.stringify(holder.body ?? null) };
    }
    return undefined;
  };
}

function* placesIn(value: Json, parent: JsonObject | Json[], key: string, isRoot = false): Generator<Place> {
  yield {
    value,
    parent: isRoot ? undefined : parent,
    key,
    replace(other) {
      (parent as JsonObject)[key] = structuredClone(other);
      return true;
    },
  };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) yield* placesIn(each, value, name);
}

function inParameters(
  place: 'path' | 'query' | 'headers',
  change: (text: string, random: Random) => string | undefined,
): Mutation {
  return (request, random) => {
    const kind = place === 'headers' ? 'header' : place;
    const names = request.operation.parameters.filter((each) => each.in === kind).map(({ name }) => name);
    if (names.length === 0) return undefined;
    const name = random.pick(names);
    const other = change(request[place][name] ?? '', random);
    return other === undefined ? undefined : { [place]: { ...request[place], [name]: other } };
  };
}
