/** The colors of a page. Each has enough contrast in light and dark (WCAG AA). */
export const colors = `:root {
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
  --good: light-dark(#17603a, #7fd8a6);
  --good-fill: light-dark(#e2f4e9, #16352a);
  --bad: light-dark(#a81e2c, #ff9aa2);
  --bad-fill: light-dark(#fde7e9, #44191f);
}
`;

/** The style of a report. A detail is hidden until its link is pressed: it is the target of the address then. No script is needed. */
export const style = `${colors}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 15px / 1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 1400px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.25; }
h2 { margin: 40px 0 8px; font-size: 19px; }
h3 { margin: 24px 0 8px; font-size: 16px; }
.card h3, .detail h3 { margin-top: 0; }
p { margin: 0 0 12px; max-width: 90ch; }
a { color: var(--accent); }
code { font: 13px / 1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: 0 0 12px; padding: 12px; border-radius: 6px; background: var(--page); white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.quiet { color: var(--quiet); }
.notes { margin: 0 0 16px; padding: 12px 12px 12px 32px; border-radius: 8px; background: var(--warning-fill); color: var(--warning); }
.figures { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 24px; padding: 0; list-style: none; }
.figures li { flex: 1 1 140px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.figures strong { display: block; font-size: 24px; font-variant-numeric: tabular-nums; }
.card { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-left: 4px solid var(--line-strong); border-radius: 8px; background: var(--surface); overflow-wrap: anywhere; }
.card.failed { border-left-color: var(--bad); }
.scroll { margin: 0 0 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
table { border-collapse: collapse; }
th, td { padding: 4px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
caption { padding: 10px; color: var(--quiet); text-align: left; }
.grid thead th { height: 132px; padding: 8px 4px; vertical-align: bottom; font-weight: 400; white-space: nowrap; }
.grid thead span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); }
.grid tbody th { position: sticky; left: 0; min-width: 150px; background: var(--surface); }
.grid tbody th small { display: block; color: var(--quiet); font-weight: 400; }
.grid td { min-width: 40px; padding: 3px; text-align: center; }
.cell { display: block; min-width: 34px; padding: 5px 0; border-radius: 6px; text-decoration: none; color: var(--quiet); }
.survived { background: var(--good-fill); color: var(--good); }
.failed.cell { background: var(--bad-fill); color: var(--bad); font-weight: 700; }
.cell:hover { outline: 2px solid currentColor; }
.cells { display: flex; flex-wrap: wrap; gap: 4px; margin: 0 0 12px; padding: 0; list-style: none; }
.cells .cell { min-width: 44px; padding: 5px 8px; text-align: center; }
.detail { display: none; }
.detail:target {
  display: block;
  position: fixed;
  inset: 0 0 0 auto;
  width: min(1040px, 100%);
  padding: 24px;
  border-left: 1px solid var(--line-strong);
  background: var(--surface);
  overflow: auto;
  overflow-wrap: anywhere;
}
.detail .close { float: right; padding: 4px 12px; border: 1px solid var(--line-strong); border-radius: 6px; text-decoration: none; }
.lanes { width: 100%; table-layout: fixed; font-size: 14px; }
.lanes th:first-child { width: 76px; text-align: right; }
.lanes th:nth-child(2) { width: 110px; }
.lanes th:nth-child(n + 5) { width: 170px; }
.lanes td { overflow-wrap: break-word; }
.lanes td:first-child { color: var(--quiet); white-space: nowrap; text-align: right; font-variant-numeric: tabular-nums; }
.lanes .problem { background: var(--bad-fill); color: var(--bad); }
@media (max-width: 640px) {
  .detail:target { padding: 16px; border-left: 0; }
  .lanes thead { display: none; }
  .lanes tr { display: block; padding: 6px 0; border-bottom: 1px solid var(--line); }
  .lanes td { display: block; padding: 0; border: 0; text-align: left !important; }
  .lanes td:empty { display: none; }
  .lanes td[data-lane]::before { content: attr(data-lane) ": "; color: var(--quiet); }
}
@media print { .detail, .detail:target { display: block; position: static; width: auto; } }
`;
