/** Its own types are a package apart, which would stand in the way of those of node-fetch 3. */
declare module 'node-fetch-2' {
  import type fetch3 from 'node-fetch';

  const fetch: typeof fetch3;
  export default fetch;
}
