import type { CreatePaymentRequest } from '@paychord/sdk';
import { isSecretParameter, passesLuhn } from '../model/redaction.ts';
import { containsSecret, type Report } from './findings.ts';
import type { ObservedRequest } from './request-history.ts';

type BodyField = keyof CreatePaymentRequest;

/** The fields that are numbers in many shops. One in a hundred long numbers looks like a card number. */
const identifiers = ['merchant_order_id', 'merchant_reference'] as const satisfies readonly BodyField[];

/** Finds card numbers, secrets and credentials where they do not belong. */
export function findInTexts(
  { body, url }: Pick<ObservedRequest, 'body' | 'url'>,
  secrets: readonly string[],
  report: Report,
): void {
  const parameters = url.includes('?') ? [...new URLSearchParams(url.slice(url.indexOf('?')))] : noParameters;
  const texts = textsIn(body);
  for (const [name, text] of parameters) {
    if (!isSecretParameter(name)) texts.push({ name: `The query parameter ${name}`, text, isFree: false });
  }
  const withCard = texts.find(hasCardNumber);
  if (withCard !== undefined) {
    report({ rule: 'card-number-in-text', message: `${withCard.name} contains a card number` });
  }
  const withSecret = texts.find(({ text }) => containsSecret(text, secrets));
  if (withSecret !== undefined) {
    report({ rule: 'secret-in-text', message: `${withSecret.name} contains a secret of the merchant` });
  }
  const place = placeOfCredentials(body, url, parameters, secrets);
  if (place !== undefined) report({ rule: 'credentials-in-url', message: `${place} contains credentials` });
}

const noParameters: readonly [string, string][] = [];

interface NamedText {
  readonly name: string;
  readonly text: string;
  /** Whether any number that looks like a card number counts, and not only test cards. */
  readonly isFree: boolean;
}

function textsIn(body: unknown): NamedText[] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = body as Partial<Record<BodyField, unknown>>;
  const texts: NamedText[] = [];
  const add = (name: string, text: unknown, isFree: boolean) => {
    if (typeof text === 'string') texts.push({ name, text, isFree });
  };
  add('description', fields.description, true);
  for (const name of identifiers) add(name, fields[name], false);
  if (Array.isArray(fields.metadata)) {
    // A value of only digits is a number in many shops too.
    for (const pair of fields.metadata) add('metadata', Object(pair).value, !/^\d*$/.test(Object(pair).value));
  }
  return texts;
}

function placeOfCredentials(
  body: unknown,
  url: string,
  parameters: readonly [string, string][],
  secrets: readonly string[],
): string | undefined {
  const named = parameters.find(([name]) => isSecretParameter(name));
  if (named !== undefined) return `The query parameter ${named[0]}`;
  const [path = ''] = url.split('?', 1);
  if (containsSecret(path, secrets)) return 'The path';
  const { callback_url: callback } = Object(body) as Partial<Record<BodyField, unknown>>;
  return typeof callback === 'string' && /^[a-z]+:\/\/[^/?#]*@/i.test(callback) ? 'callback_url' : undefined;
}

/** Digits, with single spaces or dashes between them. */
const digitGroups = /\d(?:[ -]?\d)+/g;

/** Card numbers with 16 to 19 digits, and those of American Express. Other lengths are those of many articles. */
const cardNumber = /^((4\d|5[1-5]|2[2-7]|35|6[0245])\d{14,17}|3[47]\d{13})$/;

/** Test cards that payment services document. */
const testCards = new Set([
  ...['4111111111111111', '4242424242424242', '4000056655665556', '4012888888881881', '4000000000000002'],
  ...['5555555555554444', '5105105105105100', '2223003122003222', '5200828282828210'],
  ...['378282246310005', '371449635398431', '6011111111111117', '3566002020360505'],
]);

function hasCardNumber({ text, isFree }: NamedText): boolean {
  if (text.length < 15) return false;
  const numbers = text.match(digitGroups)?.map((each) => each.replace(/[ -]/g, '')) ?? [];
  return numbers.some((each) => testCards.has(each) || (isFree && cardNumber.test(each) && passesLuhn(each)));
}
