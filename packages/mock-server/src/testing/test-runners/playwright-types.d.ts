/**
 * The part of the types of Playwright that the entry `./playwright` uses, as `@playwright/test`: see `paths` of `tsconfig.json`. Playwright is
 * installed only beside the tests of the packed packages. They compile against its real types.
 */

export interface Page {
  goto(url: string): Promise<unknown>;
  waitForURL(matches: (url: URL) => boolean, options: { timeout: number }): Promise<void>;
  url(): string;
  locator(selector: string): {
    click(): Promise<void>;
    count(): Promise<number>;
    evaluateAll<T>(read: (elements: readonly { readonly value: string }[]) => T): Promise<T>;
  };
}

interface TestInfo {
  readonly status?: string;
  readonly expectedStatus: string;
  outputPath(name: string): string;
  attach(name: string, options: { path: string; contentType: string }): Promise<void>;
}

interface WorkerInfo {
  readonly config: { readonly configFile?: string };
}

export type PlaywrightTestArgs = object;
export type PlaywrightTestOptions = { readonly baseURL: string | undefined };
export type PlaywrightWorkerArgs = object;
export type PlaywrightWorkerOptions = object;

type Fixture<Value, Args, Info> = (args: Args, use: (value: Value) => Promise<void>, info: Info) => Promise<void>;
type FixtureOptions = { scope?: 'test' | 'worker'; option?: boolean; auto?: boolean; timeout?: number };
type Fixtures<Values, Args, Info> = {
  readonly [Name in keyof Values]?:
    | Fixture<Values[Name], Args, Info>
    | readonly [Values[Name] | Fixture<Values[Name], Args, Info>, FixtureOptions];
};

export interface TestType<TestArgs extends object, WorkerArgs extends object> {
  extend<T extends object, W extends object>(
    fixtures: Fixtures<T, TestArgs & T & WorkerArgs & W, TestInfo> & Fixtures<W, WorkerArgs & W, WorkerInfo>,
  ): TestType<TestArgs & T, WorkerArgs & W>;
}

export interface Expect<ExtendedMatchers = object> {
  extend<Matchers extends object>(matchers: Matchers): Expect<ExtendedMatchers & Matchers>;
}

export declare const test: TestType<PlaywrightTestOptions, object>;
export declare const expect: Expect;
