/** How one of the two sees a request. `none`: it belongs to no operation, or there is no result. */
export type Verdict = 'valid' | 'invalid' | 'unauthorized' | 'none' | 'failed';

/** A request with both verdicts and the response of the server. */
export interface Judged {
  readonly response: { readonly status: number; readonly body: unknown };
  readonly server: Verdict;
  readonly validator: Verdict;
}

/** A rule by which the verdicts may differ, and why. By default, the server rejects what is valid to the validator. */
export interface ExplainedDifference<Exchange extends Judged> {
  readonly rule: string;
  readonly why: string;
  readonly server?: Verdict;
  readonly validator?: Verdict;
  covers(exchange: Exchange): boolean;
}

/** Error codes for an invalid request. With any other code the request was valid, but its operation was rejected. */
const formal: readonly unknown[] = [
  ...['INVALID_REQUEST', 'INVALID_PARAMETERS', 'MISSING_PARAMETERS', 'MISSING_HEADER'],
  ...['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
];

export function verdictOfServer({ status, body }: Judged['response']): Verdict {
  if (status < 300) return 'valid';
  if (status >= 500 || status < 400) return 'failed';
  if (status === 401) return 'unauthorized';
  const { code } = Object(body) as { code?: unknown };
  if (code === undefined || code === 'UNSUPPORTED_METHOD') return 'none';
  // Campaigns have the status for a code.
  return formal.includes(code) || code === 400 ? 'invalid' : 'valid';
}

/** The response has one of the codes, and each of its messages is of this form. */
export function rejection(message: RegExp, codes: readonly string[] = ['INVALID_PARAMETERS']) {
  return ({ response }: Judged): boolean => {
    const { code, messages = [] } = Object(response.body) as { code?: string; messages?: string[] };
    return codes.includes(code ?? '') && messages.length > 0 && messages.every((each) => message.test(each));
  };
}

/** What no validator of a document sees. */
export const commonDifferences: readonly ExplainedDifference<Judged>[] = [
  {
    rule: 'decimal places',
    why: 'x-decimal-places is a keyword of our own, because multipleOf refuses valid amounts',
    covers: rejection(/ must have at most \d+ decimal places$/),
  },
  {
    rule: 'content of a file',
    why: 'JSON Schema sees base64 as text: not its padding, not the bytes it stands for, not their number',
    covers: rejection(
      /^evidence\[\d+\]\.content must (be base64|be a PDF, which has %PDF- after at most 1024 other bytes|be a file of at most \d+ bytes, and is one of \d+ bytes)$/,
    ),
  },
  {
    rule: 'an amount of 0',
    why: 'the document says in words that only a verification of a card may have it: the rule spans two objects',
    covers: rejection(
      /^amount\.value must be greater than 0 unless payment_method\.type is CARD and payment_method\.detail\.card\.verify is true$/,
    ),
  },
  {
    rule: 'what the payment allows',
    why: 'the value is well-formed and does not fit the payment it is about, which only the server remembers',
    covers: rejection(
      /^(amount(\.value)? must be (greater than 0 and )?at most [\d.]+|amount\.currency must be [A-Z]{3}, as in the payment \(received [A-Z]{3}\)|account_id must be the account of the payment)$/,
    ),
  },
];

/** How the verdicts compare over all requests. Each explained difference has to occur, so that none outlives its reason. */
export function compare<Exchange extends Judged>(
  exchanges: readonly Exchange[],
  differences: readonly ExplainedDifference<Exchange>[],
) {
  const [agreed, differing]: [Exchange[], Exchange[]] = [[], []];
  for (const each of exchanges) (each.server === each.validator ? agreed : differing).push(each);
  const explains = (difference: ExplainedDifference<Exchange>, each: Exchange) =>
    each.server === (difference.server ?? 'invalid') &&
    each.validator === (difference.validator ?? 'valid') &&
    difference.covers(each);
  const explained = differences.map((difference) => {
    return { difference, exchanges: differing.filter((each) => explains(difference, each)) };
  });
  const unexplained = differing.filter((each) => !differences.some((difference) => explains(difference, each)));
  /** The figures, one to a line. */
  const summary = [
    `${exchanges.length} requests: ${agreed.length} agreed on (${countsOf(agreed.map(({ server }) => server))})`,
    ...explained.map(
      ({ difference, exchanges: found }) => `  ${found.length} differ, ${difference.rule}: ${difference.why}`,
    ),
    `  ${unexplained.length} differ without an explanation`,
  ].join('\n');
  return { agreed, explained, unexplained, summary };
}

export function countsOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
