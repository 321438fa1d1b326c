/** The style of the pages. Each color has enough contrast in light and dark (WCAG AA). */
export const style = `:root {
  color-scheme: light dark;
  --page: light-dark(#f6f7f9, #15171c);
  --surface: light-dark(#ffffff, #1c1f26);
  --line: light-dark(#dfe3e9, #323845);
  --line-strong: light-dark(#747d8d, #7d879a);
  --text: light-dark(#1b2130, #e7eaf0);
  --quiet: light-dark(#596275, #a5aebf);
  --accent: light-dark(#2a52c4, #9db6ff);
  --accent-fill: light-dark(#2f5ad8, #3d66dd);
  --accent-hover: light-dark(#2448b4, #3158c9);
  --hover: light-dark(#eef2fb, #262c3a);
  --warning: light-dark(#7a4b00, #f0c069);
  --warning-fill: light-dark(#fcf0d4, #3a2d10);
  --bad: light-dark(#a81e2c, #ff9aa2);
  --bad-fill: light-dark(#fde7e9, #44191f);
}
* { box-sizing: border-box; }
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
