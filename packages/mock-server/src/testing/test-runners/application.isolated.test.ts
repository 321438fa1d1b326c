import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Application, startApplication } from './application.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  // Starts a child process that listens too. The first response and that of /missing is 503.
  await writeFile(
    join(folder, 'server.mjs'),
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const program = \`const server = require('node:http').createServer(({ url }, response) => url === '/end' ? process.exit() : response.end());
       server.listen(0, '127.0.0.1', () => process.send(server.address().port))\`;
     const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
     const child = spawn(process.execPath, ['-e', program], { stdio, detached: 'DETACHED' in process.env });
     let count = 0;
     const server = createServer(({ url }, response) => {
       if (url === '/end') process.exit(3);
       count += 1;
       response.writeHead(count < 2 || url === '/missing' ? 503 : 200).end(JSON.stringify(process.env));
     });
     child.on('message', (port) => {
       writeFileSync('child.url', \`http://127.0.0.1:\${port}\`);
       server.listen(process.env.PORT, process.env.HOST);
     });
     console.log('\\u001b[32mstarted\\u001b[0m');`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function start(application: Application) {
  const started = await startApplication(application, { PAYCHORD_BASE_URL: 'http://127.0.0.1:4010' }, folder);
  onTestFinished(started.stop);
  return started;
}

const command = `"${process.execPath}" server.mjs`;

/** Asks by the port, because an ended process without a parent can still have an entry. */
async function isChildRunning(path = '/'): Promise<boolean> {
  const url = await readFile(join(folder, 'child.url'), 'utf8');
  return fetch(url + path).then(
    () => true,
    () => false,
  );
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'starts an application that listens on %s, and ends it with its children',
  async (HOST) => {
    const { url, takeOutput, stop } = await start({
      command,
      env: { HOST, HOME: undefined },
    });
    const env = await (await fetch(url)).json();
    expect(env).toMatchObject({ PORT: new URL(url).port, PAYCHORD_BASE_URL: 'http://127.0.0.1:4010' });
    expect(env).not.toHaveProperty('HOME');
    expect(takeOutput()).toBe('started\n');
    expect(takeOutput()).toBe('');
    expect(await isChildRunning()).toBe(true);
    await stop();
    expect(await isChildRunning()).toBe(false);
    await expect(fetch(url)).rejects.toThrow();
  },
);

test('starts no command when something already listens at the URL', async () => {
  const { url } = await start({ command, env: { HOST: '127.0.0.1' } });
  await expect(start({ command, url })).rejects.toThrow(
    `Something already listens at ${url}. Stop it, or leave out command`,
  );
});

test('ends an application whose child process has a separate session and keeps the output open', async () => {
  const { url, stop } = await start({ command, env: { HOST: '127.0.0.1', DETACHED: 'true' } });
  onTestFinished(async () => {
    await isChildRunning('/end');
  });
  await stop();
  await expect(fetch(url)).rejects.toThrow();
  expect(await isChildRunning()).toBe(true);
}, 20_000);

test('keeps the variable PORT when the URL has no port', async () => {
  const printed = `"${process.execPath}" -p process.env.PORT`;
  await expect(start({ command: printed, url: 'https://localhost', env: { PORT: '4321' } })).rejects.toThrow(
    'It printed:\n4321\n',
  );
});

test('starts a command at a URL', async () => {
  const { url, stop } = await start({ command, env: { HOST: '127.0.0.1' } });
  await stop();
  const again = await start({ command, url, env: { HOST: '127.0.0.1' } });
  expect(again.url).toBe(url);
});

test('reports an application that ended during a test, with its output', async () => {
  const { url, assertRunning, stop } = await start({ command: `${command} && echo`, env: { HOST: '127.0.0.1' } });
  expect(assertRunning).not.toThrow();
  await fetch(`${url}/end`).catch(() => {});
  await stop();
  expect(assertRunning).toThrow('The application ended with');
});

test('reports an application that ended before it was ready, with its output', async () => {
  await expect(start({ command: 'echo "no database" >&2; exit 2' })).rejects.toThrow(
    /^The application ended with code 2 before it responded at http:\/\/localhost:\d+\/\. It printed:\nno database\n$/,
  );
});

test('reports a folder that does not exist', async () => {
  await expect(startApplication({ command: 'true' }, {}, join(folder, 'missing'))).rejects.toThrow('ENOENT');
});

test('reports an application that is not ready in time, and ends it', async () => {
  const starting = start({ command, readyPath: '/missing', startTimeoutMs: 1_500, env: { HOST: '127.0.0.1' } });
  await expect(starting).rejects.toThrow(
    /did not respond at http:\/\/localhost:\d+\/missing with a status below 500 within 1500 ms \(status 503\)\. It must listen on the port in the variable PORT\. It printed:\nstarted/,
  );
  expect(await isChildRunning()).toBe(false);
});

test('reports an application that should run already', async () => {
  const starting = start({ url: 'http://localhost:1', startTimeoutMs: 200 });
  await expect(starting).rejects.toThrow('within 200 ms (no response). Start it, or set command');
});

test('waits for an application that runs already, and does not end it', async () => {
  const { url } = await start({ command, env: { HOST: '127.0.0.1' } });
  const other = await start({ url: `${url}/` });
  expect(other.url).toBe(url);
  await other.stop();
  expect((await fetch(url)).status).toBe(200);
});

test.each<[Application, string]>([
  [{}, 'application needs the command that starts it, or the url of an application that runs already'],
  [
    { command: 'true', webhookPath: 'webhooks' },
    'application.webhookPath must be a path that begins with / (received "webhooks")',
  ],
  [{ url: 'localhost:3000' }, 'Did you mean http://localhost:3000?'],
  [{ comand: 'true' } as Application, 'application.comand is not an option of application. Did you mean command?'],
])('rejects the options %j', async (application, message) => {
  await expect(start(application)).rejects.toThrow(message);
});
