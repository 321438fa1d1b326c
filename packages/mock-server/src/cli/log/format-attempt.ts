import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import type { WebhookAttempt } from '../../webhooks/outgoing-attempt.ts';
import { cleanText } from './clean-text.ts';
import { formatMerchant, formatStatus, formatTime, joinColumns } from './columns.ts';
import { plain, type Style } from './style.ts';

/** A webhook attempt to log, with the delivery that it belongs to. */
export interface LoggedAttempt extends Pick<WebhookDelivery, 'id' | 'event' | 'url' | 'status' | 'nextAttemptAt'> {
  readonly attempt: Pick<WebhookAttempt, 'number' | 'at' | 'failure' | 'chaosEffect'> & {
    readonly response?: { readonly status: number };
  };
  /** Public key of the merchant. */
  readonly merchant?: string | undefined;
}

/**
 * Formats a webhook attempt as one line: time, status of the response, event, host and path of the endpoint, number of the attempt, merchant, and
 * what happens next. Attempts count from 1.
 *
 * @returns The line, without a line break.
 *
 * @example
 * 12:01:07Z  503  webhook payment.purchase → 127.0.0.1:3000/webhooks  attempt 1  mock-public-key  next attempt 12:06:07Z
 */
export function formatAttempt(logged: LoggedAttempt, style: Style = plain): string {
  const { id, event, url, attempt, merchant } = logged;
  return joinColumns([
    style.dim(formatTime(attempt.at)),
    formatStatus(attempt.response?.status, style),
    `webhook ${cleanText(event)} → ${addressOf(url)}`,
    `attempt ${attempt.number + 1}`,
    style.dim(`delivery ${cleanText(id)}`),
    style.dim(formatMerchant(merchant)),
    attempt.failure === undefined ? '' : style.red(cleanText(attempt.failure)),
    attempt.chaosEffect === undefined ? '' : style.yellow(`chaos ${cleanText(attempt.chaosEffect)}`),
    formatNext(logged, style),
  ]);
}

function formatNext({ status, attempt, nextAttemptAt }: LoggedAttempt, style: Style): string {
  if (status === 'delivered') return style.green('delivered');
  // Only a transfer notification requires a body.
  if (status === 'rejected' && attempt.response?.status === 200) {
    return style.red('rejected: the response must be {"received": true}');
  }
  if (status !== 'pending') return style.red(cleanText(status));
  if (nextAttemptAt === undefined) return '';
  const isSameDay = nextAttemptAt.slice(0, 10) === attempt.at.slice(0, 10);
  const time = isSameDay ? formatTime(nextAttemptAt) : cleanText(nextAttemptAt);
  return style.yellow(`next attempt ${time}`);
}

/** The host and the path of a URL. A query or a password can hold a token. */
export function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'invalid URL';
  const { host, pathname, search } = new URL(url);
  return cleanText(`${host}${pathname}${search === '' ? '' : '?…'}`);
}
