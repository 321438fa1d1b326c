/** Uses the colors that the reader chose in the inspector, or else those of the machine. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.theme = chosenTheme() ?? (dark.matches ? 'dark' : 'light');
  };
  apply();
  dark.addEventListener('change', apply);
  // The inspector in another tab changed it.
  addEventListener('storage', apply);
}

function chosenTheme(): string | undefined {
  try {
    const theme = localStorage.getItem('paychord-theme');
    return theme === 'dark' || theme === 'light' ? theme : undefined;
  } catch {
    // The browser blocks its storage.
    return undefined;
  }
}
