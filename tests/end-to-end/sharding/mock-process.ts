import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SupervisedProcess, startSupervised } from './supervised-process.ts';

/** The command of the mock server in its own process. */
export interface MockProcess extends Pick<SupervisedProcess, 'stop'> {
  readonly url: string;
  readonly port: number;
}

const cli = fileURLToPath(new URL('../../../packages/mock-server/dist/cli.js', import.meta.url));

export async function startMockProcess({ port = 0, seed }: { port?: number; seed: number }): Promise<MockProcess> {
  if (!existsSync(cli)) throw new Error('The built command is missing. Run npm run build.');
  const options = [cli, '--port', String(port), '--seed', String(seed)];
  const { ready, stop } = await startSupervised(process.execPath, options, /(http:\/\/127\.0\.0\.1:(\d+))\n/);
  return { url: ready[1] ?? '', port: Number(ready[2]), stop };
}
