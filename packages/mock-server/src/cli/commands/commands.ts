import { advance } from './advance.ts';
import type { Command } from './command.ts';
import { coverage } from './coverage.ts';
import { flushWebhooks } from './flush-webhooks.ts';
import { deliveries, requests } from './follow.ts';
import { resend } from './resend.ts';
import { reset } from './reset.ts';
import { trigger } from './trigger.ts';

/** The commands that control a running server, by their name. */
export const commands: Readonly<Record<string, Command>> = {
  trigger,
  requests,
  deliveries,
  resend,
  'flush-webhooks': flushWebhooks,
  advance,
  coverage,
  reset,
};
