import type { PolicyInForce } from '../model/policies.ts';

/** A policy with its meaning. */
export interface DescribedPolicy extends PolicyInForce {
  readonly description: string;
  /** The possible values. Absent when there are too many to list. */
  readonly values?: readonly unknown[];
}

/** The part of the schema of the config file that describes the policies. Their doc comments are its source. */
interface ConfigSchema {
  readonly properties: {
    readonly policies: {
      readonly properties: Readonly<
        Record<string, { readonly description?: string; readonly enum?: readonly unknown[] }>
      >;
    };
  };
}

/** Adds what each policy means. The default is a field, so the description does not repeat it. */
export function describePolicies(policies: readonly PolicyInForce[], configSchema: object): DescribedPolicy[] {
  const { properties } = (configSchema as ConfigSchema).properties.policies;
  return policies.map((policy) => {
    const { description = '', enum: values } = properties[policy.name] ?? {};
    const meaning = description.replace(/ Default: .*$/s, '');
    return { ...policy, description: meaning, ...(values === undefined ? {} : { values }) };
  });
}
