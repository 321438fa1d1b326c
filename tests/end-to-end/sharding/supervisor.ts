/**
 * `node guard.ts <command> <argument>…` runs a command that ends with its starter, however that one ends: its end of our standard
 * input closes.
 */
import { spawn } from 'node:child_process';

const [command = '', ...options] = process.argv.slice(2);
const child = spawn(command, options, { stdio: ['ignore', 'inherit', 'inherit'] });

child.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.resume().once('end', () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 5_000);
});
