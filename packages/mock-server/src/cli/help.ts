import { defaultPort } from './command-line.ts';
import type { Command, OptionHelp } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { targetHelp } from './commands/target.ts';

const serverHelp: readonly OptionHelp[] = [
  ['--config <file>', 'JSON file with these options, endpoints, policies, seeds and faults. Other options override it'],
  ['--port <number>', `Port to listen on. 0 selects a free port (default ${defaultPort})`],
  [
    '--host <name>',
    'Address to listen on (default 127.0.0.1). With another address, the admin API requires the printed token',
  ],
  ['--seed <number>', 'Seed of the generated ids (default 1)'],
  ['--clock real|virtual', 'real: time passes by itself. virtual: time passes only with advance (default real)'],
  [
    '--start-at <date>',
    'Start of the clock, ISO 8601 with a time zone (default: now, or 2026-01-01 for a virtual clock)',
  ],
  ['--policy <name=value>', 'Behavior where public sources contradict each other. Can be repeated'],
  ['--webhook-url <url>', 'Where to send payment events. Can be repeated'],
  ['--merchant-base-url <url>', 'Where to send bank transfer notifications. <url>/v1/banking/transfers is called'],
  ['--webhook-secret <text>', 'Signs these webhooks. A reset of the default merchant keeps all three settings'],
  ['--token <text>', 'Token that the admin API requires, also from this machine'],
  ['--admin-host <name>', 'Another host name for the admin API, without a port. Can be repeated'],
  [
    '--cors <origin>',
    'Origin whose pages may call the admin API. * allows all. Can be repeated. With it, pages of every origin may call the payments API',
  ],
  ['--quiet', 'Logs no requests and no webhook attempts'],
  ['--json', 'Prints one JSON object in each line, without secrets and bodies'],
];

const commonHelp: readonly OptionHelp[] = [
  ['-h, --help', 'Prints this help, or that of a command'],
  ['-v, --version', 'Prints the version'],
];

const examples = [
  'paychord-mock --port 4010 --webhook-url http://127.0.0.1:3000/webhooks',
  'paychord-mock --config paychord-mock.config.json',
  'paychord-mock --policy onUnknownField=reject --policy idempotencyTtl=1h',
];

/** The help of the program. */
export function helpText(): string {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => row(`${name} ${usage}`, summary));
  return `Usage: paychord-mock [options]
       paychord-mock <command> [arguments] [options]

Starts a mock server of the payments API. A command controls a running one.

Commands (\`paychord-mock <command> --help\` explains each):
${lines.join('\n')}

Server options:
${rows(serverHelp)}

Options of every command:
${rows(targetHelp)}

${rows(commonHelp)}

Examples:
${examples.map((each) => `  ${each}`).join('\n')}

Exit codes: 0 success, 1 command failed, 2 invalid arguments
`;
}

/** The help of one command. */
export function commandHelp(name: string, { usage, summary, details, options = [], examples: lines }: Command): string {
  return `Usage: paychord-mock ${[name, usage, '[options]'].filter((each) => each !== '').join(' ')}

${summary}.
${details === undefined ? '' : `\n${details}\n`}
Options:
${rows([...options, ...targetHelp])}

Examples:
${lines.map((each) => `  ${each}`).join('\n')}
`;
}

function rows(options: readonly OptionHelp[]): string {
  return options.map(([option, meaning]) => row(option, meaning)).join('\n');
}

const indent = 28;
const width = 100;

/** Aligns the lines of the meaning. */
function row(option: string, meaning: string): string {
  const [first = '', ...others] = wrap(meaning, width - indent);
  return [`  ${option.trim().padEnd(indent - 3)} ${first}`, ...others.map((line) => ' '.repeat(indent) + line)].join(
    '\n',
  );
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
