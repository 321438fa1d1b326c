import { effect, signal } from '@preact/signals';
import { readStored, store } from '../api/storage.ts';

export type Theme = 'auto' | 'light' | 'dark';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** The chosen colors. `auto` follows the settings of the machine. */
export const theme = signal<Theme>(themes.find((each) => each === readStored('localStorage', 'theme')) ?? 'auto');

/** Switches to the next theme. */
export function switchTheme(): void {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'auto';
  theme.value = next;
  store('localStorage', 'theme', next === 'auto' ? undefined : next);
}

/** Keeps the theme on the root element, where the styles read it. */
export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}
