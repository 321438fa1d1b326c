/** The first line of every generated source file. */
export const banner = '// Generated from openapi/*.yaml by `npm run generate`. Do not edit.\n';

/** Formats a JSON value as the source text of a constant. */
export function tsLiteral(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((item) => tsLiteral(item, deeper))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${propertyName(key)}: ${tsLiteral(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;

  const padding = Array.isArray(value) ? '' : ' ';
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  if (line.length + indent.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${indent}${close}`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** JSON and JavaScript have the same escapes. Only the quotes differ. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

/** Replaces the generated part of a Markdown page. */
export function withGeneratedPart(page: string, source: string, content: string): string {
  const start = `<!-- Generated from ${source} by \`npm run generate\`. -->`;
  const end = '<!-- End of the generated part. -->';
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page has no line ${start} and ${end}`);
  return `${page.slice(0, from)}${start}\n\n${content}\n\n${page.slice(to)}`;
}

/** Replaces each program of a page that is a file of the repository. @param read Reads a file by its path from the root. */
export function withPrograms(page: string, read: (path: string) => string): string {
  return page.replaceAll(
    /(<!-- Generated from (\S+) by `npm run generate`\. -->\n\n```\w+\n)[\s\S]*?(?=```\n\n<!-- End)/g,
    (_, start: string, path: string) => start + read(path),
  );
}

const foot = `

<!-- Generated from the marks of the page by \`npm run generate\`. -->

(assumed): the service specification does not show it. The mark leads to the row of GAPS that says what we do.

<!-- End of the generated part. -->
`;

/** Explains the mark `(assumed)` once, at the foot of each page that has it. */
export function withFoot(page: string): string {
  const text = page.replace(/\n+(<!-- Generated from the marks[^\n]*\n+)?(---\n+)?\(assumed\): [\s\S]*$/, '\n');
  return text.includes('[(assumed)](') ? text.trimEnd() + foot : text;
}
