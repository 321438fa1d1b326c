/** The first place where a text is not JSON. */
export interface JsonProblem {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly problem: string;
}

/** Finds the first place where a text is not JSON. The messages of `JSON.parse` differ between runtimes, and not all have the place. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const before = text.slice(0, error.offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, problem: error.message };
  }
}

class Problem extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids these characters in a string.
const stringToken = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const scalarToken = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

class Scanner {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value();
    if (this.#next() !== '') throw this.#problem('expected the end of the file');
  }

  #value(): void {
    const first = this.#next();
    if (first === '{') this.#list('}', () => this.#property());
    else if (first === '[') this.#list(']', () => this.#value());
    else if (first === '"') this.#string();
    else if (!this.#accept(scalarToken)) throw this.#problem('expected a value');
  }

  /** An object or an array, after its opening bracket. */
  #list(end: string, item: () => void): void {
    this.#at += 1;
    if (this.#next() !== end) {
      item();
      while (this.#next() === ',') {
        this.#at += 1;
        if (this.#next() === end) throw this.#problem(`expected another item after the comma, or no comma`);
        item();
      }
      if (this.#next() !== end) throw this.#problem(`expected , or ${end}`);
    }
    this.#at += 1;
  }

  #property(): void {
    if (this.#next() !== '"') throw this.#problem('expected a name in double quotes');
    this.#string();
    if (this.#next() !== ':') throw this.#problem('expected : after the name');
    this.#at += 1;
    this.#value();
  }

  #string(): void {
    if (!this.#accept(stringToken)) throw this.#problem('the text has no end, or an invalid character or escape');
  }

  #accept(token: RegExp): boolean {
    token.lastIndex = this.#at;
    if (!token.test(this.#text)) return false;
    this.#at = token.lastIndex;
    return true;
  }

  /** Skips white space, and returns the next character; an empty string at the end. */
  #next(): string {
    while (/[ \t\n\r]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    return this.#text[this.#at] ?? '';
  }

  #problem(problem: string): Problem {
    const found = this.#text[this.#at];
    if (found === undefined) return new Problem(this.#at, `${problem}, found the end of the file`);
    if (found === '/') return new Problem(this.#at, 'JSON has no comments. Remove the comment');
    if (found === "'") return new Problem(this.#at, `${problem}, found ' instead of "`);
    return new Problem(this.#at, `${problem}, found ${found}`);
  }
}
