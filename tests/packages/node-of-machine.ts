import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the Node in the PATH of the machine, or the Node that runs the tests. */
export function nodeOfMachine(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  return folders.map((each) => join(each, 'node')).find(existsSync) ?? process.execPath;
}
