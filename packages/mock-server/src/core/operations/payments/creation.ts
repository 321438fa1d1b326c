import type {
  BankTransfer,
  Checkout,
  CreatePaymentRequest,
  KnownTransactionStatus,
  PaymentBase,
  PaymentMethodBase,
  PaymentMethodDetail,
  ProviderData,
  Transaction,
} from '@paychord/sdk';
import { exampleBankTransfer } from '../../../generated/examples.ts';
import { paymentPageUrl } from '../../model/customer-page.ts';
import { type SimulatedOutcome, selectOutcome } from '../../model/outcomes.ts';
import type { PaymentRecord, RuleContext } from '../../model/payment-record.ts';
import { paymentStates } from '../../model/payment-states.ts';
import { chargedCard, isChosenOnPage } from './card.ts';

/** These objects are the same for every payment, so all payments share them. */
const routing = {
  smart_routing: false,
  monitors: false,
  condition: { id: 1, name: 'Default', description: 'Every payment' },
};
const connection = { id: 'connection-sandbox', name: 'Sandbox' };

/** Creates a payment that is captured, authorized, verified, waiting for the payer, or declined. */
export function createPayment(
  request: CreatePaymentRequest,
  context: RuleContext,
  outcome: SimulatedOutcome = selectOutcome(request),
): PaymentRecord {
  const type = typeOf(request);
  const initial = initialStateOf(request, type, outcome);
  const transactionId = context.uuid();
  const approved = initial.status === 'SUCCEEDED';
  const provider_data = createProviderData(transactionId, initial.status, outcome);
  const { response_code, response_message, merchant_advice_code, merchant_advice_code_message } = provider_data;
  const method: PaymentMethodBase = {
    type,
    token: request.payment_method.token ?? '',
    vaulted_token:
      request.payment_method.vaulted_token ??
      (approved && request.payment_method.vault_on_success ? context.uuid() : ''),
    vault_on_success: request.payment_method.vault_on_success ?? false,
    parent_payment_method_type: null,
  };
  const id = context.uuid();
  const detail = detailOf(request, type, approved ? transactionId : null, paymentPageUrl(context.publicUrl, id));
  const payment: PaymentBase = {
    id,
    account_id: request.account_id,
    description: request.description,
    country: request.country,
    status: initial.state.status,
    sub_status: initial.state.subStatus,
    merchant_order_id: request.merchant_order_id,
    created_at: context.now,
    updated_at: context.now,
    amount: {
      captured: initial.captured,
      currency: request.amount.currency,
      currency_conversion: null,
      refunded: 0,
      value: request.amount.value,
    },
    checkout: checkoutOf(request, initial.state.subStatus === paymentStates.waitsForAuthentication.subStatus),
    payment_method: { ...method, payment_method_detail: detail },
    customer_payer: request.customer_payer ?? null,
    additional_data: request.additional_data ?? null,
    callback_url: request.callback_url ?? '',
    workflow: request.workflow ?? 'SDK_CHECKOUT',
    metadata: request.metadata ?? [],
    fraud_screening: request.fraud_screening ? { ...request.fraud_screening } : null,
    payment_link_id: '',
    subscription_code: request.subscription ? (request.subscription.id ?? context.uuid()) : null,
    routing_rules: routing,
    simplified_mode: false,
  };
  const transaction: Transaction = {
    id: transactionId,
    type: initial.opens,
    status: initial.status,
    category: type,
    amount: request.amount.value,
    provider_id: 'SANDBOX',
    payment_method: { ...method, detail },
    response_code,
    response_message,
    reason: null,
    description: null,
    merchant_reference: request.merchant_reference ?? null,
    provider_data,
    connection_data: connection,
    merchant_advice_code,
    merchant_advice_code_message,
    created_at: context.now,
    updated_at: context.now,
  };
  return {
    payment,
    transactions: [transaction],
    refundedOf: {},
    split: request.split_marketplace ?? [],
    underReview: [],
  };
}

/** The type of the payment method. A token or a card means CARD. */
export function typeOf({
  payment_method: { type, token, vaulted_token, detail },
}: Pick<CreatePaymentRequest, 'payment_method'>): string {
  if (type !== undefined && type !== null) return type;
  const isCard = token !== undefined || vaulted_token !== undefined || detail?.card !== undefined;
  return !isCard && detail?.bank_transfer !== undefined ? 'BANK_TRANSFER' : 'CARD';
}

function checkoutOf({ checkout }: CreatePaymentRequest, isActionRequired: boolean): Checkout | null {
  if (!checkout?.session && !isActionRequired) return null;
  return { session: checkout?.session ?? '', sdk_action_required: isActionRequired };
}

function initialStateOf(request: CreatePaymentRequest, type: string, outcome: SimulatedOutcome) {
  const opens = firstTransactionType(request, type);
  if (outcome.status !== 'SUCCEEDED') return { state: outcome, opens, status: outcome.status, captured: 0 };
  const waits = type !== 'CARD' || isChosenOnPage(request);
  if (waits) return { state: paymentStates.readyToPay, opens, status: 'CREATED' as const, captured: 0 };
  const captured = opens === 'PURCHASE' ? request.amount.value : 0;
  return { state: approvedStates[opens], opens, status: 'SUCCEEDED' as const, captured };
}

const approvedStates = {
  VERIFY: paymentStates.verified,
  AUTHORIZE: paymentStates.authorized,
  PURCHASE: paymentStates.approved,
};

/** Whether a payment only verifies a card, which moves no money. */
export function isVerification(request: CreatePaymentRequest): boolean {
  return firstTransactionType(request, typeOf(request)) === 'VERIFY';
}

/** A verification moves no money. An authorization is captured later. */
function firstTransactionType(request: CreatePaymentRequest, type: string): 'VERIFY' | 'AUTHORIZE' | 'PURCHASE' {
  const card = type === 'CARD' ? request.payment_method.detail?.card : undefined;
  if (card?.verify === true) return 'VERIFY';
  return card?.capture === false ? 'AUTHORIZE' : 'PURCHASE';
}

/** The details that the type has, and those that the request has for another type. */
function detailOf(
  request: CreatePaymentRequest,
  type: string,
  approvedId: string | null,
  pageUrl: string,
): PaymentMethodDetail {
  const { card, bank_transfer } = request.payment_method.detail ?? {};
  const isCard = type === 'CARD';
  const authorizationCode = approvedId?.slice(0, 6) ?? null;
  const usual = type === 'BANK_TRANSFER' ? { ...exampleBankTransfer, redirect_url: pageUrl } : {};
  const transfer = { ...usual, ...sentTransfer(bank_transfer) };
  return {
    ...(isCard || card ? { card: chargedCard(request, authorizationCode, isCard) } : {}),
    ...(Object.keys(transfer).length > 0 ? { bank_transfer: transfer } : {}),
  };
}

/** The documented fields of a bank transfer that the request has, as text. */
function sentTransfer(given: Readonly<Record<string, unknown>> | null | undefined): BankTransfer {
  const sent = given ?? {};
  const isSent = (name: string) => ['string', 'number', 'boolean'].includes(typeof sent[name]);
  const names = Object.keys(exampleBankTransfer).filter(isSent);
  return Object.fromEntries(names.map((name) => [name, String(sent[name])]));
}

/** Creates the response of the provider to the first transaction, with the advice of the card network. It is empty until a bank transfer is paid. */
function createProviderData(transactionId: string, status: KnownTransactionStatus, outcome: SimulatedOutcome) {
  const isOpen = status === 'CREATED';
  const isCarried = !isOpen && outcome.iso8583 !== undefined;
  return {
    id: 'SANDBOX',
    transaction_id: transactionId,
    account_id: 'sandbox-account',
    status,
    sub_status: '',
    status_detail: '',
    response_code: isOpen ? null : outcome.code,
    response_message: isOpen ? null : outcome.message,
    raw_response: null,
    third_party_transaction_id: '',
    third_party_account_id: '',
    iso8583_response_code: isCarried ? (outcome.iso8583 ?? null) : null,
    iso8583_response_message: isCarried ? outcome.message : null,
    merchant_advice_code: outcome.advice?.code ?? null,
    merchant_advice_code_message: outcome.advice?.message ?? null,
    reason_code: null,
    reason_description: null,
  } satisfies ProviderData;
}
