import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { operations, schemas } from '../../generated/validators.js';
import { checkValue, violations } from './validation.ts';

const create = (body: unknown) => checkValue(operations.createPayment.body ?? (() => true), body);
const messages = (changes: object) => create(cardPayment(changes))?.messages;

test('a valid value has no error', () => {
  expect(create(cardPayment())).toBeUndefined();
});

describe('the checkout rule', () => {
  const session = { session: 's-1' };
  const checkoutRule = 'checkout is required when workflow is SDK_CHECKOUT or absent';
  const workflows = [undefined, 'SDK_CHECKOUT', 'CHECKOUT', 'REDIRECT', 'DIRECT', 'SDK_SEAMLESS'];

  test('any workflow passes with a session', () => {
    for (const workflow of workflows) expect(messages({ workflow, checkout: session })).toBeUndefined();
  });

  test('a session is required only for SDK_CHECKOUT and without a workflow', () => {
    for (const workflow of workflows) {
      const needed = workflow === undefined || workflow === 'SDK_CHECKOUT';
      expect(messages({ workflow, checkout: undefined })).toEqual(needed ? [checkoutRule] : undefined);
    }
  });

  test('a problem with the session is reported once for any workflow', () => {
    for (const workflow of workflows) {
      const needed = workflow === undefined || workflow === 'SDK_CHECKOUT';
      expect(messages({ workflow, checkout: {} })).toEqual(needed ? ['checkout.session is required'] : undefined);
      const notNull = needed ? ['checkout must be an object (received null)'] : undefined;
      expect(messages({ workflow, checkout: null })).toEqual(notNull);
      expect(messages({ workflow, checkout: { session: 7 } })).toEqual([
        'checkout.session must be a string or null (received a number)',
      ]);
    }
  });

  test('an unknown workflow is reported without errors about the session', () => {
    expect(messages({ workflow: 'FAX', checkout: undefined })).toEqual([
      'workflow must be one of SDK_CHECKOUT, DIRECT, REDIRECT, CHECKOUT, SDK_SEAMLESS (received "FAX")',
    ]);
    expect(messages({ workflow: null })).toEqual([checkoutRule]);
    expect(messages({ workflow: 7 })).toEqual(['workflow must be a string or null (received a number)']);
  });
});

describe('a field that may be null', () => {
  const payer = (changes: object) => messages({ customer_payer: changes });

  test('reports the allowed types', () => {
    expect(payer({ phone: 'none' })).toEqual(['customer_payer.phone must be an object or null (received a string)']);
    expect(payer({ nationality: 7 })).toEqual([
      'customer_payer.nationality must be a string or null (received a number)',
    ]);
    expect(payer({ first_name: {} })).toEqual([
      'customer_payer.first_name must be a string or a number or true or false or null (received an object)',
    ]);
  });

  test('reports the inner problem when the type is right', () => {
    expect(payer({ browser_info: { screen_height: 7 } })).toEqual([
      'customer_payer.browser_info.screen_height must be a string or null (received a number)',
    ]);
    expect(payer({ nationality: 'col' })).toEqual([
      'customer_payer.nationality must have at most 2 characters (received 3)',
    ]);
  });

  test('may be null, and absent', () => {
    expect(payer({ phone: null, nationality: null, first_name: null, document: null })).toBeUndefined();
  });

  test('two forms that do not fit give one message', () => {
    const address = (value: unknown) =>
      messages({ additional_data: { airline: { tickets: [{ issue: { address: value } }] } } });
    const forms = 'an object or a string or a number or true or false or null';
    expect(address([])).toEqual([
      `additional_data.airline.tickets[0].issue.address must be ${forms} (received a list)`,
    ]);
    expect(address({ city: [] })).toEqual([
      'additional_data.airline.tickets[0].issue.address.city must be a string or a number or true or false or null (received a list)',
    ]);
    for (const given of ['Calle 1', 7, { city: 7 }]) expect(address(given)).toBeUndefined();
  });
});

test('an open enumeration accepts any text, number or boolean, because the specification shows no type', () => {
  const document = (document_type: unknown) => messages({ customer_payer: { document: { document_type } } });
  for (const type of ['INVENTED', 7, true]) expect(document(type)).toBeUndefined();
  expect(document([])).toEqual([
    'customer_payer.document.document_type must be a string or a number or true or false or null (received a list)',
  ]);
});

const createdAt = (merchant_customer_created_at: unknown) =>
  messages({ customer_payer: { merchant_customer_created_at } });

describe('a time', () => {
  test.each([
    ...['2014-05-12T13:05:00Z', '2014-05-12T13:05:00+00:00', '2014-05-12T13:05:00-00:00'],
    ...['2014-05-12T13:05:00.123456+00:00', '2014-05-12T13:05:00.123Z'],
  ])('%s is in UTC', (time) => {
    expect(createdAt(time)).toBeUndefined();
  });

  test.each(['2014-05-12T13:05:00+02:00', '2014-05-12T13:05:00-05:00'])('%s is rejected in words', (time) => {
    const place = 'customer_payer.merchant_customer_created_at';
    expect(createdAt(time)).toEqual([`${place} must be a date and time in UTC, with Z, +00:00 or -00:00 at its end`]);
  });

  test.each(['2014-05-12T13:05:00', '2014-05-12', '12/05/2014', ''])('%j is rejected as no time', (time) => {
    expect(createdAt(time)?.[0]).toContain('must be a date and time in UTC, with Z');
  });
});

test('a date, a time and an id are rejected in words', () => {
  expect(createdAt('2014-02-30T13:05:00Z')).toEqual([
    'customer_payer.merchant_customer_created_at must be a date and time in UTC, such as 2026-03-14T09:26:53Z',
  ]);
  expect(messages({ customer_payer: { date_of_birth: '28/02/1990' } })).toEqual([
    'customer_payer.date_of_birth must be a date, such as 1990-02-28',
  ]);
  expect(messages({ account_id: 'x'.repeat(36) })).toEqual(['account_id must be a UUID']);
});

describe('numbers', () => {
  const value = (text: string) =>
    create(
      JSON.parse(
        JSON.stringify(cardPayment({ amount: { currency: 'USD', value: 0 } })).replace('"value":0', `"value":${text}`),
      ),
    )?.messages;

  test.each([
    '0.0001',
    '19.99',
    '123456789.1234',
    '25.00',
    '900719925474.0992',
    '90071992547409.91',
    '9007199254740992',
  ])('%s is an amount', (text) => {
    expect(value(text)).toBeUndefined();
  });

  test.each([
    ['1e400', 'amount.value must be a number (received Infinity)'],
    ['-1e400', 'amount.value must be a number (received -Infinity)'],
    ['1e-7', 'amount.value must have at most 4 decimal places'],
    ['19.99999', 'amount.value must have at most 4 decimal places'],
    ['-0.0001', 'amount.value must be at least 0 (received -0.0001)'],
    ['9007199254740994', 'amount.value must be at most 9007199254740992'],
    ['9107199254741.125', 'amount.value has more digits than a number can hold exactly'],
    ['910719925474.1234', 'amount.value has more digits than a number can hold exactly'],
    ['1e21', 'amount.value must be at most 9007199254740992'],
    ['1.7e308', 'amount.value must be at most 9007199254740992'],
    ['"25"', 'amount.value must be a number (received a string)'],
    ['null', 'amount.value must be a number (received null)'],
  ])('refuses %s as an amount', (text, message) => {
    expect(value(text)).toEqual([message]);
  });
});

describe('codes', () => {
  test('only missing fields are MISSING_PARAMETERS', () => {
    expect(create({})).toMatchObject({ status: 400, code: 'MISSING_PARAMETERS' });
    expect(create(cardPayment({ amount: {} }))).toMatchObject({
      code: 'MISSING_PARAMETERS',
      messages: ['amount.currency is required', 'amount.value is required'],
    });
  });

  test('any other error is INVALID_PARAMETERS', () => {
    expect(create(cardPayment({ amount: { value: 'x' } }))).toMatchObject({ code: 'INVALID_PARAMETERS' });
    const bodies: [unknown, string][] = [
      [null, ' (received null)'],
      [[], ' (received a list)'],
      ['text', ' (received a string)'],
      [7, ' (received a number)'],
      [true, ' (received true)'],
    ];
    for (const [body, received] of bodies) {
      const messages = [`the body must be an object${received}`];
      expect(create(body)).toMatchObject({ code: 'INVALID_PARAMETERS', messages });
    }
  });
});

test('no message contains a value that can be secret', () => {
  const card = (value: unknown) =>
    messages({ payment_method: { detail: { card: { card_data: { number: value, expiration_month: value } } } } });
  for (const number of [4111111111111111, '4111111111111111', '4111 1111 1111 1111']) {
    expect(card(number)?.join()).not.toContain('1111');
  }
  expect(messages({ country: '4111111111111111' })).toEqual([expect.stringMatching(/, UY$/)]);
});

test('field names with characters that JSON pointers escape are reported unescaped', () => {
  const validate = Object.assign(() => false, {
    errors: [
      { instancePath: '/a~1b/c~0d/0', schemaPath: '#', keyword: 'type', params: { type: 'string' } },
      { instancePath: '', schemaPath: '#', keyword: 'unheard-of', params: {} },
    ],
  });
  expect(violations(validate, {})).toEqual([
    'a/b.c~d[0] must be a string (received undefined)',
    'the body breaks the rule unheard-of',
  ]);
});

test('every invalid value has a message, also for a schema with a single rule', () => {
  const composite = {
    instancePath: '/a',
    schemaPath: '#/oneOf',
    keyword: 'oneOf',
    params: {},
    message: 'must match one form',
  };
  const validate = Object.assign(() => false, { errors: [composite] });
  expect(checkValue(validate, {})).toMatchObject({ code: 'INVALID_PARAMETERS', messages: ['a must match one form'] });
});

describe('hostile bodies', () => {
  test('any invalid body gets 1 to 20 short messages, one for each field', () => {
    const fields = Object.keys(cardPayment({ checkout: 1, customer_payer: 1, additional_data: 1, metadata: 1 }));
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 4 }), (field, value) => {
        const reported = messages({ [field]: JSON.parse(JSON.stringify(value)) });
        if (reported === undefined) return;
        expect(reported.length).toBeGreaterThan(0);
        expect(reported.length).toBeLessThanOrEqual(20);
        expect(new Set(reported.map((each) => each.split(' ')[0])).size).toBe(reported.length);
        for (const each of reported) expect(each.length).toBeLessThan(300);
      }),
      { numRuns: 2_000 },
    );
  });

  const largest = 10 * 1024 * 1024;
  const bodies: readonly (readonly [string, 'createPayment' | 'submitDispute', object, (items: object[]) => object])[] =
    [
      ['tags', 'createPayment', {}, (metadata) => ({ metadata })],
      ['tickets', 'createPayment', { issue: 1 }, (tickets) => ({ additional_data: { airline: { tickets } } })],
      [
        'passengers',
        'createPayment',
        { document: [], phone: [], address: [], type: [] },
        (passengers) => ({ additional_data: { airline: { passengers } } }),
      ],
      [
        'events',
        'createPayment',
        { event: { address: [] } },
        (tickets) => ({ additional_data: { order: { tickets } } }),
      ],
      ['files', 'submitDispute', {}, (evidence) => ({ evidence })],
    ];

  // Faults that are kept are copied and weighed: where they have a bound, all that grows is the number of values that are looked at.
  test.each(bodies)('10 MB of invalid %s get at most 20 messages', (_what, id, item, bodyOf) => {
    const validate = operations[id].body ?? (() => true);
    const count = Math.floor(largest / JSON.stringify([item]).length);
    const refusal = checkValue(validate, bodyOf(Array(count).fill(item)));
    expect(validate).toHaveProperty('errors.length', 1_000);
    expect(refusal?.code).toMatch(/_PARAMETERS$/);
    expect(refusal?.messages.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(refusal?.messages).length).toBeLessThan(5_000);
  });

  test('10 MB of text are checked in linear time against any schema', { timeout: 300_000 }, () => {
    const text = (character: string) => character.repeat(9 * 1024 * 1024);
    for (const character of ['a', '1', ' ', '/', '-', '.', '@', '🙂']) {
      const long = text(character).slice(0, 9 * 1024 * 1024);
      const startedAt = performance.now();
      const reported = messages({
        description: long,
        customer_payer: { email: long, date_of_birth: long, nationality: long, merchant_customer_created_at: long },
      });
      expect(reported?.length).toBeGreaterThan(0);
      for (const each of reported ?? []) expect(each.length).toBeLessThan(300);
      // A check that is not linear would take hours.
      expect(performance.now() - startedAt).toBeLessThan(30_000);
    }
  });
});

test('every schema of the contract can check a value without throwing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(schemas)), fc.jsonValue(), (name, value) => {
      const validate = schemas[name];
      if (validate === undefined) throw new Error(`${name} has no validator`);
      const valid = validate(value);
      expect(violations(validate, value).length > 0).toBe(!valid);
    }),
    { numRuns: 1_000 },
  );
});
