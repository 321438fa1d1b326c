import { expect } from 'vitest';
import {
  type OperationDescriptor,
  type OperationId,
  operations,
} from '../../../packages/mock-server/src/generated/operations.ts';
import { organizationCode, type SendOptions, type TestMerchant } from '../../helpers/test-merchant.ts';
import { type Case, testCase } from './case.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const mostBytes = 10 * 1024 * 1024;

/** The rejections that all operations share. They do not depend on the rest of the request. */
export function commonCases(id: OperationId): readonly Case[] {
  const { method, path, parameters, body }: OperationDescriptor = operations[id];
  const headers = Object.fromEntries(
    parameters.filter((each) => each.in === 'header').map(({ name }) => [name, exampleOf(name)]),
  );
  const call = ({ send }: TestMerchant, options: SendOptions) =>
    send(method, path.replaceAll(/\{\w+\}/g, unknownId), { ...options, headers: { ...headers, ...options.headers } });

  const forAll = [
    testCase('rejects a call without credentials', async (setting) => {
      const answer = await call(setting, { keys: {} });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('x-trace-id')).toBeTruthy();
    }),
  ];
  const forBodies = [
    testCase('rejects a body whose content type is not JSON', async (setting) => {
      const answer = await call(setting, { headers: { 'content-type': 'text/plain' }, body: '{}' });
      expect(answer).toMatchObject({ status: 415, json: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    }),
    testCase('rejects a body without its required fields', async (setting) => {
      const answer = await call(setting, { body: {} });
      expect(answer).toMatchObject({ status: 400, json: { code: 'MISSING_PARAMETERS' } });
    }),
    testCase('rejects a body larger than 10 MB', async (setting) => {
      const answer = await call(setting, { body: JSON.stringify(' '.repeat(mostBytes)) });
      expect(answer).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } });
    }),
  ];
  return body === 'none' ? forAll : [...forAll, ...forBodies];
}

function exampleOf(header: string): string {
  return header === 'X-organization-code' ? organizationCode : crypto.randomUUID();
}
