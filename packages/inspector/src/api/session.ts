import { signal } from '@preact/signals';

/** A storage of the browser. It can be blocked, and then the page works without it. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | undefined {
  try {
    return window[storage].getItem(`paychord-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it when it is undefined. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[storage].removeItem(`paychord-${key}`);
    else window[storage].setItem(`paychord-${key}`, value);
  } catch {
    // The value lasts until the page is closed.
  }
}

/** The admin token. It stays in this tab only. */
export const token = signal<string | undefined>(readStored('sessionStorage', 'token'));

/** Whether the server rejected a call because of the token. The page then shows the login form. */
export const needsLogin = signal(false);

/** Uses a token for all further calls. */
export function logIn(value: string): void {
  token.value = value;
  store('sessionStorage', 'token', value);
  needsLogin.value = false;
}

/** Forgets the token, and shows the login form. */
export function logOut(): void {
  token.value = undefined;
  store('sessionStorage', 'token', undefined);
  needsLogin.value = true;
}

/**
 * Logs in with the token in the address, `#token=…`, and removes it from there at once: it must not stay in the history.
 */
export function takeTokenFromAddress(): void {
  const given = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  history.replaceState(null, '', `${location.pathname}#/`);
  logIn(decodePart(given));
}

/** Decodes a part of the address. Anyone can write an address. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
