import { ControlError } from '../../controls/control-error.ts';
import { formatValue, type OptionError } from '../../options/option-error.ts';
import { ConfigError } from '../print-error.ts';

/** Creates an error that begins with the file and the path inside it, and contains the value unless it is secret. */
export function configErrorFrom(file: string, config: unknown, { option, message }: OptionError): ConfigError {
  return new ConfigError(`${file}: ${message}${received(config, option, message)}`);
}

/** Creates an error about a record of the file that a control rejected. `path` is that of the record. */
export function recordErrorFrom(
  file: string,
  record: unknown,
  path: string,
  error: OptionError | ControlError,
): ConfigError {
  if (!(error instanceof ControlError)) {
    return new ConfigError(`${file}: ${path}.${error.message}${received(record, error.option, error.message)}`);
  }
  const text = error.message.replace(`${error.code}: `, '');
  if (error.code !== 'INVALID_PARAMETERS') return new ConfigError(`${file}: ${path}: ${text}`);
  const problems = text.split('; ').map((problem) => {
    const [field = ''] = problem.split(' ', 1);
    return `${path}.${problem}${received(record, field, problem)}`;
  });
  return new ConfigError(`${file}: ${problems.join('; ')}`);
}

const secretFields = /^credentials|(^|\.)(secret|apiKey|apiSecret|token|privateSecretKey)$/;

/** Returns the value at a path in parentheses, unless the message has it, or it is secret or absent. */
function received(root: unknown, path: string, message: string): string {
  const value = valueAt(root, path);
  const isNamed = /\(received|must not be | is not an option of /.test(message);
  return value !== undefined && !isNamed && !isSecret(path, value) ? ` (received ${formatValue(value)})` : '';
}

/** A card number or a password in a URL is a secret too. */
function isSecret(path: string, value: unknown): boolean {
  return secretFields.test(path) || (typeof value === 'string' && (/\/\/[^/]*@/.test(value) || /\d{12}/.test(value)));
}

function valueAt(root: unknown, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>(
    (value, step) => (Object.hasOwn(Object(value), step) ? Object(value)[step] : undefined),
    root,
  );
}
