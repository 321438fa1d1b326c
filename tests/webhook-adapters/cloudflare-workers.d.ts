/** What `wrangler types` generates for a worker with this one secret, as far as it is used here. */
declare module 'cloudflare:workers' {
  export const env: { readonly WEBHOOK_SECRET: string };
  export function waitUntil(work: Promise<unknown>): void;
}
