import { expect, test } from 'vitest';
import { isBlockedPort } from './address.ts';

test('the ports that are refused are those that fetch refuses to call', async () => {
  // Stands in for the network: what gets here was not refused.
  const dispatcher = {
    dispatch() {
      throw new Error('would connect');
    },
  };
  const isRefused = async (port: number) => {
    const failure = await fetch(`http://127.0.0.1:${port}/`, { dispatcher } as object).catch((error) => error);
    return failure.cause.message === 'bad port';
  };
  const ports = [...Array.from({ length: 11_000 }, (_, port) => port), 65_535];
  const refused = await Promise.all(ports.map(isRefused));
  expect(ports.filter((_, index) => refused[index])).toEqual(ports.filter(isBlockedPort));
});
