import { fileURLToPath } from 'node:url';
import { createClient, isPaychordError } from '@paychord/sdk';
import { clientOptionsFromEnv, pdfEvidenceFromFile } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());

/** Disputes the open chargeback of a payment, if there is one. Submits the evidence once, even when it runs again. */
export async function dispute(paymentId: string): Promise<string> {
  const payment = await client.payments.retrieve(paymentId);
  const chargeback = payment.transactions.find(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
  if (chargeback === undefined) return 'There is no open chargeback';

  // Throws before anything is sent when the file is not a PDF or is larger than 1 MB.
  const evidence = await pdfEvidenceFromFile(fileURLToPath(new URL('delivery-note.pdf', import.meta.url)), {
    contentCategory: 'PROOF_OF_DELIVERY',
  });
  try {
    const disputed = await client.disputes.submit(
      payment.id,
      chargeback.id,
      { account_id: payment.account_id, evidence: [evidence] },
      { idempotencyKey: chargeback.id },
    );
    return `${disputed.status} ${disputed.sub_status}`;
  } catch (error) {
    if (isPaychordError(error) && error.outcome === 'unknown')
      return 'The evidence may have arrived: call again soon with the same key';
    throw error;
  }
}
