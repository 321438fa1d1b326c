/** A text to write, and the value that comes after it, if one does. */
type Piece = readonly [text: string, value?: unknown];

/**
 * One text for each value that JSON can hold: keys sorted, no white space. Uses no call stack, so that a body nested
 * 10,000 levels deep is a text like any other. A number beyond all numbers stays apart from null.
 */
export function canonicalJson(root: unknown): string {
  let json = '';
  const pending: Piece[] = [['', root]];
  for (let piece = pending.pop(); piece; piece = pending.pop()) {
    const [text, value] = piece;
    json += text;
    // What is pushed last is written first.
    if (typeof value === 'object' && value) for (const part of partsOf(value).reverse()) pending.push(part);
    else if (value !== undefined) json += typeof value === 'number' ? value : JSON.stringify(value);
  }
  return json;
}

function partsOf(value: object): Piece[] {
  if (Array.isArray(value)) return [['['], ...value.map((item, index): Piece => [index ? ',' : '', item]), [']']];
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ['{'],
    ...members.map(([name, member], index): Piece => [`${index ? ',' : ''}${JSON.stringify(name)}:`, member]),
    ['}'],
  ];
}
