import type { Fault, FaultPhase } from './fault.ts';
import { operations } from './generated/operations.ts';

/**
 * Faults come from tests and over HTTP: what makes no sense is said at once, not when it strikes.
 *
 * @throws TypeError that names what is wrong
 */
export function assertFault(fault: Fault): void {
  const broken = brokenRule(fault);
  if (broken !== undefined) throw new TypeError(`A fault's ${broken}`);
}

type Rule = (value: unknown) => string | undefined;

const trigger: Readonly<Record<string, Rule>> = {
  phase: () => undefined,
  operation: optional(oneOf(Object.keys(operations))),
  when: optional((when) =>
    isTrigger(when) ? undefined : 'must be { nth } or { times } from 1, or { probability } from 0 to 1',
  ),
};

const answer: Readonly<Record<string, Rule>> = {
  ...trigger,
  status: optional(wholeNumber(400, 599)),
  code: optional((code) => (typeof code === 'string' && code !== '' ? undefined : 'must be text')),
  messages: optional((messages) => (isListOfText(messages) ? undefined : 'must be a list of texts')),
  retryAfter: optional(wholeNumber(0, 2 ** 31 - 1)),
  latencyMs: optional(wholeNumber(0, 600_000)),
};

const effects: Readonly<Record<FaultPhase, Readonly<Record<string, Rule>>>> = {
  before: answer,
  processing: answer,
  'after-commit': answer,
  body: { ...trigger, spoil: oneOf(['half', 'malformed', 'content-type', 'empty']) },
  transport: { ...trigger, connection: oneOf(['reset', 'hang']), lost: oneOf(['request', 'answer']) },
};

function brokenRule(fault: Fault): string | undefined {
  const phase = oneOf(Object.keys(effects))(Object(fault).phase);
  if (phase !== undefined) return `phase ${phase}`;
  const rules = effects[fault.phase];
  for (const [name, rule] of Object.entries(rules)) {
    const broken = rule(fault[name as keyof Fault]);
    if (broken !== undefined) return `${name} ${broken}`;
  }
  const unknown = Object.keys(fault).find((name) => !Object.hasOwn(rules, name));
  if (unknown !== undefined) {
    return `${unknown} is unknown in the phase ${fault.phase}, which takes ${Object.keys(rules).join(', ')}`;
  }
  return rules === answer ? brokenAnswer({ ...fault }) : undefined;
}

/** What else there is to say needs a status to be said with. */
function brokenAnswer({ phase, status, latencyMs, ...rest }: Record<string, unknown>): string | undefined {
  if (status !== undefined) return undefined;
  const needsStatus = ['code', 'messages', 'retryAfter'].some((name) => rest[name] !== undefined);
  return phase === 'processing' || latencyMs === undefined || needsStatus ? 'status is missing' : undefined;
}

function optional(rule: Rule): Rule {
  return (value) => (value === undefined ? undefined : rule(value));
}

function oneOf(values: readonly string[]): Rule {
  return (value) => (values.includes(value as string) ? undefined : `must be one of ${values.join(', ')}`);
}

function wholeNumber(least: number, most: number): Rule {
  return (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;
}

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}

function isTrigger(when: unknown): boolean {
  if (typeof when !== 'object' || when === null) return false;
  const [[kind, figure] = ['', undefined], another] = Object.entries(when);
  if (another !== undefined || typeof figure !== 'number') return false;
  if (kind === 'probability') return figure >= 0 && figure <= 1;
  return (kind === 'nth' || kind === 'times') && Number.isInteger(figure) && figure > 0;
}
