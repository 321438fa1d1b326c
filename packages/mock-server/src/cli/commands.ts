import { type Duration, milliseconds } from '../clock/duration.ts';
import { type AdminTarget, callAdminApi } from './admin-client.ts';
import { parseCommandLine, serverUrl } from './command-line.ts';
import { defaultPort } from './default-port.ts';
import { UsageError } from './print-error.ts';
import { triggers } from './triggers.ts';

const remoteOptions = {
  url: { type: 'string', default: `http://127.0.0.1:${defaultPort}` },
  token: { type: 'string' },
  merchant: { type: 'string' },
} as const;

/** `trigger chargeback <payment-id> --amount 10`. Answers what to print. */
export async function trigger(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, {
    ...remoteOptions,
    amount: { type: 'string' },
    reason: { type: 'string' },
  });
  const [event = '', ...subjects] = positionals;
  const known = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (known === undefined)
    throw new UsageError(`the event to trigger must be one of ${Object.keys(triggers).join(', ')}`);
  const { operation, subject, options, body, said } = known;
  if (subjects.length !== (subject === undefined ? 0 : 1) || subjects.includes('')) {
    throw new UsageError(`trigger ${event} takes ${subject === undefined ? 'nothing more' : `one <${subject}>`}`);
  }
  for (const option of ['amount', 'reason'] as const) {
    if (values[option] !== undefined && !options.includes(option)) {
      throw new UsageError(`trigger ${event} has no option --${option}`);
    }
  }
  const given = {
    ...(values.amount === undefined ? {} : { amount: amountOf(values.amount) }),
    ...(values.reason === undefined ? {} : { reason: values.reason }),
  };
  const [id = ''] = subjects;
  const answer = await callAdminApi(remoteOf(values), operation, id, body?.(given));
  return `${said(answer as never, id)}\n`;
}

/** `advance 6h`. Answers what to print. */
export async function advance(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, remoteOptions);
  const [duration, ...more] = positionals;
  if (duration === undefined || more.length > 0) throw new UsageError('advance takes one duration, such as 6h');
  if (!/^\d+(\.\d+)?(ms|s|m|h|d)$/.test(duration)) {
    throw new UsageError('a duration is a number with ms, s, m, h or d, such as 90s, 6h or 2d');
  }
  milliseconds(duration as Duration);
  const answer = await callAdminApi(remoteOf(values), 'advanceClock', undefined, { duration });
  return `It is ${(answer as { timestamp: string }).timestamp}\n`;
}

/** `flush-webhooks`. Answers what to print. */
export async function flushWebhooks(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, remoteOptions);
  if (positionals.length > 0) throw new UsageError('flush-webhooks takes nothing more');
  await callAdminApi(remoteOf(values), 'flushWebhooks', undefined, undefined);
  return 'No webhook delivery is pending\n';
}

function remoteOf({ url, token, merchant }: { url: string; token?: string; merchant?: string }): AdminTarget {
  return { url: serverUrl('url', url), token: header('token', token), merchant: header('merchant', merchant) };
}

function header(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\x21-\x7e]+$/.test(text))
    throw new UsageError(`--${option} must be visible ASCII characters`);
  return text;
}

function amountOf(text: string): number {
  const amount = Number(text);
  if (!(/^\d+(\.\d+)?$/.test(text) && amount > 0)) throw new UsageError('--amount must be a number greater than 0');
  return amount;
}
