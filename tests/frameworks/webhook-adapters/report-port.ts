/** Load this with `node --import` to report the port of a program, and to end it with its parent. */
import { Server } from 'node:net';

const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  this.once('listening', () => process.send?.(this.address()));
  return Reflect.apply(listen, this, args);
};

process.once('disconnect', () => process.exit());
