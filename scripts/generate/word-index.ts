/** Words of readers that no heading contains, and where they lead from `packages/sdk/docs`. */
const synonyms: readonly (readonly [words: string, ...targets: string[]])[] = [
  ['AbortSignal, cancel a call', 'options.md#request-options'],
  ['Accounts, several in one process', 'options.md#several-accounts'],
  ['Assumptions, guesses', '../GAPS.md'],
  ['Bank transfer (incoming), notification', 'webhooks/README.md#transfers'],
  ['Card, token, saved card', 'payments.md#payment-methods', 'operations.md#customers-and-payment-methods'],
  ['CommonJS, require, import', 'versions.md#es-modules-and-commonjs'],
  ['CORS, Vite', 'options.md#browsers'],
  ['Crash, lost response, double charge', 'unknown-outcomes.md', 'retries-and-idempotency.md#survive-a-crash'],
  ['Decimals, rounding, cents, currency', 'payments.md#amounts'],
  ['Declined payment, status', 'payments.md#statuses', 'payments.md#final-statuses'],
  ['Docker, Compose, http without TLS', 'options.md#http-to-another-host', '../../mock-server/docs/containers.md'],
  [
    'Double click, UUID',
    'retries-and-idempotency.md#one-key-per-attempt-to-pay',
    'retries-and-idempotency.md#idempotency-keys',
  ],
  [
    'Downtime, outage, missed webhooks',
    'webhooks/README.md#an-endpoint-that-was-down',
    'webhooks/stores.md#while-the-store-is-unavailable',
  ],
  ['Duplicates, replay attack', 'webhooks/README.md#security', 'webhooks/stores.md'],
  ['Error code, exception', 'errors.md#error-classes'],
  ['HMAC, signature, raw body', 'webhooks/verifying.md#raw-body', '../../mock-server/docs/signatures.md'],
  ['Key rotation, credentials', 'options.md#client-options', 'webhooks/verifying.md#rotate-a-secret'],
  ['Limits', 'payments.md#fields', 'errors.md#rate-limits', 'disputes.md#evidence', 'webhooks/responses.md#options'],
  ['Marketplace, onboarding, reverse transfer', 'operations.md#transfers'],
  ['Message of an error', 'troubleshooting.md'],
  ['Metadata', 'payments.md#fields'],
  ['Mock server, MSW, Vitest, Jest', 'testing.md', '../../mock-server/README.md'],
  ['OpenTelemetry, metrics, pino, winston', 'hooks.md'],
  ['Order of events, late events', 'webhooks/README.md#write-a-handler'],
  ['orval, hey-api', 'openapi-fetch.md'],
  ['Partial refund', 'two-step-payments.md#refunds'],
  ['pg-boss, BullMQ', 'webhooks/stores.md#queues'],
  ['Python, FastAPI, Ruby, PHP, Go, Java, C#', '../../mock-server/docs/signatures.md'],
  ['Redirect, callback_url', 'payments.md#bank-transfers', '../../mock-server/docs/hosted-pages.md'],
  ['Retry-After, backoff', 'retries-and-idempotency.md#what-the-client-retries'],
  ['Settlement, fees, books, daily report', 'reconciliation.md'],
  ['Vulnerability', '../SECURITY.md'],
];

interface Heading {
  readonly text: string;
  readonly link: string;
}

/** Writes the index of words: the headings of the pages, and the synonyms. @param pages The pages by their path from `packages/sdk/docs`. */
export function wordIndex(pages: ReadonlyMap<string, string>): string {
  const headings = [...pages].flatMap(([path, page]) => headingsOf(path, page));
  const titles = new Map(headings.map(({ text, link }) => [link, text]));
  const words = new Map<string, Set<string>>();
  const add = (word: string, target: string, title: string) =>
    words.set(word, (words.get(word) ?? new Set()).add(`[${title}](${target})`));

  for (const { text, link } of headings) add(text, link, titles.get(link.split('#')[0] ?? '') ?? link);
  for (const [word, ...targets] of synonyms) {
    for (const target of targets) add(word, target, titles.get(target) ?? target.replace('../', ''));
  }
  const rows = [...words]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { ignorePunctuation: true }))
    .map(([word, links]) => `| ${word} | ${[...links].join(', ')} |`);
  return ['| Word | Page |', '| --- | --- |', ...rows].join('\n');
}

/** Writes a list of pages with their titles. @param pages The pages by their path from the list. */
export function pageList(pages: ReadonlyMap<string, string>): string {
  return [...pages]
    .flatMap(([path, page]) => headingsOf(path, page).slice(0, 1))
    .map(({ text, link }) => `- [${text}](${link})`)
    .join('\n');
}

/** Returns the headings of a page, without the steps of a tutorial. */
function headingsOf(path: string, page: string): Heading[] {
  const prose = page.replaceAll(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/^(#+) (\D.*)$/gm)].map(([, level = '', text = '']) => ({
    text,
    link: level === '#' ? path : `${path}#${anchorOf(text)}`,
  }));
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
