import { getPath } from 'hono/utils/url';
import { ControlError } from '../../core/controls/control-error.ts';
import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import { withCorsFor } from '../../core/http/cors.ts';
import { createRequestBody, missingBody } from '../../core/http/request-body.ts';
import { createRouter, suggestPath } from '../../core/http/router.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { ApiErrorResult } from '../../core/model/api-error.ts';
import { redactSecrets } from '../../core/model/redaction.ts';
import { checkValue } from '../../core/model/validation.ts';
import { formatValue } from '../../core/options/option-error.ts';
import { bodyFields, queryFields } from '../../generated/admin-fields.ts';
import { type AdminOperation, type AdminOperationId, adminOperations } from '../../generated/admin-operations.ts';
import { credentialHeaders } from '../../generated/operations.ts';
import { findOwners } from './find-owner.ts';
import { createGuard, createHostCheck, errorResponse, type GuardOptions } from './guard.ts';
import type { ServerPages } from './pages.ts';
import { createRequestKeeper } from './request-keeper.ts';
import { handle, health } from './routes.ts';
import { createSnapshotStore } from './snapshot-store.ts';
import { createTrafficStreams } from './traffic-streams.ts';

/** The largest request body, in bytes. A seed may be long. */
const maxBytes = 10 * 1024 * 1024;

const route = createRouter(adminOperations);
const adminPaths = Object.values(adminOperations).map(({ path }) => path);

/** Reports whether a request is for the admin API and not for the payments API. */
export function isAdminRequest(request: Request): boolean {
  return /^\/__mock(\/|$)/.test(new URL(request.url).pathname);
}

export type AdminApi = ReturnType<typeof createAdminApi>;

/** Creates the admin API: the controls of a mock server over HTTP, as `openapi/admin.yaml` describes them. */
export function createAdminApi(mock: MockServer, pages: ServerPages, options: GuardOptions) {
  const checkAccess = createGuard(options);
  const snapshots = createSnapshotStore(mock);
  const keeper = createRequestKeeper();
  const streams = createTrafficStreams(mock, (merchant, number) => keeper.find(merchant, number) !== undefined);
  const context = { mock, snapshots, streams, pages, keeper };

  const execute = async (request: Request): Promise<Response> => {
    const match = route(withoutSlash(request));
    if (match.kind === 'not-found') {
      const path = getPath(request);
      const fix = suggestPath(path, adminPaths, '/__mock') ?? '/__mock/openapi.json lists the paths';
      return errorResponse(404, 'UNKNOWN_PATH', [`The admin API has no path ${path}. ${fix}`]);
    }
    if (match.kind === 'unsupported-method') {
      const allow = match.methods;
      return errorResponse(405, 'UNSUPPORTED_METHOD', [`This path supports ${allow} only`], { allow });
    }
    const { id, params: path, query } = match;
    const [pathId = ''] = Object.values(path);
    const body = await readValidBody(id, request, path, query);
    if (body instanceof ApiErrorResult) return errorResponse(body.status, body.code, body.messages);
    const publicApiKey = request.headers.get(credentialHeaders.publicApiKey) ?? mock.credentials.publicApiKey;
    const merchant = findMerchant(mock, publicApiKey);
    if (merchant instanceof Response) return merchant;
    const call = async () => handle(id, { request, ...context, publicApiKey, merchant, pathId, path, query, body });
    const result = await call().catch((error: unknown) => {
      const isUnknownPayment = error instanceof ControlError && error.code === 'PAYMENT_NOT_FOUND';
      throw isUnknownPayment ? new ControlError(error.code, describeOwner(mock, pathId, error)) : error;
    });
    if (result instanceof Response) return result;
    const status = adminOperations[id].success;
    return result === undefined ? new Response(null, { status }) : Response.json(redactSecrets(result), { status });
  };

  const respond = async (request: Request): Promise<Response> => {
    if (isHealthCheck(request)) return Response.json(health);
    const response = checkAccess(request) ?? (await execute(request).catch(toErrorResponse));
    if (request.method !== 'HEAD') return response;
    await response.body?.cancel();
    return new Response(null, response);
  };
  const respondToCalls = options.origins.length === 0 ? respond : withCorsFor(options.origins, respond);
  const checkHost = createHostCheck(() => options.hosts);
  return {
    async respond(request: Request): Promise<Response> {
      // The files of the pages hold no data, so a browser loads them without a token, and the pages request it. No other origin may read them.
      const page = pages.file(request);
      return page === undefined ? respondToCalls(request) : (checkHost(request.headers.get('host') ?? '') ?? page);
    },
    /** Keeps a request to the payments API, so that it can be repeated. */
    keepRequest: keeper.keep,
    /** Ends the streams. A server that stops would wait for them. */
    close: streams.close,
  };
}

/**
 * Health checks of containers know neither the token nor a host name of the server. The response is the same for everyone, so a page that
 * rebinds its name to this machine learns nothing but that the server runs.
 */
function isHealthCheck({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && new URL(url).pathname === '/__mock/health';
}

/** The root of the admin API works with a slash too. */
function withoutSlash({ method, url }: Request): Pick<Request, 'method' | 'url'> {
  const isRoot = ['GET', 'HEAD'].includes(method) && new URL(url).pathname === '/__mock/';
  return { method, url: isRoot ? url.replace('/__mock/', '/__mock') : url };
}

/** Converts an error that a control throws. A value that is not valid is an OptionError, which is a TypeError. */
function toErrorResponse(error: unknown): Response {
  if (error instanceof ControlError) {
    const message = error.message.replace(`${error.code}: `, '');
    return errorResponse(error.code.endsWith('_NOT_FOUND') ? 404 : 400, error.code, [message]);
  }
  if (error instanceof TypeError) return errorResponse(400, 'INVALID_PARAMETERS', [error.message]);
  throw error;
}

/** Adds the merchant that has the payment, when the call was for another one. */
function describeOwner(mock: MockServer, paymentId: string, { code, message }: ControlError): string {
  const [owner] = findOwners(mock, ({ payments }) => payments.get(paymentId));
  const problem = message.replace(`${code}: `, '');
  return owner === undefined
    ? problem
    : `${problem}. The merchant ${owner.publicApiKey} has it. Send its ${credentialHeaders.publicApiKey}, or pass --merchant to a command`;
}

function findMerchant(mock: MockServer, publicApiKey: string): MerchantControls | Response {
  try {
    return mock.merchant({ publicApiKey });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return errorResponse(404, 'MERCHANT_NOT_FOUND', [`${credentialHeaders.publicApiKey}: ${error.message}`]);
  }
}

/** Validates the whole request and returns its body, or the error. */
async function readValidBody(id: AdminOperationId, request: Request, path: object, query: object): Promise<unknown> {
  const operation: AdminOperation = adminOperations[id];
  // Half of the code of a server. Loaded here, so that a server starts without it.
  const { operations: validators } = await import('../../generated/admin-validators.js');
  const validate = validators[id];
  const error =
    checkValue(validate.headers, Object.fromEntries(request.headers)) ??
    checkValue(validate.path, path) ??
    checkValue(validate.query, query, undefined, formatValue, queryFields[id] ?? {});
  if (error !== undefined || operation.body === 'none') return error;

  const read = await createRequestBody(request, maxBytes).read();
  if (read === missingBody && operation.body === 'optional') return {};
  if (read instanceof ApiErrorResult) return read;
  return (validate.body && checkValue(validate.body, read.json, undefined, undefined, bodyFields[id])) ?? read.json;
}
