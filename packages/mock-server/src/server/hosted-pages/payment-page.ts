import type { KnownPaymentStatus, Payment } from '@paychord/sdk';
import { html } from 'hono/html';
import type { MockServer } from '../../core/mock-server.ts';
import { decimalsOf } from '../../core/model/money.ts';
import type { CustomerPage } from '../../generated/control-types.ts';
import { findOwners } from '../admin/find-owner.ts';
import {
  alert,
  buttons,
  type ChoicePage,
  facts,
  type Html,
  leave,
  merchantName,
  resultPage,
  returnLink,
} from './layout.ts';

/** What each page says. */
const words: Readonly<Record<CustomerPage['kind'], readonly [title: string, advice: string]>> = {
  redirect: ['Approve your payment', 'Your bank or the provider would ask you here for your approval.'],
  'bank-transfer': ['Pay by bank transfer', 'A customer would transfer the amount with these details.'],
  'three-d-secure': ['Confirm that it is you', '3-D Secure: your bank would ask you here for a code.'],
  other: ['Pay the order', 'A customer would pay in an app, at a bank or in a shop.'],
};

const results: { readonly [status in KnownPaymentStatus]?: string } = {
  SUCCEEDED: 'The payment is paid',
  VERIFIED: 'The card is verified',
  PENDING: 'The payment is authorized',
  DECLINED: 'The payment was declined',
  EXPIRED: 'The payment has expired',
};

/** Opens the page of a payment. Undefined when no merchant has the payment. */
export function openPaymentPage(mock: MockServer, id: string): ChoicePage | undefined {
  const [owner] = findOwners(mock, ({ payments }) => payments.get(id));
  if (owner === undefined) return undefined;
  const { payments } = owner.merchant;
  return {
    choose: (choice) => void payments.completeAction(id, choice),
    show(problem) {
      const payment = payments.get(id);
      const page = payments.customerPage(id);
      if (page === undefined) {
        const title = results[payment.status as KnownPaymentStatus] ?? `The payment is ${payment.status}`;
        return resultPage(title, describe(payment), payment.callback_url);
      }
      const [title, advice] = words[page.kind];
      const choices = page.choices.map(({ choice, action }) => [choice, action] as const);
      return {
        title,
        content: html`${alert(problem)}
          <p>${advice}</p>
          ${describe(payment)} ${page.kind === 'bank-transfer' ? describeTransfer(payment) : ''}
          ${buttons('choice', choices)} ${returnLink(payment.callback_url, leave)}`,
      };
    },
  };
}

/** Ids can be guessed, so a page shows nothing about the payer and the card. */
function describe({ merchant_order_id, amount: { value, currency }, payment_method: { type } }: Payment): Html {
  return facts([
    ['Merchant', merchantName],
    ['Order', merchant_order_id],
    ['Amount', formatAmount(value, currency)],
    ['Method', type],
  ]);
}

/** Formats an amount with the decimals of its currency, and with more only if the amount has them. */
function formatAmount(value: number, currency: string): string {
  const decimals = { minimumFractionDigits: decimalsOf(currency) ?? 0, maximumFractionDigits: 4 };
  return `${value.toLocaleString('en', decimals)} ${currency}`;
}

function describeTransfer({ id, payment_method: { payment_method_detail } }: Payment): Html {
  const { bank_transfer: transfer } = payment_method_detail;
  return facts([
    ['Bank', transfer?.bank_name],
    ['Account', transfer?.bank_account],
    ['Beneficiary', transfer?.beneficiary_name],
    ['Instruction', transfer?.payment_instruction],
    ['Payment id', id],
  ]);
}
