import type { PolicyInForce as ListedPolicy } from '../../generated/control-types.ts';
import { type Policies, type PolicySchema, policyDescriptions, policySchemas } from '../../generated/policies.ts';
import { type Duration, milliseconds } from '../clock/duration.ts';
import { OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  definedFields,
  isListOf,
  isNumber,
  isOneOf,
  type OptionRule,
  type OptionRules,
} from '../options/option-rules.ts';

// The policies stand in `openapi/policies.yaml`.
export type { Policies };

/** Policies with every default filled in, and durations in milliseconds. */
export type ResolvedPolicies = Readonly<ReturnType<typeof resolvePolicies>>;

const isDuration: OptionRule = (option, value) => void milliseconds(value as Duration, option);

const defaultPolicies = mapPolicies(({ default: value }) => value) as Required<Policies>;

const policyRules: OptionRules<Policies> = mapPolicies(({ enum: values, isList, minimum, maximum }) => {
  if (values !== undefined) return isOneOf(values);
  if (minimum !== undefined && maximum !== undefined) return isNumber(minimum, maximum);
  return isList ? isListOf(isDuration) : isDuration;
});

function mapPolicies<Value>(convert: (schema: PolicySchema) => Value): Record<keyof Policies, Value> {
  const entries = Object.entries<PolicySchema>(policySchemas).map(([name, schema]) => [name, convert(schema)]);
  return Object.fromEntries(entries);
}

/**
 * Checks the policies and fills in the defaults.
 *
 * @throws {OptionError} A policy is unknown, or its value is not valid.
 */
export function resolvePolicies(options: Policies) {
  assertOptions('policies', options, policyRules, 'policies.');
  const policies = withDefaults(options);
  const paymentRetrySchedule = policies.paymentRetrySchedule.map((each) => milliseconds(each));
  const decreases = paymentRetrySchedule.some((each, index) => each < (paymentRetrySchedule[index - 1] ?? 0));
  if (paymentRetrySchedule[0] !== 0 || decreases) {
    throw new OptionError(
      'policies.paymentRetrySchedule',
      'must start with 0 and never decrease, because it counts from the first attempt',
    );
  }
  return {
    ...policies,
    idempotencyTtl: milliseconds(policies.idempotencyTtl),
    paymentRetrySchedule,
    transferRetrySchedule: policies.transferRetrySchedule.map((each) => milliseconds(each)),
  };
}

function withDefaults(options: Policies): Required<Policies> {
  return { ...defaultPolicies, ...definedFields(options) };
}

/** A policy with its value. */
export interface PolicyInForce extends ListedPolicy {
  readonly name: keyof Policies;
}

/** Lists every policy with its value and its default. */
export function listPolicies(options: Policies): PolicyInForce[] {
  const values = withDefaults(options);
  return (Object.keys(defaultPolicies) as (keyof Policies)[]).map((name) => {
    const { enum: allowed }: PolicySchema = policySchemas[name];
    return {
      name,
      value: structuredClone(values[name]),
      default: structuredClone(defaultPolicies[name]),
      isDefault: JSON.stringify(values[name]) === JSON.stringify(defaultPolicies[name]),
      description: policyDescriptions[name],
      ...definedFields({ values: allowed }),
    };
  });
}
