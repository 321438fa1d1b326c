import {
  type Handle,
  type HandleOptions,
  isUnknownPath,
  type MockResponse,
  type MockResult,
} from '../../core/http/mock-result.ts';
import { removedByReset } from '../../core/merchant/merchant.ts';
import { credentialHeaders } from '../../generated/operations.ts';

/** A request that no merchant of the test handles. */
interface UnexpectedRequest {
  readonly line: string;
  /** The merchant that handled it. Undefined when none did. */
  readonly publicApiKey?: string;
}

/**
 * Collects the requests that the merchants of a test do not handle. They are usually a mistake in a path, a host or the credentials, so a
 * test with one should fail.
 *
 * @param handle - Passes a request to the mock server.
 * @param isControlled - Returns whether the test has the controls of the merchant with this public key.
 * @param isResetByTest - Returns whether the test itself has reset the merchant, and knows that its payments are gone.
 */
export function createUnexpectedRequests(
  handle: Handle,
  isControlled: (publicApiKey: string) => boolean,
  isResetByTest: () => boolean,
) {
  let noted: UnexpectedRequest[] = [];
  const take = () => {
    // A test may open the controls of a merchant after its requests.
    const taken = noted.filter(({ publicApiKey }) => publicApiKey === undefined || !isControlled(publicApiKey));
    noted = [];
    return taken.map(({ line }) => line);
  };
  return {
    /** Passes requests to the mock server, and notes those that no operation or another merchant handles. */
    async handle(request: Request, options?: HandleOptions): Promise<MockResult> {
      const result = await handle(request, options);
      const response = 'response' in result ? result.response : undefined;
      const reason = response && reasonOf(response, isResetByTest());
      const publicApiKey = request.headers.get(credentialHeaders.publicApiKey);
      const target = `${request.method} ${request.url}`;
      if (reason !== undefined) noted.push({ line: `${target}: ${reason}` });
      // Without valid credentials there is no other merchant, and the caller receives a 401.
      else if (publicApiKey !== null && response?.status !== 401) {
        noted.push({ line: `${target}: ${anotherMerchant}`, publicApiKey });
      }
      return result;
    },
    /** Notes a request that was blocked. */
    note: ({ message }: Error) => void noted.push({ line: message }),
    /** Returns the notes since the last call, one line for each request. */
    take,
    /** @throws Error with the notes since the last call */
    assertNone(): void {
      const taken = take();
      if (taken.length === 0) return;
      // A client repeats a request that failed.
      const lines = new Set(['These requests were not handled by the merchant of the test:', ...taken]);
      throw new Error([...lines].join('\n  '));
    },
  };
}

/** Says why no operation handled a request. The router's own 404 has a body, and its 405 a header, that no operation sends. */
function reasonOf({ status, headers, body }: MockResponse, isResetByTest: boolean): string | undefined {
  const text = String(body);
  if (status === 404 && text.includes(removedByReset)) return isResetByTest ? undefined : removedPayment;
  // Such a response to HEAD has no body, and one of a campaign has another form.
  if (status === 405 && headers.allow !== undefined) return `This path supports ${headers.allow} only`;
  return isUnknownPath({ status, body }) ? JSON.parse(text).messages[0] : undefined;
}

const removedPayment =
  'beforeAll or an earlier test created this payment, and the reset before each test removed it. Create it in the test or in beforeEach';

const anotherMerchant =
  'public-api-key belongs to another merchant. Pass credentials of the result of setupMockServer to your client, or pass the keys of your client to setupMockServer as `credentials`';
