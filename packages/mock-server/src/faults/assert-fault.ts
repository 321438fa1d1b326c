import { schemas } from '../generated/control-validators.js';
import type { FieldTree } from '../generated/fields.ts';
import { assertShape } from '../model/assert-shape.ts';
import type { Fault } from './fault.ts';

type FaultField = Fault extends infer Each ? (Each extends unknown ? keyof Each : never) : never;

type TriggerField = NonNullable<Fault['when']> extends infer Each ? (Each extends unknown ? keyof Each : never) : never;

const triggerFields: Readonly<Record<TriggerField, true>> = { nth: true, times: true, probability: true };
const fields: Readonly<Record<FaultField, FieldTree | true>> = {
  phase: true,
  operation: true,
  when: triggerFields,
  status: true,
  code: true,
  messages: true,
  retryAfter: true,
  latencyMs: true,
  corrupt: true,
  connection: true,
  lost: true,
};

/**
 * Checks a fault when it is injected, not when it applies, so that the error points to the test.
 *
 * @throws {OptionError} A field is unknown, missing or not valid.
 */
export function assertFault(fault: Fault): void {
  assertShape('fault', schemas.Fault, fault, fields);
}
