import { parseHost, parseOrigin, parsePort } from './address.ts';
import { formatValue, OptionError } from './option-error.ts';
import { assertOptions, isListOf, mustBeSecret, type OptionRules, parsedBy } from './option-rules.ts';

export interface ListenOptions {
  /** 0, the default, takes a free one. A port that `fetch` refuses to call is refused. */
  port?: number;
  /** A name or an address of this machine, without a port. 127.0.0.1 when absent: the mock is for this machine. */
  hostname?: string;
}

/** How the controls are served beside the mock. */
export interface AdminOptions {
  /** Wanted with each call. Where other machines can reach the server, one is made up when this is absent. */
  token?: string;
  /** Names that the controls may be called by, without a port, besides those of this machine and the one the server listens on. */
  hosts?: readonly string[];
  /** Origins whose pages may call the controls, such as `http://localhost:5173`; `*` means all. None when absent. */
  origins?: readonly string[];
}

export interface ListenWithAdminOptions extends ListenOptions {
  /** Serves the controls below `/__mock/`, as `@paychord/mock-server/admin-openapi.json` describes them. */
  admin: true | AdminOptions;
}

/** Options with what is absent filled in, and names and origins in one form each. */
export interface ResolvedListenOptions {
  readonly port: number;
  readonly hostname: string;
  readonly admin: ResolvedAdminOptions | undefined;
}

export interface ResolvedAdminOptions {
  readonly token: string | undefined;
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

type GivenOptions = ListenOptions & { admin?: boolean | AdminOptions };

const adminRules: OptionRules<AdminOptions> = {
  token: mustBeSecret('visible ASCII characters', (value) => typeof value === 'string' && /^[!-~]+$/.test(value)),
  hosts: isListOf(parsedBy(parseHost)),
  origins: isListOf(parsedBy(parseOrigin)),
};

const rules: OptionRules<GivenOptions> = {
  port: parsedBy(parsePort),
  hostname: parsedBy(parseHost),
  admin(option, value) {
    if (typeof value === 'boolean') return;
    if (typeof value !== 'object')
      throw new OptionError(option, `must be true, false or options (received ${formatValue(value)})`);
    assertOptions(option, value, adminRules, `${option}.`);
  },
};

/**
 * Checks the options of `listen`, and fills in what is absent.
 *
 * @throws OptionError
 */
export function resolveListenOptions(options: GivenOptions): ResolvedListenOptions {
  assertOptions('listen', options, rules);
  const { port = 0, hostname = '127.0.0.1', admin = false } = options;
  return {
    port,
    hostname: parseHost('hostname', hostname),
    admin: admin === false ? undefined : resolveAdmin(admin === true ? {} : admin),
  };
}

function resolveAdmin({ token, hosts = [], origins = [] }: AdminOptions): ResolvedAdminOptions {
  return {
    token,
    hosts: hosts.map((each) => parseHost('admin.hosts', each)),
    origins: origins.map((each) => parseOrigin('admin.origins', each)),
  };
}
