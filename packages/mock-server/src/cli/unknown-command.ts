import { adminOperations } from '../generated/admin-operations.ts';
import { nearestName } from '../options/suggest-name.ts';
import { commands } from './commands/commands.ts';
import { triggers } from './commands/triggers.ts';
import type { ConfigFile } from './config/config-file.ts';

/** Describes an unknown command with what was probably meant: an option, an event, a call of the admin API or a command. */
export function describeUnknownCommand(name: string): string {
  return `Unknown command: ${name}. ${suggest(name)}`;
}

/** Describes arguments without a dash after the options of the server. One of them is mostly a command. */
export function describeLateCommand(args: readonly string[]): string {
  return `Unexpected argument: ${args[0]}${adviseOrder(args)}`;
}

/** Returns `. Write the command first: …` when a command, or a name similar to one, is among the arguments. Otherwise nothing. */
export function adviseOrder(args: readonly string[]): string {
  const names = Object.keys(commands);
  const [command] = args.flatMap((arg) => (arg.startsWith('-') ? [] : (nearestName(arg, names) ?? [])));
  return command === undefined ? '' : `. Write the command first: paychord-mock ${command}`;
}

function suggest(name: string): string {
  if (/^\d+$/.test(name)) return `Did you mean --port ${name}?`;
  if (Object.hasOwn(triggers, name)) return `Did you mean trigger ${name}?`;
  if (name === 'clock') return 'Did you mean advance?';
  const call = findCall(name);
  if (call !== undefined) return call;
  const names = Object.keys(commands);
  const nearest = nearestName(name, names);
  if (nearest !== undefined) return `Did you mean ${nearest}?`;
  return `Known commands: ${names.join(', ')}. Without a command, paychord-mock starts a server`;
}

/** The fields of the config file that do the same as a call of the admin API. */
const configFields: readonly string[] = ['endpoints', 'faults', 'chaos'] satisfies (keyof ConfigFile)[];

/** Names the call of the admin API that changes the records of this name. */
function findCall(name: string): string | undefined {
  const paths = [name, `${name}s`].flatMap((each) => [`/__mock/${each}`, `/__mock/webhooks/${each}`]);
  const found = Object.values(adminOperations).filter(({ path }) => paths.includes(path));
  const call = found.find(({ method }) => method !== 'GET') ?? found[0];
  if (call === undefined) return undefined;
  const field = configFields.find((each) => call.path.endsWith(`/${each}`));
  const config = field === undefined ? '' : `, or ${field} in the file of --config`;
  return `Use ${call.method} ${call.path} of the admin API${config}`;
}
