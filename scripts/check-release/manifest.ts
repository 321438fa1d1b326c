/** The part of a package.json that the checks of a release read. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly author?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: { readonly url?: string };
  readonly repository?: { readonly type?: string; readonly url?: string; readonly directory?: string };
  readonly files?: readonly string[];
  readonly publishConfig?: { readonly access?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly bin?: unknown;
  readonly main?: string;
  readonly module?: string;
  readonly types?: string;
}

/** A package that is published, as the checks see it. */
export interface Package {
  /** Its folder from the root, for example `packages/sdk`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Whether a file or folder exists, by its path in the package. */
  readonly has: (path: string) => boolean;
  /** The text of CHANGELOG.md, unless the file is missing. */
  readonly changelog: string | undefined;
}
