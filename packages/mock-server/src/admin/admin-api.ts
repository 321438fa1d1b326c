import { getPath } from 'hono/utils/url';
import { ControlError } from '../controls/control-error.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import { type AdminOperation, type AdminOperationId, adminOperations } from '../generated/admin-operations.ts';
import { operations as validators } from '../generated/admin-validators.js';
import { credentialHeaders } from '../generated/operations.ts';
import { createCors } from '../http/cors.ts';
import { missingBody, readBody } from '../http/request-body.ts';
import { createRouter } from '../http/router.ts';
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

const route = createRouter(adminOperations);

/** Whether a request is one for the controls. */
export function isAdminRequest(request: Request): boolean {
  return /^\/__mock(\/|$)/.test(new URL(request.url).pathname);
}

/** The controls of a mock as an HTTP service, as `openapi/admin.yaml` describes it. */
export function createAdminApi(mock: MockServer, options: GuardOptions): (request: Request) => Promise<Response> {
  const refuse = createGuard(options);
  const snapshots = createSnapshotStore(mock);

  const execute = async (request: Request): Promise<Response> => {
    const match = route(request);
    if (match.kind === 'not-found') {
      return errorResponse(404, 'UNKNOWN_CONTROL', [`There is no control at ${getPath(request)}`]);
    }
    if (match.kind === 'unsupported-method') {
      const allow = match.methods;
      return errorResponse(405, 'UNSUPPORTED_METHOD', [`This path supports ${allow} only`], { allow });
    }
    const { id, params: path, query } = match;
    const body = await bodyOf(id, request, path, query);
    if (body instanceof ApiErrorResult) return errorResponse(body.status, body.code, body.messages);
    const merchant = merchantOf(mock, request);
    if (merchant instanceof Response) return merchant;
    const result = await adminRoutes[id]({ mock, merchant, snapshots, path, query, body });
    const status = adminOperations[id].success;
    return result === undefined ? new Response(null, { status }) : Response.json(redactSecrets(result), { status });
  };

  const respond = async (request: Request): Promise<Response> => {
    const response = refuse(request) ?? (await execute(request).catch(responseToError));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
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

/** Controls throw an error when a caller asks for something that is not possible or not valid. */
function responseToError(error: unknown): Response {
  if (error instanceof ControlError) {
    return errorResponse(error.code.endsWith('_NOT_FOUND') ? 404 : 400, error.code, [withoutCode(error)]);
  }
  if (error instanceof TypeError) return errorResponse(400, 'INVALID_PARAMETERS', [error.message]);
  throw error;
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

function withoutCode({ code, message }: ControlError): string {
  return message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
}
