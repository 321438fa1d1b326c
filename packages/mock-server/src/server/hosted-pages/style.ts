import { colors } from '../../core/report/style.ts';

/** The style of the pages. Each color has enough contrast in light and dark (WCAG AA). */
export const style = `${colors}* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 24px 16px;
  background: var(--page);
  color: var(--text);
  font: 16px / 1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overflow-wrap: anywhere;
}
main {
  max-width: 480px;
  margin: 0 auto;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}
h1 { margin: 16px 0 8px; font-size: 24px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 16px; }
p { margin: 0 0 16px; }
.notice, .alert { padding: 8px 12px; border-radius: 6px; font-size: 14px; }
.notice { background: var(--warning-fill); color: var(--warning); }
.alert { background: var(--bad-fill); color: var(--bad); }
.quiet { color: var(--quiet); font-size: 14px; }
dl { margin: 0 0 16px; border-top: 1px solid var(--line); }
dl > div { display: flex; gap: 16px; justify-content: space-between; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { flex: none; color: var(--quiet); }
dd { min-width: 0; margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
main > :last-child { margin-bottom: 0; }
form { display: grid; gap: 8px; margin: 0 0 16px; }
button, input {
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
}
button { cursor: pointer; }
button:hover { background: var(--hover); }
button[value="approve"] { border-color: var(--accent-fill); background: var(--accent-fill); color: #ffffff; }
button[value="approve"]:hover { background: var(--accent-hover); }
button > span { display: block; text-align: left; font-variant-numeric: tabular-nums; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) {
  body { padding: 0; background: var(--surface); }
  main { padding: 16px; border: 0; border-radius: 0; }
}
`;
