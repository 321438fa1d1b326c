/** The types of node-fetch 2 are a separate package, which would conflict with those of node-fetch 3. */
declare module 'node-fetch-2' {
  import type fetch3 from 'node-fetch';

  const fetch: typeof fetch3;
  export default fetch;
}
