import { type Duration, milliseconds } from '../clock/duration.ts';
import { type AdminTarget, callAdminApi } from './admin-client.ts';
import { defaultPort, parseCommandLine, parseServerUrl } from './command-line.ts';
import { UsageError } from './print-error.ts';
import { triggers } from './triggers.ts';

const targetOptions = {
  url: { type: 'string', default: `http://127.0.0.1:${defaultPort}` },
  token: { type: 'string' },
  merchant: { type: 'string' },
} as const;

/**
 * Runs `trigger`, for example `trigger chargeback <payment-id> --amount 10`.
 *
 * @returns the text to print
 */
export async function trigger(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, {
    ...targetOptions,
    amount: { type: 'string' },
    reason: { type: 'string' },
  });
  const [event = '', ...ids] = positionals;
  const known = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (known === undefined) {
    const names = Object.keys(triggers).join(', ');
    throw new UsageError(
      event === '' ? `trigger needs an event: ${names}` : `Unknown event: ${event}. Known: ${names}`,
    );
  }
  const { operation, argument, options, body, describe } = known;
  if (ids.length !== (argument === undefined ? 0 : 1) || ids.includes('')) {
    throw new UsageError(`trigger ${event} takes ${argument === undefined ? 'no id' : `one <${argument}>`}`);
  }
  for (const option of ['amount', 'reason'] as const) {
    if (values[option] !== undefined && !options.includes(option)) {
      throw new UsageError(`trigger ${event} has no option --${option}`);
    }
  }
  const details = {
    ...(values.amount === undefined ? {} : { amount: parseAmount(values.amount) }),
    ...(values.reason === undefined ? {} : { reason: values.reason }),
  };
  const [id = ''] = ids;
  const result = await callAdminApi(targetOf(values), operation, id, body?.(details));
  return `${describe(result as never, id)}\n`;
}

/**
 * Runs `advance`, for example `advance 6h`.
 *
 * @returns the text to print
 */
export async function advance(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, targetOptions);
  const [duration, ...more] = positionals;
  if (duration === undefined || more.length > 0) throw new UsageError('advance takes one duration, such as 6h');
  if (!/^\d+(\.\d+)?(ms|s|m|h|d)$/.test(duration)) {
    throw new UsageError(
      `The duration must be a number with ms, s, m, h or d, such as 90s, 6h or 2d (received ${JSON.stringify(duration)})`,
    );
  }
  milliseconds(duration as Duration);
  const result = await callAdminApi(targetOf(values), 'advanceClock', undefined, { duration });
  return `The time is now ${(result as { timestamp: string }).timestamp}\n`;
}

/**
 * Runs `flush-webhooks`.
 *
 * @returns the text to print
 */
export async function flushWebhooks(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, targetOptions);
  if (positionals.length > 0) throw new UsageError('flush-webhooks takes no arguments');
  await callAdminApi(targetOf(values), 'flushWebhooks', undefined, undefined);
  return 'No webhook delivery is pending\n';
}

function targetOf({ url, token, merchant }: { url: string; token?: string; merchant?: string }): AdminTarget {
  return {
    url: parseServerUrl('url', url),
    token: parseHeader('token', token),
    merchant: parseHeader('merchant', merchant),
  };
}

function parseHeader(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\x21-\x7e]+$/.test(text)) {
    throw new UsageError(`--${option} must be visible ASCII characters`);
  }
  return text;
}

function parseAmount(text: string): number {
  const amount = Number(text);
  if (!(/^\d+(\.\d+)?$/.test(text) && amount > 0)) {
    throw new UsageError(`--amount must be a number greater than 0 (received ${JSON.stringify(text)})`);
  }
  return amount;
}
