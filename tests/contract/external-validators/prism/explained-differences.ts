import { credentialHeaders } from '../../../../packages/mock-server/src/generated/operations.ts';
import type { Exchange } from './exchange.ts';
import type { Verdict } from './verdicts.ts';

/** Something that one of the two cannot see, and why. */
export interface ExplainedDifference {
  readonly kind: string;
  readonly why: string;
  readonly mock: Verdict;
  readonly prism: Verdict;
  covers(exchange: Exchange): boolean;
}

/** The refusal has these codes, and each of its messages is of this form. */
function rejection(codes: readonly string[], messages: RegExp): ExplainedDifference['covers'] {
  return ({ response }) => {
    const { code, messages: said = [] } = Object(response.body) as { code?: string; messages?: string[] };
    return codes.includes(code ?? '') && said.length > 0 && said.every((each) => messages.test(each));
  };
}

const hasBothKeys = ({ request }: Exchange) =>
  Object.values(credentialHeaders).every((name) => request.headers.get(name)?.trim());

/** All the ways in which the verdicts on a request may differ. In each of them the mock is the stricter one. */
export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    kind: 'somebody else’s key',
    why: 'Prism sees that both keys are there, and not whose they are',
    mock: 'invalid',
    prism: 'valid',
    covers: (exchange) => rejection(['INVALID_CREDENTIALS'], /./)(exchange) && hasBothKeys(exchange),
  },
  {
    kind: 'an empty query value',
    why: 'Prism takes `?name=` for a parameter that is not there',
    mock: 'invalid',
    prism: 'valid',
    covers: (exchange) =>
      exchange.request.path.endsWith('=') && rejection(['INVALID_PARAMETERS'], / must be true or false /)(exchange),
  },
  {
    kind: 'decimal places',
    why: 'the rule is a keyword of our own (x-decimal-places), because multipleOf refuses valid amounts',
    mock: 'invalid',
    prism: 'valid',
    covers: rejection(['INVALID_PARAMETERS'], / must have at most \d+ decimal places$/),
  },
  {
    kind: 'an amount of 0',
    why: 'only a verification may have it, and the schema of the amount does not see `verify`',
    mock: 'invalid',
    prism: 'valid',
    covers: rejection(['INVALID_PARAMETERS'], /^amount\.value must be greater than 0 unless /),
  },
  {
    kind: 'a card number without its expiry',
    why: 'Prism does not know dependentRequired, a keyword of JSON Schema 2019-09',
    mock: 'invalid',
    prism: 'valid',
    covers: rejection(['MISSING_PARAMETERS'], /\.card_data\.expiration_(month|year) is required$/),
  },
  {
    kind: 'content of a file',
    why: 'JSON Schema sees base64 as text: not its padding, not the bytes it stands for, not their number',
    mock: 'invalid',
    prism: 'valid',
    covers: rejection(
      ['INVALID_PARAMETERS'],
      /^evidence\[\d+\]\.content must (be base64|be a PDF, which begins with %PDF-|be a file of at most \d+ bytes, and is one of \d+ bytes)$/,
    ),
  },
  {
    kind: 'what the payment allows',
    why: 'the value is well-formed and does not fit the payment it is about, which only the mock remembers',
    mock: 'invalid',
    prism: 'valid',
    covers: rejection(
      ['INVALID_PARAMETERS'],
      /^(amount\.value must be at most [\d.]+|amount\.currency must be [A-Z]{3}, as in the payment \(received [A-Z]{3}\)|account_id must be the account of the payment)$/,
    ),
  },
  {
    kind: 'not JSON',
    why: 'Prism never answers a body that it cannot parse, so it says nothing about it',
    mock: 'invalid',
    prism: 'none',
    covers: (exchange) => exchange.prismResult === 'silence' && rejection(['INVALID_REQUEST'], /./)(exchange),
  },
  {
    kind: 'nested too deep',
    why: 'Prism fails with its own error where the mock server counts the levels',
    mock: 'invalid',
    prism: 'none',
    covers: (exchange) => exchange.prismResult === 500 && rejection(['INVALID_REQUEST'], / levels deep$/)(exchange),
  },
];
