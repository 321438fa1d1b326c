import { signal } from '@preact/signals';
import { readStored, store } from './storage.ts';

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

/** Forgets the token. */
export function logOut(): void {
  token.value = undefined;
  store('sessionStorage', 'token', undefined);
}

/** Shows the login form, unless another token was entered since the call. */
export function rejectToken(rejected: string | undefined): void {
  if (rejected !== token.peek()) return;
  logOut();
  needsLogin.value = true;
}

/**
 * Logs in with the token in the address, `#token=…`, and removes it from there at once: it must not stay in the history.
 */
export function takeTokenFromAddress(): void {
  const given = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  history.replaceState(null, '', `${location.pathname}#/`);
  logIn(decodeToken(given));
}

function decodeToken(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
