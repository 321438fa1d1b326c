import { parseArgs } from 'node:util';
import { escapeUnsafe } from '../../core/merchant/format-log.ts';
import { parseBaseUrl } from '../../core/options/address.ts';
import { isAdminToken, isVisibleText } from '../../core/options/listen-options.ts';
import { definedFields } from '../../core/options/option-rules.ts';
import { didYouMean, similarName } from '../../core/options/suggest-name.ts';

/** The port that the server listens on, and that the other commands call. */
export const defaultPort = 4010;

/** An option of a command line, as the help shows it. */
interface OptionSpec {
  readonly short?: string;
  readonly multiple?: true;
  /** The value in the help, such as `<file>`. An option without one is true or false. */
  readonly value?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ParsedValues<Options extends OptionSpecs> = {
  readonly [Name in keyof Options]?: Options[Name] extends { readonly value: string }
    ? Options[Name] extends { readonly multiple: true }
      ? string[]
      : string
    : boolean;
};

/**
 * Parses the options and positional arguments of a command.
 *
 * @throws {UsageError} An option is unknown or has no value.
 */
export function parseCommandLine<Options extends OptionSpecs>(args: readonly string[], options: Options) {
  const types = Object.entries(options).map(([name, { value, short, multiple }]) => {
    return [name, { type: value === undefined ? 'boolean' : 'string', ...definedFields({ short, multiple }) }];
  });
  try {
    const config = { args: [...args], options: Object.fromEntries(types), allowPositionals: true, strict: true };
    const { values, positionals, tokens } = parseArgs({ ...config, tokens: true });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = given.find(
      (name, index) => options[name]?.value && !options[name].multiple && given.indexOf(name) < index,
    );
    // The last one would apply, for example one secret to the webhooks of every URL.
    if (repeated !== undefined) throw new UsageError(`--${repeated} can be given only once`);
    return { values: values as ParsedValues<Options>, positionals };
  } catch (error) {
    if (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(withSuggestion(toOneLine(error.message), Object.keys(options)));
    }
    throw error;
  }
}

/** Shortens a message of `parseArgs` to one line, without advice about arguments that start with a dash but are not options. */
function toOneLine(message: string): string {
  return message
    .replace(/\. To specify a positional argument .*$/s, '')
    .replaceAll('\n', ' ')
    .replace(/\.$/, '');
}

/** The page about the command. */
export const manual = 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/command-line.md';

/** Adds the option that the user probably meant. */
function withSuggestion(message: string, names: readonly string[]): string {
  const [, written = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  // A command calls a server by its address. Only the server itself has a port.
  if (written === 'port' && names.includes('url')) return `${message}. Pass --url http://127.0.0.1:<port>`;
  const similar = written === '' ? undefined : similarName(written, names);
  return message + didYouMean(similar && `--${similar}`);
}

/** What the help shows of a command. */
interface CommandHelp<Options extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** The arguments after the name. Undefined: the command takes none. */
  readonly usage?: string;
  /** What the command does, in one line. */
  readonly summary: string;
  /** Complete command lines. */
  readonly examples: readonly string[];
  /** The part between the usage and the options. */
  readonly details?: string;
  /** The options besides those of the server to call. */
  readonly options?: Options;
  /** Whether any other option is a field of the call: `--amount.value 40`. */
  readonly hasFields?: true;
}

/** A command of `paychord-mock`. */
export interface Command extends CommandHelp {
  /** Runs the command. Prints its result. */
  run(args: readonly string[]): Promise<void>;
}

/** The parsed arguments of a command. */
interface CommandCall<Options extends OptionSpecs> {
  readonly target: AdminTarget;
  readonly values: ParsedValues<Options>;
  readonly args: readonly string[];
  /** The body that the fields make. */
  readonly fields: object;
}

/** Creates a command that calls a running server. */
export function createCommand<const Options extends OptionSpecs = Record<never, never>>({
  run,
  ...help
}: CommandHelp<Options> & { run(call: CommandCall<Options>): Promise<void> }): Command {
  return {
    ...help,
    async run(args) {
      const known: OptionSpecs = { ...targetOptions, ...help.options };
      const names = help.hasFields ? fieldNames(args).filter((name) => !Object.hasOwn(known, name)) : [];
      const fieldOptions = names.map((name) => [name, { value: '<value>', help: '' }] as const);
      const { values, positionals } = parseCommandLine(args, { ...Object.fromEntries(fieldOptions), ...known });
      assertArguments(help, positionals);
      const fields = createBody(names.map((name) => [name, String(values[name])]));
      await run({ values: values as ParsedValues<Options>, args: positionals, fields, target: targetOf(values) });
    },
  };
}

/** The names of all options: `amount.value` of `--amount.value=40`. */
function fieldNames(args: readonly string[]): string[] {
  return args.flatMap((arg) => /^--([a-z][\w.]*)(?==|$)/i.exec(arg)?.[1] ?? []);
}

/** Creates a body from names with dots. A value that is JSON is sent as JSON, any other one as text. */
function createBody(fields: readonly (readonly [path: string, text: string])[]): object {
  const body = {};
  for (const [path, text] of fields) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let parent: Record<string, unknown> = body;
    for (const name of names) {
      parent[name] ??= {};
      parent = Object(parent[name]);
    }
    parent[last] = parseValue(text);
  }
  return body;
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws {UsageError} A command without arguments has one, or a command with one `<argument>` has none, an empty one or several. */
function assertArguments({ name, usage = '' }: CommandHelp, args: readonly string[]): void {
  const takesOne = /^<\S+>$/.test(usage);
  if (takesOne ? args.length === 1 && args[0] !== '' : usage !== '' || args.length === 0) return;
  const received = args.length === 0 ? '' : ` (received ${args.join(' ')})`;
  throw new UsageError(`${name} takes ${takesOne ? `one ${usage}` : 'no arguments'}${received}`);
}

/** Prints a result. */
export function print(text: string): void {
  process.stdout.write(text);
}

/** Prints a result as JSON whose text cannot control the terminal. Nothing without a result. */
export function printJson(result: unknown): void {
  if (result !== undefined) print(`${escapeLines(JSON.stringify(result, undefined, 2))}\n`);
}

/** Prints what the user can do next. Not on the standard output, so that a script reads only the result there. */
export function printHint(text: string): void {
  process.stderr.write(text);
}

const defaultUrl = `http://127.0.0.1:${defaultPort}`;

/** The environment variables of the URL and of the token. A token in a command line is visible to other users of the machine. */
const urlVariable = 'PAYCHORD_MOCK_URL';
const tokenVariable = 'PAYCHORD_MOCK_TOKEN';
/** The environment variable of the address to listen on. The container image sets it. */
export const hostVariable = 'PAYCHORD_MOCK_HOST';

/** The options that select a running server and a merchant. */
export const targetOptions = {
  url: { value: '<url>', help: `URL of the server (default: the variable ${urlVariable}, or ${defaultUrl})` },
  token: { value: '<text>', help: `Admin token, if the server requires one (default: the variable ${tokenVariable})` },
  merchant: {
    value: '<key>',
    help: 'Public key of the merchant (default: the default merchant)',
  },
} as const satisfies OptionSpecs;

/** The options of the server. The config file has the same settings. */
export const serverOptions = {
  config: {
    value: '<file>',
    help: 'JSON file with these options, endpoints, policies, seeds and faults. Other options override it',
  },
  state: {
    value: '<file>',
    help: 'File that keeps the state, with secrets, across restarts. Written one second after a change',
  },
  port: { value: '<number>', help: `Port to listen on. 0 selects a free port (default ${defaultPort})` },
  host: {
    value: '<name>',
    help: `Address to listen on (default: the variable ${hostVariable}, or 127.0.0.1). With another address, the admin API requires the printed token`,
  },
  'public-url': {
    value: '<url>',
    help: 'Where the browser of a customer reaches the server. The redirect_url of a payment begins with it (default: the URL of the server)',
  },
  seed: { value: '<number>', help: 'Seed of the generated ids (default 1)' },
  clock: {
    value: 'real|virtual',
    help: 'real: time passes by itself. virtual: time passes only with advance (default real)',
  },
  'start-at': {
    value: '<date>',
    help: 'Start of the clock, ISO 8601 with a time zone (default: now, or 2026-01-01 for a virtual clock)',
  },
  policy: {
    multiple: true,
    value: '<name=value>',
    help: 'Behavior that the specification does not show. Can be repeated',
  },
  'webhook-url': {
    multiple: true,
    value: '<url>',
    help: 'Where to send payment events. Can be repeated',
  },
  'merchant-base-url': {
    value: '<url>',
    help: 'Where to send bank transfer notifications. <url>/v1/banking/transfers is called',
  },
  'webhook-secret': {
    value: '<text>',
    help: 'Signs the payment events to every --webhook-url. A reset of the default merchant restores the webhook settings of the command line',
  },
  'transfer-secret': {
    value: '<text>',
    help: 'Signs bank transfer notifications. By default they are not signed, as in the specification',
  },
  'tls-cert': { value: '<file>', help: 'Speaks https with the certificate in this PEM file. Requires --tls-key' },
  'tls-key': { value: '<file>', help: 'PEM file with the private key of --tls-cert' },
  token: { value: '<text>', help: 'Token that the admin API requires, also from this machine' },
  'admin-host': {
    multiple: true,
    value: '<name>',
    help: 'Another host name of the server, without a port. Can be repeated',
  },
  cors: {
    multiple: true,
    value: '<origin>',
    help: 'Origin whose pages may call the admin API. * allows all. Can be repeated. With it, pages of every origin may call the payments API',
  },
  quiet: { help: 'Logs no requests and no webhook attempts' },
  json: { help: 'Prints one JSON object in each line, without secrets and bodies' },
} as const satisfies OptionSpecs;

/** The mock server and the merchant that a command controls. */
export type AdminTarget = Readonly<ReturnType<typeof targetOf>>;

/** @throws {OptionError} A value is not valid. */
function targetOf({ url, token, merchant }: ParsedValues<typeof targetOptions>) {
  const { [urlVariable]: urlOfEnvironment = '', [tokenVariable]: tokenOfEnvironment = '' } = process.env;
  const adminToken = token ?? (tokenOfEnvironment || undefined);
  if (adminToken !== undefined) isAdminToken(token === undefined ? tokenVariable : '--token', adminToken);
  if (merchant !== undefined) isVisibleText('--merchant', merchant);
  const parsed =
    url === undefined ? parseBaseUrl(urlVariable, urlOfEnvironment || defaultUrl) : parseBaseUrl('--url', url);
  return { url: parsed.href.replace(/\/+$/, ''), token: adminToken, merchant };
}

/** Creates a command line for the same server and merchant. It contains no token, because a terminal may be recorded. */
export function sameTarget({ url, merchant }: AdminTarget): (command: string) => string {
  const usual = process.env[urlVariable]?.replace(/\/+$/, '') || defaultUrl;
  const options = [...(url === usual ? [] : [`--url ${url}`]), ...(merchant ? [`--merchant ${merchant}`] : [])];
  return (command) => ['paychord-mock', command, ...options].join(' ');
}

/** @throws {UsageError} A merchant was selected for a command or an option that is about every merchant. */
export function assertNoMerchant({ merchant }: AdminTarget, subject: string): void {
  if (merchant === undefined) return;
  throw new UsageError(`${subject} is about every merchant. Remove --merchant ${merchant}`);
}

/** Thrown when the arguments of the command line are not valid. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown when the config file is not valid. Exit code 2. */
export class ConfigError extends UsageError {}

/** Thrown when a valid command failed. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Prints an error message. It can contain text of a file or of a server, which must not control the terminal. */
export function printError(message: string): void {
  process.stderr.write(`paychord-mock: ${escapeLines(message)}\n`);
}

function escapeLines(text: string): string {
  return text.split('\n').map(escapeUnsafe).join('\n');
}
