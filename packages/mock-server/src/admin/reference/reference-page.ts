import { createStaticFiles, formatPolicy, type ReadFile } from '../static-files.ts';
import { markAdminDecisions, markDecisions } from './mark-decisions.ts';

/** What the API reference shows. Read only when the page needs it. */
export interface ReferenceSources {
  /** The OpenAPI document of the payments API as JSON. */
  serviceDocument(): object;
  /** The OpenAPI document of the admin API as JSON. */
  adminDocument(): object;
  /** A file of the page. */
  referenceFile: ReadFile;
}

/**
 * The policy of the API reference. The renderer writes its theme and its layout as inline styles. Everything else is as strict as in the
 * inspector: no inline script, no `eval`, no worker, no font and no other server.
 */
const contentSecurityPolicy = formatPolicy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self'",
  'img-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

const root = '/__mock/docs';

/** Creates the handler of the API reference. It returns undefined for every other request. */
export function createReferencePage(sources: ReferenceSources): (request: Request) => Promise<Response | undefined> {
  const files = createStaticFiles({
    readFile: withDocuments(sources),
    contentSecurityPolicy,
  });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return undefined;
    const name = pathname.slice(root.length + 1);
    return files.respond(request, name === '' ? 'index.html' : name);
  };
}

/** Adds both documents to the files of the page. They call the server that serves them. */
function withDocuments({ serviceDocument, adminDocument, referenceFile }: ReferenceSources): ReadFile {
  const documents: Readonly<Record<string, () => object>> = {
    'payments.json': () => markDecisions({ ...serviceDocument() }),
    'admin.json': () => markAdminDecisions({ ...adminDocument() }),
  };
  return (name) => {
    const document = documents[name];
    if (document === undefined) return referenceFile(name);
    const servers = [{ url: '/', description: 'This mock server.' }];
    return new TextEncoder().encode(JSON.stringify({ ...document(), servers }));
  };
}
