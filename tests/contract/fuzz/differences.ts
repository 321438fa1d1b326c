import type { FuzzRequest } from './requests.ts';
import type { Response } from './send.ts';

/** How the document or the server sees a request. `none`: it belongs to no operation. */
export type Verdict = 'valid' | 'invalid' | 'unauthorized' | 'none' | 'failed';

/** A request, what the document says about it, and what the server did. */
export interface Exchange {
  readonly request: FuzzRequest;
  readonly response: Response;
  readonly server: Verdict;
  readonly document: Verdict;
  /** Why the document does not allow the request. */
  readonly why: string;
}

/** A rule by which the verdicts may differ, and why. By default, the server rejects what is valid by the document. */
interface ExplainedDifference {
  readonly rule: string;
  readonly why: string;
  readonly server?: Verdict;
  readonly document?: Verdict;
  covers(exchange: Exchange): boolean;
}

/** Error codes for an invalid request. With any other code the request was valid, but its operation was rejected. */
const formal: readonly unknown[] = [
  ...['INVALID_REQUEST', 'INVALID_PARAMETERS', 'MISSING_PARAMETERS', 'MISSING_HEADER'],
  ...['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
];

export function verdictOfServer({ status, body }: Response): Verdict {
  if (status < 300) return 'valid';
  if (status >= 500 || status < 400) return 'failed';
  if (status === 401) return 'unauthorized';
  const { code } = Object(body) as { code?: unknown };
  if (code === undefined || code === 'UNSUPPORTED_METHOD') return 'none';
  // Campaigns have the status for a code.
  return formal.includes(code) || code === 400 ? 'invalid' : 'valid';
}

/** The server rejects the fields of a request, and each of its messages is of this form. */
function rejection(message: RegExp) {
  return ({ response }: Pick<Exchange, 'response'>): boolean => {
    const { code, messages = [] } = Object(response.body) as { code?: string; messages?: string[] };
    // The note about an assumed rule comes after the problems.
    const problems = messages.filter((each) => !/^Assumed rules?, see GAPS: /.test(each));
    // A step of a scenario has its place before the message of the control, and a note after it.
    const isCovered = (each: string) =>
      message.test(each) ||
      message.test(each.replace(/^payments\[\d+\]\.(moves\[\d+\]\.)?|\. The steps before it stay.*$/g, ''));
    return /^(INVALID|MISSING)_PARAMETERS$/.test(String(code)) && problems.length > 0 && problems.every(isCovered);
  };
}

/** All the ways in which the server may differ from the document. */
const explainedDifferences: readonly ExplainedDifference[] = [
  {
    rule: 'a header that was sent twice',
    why: 'the values of two lines arrive as one text with a comma, which looks like a key',
    covers: rejection(/ was sent twice(, once without a value)?\. Send it once$/),
  },
  {
    rule: 'decimal places',
    why: 'x-decimal-places is a keyword of our own, because multipleOf refuses valid amounts',
    covers: rejection(/ (must have at most \d+ decimal places|has more digits than a number can hold exactly)$/),
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
      /^(amount(\.value)? must be (greater than 0 and )?at most [\d.]+( \(received [\d.e+]+\))?|amount\.currency must be [A-Z]{3}, as in the payment \(received [A-Z]{3}\)|account_id must be the account of the payment|transaction must be at most \d+, the place of the last one \(received [\d.e+]+\))$/,
    ),
  },
  {
    rule: 'a checkout without a session',
    why: 'the details of the control createPayment have no rule that spans workflow and checkout; the payment that they make has it',
    covers: rejection(/^checkout\.session is required$/),
  },
  {
    rule: 'a payment method with nothing to charge',
    why: 'null and an empty token mean that the field is absent, and the rule spans payment_method, card_data and subscription',
    covers: rejection(/^payment_method(\.(vaulted_)?token must not be empty, because .*| must have at least 1 field)$/),
  },
  {
    rule: 'a field or a test token of createPayment that is probably misspelled',
    why: 'the description of the control says that it refuses them, because a payment that should be declined would succeed',
    covers: rejection(
      /^(.+ is not a known field\. Did you mean [\w.]+\?|payment_method\.token .+ selects no outcome\. Did you mean tok_\w+\?)$/s,
    ),
  },
  {
    rule: 'a fault that matches a field or a type of no request body',
    why: 'x-body-fields is a keyword of our own: the fields stand in the document of the payments API',
    covers: rejection(
      /^fault\.match\..* (is not the path of a value in (any request body|the request body of \w+)(\. Did you mean [\w.]+\?)?|matches nothing: \w+ has no request body|must be [\w ]+ \(received [\w ]+\))$/s,
    ),
  },
  {
    rule: 'a time or a name of a scenario',
    why: 'the time must exist and not be over on the clock, and JSON Schema cannot say that a field of each item is unique',
    covers: rejection(
      /^(clock\.startAt must (not be before the time of the clock|be a date).*|(payments\[\d+\]\.name is the name of payments\[\d+\] too\. Choose another(; )?)+)$/,
    ),
  },
  {
    rule: 'a scenario without a step',
    why: 'the description says that it needs a payment or another record; each list alone may be empty or absent',
    covers: rejection(/^the scenario is empty\. Add payments or records$/),
  },
  {
    rule: 'the fields of a move',
    why: 'the move stands in the path, and no keyword relates a path to a body; the scenario lists the fields of each move',
    covers: rejection(/^(\w+ is not an option of \w+\. .*|(result|decision) is required)$/s),
  },
  {
    rule: 'the time of failed deliveries',
    why: 'a query parameter depends on the value of the path, and the time must exist and not be after the clock',
    covers: rejection(/^since (selects failed deliveries\. Pass failed in place of the id|must (be|not be) .*)$/s),
  },
  {
    rule: 'a repeated idempotency key',
    why: 'the server returns the first response again, whatever the body (policy onBodyMismatch)',
    server: 'valid',
    document: 'invalid',
    covers: ({ response }) => response.headers.get('x-idempotent-replayed') === 'true',
  },
  {
    rule: 'a query parameter that is not listed',
    why: 'OpenAPI has no keyword for it; the description of the controls says that they refuse it',
    covers: (exchange) => {
      const listed = exchange.request.operation.parameters.map(({ name }) => name);
      const unlisted = Object.keys(exchange.request.query).filter((name) => !listed.includes(name));
      return (
        unlisted.length > 0 &&
        rejection(new RegExp(`^(${unlisted.join('|')}) is not a known field(\\. Did you mean \\w+\\?)?$`))(exchange)
      );
    },
  },
];

/** How the verdicts compare over all requests. Each explained difference has to occur, so that none outlives its reason. */
export function compare(exchanges: readonly Exchange[]) {
  const [agreed, differing]: [Exchange[], Exchange[]] = [[], []];
  for (const each of exchanges) (each.server === each.document ? agreed : differing).push(each);
  const explained = explainedDifferences.map((difference) => {
    const { server = 'invalid', document = 'valid', covers } = difference;
    const found = differing.filter((each) => each.server === server && each.document === document && covers(each));
    return { ...difference, exchanges: found };
  });
  const unexplained = differing.filter((each) => !explained.some(({ exchanges: found }) => found.includes(each)));
  /** The figures, one to a line. */
  const summary = [
    `${exchanges.length} requests: ${agreed.length} agreed on (${countsOf(agreed.map(({ server }) => server))})`,
    ...explained.map(({ rule, why, exchanges: found }) => `  ${found.length} differ, ${rule}: ${why}`),
    `  ${unexplained.length} differ without an explanation`,
  ].join('\n');
  return { agreed, explained, unexplained: unexplained.map(describeExchange), summary };
}

export function countsOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}

function describeExchange({ request, document, why, response, server }: Exchange): string {
  const { operation, path, query, headers, body, mutation } = request;
  return [
    `${operation.id}: the document says ${document} (${why}), the server ${server}`,
    `${response.status} ${JSON.stringify(response.body)?.slice(0, 300)}`,
    `mutation "${mutation}", ${JSON.stringify({ path, query, headers })}`,
    `body ${body?.slice(0, 600)}`,
  ].join(' | ');
}
