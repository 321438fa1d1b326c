import type { DocumentVerdict } from './document-verdict.ts';
import type { FuzzRequest } from './requests.ts';
import type { Response } from './send.ts';
import type { ServerVerdict } from './server-verdict.ts';

/** A request, whether the document allows it, and what the server did. */
export interface Exchange {
  readonly request: FuzzRequest;
  readonly document: DocumentVerdict;
  readonly answer: Response;
  readonly server: ServerVerdict;
}

/** A rule by which the two may differ. */
export interface ExplainedDifference {
  readonly rule: string;
  readonly why: string;
  readonly document: DocumentVerdict['verdict'];
  readonly server: ServerVerdict;
  covers(exchange: Exchange): boolean;
}

/** The refusal has the code for a wrong value, and each of its messages is of this form. */
function rejection(message: RegExp): ExplainedDifference['covers'] {
  return ({ answer }) => {
    const { code, messages = [] } = Object(answer.body) as { code?: string; messages?: string[] };
    return code === 'INVALID_PARAMETERS' && messages.length > 0 && messages.every((each) => message.test(each));
  };
}

/** All of them. Each has to occur, so that none outlives its reason. */
export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    rule: 'decimal places',
    why: 'x-decimal-places is a keyword of our own, because multipleOf refuses valid amounts',
    document: 'valid',
    server: 'refused',
    covers: rejection(/ must have at most \d+ decimal places$/),
  },
  {
    rule: 'content of a file',
    why: 'JSON Schema sees base64 as text: not its padding, not the bytes it stands for, not their number',
    document: 'valid',
    server: 'refused',
    covers: rejection(
      /^evidence\[\d+\]\.content must (be base64|be a PDF, which begins with %PDF-|decode to at most \d+ bytes)$/,
    ),
  },
  {
    rule: 'an amount of 0',
    why: 'the document says in words that only a verification of a card may have it: the rule spans two objects',
    document: 'valid',
    server: 'refused',
    covers: rejection(
      /^amount\.value must be greater than 0 unless payment_method\.type is CARD and payment_method\.detail\.card\.verify is true$/,
    ),
  },
  {
    rule: 'what the payment allows',
    why: 'the value is in form and does not fit the payment it is about, which only the server remembers',
    document: 'valid',
    server: 'refused',
    covers: rejection(
      /^(amount(\.value)? must be (greater than 0 and )?at most [\d.]+|amount\.currency must be [A-Z]{3}, as in the payment \(received [A-Z]{3}\)|account_id must be the account of the payment)$/,
    ),
  },
  {
    rule: 'a repeated idempotency key',
    why: 'the server returns the first response again, whatever the body (policy onBodyMismatch)',
    document: 'invalid',
    server: 'accepted',
    covers: ({ answer }) => answer.headers.get('x-idempotent-replayed') === 'true',
  },
  {
    rule: 'a query parameter that is not listed',
    why: 'OpenAPI has no keyword for it; the description of the controls says that they refuse it',
    document: 'valid',
    server: 'refused',
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

/** Whether the document and the server agree on the validity of a request. */
export function isAgreed({ document, server }: Exchange): boolean {
  if (document.verdict === 'valid') return server === 'accepted' || server === 'state';
  return server === (document.verdict === 'invalid' ? 'refused' : 'unauthorized');
}

/** Returns the rule that explains a difference, or undefined. */
export function explanationOf(exchange: Exchange): ExplainedDifference | undefined {
  const { document, server } = exchange;
  return explainedDifferences.find(
    (each) => each.document === document.verdict && each.server === server && each.covers(exchange),
  );
}
