import { document } from '../../helpers/contract/document.ts';
import type { Recording } from './recording.ts';

/** `status/sub_status`. */
type PaymentState = string;

interface Payment {
  status: string;
  sub_status: string;
}

/** By the document: which sub-statuses a status can have. */
export function documentedStates(): PaymentState[] {
  const subStatuses = document.components.schemas?.KnownPaymentStatus?.['x-sub-statuses'] as Record<string, string[]>;
  return Object.entries(subStatuses).flatMap(([status, list]) => list.map((each) => `${status}/${each}`));
}

/** Every state in which the mock showed a payment. */
export function recordedStates({ responses, payments }: Recording): PaymentState[] {
  const shown = [
    ...responses.filter(({ status }) => status < 300).flatMap(({ operation, body }) => paymentsIn(operation, body)),
    ...payments.map(({ body }) => (body as { data: { payment: Payment } }).data.payment),
  ];
  return [...new Set(shown.map(({ status, sub_status }) => `${status}/${sub_status}`))];
}

function paymentsIn(operation: Recording['responses'][number]['operation'], body: unknown): Payment[] {
  switch (operation) {
    case 'createPayment':
    case 'retrievePayment':
    case 'refundPayment':
    case 'submitDispute':
      return [body as Payment];
    case 'listPaymentsByOrder':
      return body as Payment[];
    case 'capturePayment':
    case 'cancelPayment':
      return [(body as { payment: Payment }).payment];
    default:
      return [];
  }
}
