import type {
  Campaign,
  CreateCustomerRequest,
  Customer,
  EnrolledPaymentMethod,
  IncomingTransfer,
  KnownWebhookEventType,
  Payment,
  Transaction,
} from '@paychord/sdk';
import type { Clock } from '../clock/clock.ts';
import type { Duration } from '../clock/duration.ts';
import type { Fault } from '../faults/fault.ts';
import { schemas } from '../generated/validators.js';
import type { JournalEntry, JournalMatch } from '../merchant/journal.ts';
import { type Merchant, ruleContext } from '../merchant/merchant.ts';
import { notFound, Refusal } from '../model/api-error.ts';
import { commit, eventOf } from '../model/apply-transition.ts';
import type { OnboardingTransferDetails } from '../model/onboarding-transfer.ts';
import { findPayment } from '../model/payment-lookup.ts';
import { latestTransaction, type PaymentRecord } from '../model/payment-record.ts';
import { retrievedView } from '../model/payment-views.ts';
import type { ForwardedEvidence, State } from '../model/state.ts';
import { violations } from '../model/validation.ts';
import { recordSuccess } from '../model/vault.ts';
import { type CampaignDetails, campaignOf } from '../operations/campaigns/rules.ts';
import { createCustomer } from '../operations/customers/rules.ts';
import { type ChargebackDetails, decideDispute, openChargeback } from '../operations/disputes/rules.ts';
import { onboard } from '../operations/onboardings/rules.ts';
import { enrollPaymentMethod } from '../operations/payment-methods/rules.ts';
import { authenticate, expirePayment, markPaid } from '../operations/payments/completion.ts';
import { completeTransfer, receiveTransfer, type TransferDetails } from '../operations/transfers/rules.ts';
import { assertDetails, isEventName } from '../options/control-options.ts';
import { assertOptions, isNumber, isOneOf } from '../options/rules.ts';
import { awaitDelivery } from '../webhooks/await-delivery.ts';
import type { WebhookChaos } from '../webhooks/chaos.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type {
  WebhookAuthentication,
  WebhookEndpointOptions,
  WebhookEventName,
  WebhookReceiver,
} from '../webhooks/endpoint.ts';

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
    /** The customer authenticates with 3-D Secure, or fails to. */
    authenticate(paymentId: string, result: 'passed' | 'failed'): Payment;
    /** Nobody captured, authenticated or paid in time: at once what the clock would do later. */
    expire(paymentId: string): Payment;
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
  readonly customers: {
    /** A customer exists, with an identifier of your own if you like. */
    seed(details: CreateCustomerRequest & { id?: string }): Customer;
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
    /**
     * Resolves to the first delivery that matches and was taken by the merchant, past ones included. Rejects when none comes in time, or
     * before the merchant is reset or restored.
     */
    waitFor(match: WebhookMatch, options?: { timeoutMs?: number }): Promise<WebhookDelivery>;
    /** Makes another attempt at a delivery at once. */
    resend(deliveryId: string): WebhookDelivery;
    /**
     * Makes the remaining attempts of every pending delivery now, in the order in which they are due, until none is pending. Events that
     * these attempts cause, and events that chaos delays or holds back, are delivered too.
     *
     * The clock stands still: no authorization or bank transfer expires, no dispute is lost and no idempotency key is forgotten. Each
     * attempt has the present time. Deadlines pass later, at their own times, when the clock gets there.
     *
     * A function that receives webhooks must not await it: it would wait for itself until its time is over.
     *
     * @returns when the last attempt has ended; `deliveries()` says what became of each
     * @example
     * mock.webhooks.register({ receiver: () => new Response(null, { status: 503 }) });
     * // … create a payment …
     * await mock.webhooks.flush();
     * mock.webhooks.deliveries(); // [{ status: 'exhausted', attempts: [ … 7 attempts ] }]
     */
    flush(): Promise<void>;
    /** What goes wrong with deliveries from now on; `{}` ends it. */
    chaos(chaos: WebhookChaos): void;
  };
  readonly faults: {
    /** Arms a fault for the requests it names. */
    inject(fault: Fault): void;
    /** Disarms all. */
    clear(): void;
  };
  readonly journal: {
    /** What was asked and answered, oldest first, without secrets and card data. */
    requests(): JournalEntry[];
    /** Those that agree with every field given. */
    find(match: JournalMatch): JournalEntry[];
  };
  readonly clock: Pick<Clock, 'now' | 'timestamp' | 'runAll'> & {
    /**
     * Moves time forward; what falls due on the way happens in order. A function that receives webhooks must not await it: it would wait
     * for itself until its time is over.
     */
    advance(duration: Duration): Promise<void>;
  };
  /** Resolves when everything that is due has happened in this merchant's world, webhook deliveries included. */
  settled(): Promise<void>;
  /** This merchant's world as new: state, identifiers, clock, faults, journal and webhooks. */
  reset(): Promise<void>;
}

/** A past or future delivery: by name, by what its body says, or by a function. */
export type WebhookMatch = WebhookEventName | ((delivery: WebhookDelivery) => boolean);

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

/** How controls reach the world of a merchant: a reset puts another in its place. */
export interface World {
  /** Made when there is none. */
  current(): Merchant;
  /** To read from: when there is none an empty one, which is not kept. */
  seen(): Merchant;
  reset(): Promise<void>;
}

export function createControls(world: World): MerchantControls {
  const context = () => ruleContext(world.current());
  const find = (paymentId: string) => accepted(findPayment(world.seen().state, paymentId));

  const enter = (record: PaymentRecord, event: KnownWebhookEventType, transaction?: Transaction): Payment => {
    commit(world.current(), record, { event, transaction });
    return copy(retrievedView(record));
  };

  return {
    payments: {
      list: () => [...world.seen().state.payments.values()].map((each) => copy(retrievedView(each))),
      get: (paymentId) => copy(retrievedView(find(paymentId))),
      openChargeback(paymentId, details = {}) {
        assertDetails('openChargeback', details);
        const record = accepted(openChargeback(find(paymentId), details, context()));
        const chargeback = latestTransaction(record);
        enter(record, 'payment.chargeback', chargeback);
        return copy(chargeback);
      },
      decideDispute(paymentId, decision) {
        isOneOf(['won', 'lost'])('decision', decision);
        const { record, chargeback } = accepted(decideDispute(find(paymentId), decision, context()));
        return enter(record, 'payment.chargeback', chargeback);
      },
      markPaid(paymentId) {
        const record = accepted(markPaid(find(paymentId), context()));
        paySession(world.current().state, record);
        return enter(record, 'payment.purchase', record.transactions[0]);
      },
      authenticate(paymentId, result) {
        isOneOf(['passed', 'failed'])('result', result);
        const record = accepted(authenticate(find(paymentId), result, context()));
        if (result === 'passed') {
          paySession(world.current().state, record);
          recordSuccess(world.current().state, record, context());
        }
        return enter(record, eventOf(record), record.transactions[0]);
      },
      expire(paymentId) {
        const record = accepted(expirePayment(find(paymentId), context()));
        return enter(record, eventOf(record), record.transactions[0]);
      },
    },
    disputes: {
      forwardedEvidence(paymentId) {
        const { payment } = find(paymentId);
        return copy(world.seen().state.forwardedEvidence.get(payment.id) ?? []);
      },
    },
    transfers: {
      receive(details = {}) {
        const { state, webhooks, clock, ids } = world.current();
        const drafted = receiveTransfer(details, { now: clock.timestamp(), prefixed: ids.prefixed });
        const transfer = inForm('IncomingTransfer', drafted);
        if (transfer.amount) inForm('AmountInput', transfer.amount, 'amount.');
        refuseTaken(state.incomingTransfers, transfer.id);
        state.incomingTransfers.set(transfer.id, transfer);
        webhooks.incomingTransfer(transfer);
        return copy(transfer);
      },
      complete(transferId) {
        const { state, webhooks, clock } = world.current();
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
    customers: {
      seed(details) {
        assertDetails('seed', details);
        const { state } = world.current();
        const customer = inForm('Customer', createCustomer(details, context()));
        if (state.customers.has(customer.id) || state.customerIds.has(customer.merchant_customer_id)) {
          throw new ControlError('CUSTOMER_ID_DUPLICATED', 'Another customer has this identifier');
        }
        state.customers.set(customer.id, customer);
        state.customerIds.set(customer.merchant_customer_id, customer.id);
        return copy(customer);
      },
    },
    paymentMethods: {
      enroll(customerId, details = {}) {
        const { state } = world.current();
        if (!state.customers.has(customerId)) {
          accepted(notFound('CUSTOMER_NOT_FOUND', 'No customer has this id; create the customer first'));
        }
        const method = inForm('EnrolledPaymentMethod', enrollPaymentMethod(details, context()));
        state.paymentMethods.set(customerId, [...(state.paymentMethods.get(customerId) ?? []), method]);
        return copy(method);
      },
    },
    onboardings: {
      seedTransfer(details = {}) {
        assertDetails('seedTransfer', details);
        const { transferId, organizationCode, origin = {}, destination = {} } = details;
        const { state, ids } = world.current();
        const transfer = {
          id: transferId ?? ids.uuid(),
          organizationCode: organizationCode ?? ids.uuid(),
          origin: inForm('Onboarding', onboard(origin, 'INACTIVE', context())),
          destination: inForm('Onboarding', onboard(destination, 'SUCCEEDED', context())),
          reversed: false,
        };
        refuseTaken(state.onboardingTransfers, transfer.id);
        state.onboardingTransfers.set(transfer.id, transfer);
        return { transferId: transfer.id, organizationCode: transfer.organizationCode };
      },
    },
    campaigns: {
      seed(details = {}) {
        const { campaigns } = world.current().state;
        const campaign = inForm('Campaign', campaignOf(details, context()));
        refuseTaken(campaigns, campaign.id);
        campaigns.set(campaign.id, campaign);
        return copy(campaign);
      },
    },
    webhooks: {
      register(endpoint) {
        assertDetails('register', endpoint);
        return { id: accepted(world.current().webhooks.register(endpoint)).id };
      },
      setMerchantBaseUrl(target, authentication) {
        assertDetails('setMerchantBaseUrl', authentication ?? {});
        accepted(world.current().webhooks.setMerchantBaseUrl(target, authentication));
      },
      deliveries: () => copy([...world.seen().webhooks.deliveries()]),
      async waitFor(match, options = {}) {
        if (typeof match !== 'function') isEventName('match', match);
        assertOptions('waitFor', options, { timeoutMs: isNumber(0, longestWaitMs) });
        const { timeoutMs = 5_000 } = options;
        return copy(await awaitDelivery(world.current().webhooks, match, timeoutMs));
      },
      resend(deliveryId) {
        const delivery = world.current().webhooks.resend(deliveryId);
        if (delivery === undefined) throw new ControlError('DELIVERY_NOT_FOUND', 'No delivery has this id');
        return copy(delivery);
      },
      flush: () => world.current().clock.runDeliveries(),
      chaos: (chaos) => world.current().webhooks.chaos(chaos),
    },
    faults: {
      inject: (fault) => world.current().faults.inject(copy(fault)),
      clear: () => world.current().faults.clear(),
    },
    journal: {
      requests: () => copy([...world.seen().journal.entries()]),
      find(match) {
        assertDetails('find', match);
        const entries = world.seen().journal.entries();
        return copy(entries.filter((entry) => agrees(entry, match)));
      },
    },
    clock: {
      now: () => world.seen().clock.now(),
      timestamp: () => world.seen().clock.timestamp(),
      advance: (duration) => world.current().clock.advance(duration),
      runAll: () => world.current().clock.runAll(),
    },
    settled: () => world.seen().clock.idle(),
    reset: world.reset,
  };
}

/** As long as a timer can wait. */
const longestWaitMs = 2 ** 31 - 1;

/** Several payments can wait for one session, and one of them can be paid. */
function paySession({ paidSessions }: State, { payment: { checkout } }: PaymentRecord): void {
  // A payment without a session of its own has an empty one once it waits for 3-D Secure.
  if (!checkout?.session) return;
  if (paidSessions.has(checkout.session)) {
    throw new ControlError('INVALID_CHECKOUT_SESSION', 'Another payment of the checkout session has been paid');
  }
  paidSessions.add(checkout.session);
}

/** What exists may have moved on. */
function refuseTaken(there: ReadonlyMap<string, unknown>, id: string): void {
  if (there.has(id)) throw new ControlError('ID_DUPLICATED', 'Another one has this identifier');
}

function agrees(entry: JournalEntry, { status, ...fields }: JournalMatch): boolean {
  const isStatus = status === undefined || entry.response?.status === status;
  return (
    isStatus &&
    Object.entries(fields).every(([name, value]) => value === undefined || entry[name as keyof JournalEntry] === value)
  );
}

/** In process a refusal is an exception: a test that asks for the impossible is at fault. */
function accepted<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw new ControlError(outcome.code, outcome.messages.join('; '));
  return outcome;
}

/** A copy of a value that is as the contract says. `within` is where its fields stand in what was asked. */
function inForm<T>(schema: string, value: T, within = ''): T {
  const validate = schemas[schema];
  const faults = validate === undefined ? [`${schema} is not in the contract`] : violations(validate, value);
  if (faults.length > 0) throw new ControlError('INVALID_PARAMETERS', faults.map((each) => within + each).join('; '));
  return copy(value);
}

/** What a caller does with an answer, or with what it handed in, must not change the world. */
function copy<T>(value: T): T {
  return structuredClone(value);
}
