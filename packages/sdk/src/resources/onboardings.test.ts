import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { testOptions } from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';

const transferId = '7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f';

describe('onboardings.reverseTransfer', () => {
  const fetch = createRecordingFetch(() => json({ id: transferId }));

  test('sends the organization code of the call instead of the code of the client', async () => {
    const client = createClient({ ...testOptions, organizationCode: 'org-1', fetch });
    await client.onboardings.reverseTransfer(transferId, { organizationCode: 'org-2' });
    expect(fetch.requests.at(-1)?.headers['x-organization-code']).toBe('org-2');
  });

  test('rejects without an organization code, before sending', async () => {
    const count = fetch.requests.length;
    const { onboardings } = createClient({ ...testOptions, fetch });
    await expect(onboardings.reverseTransfer(transferId)).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'organizationCode',
      rule: 'required',
      operation: 'reverseTransfer',
    });
    await expect(onboardings.reverseTransfer(transferId, { organizationCode: ' ' })).rejects.toMatchObject({
      field: 'organizationCode',
      rule: 'pattern',
    });
    expect(fetch.requests.length).toBe(count);
  });
});
