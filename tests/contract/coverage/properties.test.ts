import { beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/generate/bundle.ts';
import { document } from '../../helpers/contract.ts';
import { type PropertyName, propertiesIn, receivedBodies, sentBodies } from './properties.ts';
import { recordScenarios } from './recording.ts';
import { scenarios } from './scenarios.ts';

/** What no scenario shows with a value, and why. A name leaves this list when the mock server shows it. */
const uncovered: readonly PropertyName[] = [
  // The mock server moves every amount in its own currency.
  ...['PaymentAmount.currency_conversion', 'OptionalPaymentAmount.currency_conversion'],
  // The mock server has no wallets, and a card or a bank transfer is a variant of nothing.
  'PaymentMethodBase.parent_payment_method_type',
  'OptionalPaymentMethod.parent_payment_method_type',
  'OptionalTransactionPaymentMethod.parent_payment_method_type',
  // An event of the mock server holds the one transaction that caused it.
  'WebhookPayment.transactions_history',
];

const sent = sentBodies(document);
const all = new Set(sent.flatMap(({ schema }) => [...propertiesIn(document, schema)]));

describe('the mock server sends each property that the document defines', () => {
  const seen = new Set<PropertyName>();

  beforeAll(async () => {
    const { responses, payments, transfers } = await recordScenarios(scenarios);
    const recorded = [
      ...responses.map(({ operation, status, body }) => [`${operation}.${status}`, body] as const),
      ...payments.map(({ body }) => ['paymentEvent', body] as const),
      ...transfers.map(({ body }) => ['incomingTransfer', body] as const),
    ];
    for (const { place, schema } of sent)
      for (const [where, body] of recorded)
        if (where === place) for (const name of propertiesIn(document, schema, body)) seen.add(name);
  });

  test(`each of its ${all.size} properties has a value in a scenario, except ${uncovered.length} with a reason`, () => {
    expect([...all].filter((name) => !seen.has(name)).sort()).toEqual([...uncovered].sort());
  });
});

test('each property of the document has a value in one of its examples', async () => {
  // As it is written, without the twins that are generated for webhooks.
  const written = await bundle(process.cwd());
  const bodies = [...sentBodies(written), ...receivedBodies(written)];
  const inExamples = new Set(
    bodies.flatMap(({ schema, examples }) => examples.flatMap((each) => [...propertiesIn(written, schema, each)])),
  );
  const properties = new Set(bodies.flatMap(({ schema }) => [...propertiesIn(written, schema)]));
  expect(properties.size).toBeGreaterThan(400);
  expect([...properties].filter((name) => !inExamples.has(name))).toEqual([]);
});
