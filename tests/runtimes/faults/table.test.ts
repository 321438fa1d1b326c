import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { tableOf, withoutVersions } from './table.ts';

const run = async () => {};
const rows: Row[] = [
  { server: 'refuses', caller: 'an error', differs: { Chromium: 'it says less' }, run },
  { server: 'answers', caller: 'the answer', run },
  { server: 'ends', caller: 'nothing', unavailable: { Chromium: 'it has no end' }, run },
  { server: 'loses', caller: 'the truth', fails: { Chromium: 'it is wrong' }, run },
  { server: 'refuses', caller: 'another error', differs: { Chromium: 'it says less' }, run },
];
const failure = { message: 'No' };

test('marks passed and failed rows and adds a note for each difference', () => {
  const outcomes = [
    { title: 'refuses → an error' },
    { title: 'answers → the answer', failure },
    { title: 'loses → the truth' },
  ];
  const table = tableOf(rows, [
    {
      title: 'Node 20',
      kind: 'Node',
      ran: { version: '20.20.2', outcomes: [...outcomes, { title: 'ends → nothing' }], errors: '' },
    },
    { title: 'Chromium', kind: 'Chromium', ran: { version: '150', outcomes, errors: '' } },
  ]);
  expect(table.split('\n')).toEqual([
    '| The service | You get | Node 20 | Chromium |',
    '| --- | --- | :-: | :-: |',
    '| refuses | an error | ✓ | ✓ <sup>1</sup> |',
    '| answers | the answer | ✗ | ✗ |',
    '| ends | nothing | ✓ | – <sup>2</sup> |',
    '| loses | the truth | ✓ | ✗ <sup>3</sup> |',
    '| refuses | another error | ✗ | ✗ <sup>1</sup> |',
    '',
    '1. There it says less.',
    '2. Cannot exist there: it has no end.',
    '3. There it is wrong.',
    '',
    'Last run on Node 20.20.2 and Chromium 150.',
  ]);
  expect(withoutVersions(table)).toBe(table.split('\n').slice(0, -2).join('\n'));
});
