import type { Field, FieldType } from './notation.ts';

interface Samples {
  accepted: unknown[];
  rejected: unknown[];
}

const notText = [5, true, {}, ['text']];
const notNumber = ['5', true, {}, [5]];
const uuid = '493e9374-510a-4201-9e09-de669d75f256';

/** Values that a type accepts and rejects, except null. */
const samples: Record<FieldType, Samples> = {
  string: { accepted: ['text'], rejected: notText },
  number: { accepted: [25, 19.99], rejected: notNumber },
  integer: { accepted: [3], rejected: [2.5, ...notNumber] },
  boolean: { accepted: [true, false], rejected: ['true', 1, {}] },
  object: { accepted: [], rejected: ['text', 5, true, []] },
  array: { accepted: [], rejected: ['text', 5, true, {}] },
  strings: { accepted: [['text']], rejected: ['text', {}, [5]] },
  uuid: { accepted: [uuid], rejected: [...notText, 'text', uuid.replaceAll('-', ''), `${uuid}0`, 'x'.repeat(36)] },
  timestamp: {
    accepted: ['2026-03-14T09:26:53.589793Z', '2026-03-14T09:26:53Z'],
    rejected: [...notText, '2026-03-14', '14/03/2026Z', '2026-03-14T09:26:53+02:00'],
  },
  date: { accepted: ['1990-02-28'], rejected: [...notText, '28/02/1990'] },
  currency: { accepted: ['USD', 'COP'], rejected: [...notText, 'US', 'dollars'] },
  country: { accepted: ['CO', 'US'], rejected: [...notText, 'C', 'COL', '57'] },
  url: { accepted: ['https://example.com/icon.png'], rejected: notText },
  time: { accepted: ['00:00', '08:30', '23:59'], rejected: [...notText, '8:30', '24:00', '08:60', '08:30:00'] },
  zone: { accepted: ['America/Bogota', 'UTC'], rejected: [...notText, 'half past eight'] },
  base64: { accepted: ['JVBERi0xLjQKJSVFT0YK', 'JVBERg=='], rejected: [...notText, 'not base64!'] },
  shape: { accepted: [], rejected: ['text', 5, true, []] },
  list: { accepted: [], rejected: ['text', 5, true, {}] },
  any: { accepted: [], rejected: [] },
};

/** The same for one field, its limits and values considered. */
export function samplesOf(field: Field): Samples {
  const { accepted, rejected } = samples[field.type];
  const limited = limitSamples(field);
  const valued = valueSamples(field);
  return {
    accepted: [...(valued ?? limited).accepted, ...(limited.accepted.length > 0 || valued ? [] : accepted)],
    rejected: [...rejected, ...limited.rejected, ...(valued?.rejected ?? [])],
  };
}

function limitSamples({ type, min, max }: Field): Samples {
  if (type !== 'string' && type !== 'integer') return { accepted: [], rejected: [] };
  const of = (size: number) => (type === 'integer' ? size : 'x'.repeat(size));
  return {
    accepted: [min, max].filter((size) => size !== undefined).map(of),
    rejected: [
      ...(min !== undefined && (min > 0 || type === 'integer') ? [of(min - 1)] : []),
      ...(max === undefined ? [] : [of(max + 1)]),
    ],
  };
}

function valueSamples({ type, rule, values }: Field): Samples | undefined {
  const accepted = type === 'strings' ? [values] : values;
  const other = type === 'boolean' ? false : 'SOMETHING_ELSE';
  if (rule === undefined) return undefined;
  // The specification lists some values and states that more exist.
  if (rule === 'seen' || rule === 'like')
    return { accepted: [...accepted, type === 'strings' ? [other] : other], rejected: [] };
  if (rule === 'prefix') return { accepted: values.map((value) => `${value}01HZX3V5M2`), rejected: [other] };
  return { accepted, rejected: rule === 'known' ? [] : [other] };
}
