import { Hono } from 'hono';
import { ControlError } from '../controls/control-error.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import { type AdminOperation, type AdminOperationId, adminOperations } from '../generated/admin-operations.ts';
import { operations as validators } from '../generated/admin-validators.js';
import { credentialHeaders } from '../generated/operations.ts';
import { createCors } from '../http/cors.ts';
import { missingBody, readBody } from '../http/request-body.ts';
import { redactSecrets } from '../merchant/redaction.ts';
import type { MockServer } from '../mock-server.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { check } from '../model/validation.ts';
import { errorResponse } from './error-response.ts';
import { createGuard, type GuardOptions } from './guard.ts';
import { adminRoutes } from './routes.ts';
import { createSnapshotStore } from './snapshot-store.ts';

/** The largest body of a command, in bytes: evidence is not among them, yet a seed may be long. */
const mostBytes = 10 * 1024 * 1024;

/** Whether a request is one for the controls. */
export function isAdminRequest(request: Request): boolean {
  return /^\/__mock(\/|$)/.test(new URL(request.url).pathname);
}

/** The controls of a mock as an HTTP service, as `openapi/admin.yaml` describes it. */
export function createAdminApi(mock: MockServer, options: GuardOptions): (request: Request) => Promise<Response> {
  const refuse = createGuard(options);
  const snapshots = createSnapshotStore(mock);
  const router = new Hono();

  for (const id of Object.keys(adminOperations) as AdminOperationId[]) {
    const { method, route, success } = adminOperations[id];
    router.on(method, route, async ({ req }) => {
      const [path, query] = [req.param(), req.query()];
      const body = await bodyOf(id, req.raw, path, query);
      if (body instanceof ApiErrorResult) return errorResponse(body.status, body.code, body.messages);
      const merchant = merchantOf(mock, req.raw);
      if (merchant instanceof Response) return merchant;
      const answer = await adminRoutes[id]({ mock, merchant, snapshots, path, query, body });
      if (answer === undefined) return new Response(null, { status: success });
      return Response.json(redactSecrets(answer), { status: success });
    });
  }
  for (const { route } of Object.values(adminOperations)) {
    const allow = methodsOf(route);
    router.all(route, () => errorResponse(405, 'UNSUPPORTED_METHOD', [`This path supports ${allow} only`], { allow }));
  }
  router.notFound(({ req }) => errorResponse(404, 'UNKNOWN_CONTROL', [`There is no control at ${req.path}`]));
  router.onError((error) => {
    if (error instanceof ControlError) {
      return errorResponse(error.code.endsWith('_NOT_FOUND') ? 404 : 400, error.code, [withoutCode(error)]);
    }
    // What controls throw at a caller who asks for something that makes no sense.
    if (error instanceof TypeError) return errorResponse(400, 'INVALID_PARAMETERS', [error.message]);
    throw error;
  });

  const respond = async (request: Request) => refuse(request) ?? router.fetch(request);
  if (options.origins.length === 0) return respond;
  const cors = createCors(options.origins);
  return async (request) => {
    const { isPreflight, response: decided } = await cors(request);
    if (isPreflight) return decided;
    const response = await respond(request);
    for (const [name, value] of decided.headers) response.headers.set(name, value);
    return response;
  };
}

function merchantOf(mock: MockServer, { headers }: Request): MerchantControls | Response {
  const publicApiKey = headers.get(credentialHeaders.publicApiKey) ?? mock.credentials.publicApiKey;
  try {
    return mock.merchant({ publicApiKey });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return errorResponse(404, 'MERCHANT_NOT_FOUND', [`${credentialHeaders.publicApiKey}: ${error.message}`]);
  }
}

/** The body, once the whole request is as the document says. */
async function bodyOf(id: AdminOperationId, request: Request, path: object, query: object): Promise<unknown> {
  const operation: AdminOperation = adminOperations[id];
  const validate = validators[id];
  const wrong =
    check(validate.headers, Object.fromEntries(request.headers)) ??
    check(validate.path, path) ??
    check(validate.query, query);
  if (wrong !== undefined || operation.body === 'none') return wrong;

  const read = await readBody(request, { maxBytes: mostBytes });
  if (read === missingBody && operation.body === 'optional') return {};
  if (read instanceof ApiErrorResult) return read;
  return (validate.body && check(validate.body, read.json)) ?? read.json;
}

function methodsOf(route: string): string {
  const here = Object.values(adminOperations).filter((each) => each.route === route);
  return here.map(({ method }) => method).join(', ');
}

function withoutCode({ code, message }: ControlError): string {
  return message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
}
