import { readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);

/** A code block of a page. */
export interface Block {
  /** The path of the page from the root. */
  readonly page: string;
  readonly line: number;
  /** The nearest heading above the block, with `#2` for the second block of a language below it: `On a port #2`. */
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

/** Returns the code blocks of a page in their order. @param page The path from the root. @param language For example `sh`. */
export function blocksOf(page: string, language: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; line: number; lines: string[] } | undefined;
  for (const [index, text] of readFileSync(new URL(page, root), 'utf8').split('\n').entries()) {
    if (open === undefined) {
      heading = /^#+ (.+)$/.exec(text)?.[1] ?? heading;
      const fence = /^```(\w*)/.exec(text);
      if (fence !== null) open = { language: fence[1] ?? '', line: index + 1, lines: [] };
    } else if (text === '```') {
      const { lines, ...rest } = open;
      const same = blocks.filter((each) => each.language === rest.language && each.heading.split(' #')[0] === heading);
      const name = same.length === 0 ? heading : `${heading} #${same.length + 1}`;
      blocks.push({ page, heading: name, ...rest, code: `${lines.join('\n')}\n` });
      open = undefined;
    } else {
      open.lines.push(text);
    }
  }
  if (open !== undefined) throw new Error(`The code block in line ${open.line} of ${page} has no end`);
  return blocks.filter((each) => each.language === language);
}
