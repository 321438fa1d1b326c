import { expect } from 'vitest';
import {
  type OperationDescriptor,
  type OperationId,
  operations,
} from '../../../packages/mock-server/src/generated/operations.ts';
import { organizationCode, type SendOptions, type TestMerchant } from '../../helpers/test-merchant.ts';
import { type Case, expectError, testCase, unknownId } from './case.ts';
import * as payments from './payment-cases.ts';
import * as others from './resource-cases.ts';

/** The cases of each operation. An operation of the contract without a case does not compile. */
const ownCases: Readonly<Record<OperationId, readonly Case[]>> = { ...payments, ...others };

/** The cases that hold over each transport. */
export const cases = Object.fromEntries<readonly Case[]>(
  Object.entries(ownCases).map(([id, list]) => [id, [...list, ...commonCases(id as OperationId)]]),
) as typeof ownCases;

/** The rejections that all operations share. They do not depend on the rest of the request. */
function commonCases(id: OperationId): readonly Case[] {
  const { method, path, parameters, body, maxBodyBytes }: OperationDescriptor = operations[id];
  const headers = Object.fromEntries(
    parameters
      .filter((each) => each.in === 'header')
      .map(({ name }) => [name, name === 'X-organization-code' ? organizationCode : crypto.randomUUID()]),
  );
  const call = ({ send }: TestMerchant, options: SendOptions) =>
    send(method, path.replaceAll(/\{\w+\}/g, unknownId), { ...options, headers: { ...headers, ...options.headers } });

  const forAll = [
    testCase('rejects a call without credentials', async (setting) => {
      const response = await call(setting, { keys: {} });
      expect(response.status).toBe(401);
      expect(response.headers.get('x-trace-id')).toBeTruthy();
    }),
  ];
  const forBodies = [
    testCase('rejects a body whose content type is not JSON', async (setting) => {
      const response = await call(setting, { headers: { 'content-type': 'text/plain' }, body: '{}' });
      expectError(response, 415, 'UNSUPPORTED_MEDIA_TYPE');
    }),
    testCase('rejects a body without its required fields', async (setting) => {
      expectError(await call(setting, { body: {} }), 400, 'MISSING_PARAMETERS');
    }),
    testCase('rejects a body above the limit of the operation', async (setting) => {
      expectError(await call(setting, { body: JSON.stringify(' '.repeat(maxBodyBytes)) }), 413, 'PAYLOAD_TOO_LARGE');
    }),
  ];
  return body === 'none' ? forAll : [...forAll, ...forBodies];
}
