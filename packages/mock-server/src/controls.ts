import type {
  Campaign,
  EnrolledPaymentMethod,
  IncomingTransfer,
  KnownWebhookEventType,
  Onboarding,
  Payment,
  Transaction,
} from '@paychord/sdk';
import { type CampaignDetails, campaignOf } from './campaigns/rules.ts';
import type { Clock } from './clock.ts';
import { type ChargebackDetails, decideDispute, openChargeback } from './disputes/rules.ts';
import type { Duration } from './duration.ts';
import { schemas } from './generated/validators.js';
import { type Merchant, ruleContext } from './merchant.ts';
import { onboard } from './onboardings/rules.ts';
import { findPayment } from './payment-lookup.ts';
import { enrollPaymentMethod } from './payment-methods/rules.ts';
import { latestTransaction, type PaymentRecord } from './payment-record.ts';
import { retrievedView } from './payment-views.ts';
import { markPaid } from './payments/rules.ts';
import { notFound, Refusal } from './refusal.ts';
import type { ForwardedEvidence } from './state.ts';
import { completeTransfer, receiveTransfer, type TransferDetails } from './transfers/rules.ts';
import { violations } from './validation.ts';
import type { WebhookDelivery } from './webhooks/delivery.ts';
import type { WebhookAuthentication, WebhookEndpointOptions, WebhookReceiver } from './webhooks/endpoint.ts';

/** What the outside world does: the issuer, the payer, the bank, and the merchant's own settings. */
export interface MerchantControls {
  readonly payments: {
    /** Every payment, oldest first. */
    list(): Payment[];
    /** A payment as the retrieve call answers it. */
    get(paymentId: string): Payment;
    /** The cardholder disputes: the payment is IN_DISPUTE. Answers the chargeback. */
    openChargeback(paymentId: string, details?: ChargebackDetails): Transaction;
    /** The issuer decides the open chargeback. */
    decideDispute(paymentId: string, decision: 'won' | 'lost'): Payment;
    /** The payer completes a bank transfer. */
    markPaid(paymentId: string): Payment;
  };
  readonly disputes: {
    /** What was forwarded to the issuer, oldest first. */
    forwardedEvidence(paymentId: string): ForwardedEvidence[];
  };
  readonly transfers: {
    /** A bank transfer is on its way (PENDING unless said otherwise), and the merchant is notified. */
    receive(details?: TransferDetails): IncomingTransfer;
    /** The money has arrived, and the merchant is notified. */
    complete(transferId: string): IncomingTransfer;
  };
  readonly paymentMethods: {
    /** A customer enrolls a card, or what the details say. */
    enroll(customerId: string, details?: Partial<EnrolledPaymentMethod>): EnrolledPaymentMethod;
  };
  readonly onboardings: {
    /** A recipient's onboarding was transferred from one provider to another, which can be reversed once. */
    seedTransfer(details?: OnboardingTransferDetails): SeededOnboardingTransfer;
  };
  readonly campaigns: {
    /** A campaign exists. */
    seed(details?: CampaignDetails): Campaign;
  };
  readonly webhooks: {
    /** Sends payment events (or the named ones) to an endpoint. Answers the endpoint's id. */
    register(endpoint: WebhookEndpointOptions): { id: string };
    /** Where incoming transfers are notified: a base URL, below which the documented path is called, or a function. */
    setMerchantBaseUrl(target: string | WebhookReceiver, authentication?: WebhookAuthentication): void;
    /** Every delivery with its attempts, oldest first. */
    deliveries(): WebhookDelivery[];
  };
  readonly clock: Pick<Clock, 'now' | 'timestamp' | 'runAll'> & {
    /** Moves time forward; what falls due on the way happens in order. */
    advance(duration: Duration): Promise<void>;
  };
}

export interface OnboardingTransferDetails {
  transferId?: string;
  organizationCode?: string;
  /** The onboarding that the recipient came from. */
  origin?: Partial<Onboarding>;
  /** The onboarding that the recipient is at. */
  destination?: Partial<Onboarding>;
}

export interface SeededOnboardingTransfer {
  transferId: string;
  organizationCode: string;
}

/** A control that cannot do what it was asked. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** What the service would have called it, for example `PAYMENT_NOT_FOUND` or `INVALID_STATUS`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export function createControls(merchant: Merchant): MerchantControls {
  const { state, webhooks, clock, ids } = merchant;
  const context = () => ruleContext(merchant);
  const find = (paymentId: string) => accepted(findPayment(state, paymentId));

  const commit = (record: PaymentRecord, event: KnownWebhookEventType, transaction: Transaction): Payment => {
    state.payments.set(record.payment.id, record);
    webhooks.paymentEvent(event, record, transaction);
    return copy(retrievedView(record));
  };

  return {
    payments: {
      list: () => [...state.payments.values()].map((each) => copy(retrievedView(each))),
      get: (paymentId) => copy(retrievedView(find(paymentId))),
      openChargeback(paymentId, details = {}) {
        const record = accepted(openChargeback(find(paymentId), details, context()));
        const chargeback = latestTransaction(record);
        commit(record, 'payment.chargeback', chargeback);
        return copy(chargeback);
      },
      decideDispute(paymentId, decision) {
        const { record, chargeback } = accepted(decideDispute(find(paymentId), decision, context()));
        return commit(record, 'payment.chargeback', chargeback);
      },
      markPaid(paymentId) {
        const record = accepted(markPaid(find(paymentId), context()));
        if (record.payment.checkout) state.paidSessions.add(record.payment.checkout.session);
        return commit(record, 'payment.purchase', record.transactions[0]);
      },
    },
    disputes: {
      forwardedEvidence(paymentId) {
        const { payment } = find(paymentId);
        return copy(state.forwardedEvidence.get(payment.id) ?? []);
      },
    },
    transfers: {
      receive(details = {}) {
        const drafted = receiveTransfer(details, { now: clock.timestamp(), prefixed: ids.prefixed });
        const transfer = inForm('IncomingTransfer', drafted);
        state.incomingTransfers.set(transfer.id, transfer);
        webhooks.incomingTransfer(transfer);
        return copy(transfer);
      },
      complete(transferId) {
        const transfer = state.incomingTransfers.get(transferId);
        if (transfer === undefined)
          throw new ControlError('TRANSFER_NOT_FOUND', 'No transfer was received under this id');
        if (transfer.status === 'COMPLETED')
          throw new ControlError('INVALID_STATUS', 'The transfer is COMPLETED already');
        const completed = completeTransfer(transfer, { now: clock.timestamp() });
        state.incomingTransfers.set(transferId, completed);
        webhooks.incomingTransfer(completed);
        return copy(completed);
      },
    },
    paymentMethods: {
      enroll(customerId, details = {}) {
        if (!state.customers.has(customerId)) {
          accepted(notFound('CUSTOMER_NOT_FOUND', 'No customer has this id; create the customer first'));
        }
        const method = inForm('EnrolledPaymentMethod', enrollPaymentMethod(details, context()));
        state.paymentMethods.set(customerId, [...(state.paymentMethods.get(customerId) ?? []), method]);
        return copy(method);
      },
    },
    onboardings: {
      seedTransfer({ transferId = ids.uuid(), organizationCode = ids.uuid(), origin = {}, destination = {} } = {}) {
        const transfer = {
          id: transferId,
          organizationCode,
          origin: inForm('Onboarding', onboard(origin, 'INACTIVE', context())),
          destination: inForm('Onboarding', onboard(destination, 'SUCCEEDED', context())),
          reversed: false,
        };
        state.onboardingTransfers.set(transferId, transfer);
        return { transferId, organizationCode };
      },
    },
    campaigns: {
      seed(details = {}) {
        const campaign = inForm('Campaign', campaignOf(details, context()));
        state.campaigns.set(campaign.id.toLowerCase(), campaign);
        return copy(campaign);
      },
    },
    webhooks: {
      register: (endpoint) => ({ id: accepted(webhooks.register(endpoint)).id }),
      setMerchantBaseUrl(target, authentication) {
        accepted(webhooks.setMerchantBaseUrl(target, authentication));
      },
      deliveries: () => copy([...webhooks.deliveries()]),
    },
    clock: { now: clock.now, timestamp: clock.timestamp, advance: clock.advance, runAll: clock.runAll },
  };
}

/** In process a refusal is an exception: a test that asks for the impossible is at fault. */
function accepted<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw new ControlError(outcome.code, outcome.messages.join('; '));
  return outcome;
}

/** A copy of a value that is as the contract says. */
function inForm<T>(schema: string, value: T): T {
  const validate = schemas[schema];
  const faults = validate === undefined ? [`${schema} is not in the contract`] : violations(validate, value);
  if (faults.length > 0) throw new ControlError('INVALID_PARAMETERS', faults.join('; '));
  return copy(value);
}

/** What a caller does with an answer, or with what it handed in, must not change the world. */
function copy<T>(value: T): T {
  return structuredClone(value);
}
