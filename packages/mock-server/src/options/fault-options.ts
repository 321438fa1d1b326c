import type { Fault, FaultPhase } from '../fault.ts';
import { operations } from '../generated/operations.ts';
import { OptionError, shown } from './option-error.ts';
import { assertNames, isOneOf, isWholeNumber, mustBe, type Rule } from './rules.ts';

/**
 * Faults come from tests and over HTTP: what makes no sense is said at once, not when it strikes.
 *
 * @throws OptionError
 */
export function assertFault(fault: Fault): void {
  const phase = Object(fault).phase as FaultPhase;
  isOneOf(Object.keys(effects))('fault.phase', phase);
  const rules = effects[phase];
  assertNames(`a fault in the phase ${phase}`, fault, Object.keys(rules), 'fault.');
  for (const [name, rule] of Object.entries(rules)) rule(`fault.${name}`, fault[name as keyof Fault]);
  if (rules === answer) assertAnswer({ ...fault });
}

const trigger: Readonly<Record<string, Rule>> = {
  phase: () => {},
  operation: optional(isOneOf(Object.keys(operations))),
  when: optional(mustBe('{ nth } or { times } from 1, or { probability } from 0 to 1', isTrigger)),
};

const answer: Readonly<Record<string, Rule>> = {
  ...trigger,
  status: optional(isWholeNumber(400, 599)),
  code: optional(mustBe('text', (code) => typeof code === 'string' && code !== '')),
  messages: optional(mustBe('a list of texts', isListOfText)),
  retryAfter: optional(isWholeNumber(0, 2 ** 31 - 1)),
  latencyMs: optional(isWholeNumber(0, 600_000)),
};

const effects: Readonly<Record<FaultPhase, Readonly<Record<string, Rule>>>> = {
  before: answer,
  processing: answer,
  'after-commit': answer,
  body: { ...trigger, spoil: isOneOf(['half', 'malformed', 'content-type', 'empty']) },
  transport: { ...trigger, connection: isOneOf(['reset', 'hang']), lost: isOneOf(['request', 'answer']) },
};

/** Everything else in a response needs a status. */
function assertAnswer({ phase, status, latencyMs, ...rest }: Record<string, unknown>): void {
  if (status !== undefined) return;
  const needsStatus = ['code', 'messages', 'retryAfter'].some((name) => rest[name] !== undefined);
  if (phase !== 'processing' && latencyMs !== undefined && !needsStatus) return;
  throw new OptionError('fault.status', `must be a whole number from 400 to 599, and not ${shown(status)}`);
}

function optional(rule: Rule): Rule {
  return (option, value) => {
    if (value !== undefined) rule(option, value);
  };
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
