import { generateSync, type JsonSchema } from 'json-schema-faker';
import type { ApiDocument, Json, LocatedSchema, Operation, ParameterOf } from './documents.ts';

/** A request before it is written as HTTP. */
export interface FuzzRequest {
  readonly operation: Operation;
  /** By the name of the parameter. An absent one is not sent. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** As text. Undefined without a body. */
  readonly body: string | undefined;
  /** What was done to it, for the report. */
  readonly mutation: string;
}

/** Identifiers of things that exist, by the name of a path parameter. Those in one record belong together. */
export type Known = Readonly<Record<string, string>>;

/** Generates a request that is valid as far as the generator knows the schema keywords. */
export function validRequest(
  document: ApiDocument,
  operation: Operation,
  random: Random,
  known: readonly Known[],
): FuzzRequest {
  const usable = known.filter((each) => Object.keys(each).some((name) => operation.path.includes(`{${name}}`)));
  const existing = usable.length > 0 && random.chance(0.8) ? random.pick(usable) : {};
  const values = (place: string, isSent: (parameter: ParameterOf) => boolean) =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.in === place && isSent(each))
        .map((each) => [each.name, existing[each.name] ?? textOf(generated(document, each, random))]),
    );
  const { body } = operation;
  const hasBody = body !== undefined && (body.required || random.chance(0.8));
  return {
    operation,
    path: values('path', () => true),
    query: values('query', ({ required }) => required || random.chance(0.5)),
    headers: {
      ...values('header', ({ required }) => required || random.chance(0.3)),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    body: hasBody ? JSON.stringify(bodyOf(document, body, random)) : undefined,
    mutation: 'none',
  };
}

/** Sometimes returns an example of the document, because its values are consistent with each other. */
function bodyOf(document: ApiDocument, body: NonNullable<Operation['body']>, random: Random): Json {
  return body.examples.length > 0 && random.chance(0.3)
    ? random.pick(body.examples)
    : generated(document, body, random);
}

function generated({ json }: ApiDocument, { schema }: LocatedSchema, random: Random): Json {
  const whole = { ...Object(schema), components: json.components } as JsonSchema;
  const value = generateSync(whole, {
    seed: random.below(2 ** 31),
    optionalsProbability: random.pick([0.1, 0.4, 0.8]),
    maxDefaultItems: 3,
  }) as Json;
  return withFewDecimals(value);
}

/** Limits the decimals of amounts, because the generator does not know the keyword for it. */
function withFewDecimals(value: Json): Json {
  if (typeof value === 'number') return Number(value.toFixed(2));
  if (Array.isArray(value)) return value.map(withFewDecimals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withFewDecimals(each)]));
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Pseudo-random numbers from a seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  fraction(): number;
  /** From 0 to below the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** The generator `mulberry32`. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick(list) {
      if (list.length === 0) throw new Error('Cannot pick from an empty list');
      // The index is inside the list.
      return list[below(list.length)] as (typeof list)[number];
    },
    chance: (probability) => fraction() < probability,
  };
}
