import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
}

const { schemas } = JSON.parse(read('packages/sdk/openapi.json')).components as { schemas: Record<string, Schema> };
/** Returns a schema with the keywords of the schemas that it refers to. */
function resolve(schema: Schema): Schema {
  const [reference] = schema.$ref === undefined ? (schema.allOf ?? []) : [schema];
  const target = schemas[reference?.$ref?.split('/').at(-1) ?? ''];
  return target === undefined ? schema : { ...resolve(target), ...schema };
}

/** Returns the limit of a field in the words of the page. */
function describeLimit(path: string): string {
  const field = path.split('.').reduce<Schema>((parent, name) => {
    const { [name]: property } = resolve(parent).properties ?? {};
    if (property === undefined) throw new Error(`CreatePaymentRequest has no ${path}`);
    return resolve(property);
  }, schemas.CreatePaymentRequest ?? {});
  const { format, pattern, minLength, maxLength, minimum, maximum, maxItems } = field;
  if (format === 'uuid') return 'A UUID';
  if (pattern === '^[A-Z]{3}$') return 'Three upper-case letters';
  if (maxLength !== undefined) return `${minLength} to ${maxLength} characters`;
  return maxItems === undefined ? `${minimum} to ${maximum}` : `At most ${maxItems} items`;
}

test('the page about payments has the limits of the OpenAPI document', () => {
  const [, table = ''] =
    /\| Field \| Limit \|\n\| --- \| --- \|\n((?:\|.*\n)+)/.exec(read('packages/sdk/docs/payments.md')) ?? [];
  const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].flatMap(([, fields = '', limit]) =>
    fields.split(', ').map((field) => ({ field: field.replaceAll('`', ''), limit })),
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows).toEqual(rows.map(({ field }) => ({ field, limit: describeLimit(field) })));
});

test('the page about payments has every status of the OpenAPI document', () => {
  const [, table = ''] =
    /\| `status` \| Meaning \|\n\| --- \| --- \|\n((?:\|.*\n)+)/.exec(read('packages/sdk/docs/payments.md')) ?? [];
  const statuses = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  expect(statuses.sort()).toEqual([...(schemas.KnownPaymentStatus?.enum ?? [])].sort());
});
