import { describe, expect, test, vi } from 'vitest';
import { PaychordError } from './base.ts';
import * as errors from './errors.ts';

const here = { ...errors, PaychordError };

/** Loads the error classes a second time, as a program does that mixes ESM and CommonJS. */
async function loadSecondCopy(): Promise<typeof here> {
  vi.resetModules();
  const [base, rest] = await Promise.all([import('./base.ts'), import('./errors.ts')]);
  return { ...rest, PaychordError: base.PaychordError };
}
const there = await loadSecondCopy();

const facts = { status: 500, messages: [] };
const make = (module: typeof here) => ({
  AuthenticationError: new module.AuthenticationError('x', facts),
  PermissionError: new module.PermissionError('x', facts),
  NotFoundError: new module.NotFoundError('x', facts),
  InvalidRequestError: new module.InvalidRequestError('x', facts),
  IdempotencyError: new module.IdempotencyError('x', facts),
  RateLimitError: new module.RateLimitError('x', facts),
  ServerError: new module.ServerError('x', facts),
  UnexpectedResponseError: new module.UnexpectedResponseError('x', { status: 200 }),
  ConnectionError: new module.ConnectionError('x'),
  TimeoutError: new module.TimeoutError('x'),
  AbortError: new module.AbortError('x'),
  ConfigurationError: new module.ConfigurationError('x'),
  RequestValidationError: new module.RequestValidationError('x', { field: 'f', rule: 'type' }),
});
type Name = keyof ReturnType<typeof make>;
const names = Object.keys(make(here)) as Name[];

describe.each(names)('%s', (name) => {
  test('is an instance of its class and of PaychordError in both copies of the package', () => {
    expect(here.ServerError).not.toBe(there.ServerError);
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

  test('is an ApiError only if it is an error response of the service', () => {
    const isApiError = 'status' in make(here)[name] && name !== 'UnexpectedResponseError';
    expect(make(there)[name] instanceof here.ApiError).toBe(isApiError);
  });

  test('has a unique code and its class name as name', () => {
    const all = Object.values(make(here));
    expect(all.filter(({ code }) => code === make(here)[name].code)).toHaveLength(1);
    expect(make(here)[name].name).toBe(name);
    expect(String(make(here)[name])).toMatch(new RegExp(`^${name}: `));
  });
});

test('instanceof PaychordError is false for values that are not errors of the SDK', () => {
  // Any method of a deep mock returns one.
  const deepMock: object = new Proxy(() => deepMock, { get: () => deepMock });
  const like = { name: 'ServerError', code: 'server' };
  for (const value of [undefined, null, 7, 'ApiError', {}, new Error('x'), like, deepMock]) {
    expect(value instanceof here.PaychordError).toBe(false);
    expect(value instanceof here.ApiError).toBe(false);
  }
});

test('instanceof a user-defined subclass is true only for instances of that subclass', () => {
  class Declined extends here.ServerError {
    override get name() {
      return 'Declined';
    }
  }
  const declined = new Declined('x', facts);
  expect(declined.name).toBe('Declined');
  expect(declined instanceof Declined).toBe(true);
  expect(declined instanceof here.ApiError).toBe(true);
  expect(declined instanceof there.ApiError).toBe(true);
  expect(new here.ServerError('x', facts) instanceof Declined).toBe(false);
});
