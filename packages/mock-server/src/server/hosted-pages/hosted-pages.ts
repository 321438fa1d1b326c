import { tryDecodeURIComponent } from 'hono/utils/url';
import { ControlError } from '../../core/controls/control-error.ts';
import { readBytes } from '../../core/http/request-body.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { ApiErrorResult } from '../../core/model/api-error.ts';
import { pagePath } from '../../core/model/customer-page.ts';
import type { CustomerChoice } from '../../generated/control-types.ts';
import { openEnrollmentPage } from './enrollment-page.ts';
import { problemPage, respondWithPage, respondWithStyle } from './layout.ts';
import { openPaymentPage } from './payment-page.ts';
import { queryAfter, sessionPage } from './session-page.ts';

const openers = new Map([
  ['payments', openPaymentPage],
  ['enrollments', openEnrollmentPage],
]);

/** The largest form, in bytes. */
const maxBytes = 8_192;

/** Responds to the browser of a customer. The caller checks the `Host` header. */
export async function respondToCustomer(mock: MockServer, request: Request): Promise<Response> {
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  if (isPost && isFromElsewhere(request, new URL(mock.publicUrl()))) {
    const advice = 'The mock server accepts a form only from its own pages. Open the page again, and choose there.';
    return respondWithPage(problemPage(403, 'This form comes from another site', advice));
  }
  // Read first: from here on, nothing else happens to the payment.
  const form = isPost ? await readForm(request) : undefined;
  if (form instanceof ApiErrorResult) {
    return respondWithPage(problemPage(form.status, 'The form cannot be read', form.messages.join('; ')));
  }
  const response = await respond(mock, request, form);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function respond(mock: MockServer, { url }: Request, form: URLSearchParams | undefined): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  const [kind, segment = '', ...rest] = pathname.slice(pagePath.length + 1).split('/');
  if (kind === 'style.css' && form === undefined) return respondWithStyle();
  const id = tryDecodeURIComponent(segment);
  const page = openers.get(kind ?? '')?.(mock, id);
  const isKnown = page !== undefined || (kind === 'sessions' && id.trim() !== '');
  if (!isKnown || rest.length > 0) return respondWithPage(notFoundPage);
  if (form === undefined) return respondWithPage(page?.show() ?? sessionPage(id, searchParams));
  if (page === undefined) return seeOther(`./${segment}?${queryAfter(form, searchParams)}`);
  try {
    page.choose(form.get('choice') as CustomerChoice);
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    // Another click was faster, or the time has passed: the page says what happened.
    if (error.code !== 'INVALID_STATUS') {
      const message = error.message.replace(`${error.code}: `, '');
      const problem = error.code === 'INVALID_PARAMETERS' ? 'Choose one of the buttons' : message;
      return respondWithPage({ ...page.show(`${problem}.`), status: 400 });
    }
  }
  return seeOther(`./${segment}`);
}

const notFoundPage = problemPage(
  404,
  'There is no such page',
  'The mock server has no payment, enrollment or session at this address. A reset or a restart may have removed it.',
);

/** Shows the page in its next state. A reload then does not send the form again. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Whether a page of another origin sends the form. A program that is no browser sends neither header. */
function isFromElsewhere({ headers }: Request, publicUrl: URL): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  if (origin === null) return site !== 'same-origin';
  const host = headers.get('host');
  return ![`http://${host}`, `https://${host}`, publicUrl.origin].includes(origin);
}

async function readForm(request: Request): Promise<URLSearchParams | ApiErrorResult> {
  const type = 'application/x-www-form-urlencoded';
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== type) {
    return new ApiErrorResult(415, 'UNSUPPORTED_MEDIA_TYPE', [`Content-Type must be ${type}`]);
  }
  const bytes = await readBytes(request, maxBytes);
  return bytes instanceof ApiErrorResult ? bytes : new URLSearchParams(new TextDecoder().decode(bytes));
}
