import { ConnectionError } from '@paychord/sdk';
import { expect } from 'vitest';
import type { TlsFault } from '../../../helpers/tls/tls-service.ts';
import { clientOf, order, paymentId, type Rejection, rejectionOf } from '../calls.ts';
import type { Row, RuntimeKind, Stage } from '../row.ts';

async function failure({ beginTls, runtime }: Stage, fault: TlsFault): Promise<{ error: Rejection; requests: number }> {
  const run = await beginTls(fault);
  const { payments } = clientOf(run, { maxRetries: 0 });
  // workerd reports an unsent body as a failure of the worker.
  const call = runtime === 'workerd' ? payments.retrieve(paymentId) : payments.create(order);
  const error = await rejectionOf(call);
  expect(error).toBeInstanceOf(ConnectionError);
  return { error, requests: (await run.log()).requests };
}

const hidden = {
  workerd: 'it reports `unknown`, because workerd does not report why TLS failed',
  Chromium: 'it reports `unknown`, because a browser hides why a request failed',
};

const ambiguous = {
  ...hidden,
  'Node 20': 'it reports `unknown`, because the same error may follow a request that was sent',
  Bun: 'it reports `unknown`, because the same error may follow a request that was sent',
};

const cannotTrust = {
  Chromium: 'a page cannot trust the certificate of the test',
};

const isNode20 = (runtime: RuntimeKind) => runtime === 'Node' && process.version.startsWith('v20.');

/** Connections whose TLS fails, before or after the request is sent. */
export const tls: readonly Row[] = [
  {
    server: 'has a TLS certificate that is self-signed, expired, of an unknown issuer or for another host',
    caller: 'ConnectionError, `not_sent`',
    differs: hidden,
    async run(stage) {
      for (const certificate of ['self-signed', 'expired', 'unknown-issuer', 'other-host'] as const) {
        const { error, requests } = await failure(stage, { certificate });
        expect(error.outcome, certificate).toBe(stage.runtime in hidden ? 'unknown' : 'not_sent');
        expect(requests).toBe(0);
      }
    },
  },
  {
    server: 'responds in plain text where TLS is expected',
    caller: 'ConnectionError, `not_sent`',
    differs: ambiguous,
    async run(stage) {
      const { error } = await failure(stage, { noTls: true });
      expect(error.outcome).toBe(stage.runtime in ambiguous || isNode20(stage.runtime) ? 'unknown' : 'not_sent');
    },
  },
  {
    server: 'breaks TLS after a request has arrived: resets, closes, or sends an alert, a corrupt record or plain text',
    caller: 'ConnectionError, `unknown`',
    unavailable: cannotTrust,
    async run(stage) {
      for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
        for (const afterRequest of afterRequests) {
          const { error, requests } = await failure(stage, { version, afterRequest });
          expect(error.outcome, `${afterRequest} with ${version}`).toBe('unknown');
          expect(requests).toBe(1);
        }
      }
    },
  },
  {
    server: 'requires a TLS 1.3 client certificate, and finds it missing after a request may have been sent',
    caller: 'ConnectionError, `unknown`',
    unavailable: cannotTrust,
    async run(stage) {
      const { error } = await failure(stage, { requiresClientCertificate: true, version: 'TLSv1.3' });
      expect(error.outcome).toBe('unknown');
    },
  },
];

const afterRequests = [
  'reset',
  'close',
  'alert',
  'corrupt-record',
  'long-record',
  'plain-text',
  'cut-response',
] as const;
