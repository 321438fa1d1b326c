import { createStaticFiles, formatPolicy, type ReadFile } from './static-files.ts';

/**
 * The policy of the inspector. The page holds text that a merchant's program or a webhook receiver chose, so no inline script, no inline
 * style and no other server is allowed.
 */
const contentSecurityPolicy = formatPolicy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

const folder = '/__mock/inspector/';

/** Creates the handler of the inspector and its files. It returns undefined for every other request. */
export function createInspectorPage(readFile: ReadFile): (request: Request) => Promise<Response | undefined> {
  const files = createStaticFiles({ readFile, contentSecurityPolicy });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(folder)) return files.respond(request, pathname.slice(folder.length));
    if (!isPage(pathname, request.headers)) return undefined;
    const page = await files.respond(request, 'index.html');
    // The same address has text and JSON for programs.
    page?.headers.set('vary', 'accept');
    return page;
  };
}

function isPage(pathname: string, headers: Headers): boolean {
  return (pathname === '/__mock' || pathname === '/__mock/') && prefersHtml(headers.get('accept') ?? '');
}

/** Whether HTML comes before JSON and plain text in an `Accept` header. Browsers list it, programs do not. */
function prefersHtml(accept: string): boolean {
  const [first] = accept.split(',').filter((each) => /^\s*(text\/(html|plain)|application\/json)\b/i.test(each));
  return first !== undefined && /html/i.test(first);
}
