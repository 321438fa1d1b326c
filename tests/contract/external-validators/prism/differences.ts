import { credentialHeaders } from '../../../../packages/mock-server/src/generated/operations.ts';
import { commonDifferences, type ExplainedDifference, rejection } from '../comparison.ts';
import type { Exchange } from './validated-transport.ts';

const hasBothKeys = ({ request }: Exchange) =>
  Object.values(credentialHeaders).every((name) => request.headers.get(name)?.trim());

/** All the ways in which the verdicts on a request may differ. In each of them the mock server is the stricter one. */
export const explainedDifferences: readonly ExplainedDifference<Exchange>[] = [
  ...commonDifferences,
  {
    rule: 'somebody else’s key',
    why: 'Prism sees that both keys are there, and not whose they are',
    covers: (exchange) => rejection(/./, ['INVALID_CREDENTIALS'])(exchange) && hasBothKeys(exchange),
  },
  {
    rule: 'an empty query value',
    why: 'Prism takes `?name=` for a parameter that is not there',
    covers: (exchange) => exchange.request.path.endsWith('=') && rejection(/ must be true or false /)(exchange),
  },
  {
    rule: 'a card number without its expiry',
    why: 'Prism does not know dependentRequired, a keyword of JSON Schema 2019-09',
    covers: rejection(/\.card_data\.expiration_(month|year) is required$/, ['MISSING_PARAMETERS']),
  },
  {
    rule: 'not JSON',
    why: 'Prism never responds to a body that it cannot parse, so it says nothing about it',
    validator: 'none',
    covers: (exchange) => exchange.prismResult === 'silence' && rejection(/./, ['INVALID_REQUEST'])(exchange),
  },
  {
    rule: 'nested too deep',
    why: 'Prism fails with its own error where the mock server counts the levels',
    validator: 'none',
    covers: (exchange) => exchange.prismResult === 500 && rejection(/ levels deep$/, ['INVALID_REQUEST'])(exchange),
  },
];
