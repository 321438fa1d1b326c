import { describe, expect, test } from 'vitest';
import { caller, controlErrorCode, mock, useMockServer } from '../../test/helpers/test-mock.ts';

useMockServer();

describe('seed controls', () => {
  test('do not replace an existing record', async () => {
    const transfer = mock.transfers.receive();
    const completed = mock.transfers.complete(transfer.id);
    expect(controlErrorCode(() => mock.transfers.receive({ id: transfer.id }))).toBe('ID_DUPLICATED');
    expect(controlErrorCode(() => mock.transfers.complete(transfer.id))).toBe('INVALID_STATUS');
    expect(completed.status).toBe('COMPLETED');

    const { transferId, organizationCode } = mock.onboardings.seedTransfer();
    const reverse = () =>
      caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, {
        'X-organization-code': organizationCode,
      });
    expect((await reverse()).status).toBe(201);
    expect(controlErrorCode(() => mock.onboardings.seedTransfer({ transferId }))).toBe('ID_DUPLICATED');
    expect((await reverse()).json.code).toBe('INVALID_STATUS');

    const campaign = mock.campaigns.seed({ name: 'first' });
    expect(controlErrorCode(() => mock.campaigns.seed({ id: campaign.id, name: 'second' }))).toBe('ID_DUPLICATED');
    expect((await caller.get(`/v1/campaigns/${campaign.id}`)).json.data.name).toBe('first');
  });

  test('customers.seed accepts ids of 36 to 64 characters', async () => {
    const id = 'c'.repeat(64);
    mock.customers.seed({ id, merchant_customer_id: 'shopper-1' });
    mock.paymentMethods.enroll(id);
    expect((await caller.get(`/v1/customers/${id}/payment-methods`)).json.payment_methods).toHaveLength(1);
    for (const length of [35, 65]) {
      const other = { id: 'c'.repeat(length), merchant_customer_id: 'shopper-2' };
      expect(controlErrorCode(() => mock.customers.seed(other))).toBe('INVALID_PARAMETERS');
    }
  });
});
