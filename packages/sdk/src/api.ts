import type { RequestBodyOption } from 'openapi-fetch';
import { customerIdLimits, paymentIdLimits, transactionIdLimits } from './generated/limits.ts';
import {
  cancelPaymentOperation,
  capturePaymentOperation,
  createCustomerOperation,
  createPaymentOperation,
  disputeChargebackOperation,
  listPaymentMethodsOperation,
  listPaymentsByOrderOperation,
  type Operation,
  type OperationId,
  refundPaymentOperation,
  retrieveCampaignOperation,
  retrievePaymentOperation,
  reverseTransferOperation,
} from './generated/operations.ts';
import type { paths } from './generated/paths.ts';
import {
  cancelPaymentBody,
  capturePaymentBody,
  createCustomerBody,
  createPaymentBody,
  disputeChargebackBody,
  type RequestBody,
  refundPaymentBody,
} from './generated/request-bodies.ts';
import type { ApiPromise } from './http/api-promise.ts';
import { type AnswerOf, call, type InputOf, type SuccessOf, whole } from './http/execute.ts';
import { resolveIdempotencyKey } from './http/idempotency-key.ts';
import type { IdempotentRequestOptions, RequestOptions } from './http/request-options.ts';
import { serializeBody, type ValidateBody } from './http/serialize-body.ts';
import { toSingleUseBody } from './http/single-use-body.ts';
import type { Transport } from './http/transport.ts';
import { orderId } from './resources/order-id.ts';
import { checkOrganizationCode } from './resources/organization-code.ts';
import { validateNewPayment } from './resources/payments.ts';
import { validateEvidence } from './resources/pdf-evidence.ts';
import { validatePositiveAmount } from './validation/amount.ts';
import { assertPathId } from './validation/path-id.ts';
import { throwValidationError } from './validation/refuse.ts';

/** The documented paths that have an operation of this method. */
export type PathOf<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** What a call of a documented operation holds: parameters and body as the document has them, and the options of any call. */
export type ApiInput<Documented> = ParamsOf<Documented> & RequestBodyOption<Documented> & OptionsOf<Documented>;

type ParamsOf<Documented> = Documented extends { parameters: { path: infer Path; query?: infer Query } }
  ? { readonly params: { readonly path: Path; readonly query?: Query } }
  : Documented extends { parameters: { query: infer Query } }
    ? { readonly params: { readonly query: Query } }
    : unknown;

type OptionsOf<Documented> = Documented extends { parameters: { header: infer Header } }
  ? (Header extends { 'X-Idempotency-Key': string } ? IdempotentRequestOptions : RequestOptions) &
      (Header extends { 'X-organization-code': string } ? { readonly organizationCode?: string | undefined } : unknown)
  : RequestOptions;

/** What a documented operation answers, under the field names of the wire and with nothing taken out of it. */
export type ApiAnswer<Documented> = Documented extends { responses: infer Responses } ? SuccessOf<Responses> : never;

/**
 * Every documented path under its own name, for what the methods do not express. Over the same transport: credentials, retry,
 * time limits, the checks of what stands in the path, and the errors are those of every call.
 */
export interface Api {
  /**
   * @example
   * const { payment_methods } = await client.api.GET('/v1/customers/{customer_id}/payment-methods', {
   *   params: { path: { customer_id: customerId } },
   * });
   */
  GET<Path extends PathOf<'get'>>(
    path: Path,
    input: ApiInput<paths[Path]['get']>,
  ): ApiPromise<ApiAnswer<paths[Path]['get']>>;
  /** A key is made for an operation that takes one, unless `idempotencyKey` gives it. */
  POST<Path extends PathOf<'post'>>(
    path: Path,
    input: ApiInput<paths[Path]['post']>,
  ): ApiPromise<ApiAnswer<paths[Path]['post']>>;
}

interface AnyInput extends IdempotentRequestOptions {
  readonly params?: { readonly path?: Record<string, string>; readonly query?: Record<string, unknown> } | null;
  readonly body?: object;
  readonly organizationCode?: string | undefined;
}

// Named one by one: a list of all exports would put their names into every bundle.
const documented: readonly Operation<OperationId>[] = [
  createPaymentOperation,
  listPaymentsByOrderOperation,
  retrievePaymentOperation,
  capturePaymentOperation,
  cancelPaymentOperation,
  refundPaymentOperation,
  disputeChargebackOperation,
  createCustomerOperation,
  listPaymentMethodsOperation,
  reverseTransferOperation,
  retrieveCampaignOperation,
];

const bodies: { readonly [Id in OperationId]?: readonly [documented: RequestBody, check?: ValidateBody] } = {
  createPayment: [createPaymentBody, validateNewPayment],
  capturePayment: [capturePaymentBody, validatePositiveAmount],
  cancelPayment: [cancelPaymentBody],
  refundPayment: [refundPaymentBody, validatePositiveAmount],
  disputeChargeback: [disputeChargebackBody, validateEvidence],
  createCustomer: [createCustomerBody],
};

const limitsOf: Record<string, { maxLength: number }> = {
  payment_id: paymentIdLimits,
  transaction_id: transactionIdLimits,
  customer_id: customerIdLimits,
};

// What hooks and errors say of a path that is not documented. It is none of theirs: it may hold an identifier.
const undocumented = { path: '' } as Operation<OperationId>;

/** The low-level calls over a transport. */
export function createApi(transport: Transport): Api {
  const calling = (method: string) => (path: string, input: AnyInput) => {
    const operation = documented.find((each) => each.method === method && each.path === path);
    return callDocumented(transport, operation ?? { ...undocumented, method }, input);
  };
  // What the types say of each path, the document says of it at run time.
  return { GET: calling('GET'), POST: calling('POST') } as unknown as Api;
}

function callDocumented<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  input: AnyInput,
): ApiPromise<AnswerOf<Id>> {
  const { id, method, path: template, idempotencyKey } = operation;
  const [documentedBody, check] = bodies[id] ?? [];
  return call(
    transport,
    operation,
    input,
    ({ key, organizationCode }) => {
      if (!template) throwValidationError('path', 'pattern', 'must be a documented one');
      const { params, body } = input;
      const isReversal = id === 'reverseTransfer';
      if (!documentedBody && body !== undefined) throwValidationError('body', 'type', 'must be left out');
      const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const path = names.map((name) => [name, assertPathId(name, params?.path?.[name] as string, limitsOf[name])]);
      const query = Object.entries(params?.query ?? {}).filter(([, value]) => value !== undefined);
      // Without it, a service may list every payment.
      if (id === 'listPaymentsByOrder') orderId(params?.query?.merchant_order_id as string);
      const header = {
        ...(idempotencyKey && key),
        ...(isReversal && {
          'X-organization-code': checkOrganizationCode(input.organizationCode ?? organizationCode),
        }),
      };
      return {
        params: { path: Object.fromEntries(path), query: Object.fromEntries(query), header },
        body,
      } as unknown as InputOf<Id>;
    },
    whole<AnswerOf<Id>>,
    {
      ...(idempotencyKey && { idempotencyKeyOf: resolveIdempotencyKey }),
      ...(method === 'POST' && {
        serializeBody(body: unknown) {
          const written = serializeBody(body, documentedBody, check);
          return idempotencyKey ? written : toSingleUseBody(written);
        },
      }),
    },
  );
}
