/** A way to verify a webhook. */
export interface Candidate {
  readonly name: string;
  /** The name of its program in the folder `candidates`. */
  readonly program: string;
}

/** Candidates in the order of their table. The first is the baseline. */
export interface Comparison {
  readonly title: string;
  readonly baseline: Candidate;
  readonly ours: Candidate;
  readonly candidates: readonly Candidate[];
}

const nodeBaseline = { name: '`createHmac`, cached key, `timingSafeEqual`', program: 'node-crypto' };
export const ourAsync = { name: '@paychord/sdk, `verifySignature`', program: 'paychord-async' };
const ourSync = { name: '@paychord/sdk, `verifySignatureSync`', program: 'paychord' };
const webBaseline = { name: '`subtle.verify`, cached key, `atob`', program: 'web-crypto' };
const ourWeb = { name: '@paychord/sdk, `verifySignature`', program: 'paychord-web' };

export const nodeComparison: Comparison = {
  title: 'With `node:crypto` or an own hash function',
  baseline: nodeBaseline,
  ours: ourSync,
  candidates: [
    nodeBaseline,
    { name: '@octokit/webhooks-methods 6.0', program: 'octokit' },
    { name: 'stripe 23.1, `verifyHeader`', program: 'stripe' },
    { name: 'standardwebhooks 1.1', program: 'standardwebhooks' },
    { name: 'svix 2.5', program: 'svix' },
    ourAsync,
    ourSync,
  ],
};

export const webComparison: Comparison = {
  title: 'With WebCrypto',
  baseline: webBaseline,
  ours: ourWeb,
  candidates: [webBaseline, { name: 'stripe 23.1, `verifyHeaderAsync`', program: 'stripe-web' }, ourWeb],
};

/** Programs for the bundle size: what a page or a worker has to load. */
export const bundled: readonly { readonly name: string; readonly program: string }[] = [
  { name: '@octokit/webhooks-methods 6.0', program: `export { verify } from '@octokit/webhooks-methods';` },
  { name: 'stripe 23.1', program: `export { default } from 'stripe';` },
  { name: 'standardwebhooks 1.1', program: `export { Webhook } from 'standardwebhooks';` },
  { name: 'svix 2.5', program: `export { Webhook } from 'svix';` },
];
