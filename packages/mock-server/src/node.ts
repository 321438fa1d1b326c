export type { AdminOptions, ListenOptions, ListenWithAdminOptions, TlsOptions } from './core/options/listen-options.ts';
export { type Listenable, type ListeningServer, listen } from './server/listen.ts';
