import { html } from 'hono/html';
import { outcomes, testTokenOf } from '../../core/model/outcomes.ts';
import {
  alert,
  buttons,
  facts,
  goBack,
  leave,
  merchantName,
  type Page,
  parseCallbackUrl,
  returnLink,
} from './layout.ts';

/** The first digits of every test card. With the last four of an outcome, the number passes the Luhn check. */
const firstDigits = '4000 0000 0000';

const cards = outcomes.map((outcome) => ({
  token: testTokenOf(outcome),
  message: outcome.message,
  number: outcome.lastFour && `${firstDigits} ${outcome.lastFour}`,
}));

/** Returns the query of the page after a form. Of any other card than a test card, it says only that the page rejected one. */
export function queryAfter(form: URLSearchParams, query: URLSearchParams): URLSearchParams {
  const token = tokenOf(form);
  const next = new URLSearchParams(query);
  next.delete('token');
  next.delete('rejected');
  if (token === undefined) next.set('rejected', 'card');
  else next.set('token', token);
  return next;
}

function tokenOf(form: URLSearchParams): string | undefined {
  const number = withoutSpaces(form.get('card_number') ?? '');
  const isChosen = (card: (typeof cards)[number]) =>
    card.token === form.get('token') || (card.number !== undefined && withoutSpaces(card.number) === number);
  return cards.find(isChosen)?.token;
}

/** The page of a checkout session. It keeps nothing: the token of the chosen card is in its own address. */
export function sessionPage(session: string, query: URLSearchParams): Page {
  const callbackUrl = query.get('callback_url');
  const chosen = cards.find(({ token }) => token === query.get('token'));
  const merchant = ['Merchant', merchantName] as const;
  if (chosen !== undefined) {
    const url = parseCallbackUrl(callbackUrl ?? '');
    url?.searchParams.set('token', chosen.token);
    return {
      title: 'Your card has a token',
      content: html`<p>The shop creates the payment with this one-time token.</p>
        ${facts([merchant, ['Session', session], ['Token', chosen.token], ['Result', chosen.message]])}
        ${returnLink(url?.href ?? callbackUrl, goBack)}`,
    };
  }
  const problem = query.has('rejected')
    ? 'Only the test cards on this page are accepted. Nothing was stored.'
    : undefined;
  const isWrong = problem === undefined ? '' : html` aria-invalid="true" aria-describedby="problem"`;
  return {
    title: 'Choose a card',
    content: html`${alert(problem)} ${facts([merchant, ['Session', session]])}
      <h2>Test cards</h2>
      ${buttons(
        'token',
        cards.map(({ token, number, message }) => [
          token,
          html`<span>${number ?? 'No card number'}</span> <span>${message}</span>`,
        ]),
      )}
      <h2>Card number</h2>
      <form method="post">
        <label for="card-number">Number of a test card</label>
        <input id="card-number" name="card_number" inputmode="numeric" autocomplete="off" required${isWrong} />
        <button>Use this card</button>
      </form>
      ${returnLink(callbackUrl, leave)}`,
  };
}

function withoutSpaces(number: string): string {
  return number.replace(/[\s-]/g, '');
}
