import type { InitialState } from './payment-model.ts';

const codesOfCards: Readonly<Record<string, string>> = {
  '0002': 'SUCCEEDED',
  '0010': 'INSUFFICIENT_FUNDS',
  '0028': 'DECLINED_BY_BANK',
  '0036': 'DO_NOT_HONOR',
  '0044': 'INVALID_SECURITY_CODE',
  '0051': 'INVALID_CARD_DATA',
  '0069': 'REPORTED_STOLEN',
  '0077': 'ERROR',
};
const otherCodes = ['REJECTED', 'THREE_D_SECURE'];

/** How a payment begins. A card decides before a token, a token before a description. */
export function initialStateOf({
  card,
  token,
  description,
}: {
  card?: string | undefined;
  token?: string | undefined;
  description: string;
}): InitialState {
  const codes = [...Object.values(codesOfCards), ...otherCodes];
  const code =
    codesOfCards[card ?? ''] ??
    codes.find((each) => token === `tok_${each.toLowerCase()}`) ??
    codes.find((each) => each === description) ??
    'SUCCEEDED';
  switch (code) {
    case 'SUCCEEDED':
      return 'approved';
    case 'REJECTED':
      return 'rejected';
    case 'ERROR':
      return 'error';
    case 'THREE_D_SECURE':
      return 'awaiting 3DS';
    default:
      return 'declined';
  }
}
