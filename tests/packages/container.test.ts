/**
 * The files of the container image, without a container engine: the commands of the Dockerfile write them, and the server runs in them, with
 * `chroot`, as the user of the Dockerfile, in a read-only file system, as the first process of its process namespace.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { killAll, startProgramIn } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { createCertificate } from '../helpers/tls/certificate.ts';
import { context, jsonOf, stages, valuesOf } from './dockerfile.ts';
import { run } from './run.ts';

describe('the Dockerfile', () => {
  test('has the instructions that this test knows, and starts from the Node of this project', () => {
    const known = 'ARG COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN USER WORKDIR'.split(' ');
    expect([...new Set(stages.flat().map(({ name }) => name))].sort()).toEqual(known);
    const [version] = valuesOf('ARG', stages[0]);
    expect(version).toBe(`NODE_VERSION=${process.versions.node}`);
    const bases = stages.slice(1).flatMap((stage) => valuesOf('FROM', stage));
    const debian = expect.stringContaining(`node:\${NODE_VERSION}-bookworm-slim AS `);
    expect(bases).toEqual([debian, debian, 'scratch']);
  });

  test('runs no command in the last stage, starts without a shell, and is not root', () => {
    expect(valuesOf('RUN')).toEqual([]);
    for (const name of ['ENTRYPOINT', 'HEALTHCHECK']) expect(jsonOf(name)).not.toEqual([]);
    expect(valuesOf('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect(valuesOf('EXPOSE')).toEqual(['4010']);
  });

  test('gets nothing but the packages and the script', () => {
    const copied = stages.slice(1).flatMap((stage) => valuesOf('COPY', stage).filter((each) => !each.startsWith('--')));
    const names = copied.flatMap((each) => each.split(' ').slice(0, -1));
    const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').trim().split('\n');
    expect(ignored).toEqual(['*', ...names.map((each) => `!${each}`)]);
  });
});

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['sudo', '--non-interactive', '--preserve-env=PATH'];

/** Why the image cannot be entered here. CI must be able to. */
function obstacle(): string | undefined {
  const [program = '', ...args] = [...asRoot, 'unshare', '--mount', '--pid', '--fork', 'true'];
  try {
    execFileSync(program, args, { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `${program} ${args.join(' ')}: ${(error as Error).message}`;
  }
}

const missing = obstacle();
if (missing !== undefined) console.warn(`\n!!! NOT TESTED: the container image. It needs Linux and root. ${missing}\n`);

describe.skipIf(missing !== undefined && !process.env.CI)('the files of the image', () => {
  const build = mkdtempSync(join(tmpdir(), 'paychord-image-'));
  const root = join(build, 'root');
  const path = [dirname(process.execPath), process.env.PATH, '/usr/sbin', '/sbin'].join(':');

  beforeAll(async () => {
    const { sdk, mockServer } = inject('packed');
    for (const file of [sdk, mockServer, join(context, 'build-root.sh')])
      copyFileSync(file, join(build, basename(file)));
    const commands = stages.slice(1, -1).flatMap((stage) => valuesOf('RUN', stage));
    const options = { PATH: path, npm_config_prefer_offline: 'true' };
    for (const command of commands) await run('sh', ['-ec', command], build, options);
    // The folders are those of the Dockerfile: the stages copy from one /build to the other.
    expect(valuesOf('COPY')).toEqual([
      '--from=root /build/root /',
      expect.stringMatching(/^--from=root --chown=\S+ \/build\/data \/data$/),
    ]);
    mkdirSync(join(root, 'data'));
    // An engine writes it.
    writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost payments-mock\n');
    chmodSync(build, 0o755);
  });
  afterAll(async () => {
    killAll();
    const [program = '', ...args] = [...asRoot, 'rm', '-rf', build];
    await run(program, args, tmpdir());
  });

  const all = () => globSync('**', { cwd: root, withFileTypes: true }).filter((each) => each.isFile());

  test('contain no shell, no package manager and no other program than node and the command', () => {
    const files = all().map((each) => join(each.parentPath, each.name).slice(root.length));
    const programs = files.filter((file) => {
      return (
        (statSync(join(root, file)).mode & 0o111) !== 0 && !/\.so(\.\d+)*$/.test(file) && !file.startsWith('/app/')
      );
    });
    expect(programs.sort()).toEqual(['/usr/local/bin/node', '/usr/local/bin/paychord-mock']);
    const others = /^(sh|bash|dash|ash|busybox|env|npm|npx|yarn|pnpm|corepack|apt.*|dpkg|apk|rpm|curl|wget)$/;
    expect(files.filter((file) => others.test(basename(file)))).toEqual([]);
    // Only JavaScript: no package brings a program for one platform.
    expect(files.filter((file) => /\.(node|so|exe)$/.test(file) && file.startsWith('/app/'))).toEqual([]);
  });

  test('contain the loader and every library of Node, with the package and the license of each for scanners', () => {
    const files = all().map((each) => join(each.parentPath, each.name).slice(root.length));
    const libraries = files.filter((file) => /^\/lib.*\.so(\.\d+)*$/.test(file)).map((file) => basename(file));
    expect(libraries).toEqual(expect.arrayContaining(['libc.so.6', 'libstdc++.so.6', 'libgcc_s.so.1', 'libm.so.6']));
    for (const name of ['libc6', 'libstdc++6', 'libgcc-s1']) {
      const status = readFileSync(join(root, 'var/lib/dpkg/status.d', name), 'utf8');
      expect(status).toContain(`Package: ${name}\n`);
      expect(status).toMatch(/^Version: \S+$/m);
      expect(files).toContain(`/usr/share/doc/${name}/copyright`);
    }
  });

  /** What an engine does before it starts a command: mounts, the environment and the user of the Dockerfile. */
  const enter = `
    set -e
    mount --bind "$1" "$1"
    mount -o remount,bind,ro "$1"
    if [ -n "$2" ]; then mount --bind "$2" "$1/data"; fi
    cd "$1"
    chroot="$(command -v chroot)" user="$3" environment="$4"
    shift 4
    exec env -i $environment "$chroot" --userspec="$user" . "$@"`;

  interface Settings {
    /** A folder of the machine for /data. Without it, the whole file system is read-only. */
    readonly volume?: string;
    readonly environment?: readonly string[];
    /** Options of `unshare`. */
    readonly namespaces?: readonly string[];
  }

  function startInImage(command: readonly string[], { volume = '', environment = [], namespaces = [] }: Settings = {}) {
    const [user = ''] = valuesOf('USER');
    const variables = [...valuesOf('ENV'), ...environment].join(' ');
    const unshare = ['unshare', '--mount', '--pid', '--fork', '--kill-child', ...namespaces];
    const inside = ['sh', '-c', enter, 'enter', root, volume, user, variables, ...command];
    const [program = '', ...args] = [...asRoot, ...unshare, ...inside];
    const started = startProgramIn(build, { PATH: path }, program, ...args);
    /** Sends a signal to the first process of the namespace. Its parent, unshare, ignores it. */
    const signal = (name: string) => {
      const [first = '', ...others] = [...asRoot, 'sh', '-c', `kill -${name} ${lastChild(started.child.pid)}`];
      return run(first, others, build);
    };
    return { ...started, signal };
  }

  /** Starts the server with its default command and a free port. */
  async function startServer(args: readonly string[], settings: Settings = {}) {
    const port = await freePort();
    const server = startInImage([...jsonOf('ENTRYPOINT'), `--port=${port}`, ...args], settings);
    await server.shows(/listening on http.*0\.0\.0\.0:/);
    return { ...server, port, url: `http://127.0.0.1:${port}` };
  }

  /** Runs the health check of the image once. */
  const checkHealth = (url: string, settings: Settings = {}) =>
    startInImage(jsonOf('HEALTHCHECK'), {
      ...settings,
      environment: [`PAYCHORD_MOCK_URL=${url}`, ...(settings.environment ?? [])],
    }).ended;

  test('listen on every address and on port 4010 by default', async () => {
    const server = startInImage(jsonOf('ENTRYPOINT'), { namespaces: ['--net'] });
    await server.shows(/listening on http:\/\/0\.0\.0\.0:4010\n/);
    await server.signal('TERM');
    expect((await server.ended).code).toBe(0);
  });

  test('create payments and run commands with a read-only file system, and stop within a second of SIGTERM', async () => {
    const token = 'mock-admin-token';
    const { url, shows, signal, ended } = await startServer([`--token=${token}`]);
    const created = await fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: {
        'public-api-key': 'mock-public-key',
        'private-secret-key': 'mock-secret-key',
        'x-idempotency-key': 'order-1-attempt-1',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: 'ORDER-1',
        description: 'Running shoes',
        amount: { currency: 'USD', value: 25.5 },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: 'one-time-token' },
      }),
    });
    expect([created.status, (await created.json()).status]).toEqual([201, 'SUCCEEDED']);

    const trigger = startInImage(['paychord-mock', 'trigger', 'openChargeback', `--url=${url}`, `--token=${token}`]);
    expect(await trigger.ended).toMatchObject({ code: 0, output: expect.stringContaining('CHARGEBACK') });
    expect(await checkHealth(url)).toMatchObject({ code: 0 });

    // A connection that stays open must not keep the server alive.
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${url}/__mock/journal/stream`, { headers });
    const first = await stream.body?.getReader().read();
    expect(first?.done).toBe(false);
    const before = performance.now();
    await signal('TERM');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    expect(performance.now() - before).toBeLessThan(1_000);
    await shows(/Stopping/);
    expect((await checkHealth(url)).code).not.toBe(0);
  });

  test('speak https with a certificate of the volume, which the health check trusts', async () => {
    const volume = mkdtempSync(join(build, 'volume-'));
    chmodSync(volume, 0o755);
    const { certificate, key } = createCertificate({ name: 'payments-mock', hosts: ['payments-mock'] });
    writeFileSync(join(volume, 'mock.pem'), certificate);
    writeFileSync(join(volume, 'mock-key.pem'), key);
    const pair = ['--tls-cert=/data/mock.pem', '--tls-key=/data/mock-key.pem'];
    const { port, signal, ended } = await startServer(pair, { volume });
    // The network of a container knows the name.
    const url = `https://payments-mock:${port}`;
    const environment = ['NODE_EXTRA_CA_CERTS=/data/mock.pem'];
    expect(await checkHealth(url, { volume, environment })).toMatchObject({ code: 0 });
    expect((await checkHealth(url, { volume })).code).not.toBe(0);
    await signal('TERM');
    expect(await ended).toMatchObject({ code: 0 });
  });
});

/** The process at the end of a chain of processes: sudo, unshare, and the command. */
function lastChild(pid: number | undefined): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return child === undefined ? Number(pid) : lastChild(Number(child));
}
