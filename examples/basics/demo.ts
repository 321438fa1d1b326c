// Shows the main features, from a payment to a dispute, against a mock server on a port. Webhooks use a real socket.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient, pdfEvidence } from '@paychord/sdk';
import {
  constructEvent,
  type WebhookConfig,
  type WebhookEvent,
  WebhookVerificationError,
} from '@paychord/sdk/webhooks';

const secret = 'demo-client-secret';
const accountId = '493e9374-510a-4201-9e09-de669d75f256';
const organizationCode = '9104911d-5df9-429e-8488-ad41abea1a4b';

const say = (what: string, ...facts: unknown[]) => console.log(`${what.padEnd(22)} ${facts.join('  ')}`);
const chapter = (title: string) => console.log(`\n${title}`);

/** What the merchant's endpoints received. They can receive a webhook before the call that causes it returns. */
const received: [what: string, ...facts: unknown[]][] = [];
/** Waits for the deliveries that are due, and prints them below the line of their cause. */
async function sayWebhooks() {
  await mock.settled();
  for (const line of received.splice(0)) say(...line);
}

// The merchant's endpoints. The specification declares no authentication for transfers.
const endpoints: Readonly<Record<string, WebhookConfig>> = {
  '/webhooks/payments': { accept: 'payment', secret },
  '/v1/banking/transfers': { accept: 'transfer', unverified: true },
};
const merchant = createServer(async (request, response) => {
  const config = endpoints[request.url ?? ''];
  if (!config) {
    response.writeHead(404).end();
    return;
  }
  try {
    const event = await constructEvent(await buffer(request), request.headers, config);
    received.push([event.verified ? '  webhook, verified' : '  webhook, unverified', request.url, describe(event)]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}');
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    received.push(['  webhook, rejected', request.url, error.code]);
    response.writeHead(401).end();
  }
}).listen(0, '127.0.0.1');
await once(merchant, 'listening');
const merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;

function describe(event: WebhookEvent): string {
  if (event.kind === 'transfer') return `banking.transfer  ${event.payload.id}  ${event.payload.status}`;
  if (event.kind === 'unknown') return `${event.type_event} (${event.reason})`;
  const { data, retry } = event.payload;
  const attempt = retry === 0 ? 'retry 0 (the first attempt)' : `retry ${retry}`;
  return `${event.type_event}  ${attempt}  ${data.payment.id}  ${data.payment.status}`;
}

// The service, simulated by the mock server.
const mock = createMockServer({ clock: 'real' });
const server = await listen(mock);
mock.webhooks.register({ url: `${merchantUrl}/webhooks/payments`, secret });
mock.webhooks.setMerchantBaseUrl(merchantUrl);

// The merchant's code.
const client = createClient({ baseUrl: server.url, ...mock.credentials, organizationCode });
say('service', server.url, '(mock)');
say('merchant', merchantUrl);

chapter('A payment');
const created = await client.payments.create({
  account_id: accountId,
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 259900.5 },
  country: 'CO',
  checkout: { session: crypto.randomUUID() },
  payment_method: { token: crypto.randomUUID() },
  customer_payer: { first_name: 'María', last_name: 'Gómez', email: 'maria.gomez@example.com' },
});
say('created', created.id, created.status, created.sub_status);
await sayWebhooks();
const retrieved = await client.payments.retrieve(created.id);
say(
  'retrieved',
  retrieved.id,
  `${retrieved.transactions.length} transaction`,
  `${retrieved.amount.captured} COP captured`,
);

chapter('A disputed chargeback');
const chargeback = mock.payments.openChargeback(created.id, { reason: 'PRODUCT_NOT_RECEIVED' });
say('charged back', chargeback.id, chargeback.type, chargeback.reason);
await sayWebhooks();
const evidence = await pdfEvidence(await readFile(new URL('delivery-note.pdf', import.meta.url)), {
  fileName: 'delivery-note.pdf',
  contentCategory: 'PROOF_OF_DELIVERY',
});
const disputed = await client.disputes.submit(created.id, chargeback.id, {
  account_id: accountId,
  evidence: [evidence],
});
say('disputed', disputed.id, disputed.status, disputed.sub_status);
await sayWebhooks();
const [forwarded] = mock.disputes.forwardedEvidence(created.id);
say(
  'forwarded to issuer',
  forwarded?.evidence[0]?.file_name,
  `${atob(forwarded?.evidence[0]?.content ?? '').length} bytes`,
);
const decided = mock.payments.decideDispute(created.id, 'won');
say('won', decided.id, decided.status, decided.sub_status);
await sayWebhooks();

chapter('Enrolled payment methods');
const customer = await client.customers.create({ merchant_customer_id: 'shopper-42', first_name: 'María' });
mock.paymentMethods.enroll(customer.id);
for (const method of await client.paymentMethods.list(customer.id))
  say('enrolled', method.name, method.type, method.status);

chapter('A reversed onboarding transfer');
const { id: transferId } = mock.onboardings.seedTransfer({ organizationCode });
const reversal = await client.onboardings.reverseTransfer(transferId);
say('reversed', reversal.id);
say('origin', reversal.origin_onboarding.id, reversal.origin_onboarding.status);
say('destination', reversal.destination_onboarding.id, reversal.destination_onboarding.status);

chapter('A campaign');
const campaign = await client.campaigns.retrieve(mock.campaigns.seed({ account_id: accountId }).id);
const [rule] = campaign.rules;
say('campaign', campaign.id, campaign.name, campaign.channel, campaign.status);
say('rule', rule?.rule_type, rule?.conditional, rule?.values.join(', '));

chapter('An incoming bank transfer');
const transfer = mock.transfers.receive({ amount: { value: 1250.75 }, payment_rail: 'RTP' });
say('pending', transfer.id, transfer.amount?.value);
await sayWebhooks();
mock.transfers.complete(transfer.id);
say('completed', transfer.id);
await sayWebhooks();

chapter('A forged webhook');
const forged = await fetch(`${merchantUrl}/webhooks/payments`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-hmac-signature': `${'A'.repeat(43)}=` },
  body: '{"type":"payment"}',
});
say('forged', `the endpoint returned ${forged.status}`);
await sayWebhooks();

const deliveries = mock.webhooks.deliveries();
const accepted = deliveries.filter(({ status }) => status === 'delivered');
console.log();
say('deliveries', `${accepted.length} of ${deliveries.length} accepted by the merchant`);

chapter('Next');
say('npm run mock', 'starts the mock server on a port, with a page that shows each request and webhook');
say('README.md', 'shows how to create a payment, receive webhooks and test');
say('packages/sdk/docs', 'contains the pages about the client and about webhooks in each framework');
say('examples/shop', 'is a whole shop with its tests');
await server.close();
merchant.close();
