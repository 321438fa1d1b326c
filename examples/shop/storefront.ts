import type { Client, Payment } from '@paychord/sdk';
import type { PaymentChoice, Shop } from './shop.ts';

/** What the browser gets: a page, or another address. */
export type Reply = { readonly title: string; readonly body: string } | { readonly location: string };

const price = 25.5;

/**
 * Creates the pages of a shop.
 *
 * @param shopUrl - The address of the shop, to which the customer returns.
 * @param cardPage - The address below which a customer chooses a card. The mock server has such a page. In production, the SDK of the
 *   service shows it.
 */
export function createStorefront(client: Client, shop: Shop, shopUrl: string, cardPage: string) {
  const orderUrl = (id: string) => `${shopUrl}/orders/${encodeURIComponent(id)}`;

  /** The form of an order. `token` is that of the chosen card. */
  const paymentForm = (id: string, token: string): string => {
    const cardUrl = `${cardPage}/${encodeURIComponent(id)}?callback_url=${encodeURIComponent(orderUrl(id))}`;
    return `<p>Running shoes, ${price} USD</p>
<p><a href="${escapeHtml(cardUrl)}">Choose a card</a></p>
<form method="post">
<label>Card token <input name="token" value="${escapeHtml(token)}"></label>
<button name="method" value="card">Pay by card</button>
<button name="method" value="bank">Pay at your bank</button>
<button name="method" value="transfer">Pay by transfer</button>
</form>`;
  };

  /** Shows an order. The customer returns here too, so it reads the payment, which may be ahead of its webhook. */
  const showOrder = async (id: string, query: URLSearchParams): Promise<Reply> => {
    const title = `Order ${id}`;
    const form = paymentForm(id, query.get('token') ?? '');
    const paymentId = shop.orders.get(id)?.paymentId;
    if (paymentId === undefined) return { title, body: form };
    const order = await shop.refresh(paymentId);
    const body = describePayment(await client.payments.retrieve(paymentId));
    return { title, body: order?.failed.has(paymentId) ? body + form : body };
  };

  const pay = async (id: string, form: URLSearchParams): Promise<Reply> => {
    const callback_url = orderUrl(id);
    const choices: Record<string, PaymentChoice> = {
      card: { workflow: 'DIRECT', payment_method: { token: form.get('token') ?? '' }, callback_url },
      bank: { workflow: 'REDIRECT', payment_method: { type: 'BANK_TRANSFER' }, callback_url },
      transfer: { workflow: 'DIRECT', payment_method: { type: 'BANK_TRANSFER' }, callback_url },
    };
    const choice = choices[form.get('method') ?? ''];
    if (choice === undefined) return { location: callback_url };
    const { paymentId = '', status } = await shop.checkOut(id, price, choice);
    const isAtBank = choice.workflow === 'REDIRECT' && status === 'READY_TO_PAY';
    return { location: isAtBank ? redirectUrl(await client.payments.retrieve(paymentId)) : callback_url };
  };

  const showCards = async (customerId: string): Promise<Reply> => {
    const methods = await client.paymentMethods.list(customerId);
    const items = methods.map(({ name, status, redirect_url }) => {
      const link = redirect_url ? ` <a href="${escapeHtml(redirect_url)}">Finish</a>` : '';
      return `<li>${escapeHtml(`${name}: ${status}`)}${link}</li>`;
    });
    return { title: 'Your cards', body: `<ul>${items.join('')}</ul>` };
  };

  /** Lists what the shop knows without a call of the service: what customers and webhooks brought. */
  const listOrders = (): Reply => {
    const items = [...shop.orders.values()].map(
      ({ id, status, mails }) => `<li>${escapeHtml(`${id}: ${status}, mailed ${mails.join(', ') || 'nothing'}`)}</li>`,
    );
    return { title: 'All orders', body: `<ul>${items.join('')}</ul>` };
  };

  return async (method: string, url: URL, form: URLSearchParams): Promise<Reply> => {
    const [section, id, part] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    if (section === 'customers' && id && part === 'cards') return showCards(id);
    if (section !== 'orders' || !id) return listOrders();
    return method === 'POST' ? pay(id, form) : showOrder(id, url.searchParams);
  };
}

const descriptions: Readonly<Record<string, string>> = {
  SUCCEEDED: 'Paid. Thank you!',
  PENDING: 'Confirm the payment with your bank.',
  DECLINED: 'The payment was declined.',
  EXPIRED: 'The payment has expired.',
};

function describePayment(payment: Payment): string {
  const { status, workflow } = payment;
  const link = (text: string) => `<a href="${escapeHtml(redirectUrl(payment))}">${text}</a>`;
  if (status !== 'READY_TO_PAY') return `<p>${escapeHtml(descriptions[status] ?? `The payment is ${status}.`)}</p>`;
  if (workflow === 'REDIRECT') return `<p>Not paid yet. ${link('Continue at your bank')}</p>`;
  return `<p>Waiting for your transfer. ${link('Show the instructions')}</p>`;
}

function redirectUrl({ payment_method }: Payment): string {
  return payment_method.payment_method_detail?.bank_transfer?.redirect_url ?? '';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes a whole page. */
export function writePage({ title, body }: { title: string; body: string }): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><h1>${name}</h1>${body}</html>`;
}
