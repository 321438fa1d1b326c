/** `node --import` this to be told on which port a program listens, and to have it end with who started it. */
import { Server } from 'node:net';

const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  this.once('listening', () => process.send?.(this.address()));
  return Reflect.apply(listen, this, args);
};

process.once('disconnect', () => process.exit());
