/** Load this with `node --import`. It resolves the names of containers to this machine, as the network of the containers would to another. */
import dns from 'node:dns';

const names = new Set(['payments-mock', 'app', 'host.docker.internal']);
const { lookup } = dns;

dns.lookup = (name, ...rest) => lookup(names.has(name) ? '127.0.0.1' : name, ...rest);
