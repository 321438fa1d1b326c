import { shapes } from './fields.ts';

const types = [
  ...['string', 'number', 'integer', 'boolean', 'object', 'array', 'strings', 'uuid', 'timestamp', 'date', 'currency'],
  ...['country', 'url', 'time', 'zone', 'base64', 'shape', 'list', 'any'],
] as const;

export type FieldType = (typeof types)[number];

/** One line of fields.ts at one of the places where the specification puts it. */
export interface Field {
  /** `OnboardingReversal.origin_onboarding.legal_representatives[].address.zip_code` */
  place: string;
  /** From the body to the field. `[]` stands for the items of an array. */
  steps: string[];
  type: FieldType;
  nullable: boolean;
  min?: number;
  max?: number;
  /** The kind of `values`. fields.ts explains each word. */
  rule?: 'seen' | 'like' | 'known' | 'only' | 'always' | 'prefix';
  values: unknown[];
  /** Whether the specification shows what is inside. */
  shown: boolean;
}

interface Line {
  name: string;
  field: Omit<Field, 'place' | 'steps' | 'shown'>;
  inside: Line[];
}

const pattern =
  /^(\w+(?:, \w+)*)(?: +(\w+))?( or null)?(?: (\d+)\.\.(\d*))?(?: @(\w+))?(?: (seen|like|known|only|always|prefix): (.+))?$/;

const read = new Map<string, readonly Field[]>();

/** The fields of a body or of a list of parameters, every `@Shape` spelled out. Reads each notation once. */
export function fieldsOf(name: string, notation: string): readonly Field[] {
  const key = `${name}\n${notation}`;
  const fields = read.get(key) ?? below(name, [], linesOf(notation));
  read.set(key, fields);
  return fields;
}

/** A shape of fields.ts. */
export function shapeOf(name: string): string {
  const notation = shapes[name];
  if (notation === undefined) throw new Error(`fields.ts has no shape ${name}`);
  return notation;
}

function below(place: string, steps: string[], lines: Line[]): Field[] {
  return lines.flatMap(({ name, field, inside }) => {
    const here = { ...field, place: `${place}.${name}`, steps: [...steps, name], shown: inside.length > 0 };
    const isArray = field.type === 'array' || field.type === 'list';
    const inner = isArray
      ? below(`${here.place}[]`, [...here.steps, '[]'], inside)
      : below(here.place, here.steps, inside);
    return [here, ...inner];
  });
}

function linesOf(notation: string): Line[] {
  const top: Line[] = [];
  const open: { indent: number; inside: Line[] }[] = [];
  for (const text of notation.split('\n').filter((each) => each.trim() !== '')) {
    const indent = text.search(/\S/);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const holder = open.at(-1)?.inside ?? top;
    if (text.trim().startsWith('@')) {
      holder.push(...linesOf(shapeOf(text.trim().slice(1))));
    } else {
      const lines = linesIn(text.trim());
      holder.push(...lines);
      open.push({ indent, inside: lines.at(-1)?.inside ?? [] });
    }
  }
  return top;
}

function linesIn(text: string): Line[] {
  const [, names, type = 'any', orNull, min, max, shape, rule, values] = pattern.exec(text) ?? [];
  if (names === undefined || !isType(type)) throw new Error(`Not a field: ${text}`);
  return names.split(', ').map((name) => ({
    name,
    field: {
      type,
      nullable: orNull !== undefined,
      ...(min ? { min: Number(min) } : {}),
      ...(max ? { max: Number(max) } : {}),
      ...(rule ? { rule: rule as NonNullable<Field['rule']> } : {}),
      values: (values?.split(' ') ?? []).map((value) => (value === 'true' ? true : value)),
    },
    inside: shape === undefined ? [] : linesOf(shapeOf(shape)),
  }));
}

function isType(text: string | undefined): text is FieldType {
  return types.some((type) => type === text);
}
