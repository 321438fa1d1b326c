import { testCards } from '../../generated/findings.ts';
import { uuids } from '../model/ids.ts';
import { isSecretParameter, passesLuhn } from '../model/redaction.ts';
import { containsSecret, type Report } from './findings.ts';
import type { BodyFields, ObservedRequest } from './request-history.ts';

type NamedText = readonly [name: string, text: string];

/** Finds card numbers, secrets and credentials where they do not belong. */
export function findInTexts(
  { body, url }: Pick<ObservedRequest, 'body' | 'url'>,
  secrets: readonly string[],
  report: Report,
): void {
  const fields: BodyFields = Object(body);
  const [path = ''] = url.split('?', 1);
  const parameters = path === url ? [] : [...new URLSearchParams(url.slice(path.length))];
  const texts = textsIn(fields);
  let withCredentials = hasUserName(fields.callback_url) ? 'callback_url' : undefined;
  if (containsSecret(path, secrets)) withCredentials = 'The path';
  for (const [name, text] of parameters) {
    const place = `The query parameter ${name}`;
    if (isSecretParameter(name)) withCredentials = place;
    else texts.push([place, text]);
  }
  const [withCard] = texts.find(hasCardNumber) ?? [];
  const [withSecret] = texts.find(([, text]) => containsSecret(text, secrets)) ?? [];
  if (withCard) report({ rule: 'card-number-in-text', message: `${withCard} contains a card number` });
  if (withSecret) report({ rule: 'secret-in-text', message: `${withSecret} contains a secret of the merchant` });
  if (withCredentials) report({ rule: 'credentials-in-url', message: `${withCredentials} contains credentials` });
}

function hasUserName(address: unknown): boolean {
  return typeof address === 'string' && /^[a-z]+:\/\/[^/?#]*@/i.test(address);
}

/** The texts of a body that people and programs choose. */
function textsIn({
  description,
  merchant_order_id,
  merchant_reference,
  metadata,
  payment_method,
}: BodyFields): NamedText[] {
  const { token, vaulted_token } = Object(payment_method);
  const pairs = Array.isArray(metadata) ? metadata : [];
  return [
    ...Object.entries({ description, merchant_order_id, merchant_reference, token, vaulted_token }),
    ...pairs.map((pair): [string, unknown] => ['metadata', Object(pair).value]),
  ].filter((each): each is [string, string] => typeof each[1] === 'string');
}

/** Digits, with single spaces or dashes between them. */
const digitGroups = /\d(?:[ -]?\d)+/g;

/** Card numbers with 16 to 19 digits, and those of American Express. Other lengths are those of many articles. */
const cardNumber = /^((4\d|5[1-5]|2[2-7]|35|6[0245])\d{14,17}|3[47]\d{13})$/;

/** The texts that have no long numbers of the shop. */
const freeTexts: ReadonlySet<string> = new Set(['description', 'token', 'vaulted_token']);

function hasCardNumber([name, text]: NamedText): boolean {
  if (text.length < 15) return false;
  const numbers =
    text
      .replaceAll(uuids, '')
      .match(digitGroups)
      ?.map((each) => each.replace(/\D/g, '')) ?? [];
  // Elsewhere, and in metadata of only digits, many shops have long numbers. One in a hundred looks like a card number.
  const isFree = freeTexts.has(name) || (name === 'metadata' && /\D/.test(text));
  return numbers.some((each) => testCards.has(each) || (isFree && cardNumber.test(each) && passesLuhn(each)));
}
