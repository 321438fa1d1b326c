import { OptionError } from '../../core/options/option-error.ts';
import { nearestName, similarName } from '../../core/options/suggest-name.ts';
import { call, operationIds } from './call.ts';
import {
  type Command,
  CommandError,
  ConfigError,
  manual,
  type OptionSpecs,
  print,
  printError,
  serverOptions,
  targetOptions,
  UsageError,
} from './command-line.ts';
import { advance, resend, reset, run, wait } from './control-commands.ts';
import { findings } from './findings.ts';
import { deliveries, requests } from './follow.ts';
import { moveNames, trigger } from './trigger.ts';

/** The commands that control a running server, by their name. */
export const commands: Readonly<Record<string, Command>> = Object.fromEntries(
  [wait, trigger, run, requests, deliveries, findings, resend, advance, reset, call].map((each) => [each.name, each]),
);

/**
 * Runs a command line.
 *
 * @returns the exit code: 0 success, 1 the command failed, 2 invalid arguments
 */
export async function main(args: readonly string[], version: () => string): Promise<number> {
  const [name = '', ...rest] = args;
  const isCommand = name !== '' && !name.startsWith('-');
  const command = isCommand && Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (isCommand && command === undefined) throw new UsageError(`Unknown command: ${name}. ${suggest(name)}`);
    if (args.includes('--help') || args.includes('-h'))
      print(command === undefined ? helpText() : commandHelp(command));
    else if (args.includes('--version') || args.includes('-v')) print(`${version()}\n`);
    else if (command !== undefined) await command.run(rest);
    // Loaded only here, because the other commands need no mock server in this process.
    else await (await import('./serve.ts')).serve(args, version);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError || error instanceof OptionError) {
      const help = command === undefined ? '--help' : `${name} --help`;
      const usage =
        error instanceof ConfigError && command === undefined
          ? configUsage
          : `Run \`paychord-mock ${help}\` for usage.`;
      const isMisplaced = !isCommand && /^(Unknown option|Unexpected argument)/.test(error.message);
      const message = isMisplaced ? error.message + orderHint(args) : error.message;
      printError(`${message.replace(/[.?]?$/, (end) => (end === '?' ? end : '.'))} ${usage}`);
      return 2;
    }
    printError(error instanceof CommandError ? error.message : (error.stack ?? error.message));
    return 1;
  }
}

const configUsage = `Settings: ${manual}#config-file. Schema: @paychord/mock-server/config.schema.json.`;

/** Returns `. Write the command first: …` when a command, or a name similar to one, is among the arguments. Otherwise nothing. */
function orderHint(args: readonly string[]): string {
  const [command] = args.flatMap((arg) => (arg.startsWith('-') ? [] : (nearestName(arg, Object.keys(commands)) ?? [])));
  return command === undefined ? '' : `. Write the command first: paychord-mock ${command}`;
}

/** What can be written in place of an unknown command, by its last word. */
const known = new Map([
  ...operationIds.map((id) => [id, `call ${id}`] as const),
  ...moveNames.map((move) => [move, `trigger ${move}`] as const),
  ...Object.keys(commands).map((name) => [name, name] as const),
]);

function suggest(name: string): string {
  if (/^\d+$/.test(name)) return `Did you mean --port ${name}?`;
  const similar = similarName(name, [...known.keys()]);
  if (similar !== undefined) return `Did you mean ${known.get(similar)}?`;
  return `Known commands: ${Object.keys(commands).join(', ')}. Without a command, paychord-mock starts a server`;
}

const examples = [
  'paychord-mock --port 4010 --webhook-url http://127.0.0.1:3000/webhooks',
  'paychord-mock --config paychord-mock.config.json',
  'paychord-mock --policy onUnknownField=reject --policy idempotencyTtl=1h',
];

function helpText(): string {
  const lines = Object.values(commands).map(({ name, usage = '', summary }) => row(`${name} ${usage}`, summary));
  return `Usage: paychord-mock [options]
       paychord-mock <command> [arguments] [options]

Starts a mock server of the payments API. A command controls a running one.

Commands (\`paychord-mock <command> --help\` explains each):
${lines.join('\n')}

Server options:
${rows(serverOptions)}

Options of every command:
${rows(targetOptions)}

${row('-h, --help', 'Prints this help, or that of a command')}
${row('-v, --version', 'Prints the version')}

Examples:
${examples.map((each) => `  ${each}`).join('\n')}

Exit codes: 0 success, 1 command failed, 2 invalid arguments
`;
}

function commandHelp({ name, usage, summary, details, options, examples: lines }: Command): string {
  return `Usage: paychord-mock ${[name, ...(usage === undefined ? [] : [usage]), '[options]'].join(' ')}

${summary}.
${details === undefined ? '' : `\n${details}\n`}
Options:
${rows({ ...options, ...targetOptions })}

Examples:
${lines.map((each) => `  ${each}`).join('\n')}
`;
}

function rows(options: OptionSpecs): string {
  return Object.entries(options)
    .map(([name, { short, value = '', help }]) => row(`${short ? `-${short}, ` : ''}--${name} ${value}`, help))
    .join('\n');
}

const indent = 27;
const width = 100;

/** Formats a name and its meaning, with the lines of the meaning below each other. */
function row(name: string, meaning: string): string {
  const lines = [''];
  for (const word of meaning.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= width - indent) lines[lines.length - 1] = longer;
    else lines.push(` ${word}`);
  }
  return `  ${name.trim().padEnd(indent - 2)}${lines.join(`\n${' '.repeat(indent)}`)}`;
}
