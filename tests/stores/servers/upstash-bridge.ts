import { createClient } from 'redis';
import { startUpstashServer } from '../../helpers/upstash-server.ts';
import type { SupervisedServer } from './supervised-process.ts';

export const bridgeToken = 'token-of-the-bridge';

/** Serves the REST protocol of Upstash in front of a Redis. */
export async function startUpstashBridge(redisUrl: string): Promise<Omit<SupervisedServer, 'port'>> {
  // Its errors reach the command that they concern.
  const redis = createClient({ url: redisUrl, disableOfflineQueue: true }).on('error', () => {});
  await redis.connect();
  const { url, close } = await startUpstashServer(bridgeToken, (command) => redis.sendCommand(command.map(String)));
  return {
    url,
    async stop() {
      await close();
      redis.destroy();
    },
  };
}
