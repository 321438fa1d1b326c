/**
 * `node guard.ts <Guarding as JSON>` runs a server that ends with its starter, however that one ends: its end of our
 * standard input closes. Then nothing is left of the server, its folder included.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { ServerCommand } from './supervised-process.ts';

const { command, args, folder, isKept, signal, ...user } = JSON.parse(process.argv[2] ?? '') as ServerCommand;
const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], ...user });

child.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.once('exit', (code) => {
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
process.stdin.resume().once('end', () => {
  child.kill(signal);
  setTimeout(() => child.kill('SIGKILL'), 5_000);
});
