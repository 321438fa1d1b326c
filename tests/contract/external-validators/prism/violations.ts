/** A violation that Prism reports for a request or a response. */
export interface Violation {
  /** Begins with `request` or `response`. */
  readonly location: readonly string[];
  readonly severity: 'Error' | 'Warning';
  readonly message: string;
}

/**
 * Returns the violations in the headers of a response of Prism.
 *
 * @throws Error when Prism truncated a long list, because it is then incomplete
 */
export function violationsOf({ headers }: Response): Violation[] {
  const text = headers.get('sl-violations');
  if (text === null) return [];
  if (!text.startsWith('[')) throw new Error(`Prism truncated its list of violations: ${text.slice(0, 1000)}`);
  return JSON.parse(text);
}
