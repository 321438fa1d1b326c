import type { KnownEnrolledPaymentMethodStatus } from '@paychord/sdk';
import { html } from 'hono/html';
import type { MockServer } from '../../core/mock-server.ts';
import { waitsForCustomer } from '../../core/operations/customers.ts';
import { findOwners } from '../admin/find-owner.ts';
import { alert, buttons, type ChoicePage, facts, leave, merchantName, resultPage, returnLink } from './layout.ts';

const results: { readonly [status in KnownEnrolledPaymentMethodStatus]?: string } = {
  ENROLLED: 'The payment method is enrolled',
  DECLINED: 'The enrollment was declined',
};

/** Opens the page of an enrollment, of the first merchant that has the key. Undefined when no merchant has it. */
export function openEnrollmentPage(mock: MockServer, key: string): ChoicePage | undefined {
  const [owner] = findOwners(mock, ({ paymentMethods }) => paymentMethods.get(key));
  if (owner === undefined) return undefined;
  const { paymentMethods } = owner.merchant;
  return {
    choose: (choice) => void paymentMethods.completeEnrollment(key, choice),
    show(problem) {
      const { status, callback_url } = paymentMethods.get(key);
      const merchant = facts([['Merchant', merchantName]]);
      if (!waitsForCustomer(status)) {
        const title = results[status as KnownEnrolledPaymentMethodStatus] ?? `The payment method is ${status}`;
        return resultPage(title, merchant, callback_url);
      }
      return {
        title: 'Save your payment method',
        content: html`${alert(problem)}
          <p>Your bank would ask you here whether the merchant may store your payment method.</p>
          ${merchant}
          ${buttons('choice', [
            ['approve', 'Enroll the payment method'],
            ['decline', 'Refuse'],
          ])}
          ${returnLink(callback_url, leave)}`,
      };
    },
  };
}
