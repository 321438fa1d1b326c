/** Adds colors to the parts of a line. */
export interface Style {
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

const ansi = (code: number) => (text: string) => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);
const same = (text: string) => text;

export const plain: Style = { dim: same, red: same, green: same, yellow: same };
export const colored: Style = { dim: ansi(2), red: ansi(31), green: ansi(32), yellow: ansi(33) };

/**
 * Chooses between colors and plain text. `NO_COLOR` turns colors off and `FORCE_COLOR` turns them on, unless they are empty. `FORCE_COLOR`
 * wins; `0` and `false` turn colors off.
 *
 * @param stream - Where the lines are written.
 * @param env - The environment variables.
 */
export function styleFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Style {
  const { FORCE_COLOR: force = '', NO_COLOR: no = '', TERM: terminal } = env;
  if (force !== '') return force === '0' || force === 'false' ? plain : colored;
  return stream.isTTY === true && no === '' && terminal !== 'dumb' ? colored : plain;
}
