import './reference.css';
import type OpenApiExplorer from 'openapi-explorer';
import 'openapi-explorer';
import { fillInCredentials } from './credentials.ts';
import { renewOneTimeValues, withOneTimeValues } from './one-time-values.ts';
import { simplifySchemas } from './simplify-schemas.ts';
import { followTheme } from './theme.ts';

const explorer = document.querySelector('openapi-explorer') as OpenApiExplorer;
const isAdmin = new URLSearchParams(location.search).get('api') === 'admin';

/** The renderer reads the result of an OAuth login from the address. Neither API has one, so a link must not fill in a token. */
function removeLoginResult(): void {
  if (/[?#&]state=/.test(location.href)) history.replaceState(null, '', isAdmin ? '?api=admin' : location.pathname);
}

/** Marks the link to the shown document. */
function markDocument(): void {
  const [payments, admin] = document.querySelectorAll('nav a');
  (isAdmin ? admin : payments)?.setAttribute('aria-current', 'page');
  document.title = `${isAdmin ? 'Admin API' : 'Payments API'} – Paychord API reference`;
  // The address of the admin document requires the token, which a link cannot send.
  const source = isAdmin ? '/__mock/docs/admin.json' : '/openapi.json';
  document.querySelector('#source')?.setAttribute('href', source);
}

/** Hides the console of webhooks: the service sends them to the merchant, and this server does not accept them. */
function hideConsoleOfWebhooks(): void {
  explorer.addEventListener('event', (event) => {
    const { operation } = (event as CustomEvent<{ operation?: { isWebhook: boolean } }>).detail;
    explorer.setAttribute('hide-console', String(operation?.isWebhook ?? false));
  });
}

async function show(): Promise<void> {
  const response = await fetch(`/__mock/docs/${isAdmin ? 'admin' : 'payments'}.json`);
  await explorer.loadSpec(withOneTimeValues(simplifySchemas(await response.json())));
  await explorer.updateComplete;
  // The keyboard scrolls only what it can focus.
  explorer.shadowRoot?.querySelector('main')?.setAttribute('tabindex', '0');
  await fillInCredentials(explorer, isAdmin);
}

removeLoginResult();
followTheme();
markDocument();
renewOneTimeValues(explorer);
hideConsoleOfWebhooks();
await show();
