/** What is still to be written: a text as it is, or a value. */
type Piece = { readonly text: string } | { readonly value: unknown };

/**
 * One text for each value that JSON can hold: keys sorted, no white space. Uses no call stack, so that a body nested
 * 10,000 levels deep is a text like any other. A number beyond all numbers stays apart from null.
 */
export function canonicalJson(root: unknown): string {
  let json = '';
  const pending: Piece[] = [{ value: root }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if ('text' in piece) json += piece.text;
    else if (typeof piece.value !== 'object' || piece.value === null) json += scalar(piece.value);
    else {
      const inside = Array.isArray(piece.value) ? itemsOf(piece.value) : membersOf(piece.value);
      // What is pushed last is written first.
      while (inside.length > 0) pending.push(inside.pop() as Piece);
    }
  }
  return json;
}

function scalar(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function itemsOf(values: readonly unknown[]): Piece[] {
  return listOf(
    '[',
    ']',
    values.map((value) => ({ text: '', value })),
  );
}

function membersOf(value: object): Piece[] {
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return listOf(
    '{',
    '}',
    members.map(([name, each]) => ({ text: `${JSON.stringify(name)}:`, value: each })),
  );
}

function listOf(open: string, close: string, items: readonly { text: string; value: unknown }[]): Piece[] {
  const pieces = items.flatMap(({ text, value }, index) => [{ text: (index > 0 ? ',' : '') + text }, { value }]);
  return [{ text: open }, ...pieces, { text: close }];
}
