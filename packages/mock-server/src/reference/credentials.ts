import type OpenApiExplorer from 'openapi-explorer';

const storedToken = 'paychord-token';

/** Part of the description of the server at `GET /__mock/`. */
interface ServerDescription {
  readonly defaultMerchant: { readonly publicApiKey: string; readonly privateSecretKey: string | null };
}

/**
 * Fills in the keys of the default merchant and the admin token. A server with a token describes itself only to readers who have it, and no
 * server returns a secret that somebody configured.
 */
export async function fillInCredentials(explorer: OpenApiExplorer, isAdmin: boolean): Promise<void> {
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
    if (token !== undefined) storeToken(token);
    const { defaultMerchant } = (await response.json()) as ServerDescription;
    if (isAdmin) {
      if (token !== undefined) await explorer.setAuthenticationConfiguration('token', { token });
      keys.textContent = 'The console calls this mock server.';
      return;
    }
    const { publicApiKey, privateSecretKey } = defaultMerchant;
    await explorer.setAuthenticationConfiguration('publicApiKey', { token: publicApiKey });
    if (privateSecretKey !== null) {
      await explorer.setAuthenticationConfiguration('privateSecretKey', { token: privateSecretKey });
    }
    keys.textContent =
      privateSecretKey === null
        ? 'This server has its own secret key. Enter it at Authentication.'
        : 'The console calls this mock server as the default merchant.';
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void fillIn(field.value);
  });
  await fillIn(readToken());
}

/** The inspector stores the token of this tab. */
function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(storedToken) ?? undefined;
  } catch {
    // The browser blocks its storage.
    return undefined;
  }
}

function storeToken(token: string): void {
  try {
    sessionStorage.setItem(storedToken, token);
  } catch {
    // The token lasts until the page is closed.
  }
}
