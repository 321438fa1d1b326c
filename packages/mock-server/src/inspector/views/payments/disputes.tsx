import { useEffect, useState } from 'preact/hooks';
import { type ResultOf, send } from '../../api/admin-call.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import { Money } from '../../components/money.tsx';
import { Time } from '../../components/time.tsx';
import { paymentsOperations } from '../../generated/operations.ts';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentsCall } from './payments-call.tsx';
import type { SuggestedCall, Timeline } from './timeline.ts';

type Evidence = ResultOf<'listForwardedEvidence'>;

/** The chargebacks of the payment, each with the evidence against it. */
export function Disputes({
  timeline: { payment, money },
  merchant,
}: {
  readonly timeline: Timeline;
  readonly merchant: string;
}) {
  const chargebacks = payment.transactions.filter(({ type }) => type === 'CHARGEBACK');
  const evidence = useEvidence(payment.id, merchant, chargebacks.length === 0 ? undefined : payment.updated_at);
  if (chargebacks.length === 0) return null;
  return (
    <section class="payment-section" aria-label="Disputes">
      <h3>Disputes</h3>
      <ul class="plain-list disputes">
        {chargebacks.map(({ id, status, amount, provider_data }) => (
          <li key={id} class="dispute">
            <p class="event-title">
              <strong>Chargeback</strong>
              <PaymentStatus status={status} />
              <Money value={amount} currency={money.currency} />
              {provider_data?.reason_description ? <Data text={provider_data.reason_description} /> : null}
            </p>
            <p class="quiet payment-id">
              <code>
                <Data text={id} />
              </code>
              <CopyButton text={id} label="Copy the transaction id" isSmall />
            </p>
            <Files evidence={evidence?.filter(({ transaction_id }) => transaction_id === id)} />
            {status === 'CREATED' ? (
              <p>
                <PaymentsCall call={disputeCall(payment, id)} merchant={merchant} />
                <a href="/__mock/docs">Send it from the API reference</a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ evidence }: { readonly evidence: Evidence | undefined }) {
  const files = evidence?.flatMap(({ forwarded_at, evidence: items }) => items.map((item) => ({ forwarded_at, item })));
  if (files === undefined) return null;
  if (files.length === 0) return <p class="quiet">No evidence was submitted.</p>;
  return (
    <div class="scroll-x">
      <table class="grid">
        <caption class="visually-hidden">Evidence</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Category</th>
            <th scope="col">Size</th>
            <th scope="col">Forwarded</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ forwarded_at, item }, index) => (
            <tr key={`${forwarded_at} ${index}`}>
              <td>
                <Data text={item.file_name} />
              </td>
              <td>
                <Data text={item.content_category} />
              </td>
              <td>{sizeOf(item.content).toLocaleString('en')} bytes</td>
              <td>
                <Time at={forwarded_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number of bytes that a base64 text stands for. */
function sizeOf(base64: string): number {
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

/**
 * Loads the evidence again when the payment changes, and not with every request: it contains whole files.
 *
 * @param version - Changes with the payment. Undefined: loads nothing.
 */
function useEvidence(paymentId: string, merchant: string, version: string | undefined): Evidence | undefined {
  const [evidence, setEvidence] = useState<Evidence>();
  useEffect(() => {
    if (version === undefined) return undefined;
    const stop = new AbortController();
    send({ operation: 'listForwardedEvidence', path: { paymentId }, merchant }, stop.signal).then(setEvidence, () => {
      // The timeline reports that the server does not respond.
    });
    return () => stop.abort();
  }, [paymentId, merchant, version]);
  return evidence;
}

/** The smallest PDF file that the service accepts, as an example. */
const examplePdf = 'JVBERi0xLjQKJSVFT0YK';

/** The call that submits evidence against a chargeback. */
function disputeCall({ id, account_id }: Timeline['payment'], transactionId: string): SuggestedCall {
  const { method, path } = paymentsOperations.submitDispute;
  return {
    operation: 'submitDispute',
    method,
    path: path
      .replace('{payment_id}', encodeURIComponent(id))
      .replace('{transaction_id}', encodeURIComponent(transactionId)),
    body: {
      account_id,
      evidence: [
        {
          content_type: 'application/pdf',
          file_name: 'delivery-note.pdf',
          content_category: 'PROOF_OF_DELIVERY',
          content: examplePdf,
        },
      ],
    },
  };
}
