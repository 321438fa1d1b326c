import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An instruction of a Dockerfile, such as `USER 65532`. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The folder of the container image of the mock server. */
export const context = fileURLToPath(new URL('../../packages/mock-server/container/', import.meta.url));

/** The instructions of its Dockerfile by stage. The first list is what precedes the first FROM. */
export const stages = readStages(readFileSync(join(context, 'Dockerfile'), 'utf8'));

function readStages(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const read: Instruction[][] = [[]];
  for (const line of lines.filter(Boolean)) {
    const [, name, value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`The Dockerfile has the line ${line}`);
    if (name === 'FROM') read.push([]);
    read.at(-1)?.push({ name, value });
  }
  return read;
}

/** The values of an instruction, by default in the stage that becomes the image. */
export function valuesOf(name: string, stage: readonly Instruction[] = stages.at(-1) ?? []): string[] {
  return stage.filter((each) => each.name === name).map(({ value }) => value);
}

/** The command of `ENTRYPOINT` or `HEALTHCHECK`: its JSON form, which needs no shell. */
export function jsonOf(name: string): string[] {
  return JSON.parse(/\[.*\]$/.exec(valuesOf(name).at(-1) ?? '')?.[0] ?? '[]');
}
