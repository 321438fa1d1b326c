import { type Policies, resolvePolicies } from '../../model/policies.ts';
import { OptionError } from '../../options/option-error.ts';
import { UsageError } from '../print-error.ts';

/**
 * Parses the values of `--policy`, such as `onUnknownField=reject`. A later value of the same policy replaces an earlier one.
 *
 * @throws {UsageError} A policy is unknown, or its value is not valid.
 */
export function parsePolicies(texts: readonly string[]): Policies {
  return Object.assign({}, ...texts.map(parsePolicy));
}

function parsePolicy(text: string): Policies {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(
      `--policy must be name=value, such as onUnknownField=reject (received ${JSON.stringify(text)})`,
    );
  }
  const errors = candidatesFor(value).flatMap((candidate) => rejectionOf({ [name]: candidate }) ?? []);
  // The text of a list is split, so only the error of the list helps.
  const error = errors.find(({ message }) => !message.includes(' must be a list')) ?? errors[0];
  const accepted = candidatesFor(value).find((candidate) => rejectionOf({ [name]: candidate }) === undefined);
  if (accepted !== undefined) return { [name]: accepted };
  throw new UsageError(
    `--policy ${error?.message.replace(/^policies\./, '').replace('an option of policies', 'a policy')}`,
  );
}

/** The values that a text can mean: text, a number, or a list of both. The rules of the policy accept one of them at most. */
function candidatesFor(text: string): unknown[] {
  const parse = (part: string) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part);
  return [text, parse(text), text.split(',').map((part) => parse(part.trim()))];
}

function rejectionOf(policies: object): OptionError | undefined {
  try {
    resolvePolicies(policies as Policies);
    return undefined;
  } catch (error) {
    if (error instanceof OptionError) return error;
    throw error;
  }
}
