import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../packages/project.ts';
import { run } from '../packages/run.ts';

/** The parts of a workflow that the tests read. */
export interface Workflow {
  readonly permissions?: Permissions;
  readonly env?: Env;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Job {
  readonly permissions?: Permissions;
  readonly env?: Env;
  readonly steps?: readonly Step[];
}

export interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Env;
}

type Env = Readonly<Record<string, string>>;
type Permissions = Readonly<Record<string, string>>;

/** Reads a workflow of the repository. */
export function readWorkflow(name: string): Workflow {
  return parse(readFileSync(`${root}/.github/workflows/${name}.yml`, 'utf8'));
}

/** What GitHub writes in place of an expression, such as `secrets.NPM_TOKEN`. */
export type Values = Readonly<Record<string, string>>;

/** Returns the environment of a step as GitHub sets it: also the token of a job that may ask for an identity. */
export function environmentOf(workflow: Workflow, job: Job, step: Step, values: Values): Record<string, string> {
  const declared = { ...workflow.env, ...job.env, ...step.env };
  const replaced = Object.entries(declared).map(([name, text]) => {
    const value = text.replaceAll(/\$\{\{ *([\w.-]+) *\}\}/g, (_, expression: string) => values[expression] ?? '');
    return [name, value];
  });
  const identity = job.permissions?.['id-token'] ? { ACTIONS_ID_TOKEN_REQUEST_TOKEN: identityToken } : {};
  return { ...Object.fromEntries(replaced), ...identity };
}

/** The identity with which a job can publish. */
export const identityToken = 'identity-of-the-workflow';

/** Runs a step of the release workflow in a folder, as its job does. `env` stands for what GitHub sets, and this machine lacks. */
export function runStep(job: string, name: string, folder: string, values: Values, env: Env = {}): Promise<string> {
  const workflow = readWorkflow('release');
  const steps = workflow.jobs[job]?.steps ?? [];
  const step = steps.find((each) => each.name === name);
  if (workflow.jobs[job] === undefined || step?.run === undefined) {
    throw new Error(`release.yml has no step "${name}" in the job ${job}`);
  }
  const declared = environmentOf(workflow, workflow.jobs[job], step, values);
  return run('bash', ['-e', '-c', step.run], folder, { ...declared, ...env });
}
