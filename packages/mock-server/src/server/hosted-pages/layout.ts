import { html } from 'hono/html';
import type { CustomerChoice } from '../../generated/control-types.ts';
import { exampleBankTransfer } from '../../generated/examples.ts';
import { style } from './style.ts';

/** What a template literal of `html` returns: text whose values are escaped. */
export type Html = ReturnType<typeof html>;

/** A page of a customer. */
export interface Page {
  /** @default 200 */
  readonly status?: number;
  readonly title: string;
  readonly content: Html;
}

/** A page with choices that the state decides. */
export interface ChoicePage {
  /** Shows what the customer can choose, or what has happened. */
  show(problem?: string): Page;
  /** @throws ControlError when the choice is not possible, for example because it was made already */
  choose(choice: CustomerChoice): void;
}

/** Forms go to the same origin only, and nothing else is loaded but the style. Pages of other origins cannot embed a page. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-resource-policy': 'same-origin',
  // With `no-referrer`, a browser would send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Responds with a page. */
export async function respondWithPage({ status = 200, title, content }: Page): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="../style.css" />
  </head>
  <body>
    <main>
      <p class="notice">This is a simulation by a mock server. No money moves.</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`;
  return new Response(String(page), {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Responds with the style of the pages. */
export function respondWithStyle(): Response {
  return new Response(style, { headers: { ...securityHeaders, 'content-type': 'text/css; charset=utf-8' } });
}

/** Creates the page for something that does not exist, or that is not allowed. */
export function problemPage(status: number, title: string, advice: string): Page {
  return { status, title, content: html`<p>${advice}</p>` };
}

/** Creates the page after a choice. */
export function resultPage(title: string, shown: Html, callbackUrl: string | null | undefined): Page {
  return {
    title,
    content: html`<p>Nothing is left to choose on this page.</p> ${shown} ${returnLink(callbackUrl, goBack)}`,
  };
}

/** Shows names with their values. */
export function facts(entries: readonly (readonly [name: string, value: string | null | undefined])[]): Html {
  return html`<dl>
    ${entries.map(([name, value]) => (value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : ''))}
  </dl>`;
}

/** Shows a problem with the last choice. A screen reader reads it at once. */
export function alert(problem: string | undefined): Html {
  return problem === undefined ? html`` : html`<p class="alert" role="alert" id="problem">${problem}</p>`;
}

/** The buttons of a form: its values, and what they say. */
export function buttons(name: string, entries: readonly (readonly [value: string, label: string | Html])[]): Html {
  return html`<form method="post">
    ${entries.map(([value, label]) => html`<button name="${name}" value="${value}">${label}</button>`)}
  </form>`;
}

/** The way back to the shop. The address comes from the merchant, so that a link to it must not run a script. */
export function returnLink(callbackUrl: string | null | undefined, { id, label }: { id: string; label: string }): Html {
  if (!callbackUrl)
    return html`<p class="quiet">There is no callback_url, so this page has no way back to the shop.</p>`;
  const url = parseCallbackUrl(callbackUrl);
  if (url === undefined) {
    return html`<p class="quiet">The callback_url is not an http or https URL, so this page has no link to it.</p>`;
  }
  return html`<p><a id="${id}" href="${url.href}">${label}</a></p>`;
}

/** Parses the address of the way back. Undefined unless it is an http or https URL. */
export function parseCallbackUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

export const leave = { id: 'leave', label: 'Leave without a choice' };
export const goBack = { id: 'return', label: 'Return to the shop' };

/** The merchant of every page: the one of the bank transfers. */
export const { beneficiary_name: merchantName } = exampleBankTransfer;
