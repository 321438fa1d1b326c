import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../../helpers/command.ts';
import { freePort } from '../../../helpers/free-port.ts';

/** Prism as a validating proxy, in its own process. */
export interface Prism {
  readonly url: string;
  stop(): Promise<unknown>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// Prism requires a newer Node than the machine may have. The Node of the project is new enough.
const node = path('../../../../node_modules/.bin/node');
const cli = path('../../../node_modules/@stoplight/prism-cli/dist/index.js');
const document = path('../../../../packages/sdk/openapi.json');
const startTimeoutMs = 30_000;

/**
 * Without `--errors` Prism forwards every request. The header `sl-violations` of its response lists the violations of the request
 * and of the response. With `--errors`, an invalid request would not reach the mock server, and there would be only one result.
 */
export async function startPrism(upstream: string): Promise<Prism> {
  const port = await freePort();
  // No log, because Prism crashes when it logs certain errors.
  const options = ['--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'silent'];
  const prism = startProgram(node, cli, 'proxy', document, upstream, ...options);
  const stop = () => {
    prism.kill('SIGKILL');
    return prism.ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const ended = prism.ended.then(({ errors }) => Promise.reject(new Error(`Prism ended: ${errors}`)));
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; ) {
    const up = fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) }).catch(() => wait(50));
    if ((await Promise.race([up, ended])) instanceof Response) {
      ended.catch(() => {});
      return { url, stop };
    }
  }
  ended.catch(() => {});
  await stop();
  throw new Error(`Prism did not listen within ${startTimeoutMs} ms`);
}

/** A violation that Prism reports for a request or a response. */
export interface Violation {
  /** Begins with `request` or `response`. */
  readonly location: readonly string[];
  readonly severity: 'Error' | 'Warning';
  readonly message: string;
}

/**
 * Returns the violations in the headers of a response of Prism.
 *
 * @throws Error when Prism truncated a long list, because it is then incomplete
 */
export function violationsOf({ headers }: Response): Violation[] {
  const text = headers.get('sl-violations');
  if (text === null) return [];
  if (!text.startsWith('[')) throw new Error(`Prism truncated its list of violations: ${text.slice(0, 1000)}`);
  return JSON.parse(text);
}
