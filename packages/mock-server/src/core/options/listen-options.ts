import { parseBaseUrl, parseHost, parseOrigin, parsePort } from './address.ts';
import { formatValue, OptionError } from './option-error.ts';
import { assertOptions, isListOf, mustBe, mustBeSecret, type OptionRules, parsedBy } from './option-rules.ts';

/** The options of `listen`. */
export interface ListenOptions {
  /**
   * The port. `0` selects a free one.
   *
   * @default 0
   */
  port?: number;
  /**
   * A name or an address of this machine, without a port. By default, other machines cannot reach the server.
   *
   * @default '127.0.0.1'
   */
  hostname?: string;
  /**
   * The certificate of the server, with its key. The server then speaks https only. Clients must trust the certificate: Node trusts the file
   * in the variable `NODE_EXTRA_CA_CERTS`. By default, the server speaks http.
   */
  tls?: TlsOptions;
  /**
   * Where a customer's browser reaches the server, such as `https://payments.shop.test` behind a proxy or `http://localhost:4010` in a
   * container. Each `redirect_url` of a new payment begins with it. By default, it is the URL of the server. The payments
   * API and the pages of the customer are also available under the host name of this URL.
   */
  publicUrl?: string;
}

/** A certificate and its private key. */
export interface TlsOptions {
  /** The certificate as PEM, followed by those between it and the root, if there are any. */
  cert: string;
  /** The private key as PEM, without a passphrase. */
  key: string;
}

/** The options of the admin API, which serves the controls over HTTP. */
export interface AdminOptions {
  /**
   * The bearer token that each call must send. By default, calls need no token on a loopback address. On any other address, `listen`
   * generates one: see `adminToken`.
   */
  token?: string;
  /** Additional host names in the `Host` header of requests, without a port. Loopback names and `hostname` are always allowed. */
  hosts?: readonly string[];
  /**
   * The origins whose pages may call the admin API, such as `http://localhost:5173`. `*` allows every origin.
   *
   * @default []
   */
  origins?: readonly string[];
}

/** The options of `listen` for a server with the admin API. */
export interface ListenWithAdminOptions extends ListenOptions {
  /** Serves the admin API below `/__mock/`, as `@paychord/mock-server/admin-openapi.json` describes it. */
  admin: true | AdminOptions;
}

type GivenOptions = ListenOptions & { admin?: boolean | AdminOptions };

const isVisible = (value: unknown) => typeof value === 'string' && /^[!-~]+$/.test(value);
export const isVisibleText = mustBe('visible ASCII characters', isVisible);

/** The rule of the admin token. */
export const isAdminToken = mustBeSecret('visible ASCII characters', isVisible);

const adminRules: OptionRules<AdminOptions> = {
  token: isAdminToken,
  hosts: isListOf(parsedBy(parseHost)),
  origins: isListOf(parsedBy(parseOrigin)),
};

const isPem = mustBeSecret('text in PEM', (value) => typeof value === 'string');
const tlsRules: OptionRules<TlsOptions> = { cert: isPem, key: isPem };

const rules: OptionRules<GivenOptions> = {
  port: parsedBy(parsePort),
  hostname: parsedBy(parseHost),
  tls(option, value) {
    assertOptions(option, value, tlsRules, `${option}.`);
    const missing = (['cert', 'key'] as const).find((name) => value[name] === undefined);
    if (missing !== undefined) throw new OptionError(`${option}.${missing}`, 'is required');
  },
  publicUrl: parsedBy(parseBaseUrl),
  admin(option, value) {
    if (typeof value === 'boolean') return;
    if (typeof value !== 'object')
      throw new OptionError(option, `must be true, false or options (received ${formatValue(value)})`);
    assertOptions(option, value, adminRules, `${option}.`);
  },
};

/**
 * Checks the options of `listen`, adds the defaults, and normalizes names and origins.
 *
 * @throws OptionError
 */
export function resolveListenOptions(options: GivenOptions) {
  assertOptions('listen', options, rules);
  const { port = 0, hostname = '127.0.0.1', tls, publicUrl, admin = false } = options;
  return {
    port,
    tls,
    publicUrl,
    hostname: parseHost('hostname', hostname),
    admin: admin === false ? undefined : resolveAdmin(admin === true ? {} : admin),
  };
}

function resolveAdmin({ token, hosts = [], origins = [] }: AdminOptions) {
  return {
    token,
    hosts: hosts.map((each) => parseHost('admin.hosts', each)),
    origins: origins.map((each) => parseOrigin('admin.origins', each)),
  };
}
