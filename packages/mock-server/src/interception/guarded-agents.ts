import { afterRealTime } from '../clock/real-timers.ts';
import { isLoopback } from './loopback.ts';
import { BlockedRequestError } from './network-guard.ts';

type Call = (...args: unknown[]) => unknown;
interface ConnectionOptions {
  host?: string;
  port?: number | string;
}

type CreateConnection = (options: ConnectionOptions, done?: (error: Error) => void) => unknown;

/** The part of `node:http` and `node:https` that sends requests. */
interface Http {
  request: Call;
  get: Call;
  Agent: { prototype: { createConnection: CreateConnection } };
}

/**
 * Blocks requests to other machines that use a copy of `http.request` or `http.get`. MSW replaces these functions, and does not see calls of
 * a copy that a program made earlier: `const { request } = require('node:https')`.
 *
 * Call it after MSW replaced the functions.
 *
 * @param check - Returns the error of a connection that must not be made, also by a request that MSW sees.
 * @returns A function that restores everything.
 */
export function guardAgents(
  check: (origin: string) => BlockedRequestError | undefined,
  onBlocked: (error: BlockedRequestError) => void,
): () => void {
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks');
  const { Socket } = process.getBuiltinModule('node:net');
  // Set during calls that MSW sees. An agent connects in the same asynchronous context.
  const isSeen = new AsyncLocalStorage<true>();
  const restores: (() => void)[] = [];
  const replace = <T extends object, K extends keyof T>(object: T, name: K, value: T[K]) => {
    const original = object[name];
    object[name] = value;
    restores.unshift(() => {
      // Another MSW server that stopped has restored it.
      if (object[name] === value) object[name] = original;
    });
  };
  for (const protocol of ['http', 'https'] as const) {
    const module = process.getBuiltinModule(`node:${protocol}`) as unknown as Http;
    for (const name of ['request', 'get'] as const) {
      const original = module[name];
      replace(module, name, (...args) => isSeen.run(true, original, ...args));
    }
    const agent = module.Agent.prototype;
    const connect = agent.createConnection;
    replace(agent, 'createConnection', function (this: unknown, options, done) {
      const host = String(options.host ?? 'localhost');
      const { port = protocol === 'https' ? 443 : 80 } = options;
      const denied = check(`${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`);
      if (denied === undefined && (isSeen.getStore() || isLoopback(host) || host.endsWith('.localhost'))) {
        return connect.call(this, options, done);
      }
      const error =
        denied ??
        new BlockedRequestError(
          `A request to ${protocol}://${host} was not sent: it uses a copy of ${protocol}.request or ${protocol}.get that was made before the tests started. MSW does not see it. Call ${protocol}.request(…) or ${protocol}.get(…)`,
        );
      onBlocked(error);
      if (denied !== undefined) {
        // MSW 2 needs the returned socket. The request listens for its errors after this call.
        const socket = Object.assign(new Socket(), { connecting: true });
        afterRealTime(0, () => socket.destroy(denied));
        return socket;
      }
      done?.(error);
      return undefined;
    });
  }
  return () => {
    for (const restore of restores) restore();
  };
}
