import { describe, expect, test, vi } from 'vitest';
import * as here from './errors.ts';

/** The same file loaded a second time, as when one half of a program is ESM and the other CommonJS. */
async function loadAgain(): Promise<typeof here> {
  vi.resetModules();
  return import('./errors.ts');
}
const there = await loadAgain();

const answer = { status: 500, headers: new Headers(), messages: [] };
const make = (module: typeof here) => ({
  ApiError: new module.ApiError(answer),
  UnexpectedResponseError: new module.UnexpectedResponseError('no body', answer),
  ConnectionError: new module.ConnectionError('x', {}),
  AbortError: new module.AbortError('x', {}),
  ConfigurationError: new module.ConfigurationError('x'),
  RequestValidationError: new module.RequestValidationError({ field: 'f', rule: 'type', message: 'x' }),
});
type Name = keyof ReturnType<typeof make>;
const names = Object.keys(make(here)) as Name[];

describe.each(names)('%s', (name) => {
  test('is an instance of its class and of the base, in both copies of the package', () => {
    expect(here.ApiError).not.toBe(there.ApiError);
    for (const error of [make(here)[name], make(there)[name]]) {
      for (const module of [here, there]) {
        expect(error).toBeInstanceOf(module[name]);
        expect(error).toBeInstanceOf(module.PaychordError);
        const others = names.filter((other) => error instanceof module[other]);
        expect(others).toEqual([name]);
      }
      expect(error).toBeInstanceOf(Error);
    }
  });

  test('has a code and a name of its own', () => {
    const all = Object.values(make(here));
    expect(all.filter(({ code }) => code === make(here)[name].code)).toHaveLength(1);
    expect(make(here)[name].name).toBe(name);
    expect(String(make(here)[name])).toMatch(new RegExp(`^${name}: `));
  });
});

test('nothing else is an instance', () => {
  for (const value of [undefined, null, 7, 'ApiError', {}, new Error('x'), { name: 'ApiError', code: 'api' }]) {
    expect(value instanceof here.PaychordError).toBe(false);
    expect(value instanceof here.ApiError).toBe(false);
  }
});

test('a class that a user derives has only its own instances', () => {
  class Declined extends here.ApiError {
    override name = 'Declined';
  }
  const declined = new Declined(answer);
  expect(declined.name).toBe('Declined');
  expect(declined instanceof Declined).toBe(true);
  expect(declined instanceof here.ApiError).toBe(true);
  expect(declined instanceof there.ApiError).toBe(true);
  expect(new here.ApiError(answer) instanceof Declined).toBe(false);
});
