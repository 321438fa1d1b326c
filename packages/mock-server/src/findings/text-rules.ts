import type { CreatePaymentRequest } from '@paychord/sdk';
import { isSecretParameter, passesLuhn } from '../model/redaction.ts';
import { containsSecret, type Report } from './findings.ts';

/** The places of a request that can have a text by the merchant. */
export interface RequestTexts {
  readonly body: unknown;
  /** Not redacted. */
  readonly url: string;
  readonly secrets: readonly string[];
}

type BodyField = keyof CreatePaymentRequest;

/** The fields that people write. */
const freeTexts = ['description'] as const satisfies readonly BodyField[];
/** The fields that are numbers in many shops. One in a hundred long numbers looks like a card number. */
const identifiers = ['merchant_order_id', 'merchant_reference'] as const satisfies readonly BodyField[];

/** Finds card numbers, secrets and credentials where they do not belong. */
export function findInTexts({ body, url, secrets }: RequestTexts, report: Report): void {
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
  for (const name of freeTexts) add(name, fields[name], true);
  for (const name of identifiers) add(name, fields[name], false);
  if (Array.isArray(fields.metadata)) {
    for (const pair of fields.metadata) {
      const { value } = Object(pair) as { value?: unknown };
      // A value of only digits is a number in many shops too.
      add('metadata', value, !/^\d*$/.test(String(value)));
    }
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
const digitGroups = /(?<!\d)\d(?:[ -]?\d){14,18}(?!\d)/g;

/** Card numbers by network: Visa, Mastercard, American Express, and then Discover, UnionPay and JCB. Other lengths are those of many articles. */
const networks = [
  /^4(\d{15}|\d{18})$/,
  /^(5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^(6011|64[4-9]\d|65\d\d|62\d\d|35[2-8]\d)\d{12,15}$/,
];

/** Test cards that payment services document. */
const testCards = new Set([
  ...['4111111111111111', '4242424242424242', '4000056655665556', '4012888888881881', '4000000000000002'],
  ...['5555555555554444', '5105105105105100', '2223003122003222', '5200828282828210'],
  ...['378282246310005', '371449635398431', '6011111111111117', '3566002020360505'],
]);

function hasCardNumber({ text, isFree }: NamedText): boolean {
  if (text.length < 15) return false;
  const numbers = text.match(digitGroups)?.map((each) => each.replace(/[ -]/g, '')) ?? [];
  return numbers.some(
    (each) => testCards.has(each) || (isFree && networks.some((network) => network.test(each)) && passesLuhn(each)),
  );
}
