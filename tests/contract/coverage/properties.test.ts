import { beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/generate/bundle.ts';
import { document } from '../../helpers/contract/document.ts';
import { type PropertyName, propertiesIn, propertiesOf, receivedBodies, sentBodies } from './properties.ts';
import { recordScenarios } from './recording.ts';
import { scenarios } from './scenarios.ts';
import { uncoveredNames } from './uncovered-properties.ts';

const sent = sentBodies(document);
const all = new Set(sent.flatMap(({ schema }) => [...propertiesOf(document, schema)]));

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

  test(`each of its ${all.size} properties has a value in a scenario, except ${uncoveredNames.length} with a reason`, () => {
    expect([...all].filter((name) => !seen.has(name)).sort()).toEqual([...uncoveredNames].sort());
  });
});

test('each property of the document has a value in one of its examples', () => {
  // As it is written, without the twins that are generated for webhooks.
  const written = bundle(process.cwd());
  const bodies = [...sentBodies(written), ...receivedBodies(written)];
  const inExamples = new Set(
    bodies.flatMap(({ schema, examples }) => examples.flatMap((each) => [...propertiesIn(written, schema, each)])),
  );
  const properties = new Set(bodies.flatMap(({ schema }) => [...propertiesOf(written, schema)]));
  expect(properties.size).toBeGreaterThan(400);
  expect([...properties].filter((name) => !inExamples.has(name))).toEqual([]);
});
