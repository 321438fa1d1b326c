import { expect, test } from 'vitest';
import { linkTo, parseRoute } from './router.ts';

test('a link leads to what it names, whatever characters the id has', () => {
  for (const id of ['pay_1', 'a/b', 'a?b#c', '<b>&"', 'ü %41 +', '..']) {
    const { view, id: found, query } = parseRoute(linkTo('payments', id, { merchant: 'a&b=c', status: undefined }));
    expect([view, found, query.get('merchant'), query.has('status')]).toEqual(['payments', id, 'a&b=c', false]);
  }
});

test('an address that is not valid opens the first view or none', () => {
  expect(parseRoute('')).toMatchObject({ view: '', id: undefined });
  expect(parseRoute('#/')).toMatchObject({ view: '', id: undefined });
  expect(parseRoute('#/requests/')).toMatchObject({ view: 'requests', id: undefined });
  expect(parseRoute('#/requests/%E0%A4%A')).toMatchObject({ view: 'requests', id: '%E0%A4%A' });
});
