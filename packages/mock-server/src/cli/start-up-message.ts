import type { MockServer } from '../mock-server.ts';
import type { ListeningServer } from '../node.ts';
import { idsStartAgain } from './commands/deliveries.ts';
import { type ServeSettings, transferPath, type WebhookUrls } from './serve-options.ts';

/** The body of the first payment. Every required field, and a token that succeeds. */
const payment = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  country: 'US',
  amount: { currency: 'USD', value: 25.5 },
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};

/** Says where the server is, which keys it accepts, where its admin API is, where webhooks go, and how to create a payment. */
export function startUpMessage(
  { url, adminToken }: Pick<ListeningServer, 'url' | 'adminToken'>,
  { credentials }: Pick<MockServer, 'credentials'>,
  { server: { clock }, webhooks, isSeedChosen }: Pick<ServeSettings, 'server' | 'webhooks' | 'isSeedChosen'>,
  note = '',
): string {
  return `Mock server listening on ${url}
  Public key   ${credentials.publicApiKey}
  Secret key   ${credentials.privateSecretKey}
  Inspector    ${inspectorAddress(url, adminToken)}
  Admin API    ${url}/__mock
  Admin token  ${adminToken ?? 'not required from this machine'}
  Webhooks     ${describeWebhooks(webhooks)}
  Transfers    ${describeTransfers(webhooks)}
${clock === 'virtual' ? '  Clock        stands still until `paychord-mock advance <duration>`\n' : ''}Other key pairs get their own isolated data. Press Ctrl+C to stop.
${isSent(webhooks) && !isSeedChosen ? `${idsStartAgain}\n` : ''}${note}
Create a payment from another terminal:
${curlCommand(url, credentials)}

`;
}

/** The page takes the token from the address and removes it there. The token is printed below it too. */
function inspectorAddress(url: string, token: string | undefined): string {
  return `${reachable(url)}/__mock/${token === undefined ? '' : `#token=${encodeURIComponent(token)}`}`;
}

function isSent({ payments, transfers }: WebhookUrls): boolean {
  return payments.length + transfers.length > 0;
}

function describeWebhooks({ payments, isUnsigned }: WebhookUrls): string {
  if (payments.length === 0) return 'not sent. Pass --webhook-url <url>';
  const signature = isUnsigned ? ', unsigned. Pass --webhook-secret <text> to sign them' : '';
  return `payment events to ${payments.map(withoutQuery).join(', ')}${signature}`;
}

/** Says where transfer notifications arrive, because that is another path than the one of payment events. */
function describeTransfers({ payments: [first], transfers }: WebhookUrls): string {
  if (transfers.length > 0) return `bank transfer notifications to ${transfers.map(withoutQuery).join(', ')}`;
  const base = first === undefined ? '<url>' : new URL(first).origin;
  return `not sent. Pass --merchant-base-url ${base} for ${base}${transferPath}`;
}

/** A query or a password can hold a token. */
function withoutQuery(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

function curlCommand(url: string, { publicApiKey, privateSecretKey }: MockServer['credentials']): string {
  const headers = {
    'public-api-key': publicApiKey,
    'private-secret-key': privateSecretKey,
    'x-idempotency-key': 'order-1-attempt-1',
    'content-type': 'application/json',
  };
  return [
    `  curl ${quote(`${reachable(url)}/v1/payments`)}`,
    ...Object.entries(headers).map(([name, value]) => `    -H ${quote(`${name}: ${value}`)}`),
    `    -d ${quote(JSON.stringify(payment))}`,
  ].join(' \\\n');
}

/** A server that listens on every address is reached by that of this machine. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Quotes a text for a POSIX shell. Nothing has a meaning between single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
