import type { Fault } from '@paychord/mock-server';
import type { RequestAttempt } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { failureOf, keyOf, type Reach, reaches, setUp } from './faulty-service.ts';
import { type IdempotentOperation, idempotentOperations } from './idempotent-calls.ts';
import { type ResponseLoss, responseLosses } from './response-losses.ts';

function applyLoss(reach: Reach, name: IdempotentOperation, { apply }: ResponseLoss) {
  return 'kind' in apply ? setUp(reach, name, { networkFaults: [apply] }) : setUp(reach, name, {}, apply);
}

const success: Record<IdempotentOperation, number> = {
  createPayment: 201,
  capturePayment: 200,
  cancelPayment: 200,
  refundPayment: 200,
  submitDispute: 200,
  reverseTransfer: 201,
};

function expectLost(
  attempt: RequestAttempt | undefined,
  { status, cause }: ResponseLoss,
  name: IdempotentOperation,
): void {
  expect(attempt?.status).toBe(status === 'success' ? success[name] : status);
  if (cause === undefined) expect(attempt?.cause).toBeUndefined();
  else expect(attempt?.cause).toMatch(cause);
}

describe.each(Object.entries(reaches))('over %s', (_reach, reach) => {
  describe.each(idempotentOperations)('%s', (name) => {
    const retried = Object.entries(responseLosses).filter(([, { isRetried }]) => isRetried);

    test.each(retried)('%s: the client retries, and the operation runs once', async (_loss, loss) => {
      const { service, intent } = await applyLoss(reach, name, loss);
      const { id, isReplayed, attempts } = await intent.send(service.client);
      expect(intent.made()).toEqual([id]);
      expect(isReplayed).toBe(loss.happened);
      expect(attempts).toHaveLength(2);
      expectLost(attempts[0], loss, name);
      expect(attempts[1]).toMatchObject({ status: success[name] });
    });

    test.each(Object.entries(responseLosses))(
      '%s: the caller calls again, and the operation runs once',
      async (_loss, loss) => {
        const { service, intent } = await applyLoss(reach, name, loss);
        // What the client does not try again, it does not try again however often it might.
        const maxRetries = loss.isRetried ? 0 : 2;
        const error = await failureOf(intent.send(service.client, { maxRetries }));
        const { code, outcome, serviceCode } = loss;
        expect(error).toMatchObject({ code, outcome, ...(serviceCode && { serviceCode }) });
        expect(error.attempts).toHaveLength(1);
        expectLost(error.attempts[0], loss, name);
        expect(intent.made()).toHaveLength(loss.happened ? 1 : 0);

        const idempotencyKey = keyOf(error);
        const again = await intent.send(service.client, { idempotencyKey, maxRetries: 0 });
        expect(intent.made()).toEqual([again.id]);
        expect(again.isReplayed).toBe(loss.happened);
        expect(again.idempotencyKey).toBe(idempotencyKey);
      },
    );

    test('fails during processing and consumes the key: the operation never runs, and the error says why', async () => {
      const { service, intent } = await setUp(reach, name, {}, { phase: 'processing', status: 500 });
      const error = await failureOf(intent.send(service.client));
      expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', serviceCode: 'IDEMPOTENCY_DUPLICATED' });
      expect(error.attempts.map(({ status }) => status)).toEqual([500, 400]);
      expect(error).toMatchObject({ retryable: false, cause: { code: 'server', status: 500 } });

      const idempotencyKey = keyOf(error);
      const again = await failureOf(intent.send(service.client, { idempotencyKey }));
      expect(again).toMatchObject({ code: 'idempotency', outcome: 'unknown', serviceCode: 'IDEMPOTENCY_DUPLICATED' });
      expect(again.attempts).toHaveLength(1);
      expect(intent.made()).toEqual([]);
    });

    test('fails during processing and releases the key: the operation runs once, whether the client or the caller retries', async () => {
      const luck = { policies: { onFirstFailure: 'release-key' } } as const;
      const { service, intent } = await setUp(reach, name, luck, {
        phase: 'processing',
        status: 500,
        when: { times: 2 },
      });
      const error = await failureOf(intent.send(service.client, { maxRetries: 0 }));
      expect(error).toMatchObject({ code: 'server', outcome: 'unknown', status: 500 });
      expect(intent.made()).toEqual([]);

      const { id, attempts } = await intent.send(service.client, { idempotencyKey: keyOf(error) });
      expect(attempts.map(({ status }) => status)).toEqual([500, success[name]]);
      expect(intent.made()).toEqual([id]);
    });

    test.each([
      [401, 'authentication'],
      [403, 'permission'],
      [422, 'invalid_request'],
      [404, 'not_found'],
    ])('runs, loses its response, and the retry returns %i: the outcome is unknown', async (status, code) => {
      const lost: Fault = { phase: 'transport', connection: 'reset', lost: 'response' };
      const { service, intent } = await setUp(reach, name, {}, lost, { phase: 'before', status, when: { nth: 2 } });
      const error = await failureOf(intent.send(service.client));
      expect(error).toMatchObject({ code, status, outcome: 'unknown' });
      expect(error.attempts).toHaveLength(2);
      expect(intent.made()).toHaveLength(1);

      const again = await intent.send(service.client, { idempotencyKey: keyOf(error) });
      expect(intent.made()).toEqual([again.id]);
    });

    test('loses every response: the error reports the attempts, and the operation runs once', async () => {
      const lost: Fault = { phase: 'after-commit', status: 504 };
      const replayed: Fault = { phase: 'transport', connection: 'hang', lost: 'response', when: { times: 3 } };
      const { service, intent } = await setUp(reach, name, {}, lost, replayed);
      const error = await failureOf(intent.send(service.client));
      expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', retryable: true });
      expect(error.attempts.map(({ cause }) => cause)).toEqual(['timeout', 'timeout', 'timeout']);
      const again = await intent.send(service.client, { idempotencyKey: keyOf(error) });
      expect(again).toMatchObject({ isReplayed: true });
      expect(intent.made()).toEqual([again.id]);
    });
  });

  test.each(['createPayment', 'refundPayment', 'submitDispute'] as const)(
    '%s runs twice with a new idempotency key',
    async (name) => {
      const { service, intent } = await setUp(reach, name, {}, { phase: 'after-commit', status: 500 });
      await failureOf(intent.send(service.client, { maxRetries: 0 }));
      await intent.send(service.client);
      expect(intent.made()).toHaveLength(2);
    },
  );
});
