const replacements: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  0.5,
  '',
  ' ',
  'text',
  '2026-02-30',
  [],
  {},
  [{}],
];

/** Returns all copies of a value with one place changed or removed, at any depth. */
export function mutationsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    [...replacements, ...mutationsOf(child)].map((other) => withChild(value, key, other)),
  );
}

function withChild(parent: object, key: string, child: unknown): unknown {
  if (Array.isArray(parent)) return parent.map((each, index) => (String(index) === key ? child : each));
  return { ...parent, [key]: child };
}
