/** What `wrangler types` generates for a worker with these secrets, as far as it is used here. */
declare module 'cloudflare:workers' {
  export const env: {
    readonly WEBHOOK_SECRET: string;
    readonly UPSTASH_REDIS_REST_URL: string;
    readonly UPSTASH_REDIS_REST_TOKEN: string;
  };
  export function waitUntil(work: Promise<unknown>): void;
}
