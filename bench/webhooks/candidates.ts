/** Something that verifies. */
export interface Contestant {
  readonly name: string;
  /** Its program in the folder `contestants`. */
  readonly program: string;
}

/** Contestants in the order of their table, and the one they are compared with, which is the first. */
export interface Heat {
  readonly title: string;
  readonly floor: Contestant;
  readonly ours: Contestant;
  readonly contestants: readonly Contestant[];
}

const nodeFloor = { name: '`createHmac`, cached key, `timingSafeEqual`', program: 'node-crypto' };
const ourSync = { name: '@paychord/sdk, `verifySignatureSync`', program: 'paychord' };
const webFloor = { name: '`subtle.sign`, cached key, `atob`, a loop', program: 'web-crypto' };
const ourWeb = { name: '@paychord/sdk, `verifySignature`', program: 'paychord-web' };

export const nodeHeat: Heat = {
  title: 'By `node:crypto`, or by its own hash',
  floor: nodeFloor,
  ours: ourSync,
  contestants: [
    nodeFloor,
    { name: '@octokit/webhooks-methods 6.0', program: 'octokit' },
    { name: 'stripe 23.1, `verifyHeader`', program: 'stripe' },
    { name: 'standardwebhooks 1.1', program: 'standardwebhooks' },
    { name: 'svix 2.5', program: 'svix' },
    { name: '@paychord/sdk, `verifySignature`', program: 'paychord-async' },
    ourSync,
  ],
};

export const webHeat: Heat = {
  title: 'By WebCrypto',
  floor: webFloor,
  ours: ourWeb,
  contestants: [webFloor, { name: 'stripe 23.1, `verifyHeaderAsync`', program: 'stripe-web' }, ourWeb],
};

/** What a page or a worker has to load. */
export const bundled: readonly { readonly name: string; readonly program: string }[] = [
  { name: '@octokit/webhooks-methods 6.0', program: `export { verify } from '@octokit/webhooks-methods';` },
  { name: 'stripe 23.1', program: `export { default } from 'stripe';` },
  { name: 'standardwebhooks 1.1', program: `export { Webhook } from 'standardwebhooks';` },
  { name: 'svix 2.5', program: `export { Webhook } from 'svix';` },
];
