import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node that this machine has without the project; the one that runs the tests when there is no other. */
export function nodeOfMachine(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  return folders.map((each) => join(each, 'node')).find(existsSync) ?? process.execPath;
}
