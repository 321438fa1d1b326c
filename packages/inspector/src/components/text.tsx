import { type ComponentChildren, type ComponentProps, Fragment } from 'preact';
import type { AdminError } from '../api/admin-call.ts';
import { escapeControls } from '../api/escape.ts';
import { minorUnits } from '../generated/values.ts';

/**
 * Shows text that a program chose: a description, a header, an id. Its direction does not change the text around it, and invisible
 * characters are shown by their codes: `\u202e`.
 */
export function Data({ text, class: className }: { text: string; class?: string }) {
  return <bdi class={className}>{escapeControls(text)}</bdi>;
}

/** Shows an id or another name of a program. */
export function Code({ text }: { text: string }) {
  return (
    <code>
      <Data text={text} />
    </code>
  );
}

/** Shows a description of the OpenAPI document. Text between backticks is code. */
export function Prose({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>;
}

export type Tone = '' | 'good' | 'warning' | 'bad' | 'info';

/** A short label. The text says everything: the color only repeats it. */
export function Badge({ tone = '', title, children }: { tone?: Tone; title?: string; children: ComponentChildren }) {
  return (
    <span class={`badge ${tone}`} title={title}>
      {children}
    </span>
  );
}

/**
 * The status of a response.
 *
 * @param failure - Why no response to a webhook arrived.
 */
export function StatusBadge({ status, failure = 'no response' }: { status: number | undefined; failure?: string }) {
  if (status !== undefined) {
    return <Badge tone={status >= 500 ? 'bad' : status >= 400 ? 'warning' : 'good'}>{status}</Badge>;
  }
  return (
    <Badge tone="bad">
      <Data text={failure} />
    </Badge>
  );
}

interface AttemptResultProps {
  readonly responseStatus?: number | undefined;
  readonly failure?: string;
  readonly chaosEffect?: string;
}

/** The result of an attempt to deliver a webhook. */
export function AttemptResult({ responseStatus, failure, chaosEffect }: AttemptResultProps) {
  return (
    <>
      <StatusBadge status={responseStatus} {...(failure && { failure })} />
      {chaosEffect === undefined ? null : (
        <Badge tone="warning" title="The mock server disturbed this attempt on purpose">
          chaos: <Data text={chaosEffect} />
        </Badge>
      )}
    </>
  );
}

/**
 * A time on the clock of a merchant. The title has the complete time.
 *
 * @param now - The present time on the same clock, in milliseconds. It leaves out the date of the present day.
 */
export function Time({ at, now }: { at: string; now?: number | undefined }) {
  return (
    <time dateTime={at} title={`${at}, on the clock of the merchant`}>
      {formatAbsolute(at, now)}
    </time>
  );
}

/** `12:01:07.250` on the present day of the clock, `2026-01-03 12:01:07` on another day. Times are in UTC, as in the API. */
function formatAbsolute(at: string, now?: number): string {
  const [date = '', time = ''] = at.replace('Z', '').split('T');
  const isToday = now === undefined || new Date(now).toISOString().startsWith(date);
  return isToday ? time.slice(0, 12) : `${date} ${time.slice(0, 8)}`;
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** `3 min ago`, `in 2 d`, `now`. */
export function formatRelative(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const unit = units.find(([, each]) => size >= each);
  if (unit === undefined) return 'now';
  const text = `${Math.round(size / unit[1])} ${unit[0]}`;
  return milliseconds > 0 ? `in ${text}` : `${text} ago`;
}

/** `3.2 ms`, `1.25 s` */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

interface State {
  readonly status: string;
  readonly subStatus: string;
}

/** `PENDING / AUTHORIZED`, or `DECLINED` when both parts are the same. */
export function nameOfState(state: State | null): string {
  if (state === null) return 'new payment';
  return state.status === state.subStatus ? state.status : `${state.status} / ${state.subStatus}`;
}

type Fact = [name: string, value: ComponentChildren];

/** Facts with their names. A fact that is undefined is left out. */
export function DefinitionList({ items }: { items: Fact[] }) {
  return (
    <dl class="facts">
      {items
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** The headers of a message. */
export function HeaderList({ headers }: { headers: Readonly<Record<string, string>> }) {
  return (
    <DefinitionList items={Object.entries(headers).map(([name, value]) => [name, <Code key={name} text={value} />])} />
  );
}

/** Says that a list has nothing, and what fills it. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** Shows why a view has no data: because of an error, or because it is still loading. */
export function NoData({ error }: { error: AdminError | undefined }) {
  if (error === undefined) return <Empty title="Loading…" />;
  return (
    <div class="empty" role="alert">
      {error.messages.map((each) => (
        <p key={each}>
          <Data text={each} />
        </p>
      ))}
      <p class="quiet">{error.code}</p>
    </div>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'plain' | 'primary' | 'danger' | 'quiet';
}

/** A button. One that calls the server is an `ActionButton`. */
export function Button({ tone = 'plain', ...attributes }: ButtonProps) {
  return <button type="button" class={`button button-${tone}`} {...attributes} />;
}

/** The drawings, in a field of 16 × 16. */
const paths = {
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  sun: 'M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9L13 13M3 13l1.1-1.1M11.9 4.1L13 3',
  moon: 'M13.5 9.5A6 6 0 016.5 2.5a6 6 0 107 7z',
  auto: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 2v12',
} as const;

type IconName = keyof typeof paths;

/** A drawing beside a text, or in a button that has a label. Screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** `1 payment`, `1,200 payments` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** An amount in major units with its currency: `1,250.50 USD`. */
export function Money({ value, currency }: { value: number; currency: string }) {
  return <Data text={formatMoney(value, currency)} />;
}

export function formatMoney(value: number, currency: string): string {
  return `${formatAmount(value, currency)} ${currency}`;
}

/** The most decimals of an amount in the payments API. */
const mostDecimals = 4;

/** Formats an amount with the decimals of its currency, and with more only if the amount has them. */
export function formatAmount(value: number, currency: string): string {
  const decimals = Object.hasOwn(minorUnits, currency) ? (minorUnits[currency] ?? 0) : 0;
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: mostDecimals,
  });
}

/**
 * Reads an amount that the user typed. It accepts only what a JSON number carries without a change.
 *
 * @throws {Error} The text is no such amount. The message says why.
 */
export function parseAmount(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '') throw new Error('Type a number with a point before its decimals, such as 25.50');
  const decimals = fraction.replace(/0+$/, '');
  const exact = `${whole.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`;
  if (String(Number(exact)) !== exact) throw new Error('The amount has more digits than a JSON number can carry');
  return Number(exact);
}
