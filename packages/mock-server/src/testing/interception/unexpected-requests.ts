import {
  type Handle,
  type HandleOptions,
  isUnknownPath,
  type MockResponse,
  type MockResult,
} from '../../core/http/mock-result.ts';
import { credentialHeaders } from '../../generated/operations.ts';

/**
 * Collects the requests that the merchants of a test do not handle. They are usually a mistake in a path, a host or the credentials, so a
 * test with one should fail.
 *
 * @param handle - Passes a request to the mock server.
 * @param isControlled - Returns whether the test has the controls of the merchant with this public key.
 * @param isRemoved - Returns whether the reset before a test removed the payment with this id.
 */
export function createUnexpectedRequests(
  handle: Handle,
  isControlled: (publicApiKey: string) => boolean,
  isRemoved: (id: string) => boolean,
) {
  let noted: { line: string; publicApiKey?: string | null }[] = [];
  const take = () => {
    // A test may open the controls of a merchant after its requests.
    const taken = noted.filter(({ publicApiKey }) => publicApiKey == null || !isControlled(publicApiKey));
    noted = [];
    return taken.map(({ line }) => line);
  };
  return {
    /** Passes requests to the mock server, and notes those that no operation or another merchant handles. */
    async handle(request: Request, options?: HandleOptions): Promise<MockResult> {
      const result = await handle(request, options);
      const response = 'response' in result ? result.response : undefined;
      const reason = response && reasonOf(response, request.url, isRemoved);
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
      throw new Error(
        ['These requests were not handled by the merchant of the test:', ...countEqual(taken)].join('\n  '),
      );
    },
  };
}

/** The router's own 404 has a body, and its 405 a header, that no operation sends. */
function reasonOf(
  { status, headers, body }: MockResponse,
  url: string,
  isRemoved: (id: string) => boolean,
): string | undefined {
  if (status === 405 && headers.allow !== undefined) return `the path supports ${headers.allow} only`;
  if (isUnknownPath({ status, body })) {
    const [suggestion] = /Did you mean [^"?]+\?/.exec(String(body)) ?? [];
    return ['no operation has this path', ...(suggestion === undefined ? [] : [suggestion])].join('. ');
  }
  if (status === 404 && new URL(url).pathname.split('/').some(isRemoved)) return removedPayment;
  return undefined;
}

const removedPayment =
  'beforeAll or an earlier test created this payment, and the reset before each test removed it. Create it in the test or in beforeEach';

const anotherMerchant =
  'public-api-key belongs to another merchant. Pass credentials of the result of setupMockServer to your client, or pass the keys of your client to setupMockServer as `credentials`';

/** Lists equal lines once, because a client repeats a request that failed. */
function countEqual(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((each) => each === line).length;
    return count === 1 ? line : `${line} (${count} times)`;
  });
}
