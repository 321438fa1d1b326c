import './reference.css';
import 'openapi-explorer';
import { readDocument, renewOneTimeValues } from './one-time-values.ts';
import { simplifySchemas } from './simplify-schemas.ts';

/** The renderer, as far as the page uses it. The package has no types. */
interface OpenApiExplorer extends HTMLElement {
  /** Shows a document. */
  loadSpec(document: object): Promise<void>;
  /** Settles when the element shows its latest state. */
  readonly updateComplete: Promise<boolean>;
  /** Fills in the credentials of a security scheme. */
  setAuthenticationConfiguration(scheme: string, credentials: { token: string }): Promise<void>;
}

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
  await explorer.loadSpec(simplifySchemas(readDocument(await response.text())));
  await explorer.updateComplete;
  // The keyboard scrolls only what it can focus.
  explorer.shadowRoot?.querySelector('main')?.setAttribute('tabindex', '0');
  await fillInCredentials();
}

/** Uses the colors that the reader chose in the inspector, or else those of the machine. */
function followTheme(): void {
  const apply = () => {
    document.documentElement.style.colorScheme = tryStorage(() => localStorage.getItem('paychord-theme')) ?? '';
  };
  apply();
  // The inspector in another tab changed it.
  addEventListener('storage', apply);
}

/** The renderer computes lighter colors from these, which have no dark mode. It must read them without light-dark(). */
function setColors(): void {
  for (const name of ['purple', 'red', 'orange', 'yellow', 'green', 'blue', 'gray']) {
    CSS.registerProperty({ name: `--${name}`, syntax: '<color>', inherits: true, initialValue: 'black' });
    explorer.style.setProperty(`--light-${name}`, 'var(--raised)');
  }
}

/** Uses what the inspector stores too. The browser can block its storage. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Part of the description of the server at `GET /__mock/`. */
interface ServerDescription {
  readonly defaultMerchant: { readonly publicApiKey: string; readonly privateSecretKey: string | null };
}

/**
 * Fills in the keys of the default merchant and the admin token. A server with a token describes itself only to readers who have it, and no
 * server returns a secret that somebody configured.
 */
async function fillInCredentials(): Promise<void> {
  const form = document.querySelector('#login') as HTMLFormElement;
  const keys = document.querySelector('#keys') as HTMLElement;
  const field = form.querySelector('input') as HTMLInputElement;

  const fillIn = async (token: string | undefined): Promise<void> => {
    const response = await fetch('/__mock/', {
      headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
    form.hidden = response.ok;
    if (!response.ok) {
      keys.textContent = token === undefined ? '' : 'This token is wrong.';
      return;
    }
    if (token !== undefined) tryStorage(() => sessionStorage.setItem('paychord-token', token));
    if (isAdmin) {
      if (token !== undefined) await explorer.setAuthenticationConfiguration('token', { token });
      keys.textContent = 'The console calls this mock server.';
      return;
    }
    const { publicApiKey, privateSecretKey } = ((await response.json()) as ServerDescription).defaultMerchant;
    await explorer.setAuthenticationConfiguration('publicApiKey', { token: publicApiKey });
    if (privateSecretKey === null) {
      keys.textContent = 'This server has its own secret key. Enter it at Authentication.';
      return;
    }
    await explorer.setAuthenticationConfiguration('privateSecretKey', { token: privateSecretKey });
    keys.textContent = 'The console calls this mock server as the default merchant.';
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void fillIn(field.value);
  });
  // The inspector stores the token of this tab.
  await fillIn(tryStorage(() => sessionStorage.getItem('paychord-token')) ?? undefined);
}

removeLoginResult();
followTheme();
setColors();
markDocument();
renewOneTimeValues(explorer);
hideConsoleOfWebhooks();
await show();
