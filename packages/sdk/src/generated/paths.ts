// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type * as schemas from './schema.ts';

export interface paths {
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of an order
         * Returns every payment created with this `merchant_order_id`, oldest first, in the form of the retrieve response. The list is empty
         * when the service finds no payment. Assumption: check that your service has this endpoint.
         *
         * Use it when the response is lost, and the idempotency key is lost or too old to repeat. An empty list does not prove that no
         * payment exists, because the first request may still be running.
         */
        get: operations["listPaymentsByOrder"];
        put?: never;
        /**
         * Create a payment
         * Creates a payment. The service runs the operation once per `X-Idempotency-Key` and returns the first response to every repeat.
         *
         * With `payment_method.detail.card.capture` true, the service captures a card payment automatically, in a single step. With false, it
         * only authorizes the payment: capture it later with capturePayment. `checkout` is required when `workflow` is SDK_CHECKOUT or
         * absent.
         *
         * Two assumptions: an absent `capture` means true, and a declined payment returns 201 with `status: DECLINED`. `x-basis` marks
         * assumptions.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payment
         * Returns a payment with all its transactions.
         */
        get: operations["retrievePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/transactions/{transaction_id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture an authorization
         * Captures all or part of an authorized amount. The shape of this endpoint is an assumption.
         */
        post: operations["capturePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/transactions/{transaction_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an authorization
         * Releases an authorized amount that has not been captured. Assumption: check that your service has this endpoint.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/transactions/{transaction_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a captured payment
         * Refunds all or part of the amount of a PURCHASE or CAPTURE transaction. Assumption: check that your service has this endpoint.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/{payment_id}/transactions/{transaction_id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a chargeback
         * Submits the evidence against a chargeback, which the service forwards to the issuer. The payment can be in any state, but must have
         * a chargeback transaction. Afterwards the payment is IN_DISPUTE with sub-status PENDING_REVIEW. Its latest transaction has type
         * CHARGEBACK and status CREATED.
         *
         * Assumption: `transaction_id` is the id of the chargeback transaction.
         *
         * Each file is a PDF of at most 1 MB, encoded as base64. The text is in English or the local language of the country.
         */
        post: operations["submitDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer
         * Registers a customer, so that the customer can enroll payment methods. The shape of this endpoint is an assumption. It accepts no idempotency key. The service rejects a second customer with the same `merchant_customer_id`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{customer_id}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's enrolled payment methods
         * Returns the enrolled payment methods of a customer. The create-customer endpoint returns the customer's identifier.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recipients/onboardings/reverse-transfer/{transfer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a recipient's onboarding transfer
         * Reverses the onboarding transfer of a marketplace recipient. Returns two onboardings: the one that the recipient leaves and the one that it returns to. The request has no body.
         */
        post: operations["reverseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{campaign_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a campaign
         * Returns a communications campaign with its rules.
         */
        get: operations["retrieveCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    incomingTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An incoming bank transfer
         * Sent to `{merchant_base_url}/v1/banking/transfers` when a bank transfer to one of the merchant's accounts is pending or completed.
         * The merchant responds with 200 and `{"received": true}`. After a 5xx response or a time-out, the service repeats the notification
         * with exponential backoff.
         *
         * The service declares no authentication for this endpoint. Assumption: a notification can carry the headers of a payment event.
         */
        post: operations["receiveIncomingTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    paymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment event
         * Sent to the webhook endpoint that the merchant configured. `retry` counts the attempts from 0. It is part of the signed body, so every attempt has its own signature. The header `x-hmac-signature` describes the verification of a signed event.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    responses: {
        /** The credentials are valid but do not permit this operation. */
        CampaignForbidden: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 403,
                 *   "message": "These credentials may not use this operation"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The service did not finish within its limit of 60 s. */
        CampaignGatewayTimeout: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 504,
                 *   "message": "Gateway timeout"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The service failed. */
        CampaignInternalError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 500,
                 *   "message": "Internal error"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The campaign id is not a UUID. */
        CampaignInvalidRequest: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 400,
                 *   "message": "campaign_id must be a valid uuid",
                 *   "details": [
                 *     "campaign_id must be a valid uuid"
                 *   ]
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The merchant has no campaign with this UUID. */
        CampaignNotFound: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 404,
                 *   "message": "No campaign has this id"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The service is unavailable. `Retry-After` can say when to retry. */
        CampaignServiceUnavailable: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 503,
                 *   "message": "Service unavailable"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The merchant sent too many requests in a short time. `Retry-After` says when to retry. */
        CampaignTooManyRequests: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 429,
                 *   "message": "Too many requests"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** The credentials are missing or wrong. */
        CampaignUnauthorized: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 401,
                 *   "message": "private-secret-key is not the key that was first used with this public-api-key"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** Any other error. The list of statuses is open. */
        CampaignUnexpectedError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** A request with the same idempotency key is still running. */
        Conflict: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "REQUEST_IN_PROCESS",
                 *   "messages": [
                 *     "A request with this idempotency key is still running"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The credentials are valid but do not permit this operation. */
        Forbidden: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "AUTHORIZATION_REQUIRED",
                 *   "messages": [
                 *     "These credentials may not use this operation"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The service did not finish within its limit of 60 s. The operation may have happened. */
        GatewayTimeout: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "GATEWAY_TIMEOUT",
                 *   "messages": [
                 *     "Gateway timeout"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The service failed. The operation may have happened. */
        InternalError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "INTERNAL_ERROR",
                 *   "messages": [
                 *     "Internal error"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The request is invalid. `code` contains the reason, and each message names a field and its rule. */
        InvalidRequest: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": schemas.ErrorBody;
            };
        };
        /** A resource in the path does not exist for this merchant. */
        NotFound: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "PAYMENT_NOT_FOUND",
                 *   "messages": [
                 *     "No payment has this id"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The body is larger than the limit of the service. */
        PayloadTooLarge: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "PAYLOAD_TOO_LARGE",
                 *   "messages": [
                 *     "The body may hold at most 10485760 bytes"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The service is unavailable. The operation may have happened. */
        ServiceUnavailable: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "SERVICE_UNAVAILABLE",
                 *   "messages": [
                 *     "Service unavailable"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The merchant sent too many requests in a short time. `Retry-After` says when to retry. */
        TooManyRequests: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "TOO_MANY_REQUESTS",
                 *   "messages": [
                 *     "Too many requests"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** The credentials are missing or wrong. */
        Unauthorized: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "INVALID_CREDENTIALS",
                 *   "messages": [
                 *     "private-secret-key is not the key that was first used with this public-api-key"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** Any other error. The lists of statuses and codes are open. */
        UnexpectedError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": schemas.ErrorBody;
            };
        };
        /** The `Content-Type` of the body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": "UNSUPPORTED_MEDIA_TYPE",
                 *   "messages": [
                 *     "Content-Type must be application/json"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * UUID of the campaign to retrieve.
         * @example c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31
         */
        CampaignId: string;
        /**
         * Identifier of a customer, from the create customer response.
         * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
         */
        CustomerId: string;
        /**
         * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
         * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
         */
        IdempotencyKey: string;
        /**
         * Identifier of the order in the merchant's system, exactly as sent in the create payment request.
         * @example ORDER-2026-000123
         */
        MerchantOrderId: string;
        /**
         * The organization that the merchant acts for.
         * @example 9104911d-5df9-429e-8488-ad41abea1a4b
         */
        OrganizationCode: string;
        /**
         * UUID from the create payment response.
         * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
         */
        PaymentId: string;
        /**
         * UUID of one of the transactions of the payment.
         * @example 5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90
         */
        TransactionId: string;
        /**
         * Identifier of the transfer that moved the recipient's onboarding.
         * @example 7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f
         */
        TransferId: string;
        /**
         * API key of the webhook. It identifies the sender but does not protect the body.
         * @example webhook-api-key
         */
        WebhookApiKey: string;
        /**
         * Secret of the webhook, together with `x-api-key`, as plain text. Compare it in constant time.
         * @example webhook-secret
         */
        WebhookSecret: string;
        /**
         * Signature of the request. The header is optional: it is present when the merchant selected HMAC authentication for the webhook in
         * the dashboard. HMAC authentication does not change the payload.
         *
         * The value is the Base64 of an HMAC with SHA-256 over the raw body. The key is the client secret configured for the webhook. To
         * verify a webhook, the receiver:
         *
         * 1. reads the raw body, before JSON parsing;
         * 2. computes the same HMAC with the same secret;
         * 3. compares it with the header, using a constant-time comparison;
         * 4. rejects the webhook when the values differ, for example with status 401.
         *
         * The key is the secret of the webhook, not `private-secret-key`. Serializing a parsed body again changes its bytes, and therefore
         * its signature.
         * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** Present, with the value `true`, on the stored response to an earlier request with the same idempotency key. */
        IdempotentReplayed: "true";
        /** Number of seconds to wait before the next request, or the HTTP date of the earliest next request. */
        RetryAfter: string;
        /** Identifies this response in the logs of the service. Send it to support when you report a problem. */
        TraceId: string;
    };
    pathItems: never;
}
export interface operations {
    listPaymentsByOrder: {
        parameters: {
            query: {
                /**
                 * Identifier of the order in the merchant's system, exactly as sent in the create payment request.
                 * @example ORDER-2026-000123
                 */
                merchant_order_id: components["parameters"]["MerchantOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments of the order, oldest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Payment[];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** Amount, payment method and customer of the new payment. */
        requestBody: {
            content: {
                "application/json": schemas.CreatePaymentRequest;
            };
        };
        responses: {
            /** The payment was created. Check its `status`: a declined payment also returns 201. */
            201: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.CreatedPayment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    retrievePayment: {
        parameters: {
            query?: {
                /** Set to true to include the provider's response in `provider_data.raw_response`. The field is null otherwise. */
                raw_response?: boolean;
                /** Set to true to fill `transactions_history`. The field is null otherwise. */
                transactions_history?: boolean;
            };
            header?: never;
            path: {
                /**
                 * UUID from the create payment response.
                 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
                 */
                payment_id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment with all its transactions. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.Payment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    capturePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID from the create payment response.
                 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
                 */
                payment_id: components["parameters"]["PaymentId"];
                /**
                 * UUID of one of the transactions of the payment.
                 * @example 5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90
                 */
                transaction_id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        /** Amount to capture, with a reason and a reference. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *   "merchant_reference": "CAPTURE-1",
                 *   "amount": {
                 *     "currency": "USD",
                 *     "value": 100
                 *   },
                 *   "reason": "REQUESTED_BY_CUSTOMER"
                 * }
                 */
                "application/json": schemas.CapturePaymentRequest;
            };
        };
        responses: {
            /** The new CAPTURE transaction and the status of its payment. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.TransactionWithPayment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID from the create payment response.
                 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
                 */
                payment_id: components["parameters"]["PaymentId"];
                /**
                 * UUID of one of the transactions of the payment.
                 * @example 5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90
                 */
                transaction_id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        /** Reason for the cancellation, with a reference. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *   "merchant_reference": "CANCEL-1",
                 *   "description": "The guest has left",
                 *   "reason": "REQUESTED_BY_CUSTOMER"
                 * }
                 */
                "application/json": schemas.CancelPaymentRequest;
            };
        };
        responses: {
            /** The new CANCEL transaction and the status of its payment. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.TransactionWithPayment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID from the create payment response.
                 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
                 */
                payment_id: components["parameters"]["PaymentId"];
                /**
                 * UUID of one of the transactions of the payment.
                 * @example 5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90
                 */
                transaction_id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        /** Amount to refund and the reason. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *   "merchant_reference": "REFUND-1",
                 *   "amount": {
                 *     "currency": "USD",
                 *     "value": 20.5
                 *   },
                 *   "description": "One night less",
                 *   "reason": "REQUESTED_BY_CUSTOMER"
                 * }
                 */
                "application/json": schemas.RefundPaymentRequest;
            };
        };
        responses: {
            /** The payment with the refund as its latest transaction. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.RefundedPayment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID from the create payment response.
                 * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
                 */
                payment_id: components["parameters"]["PaymentId"];
                /**
                 * UUID of one of the transactions of the payment.
                 * @example 5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90
                 */
                transaction_id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        /** PDF files for the issuer. */
        requestBody: {
            content: {
                "application/json": schemas.DisputeRequest;
            };
        };
        responses: {
            /** The payment in status IN_DISPUTE, with the chargeback as its latest transaction. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.DisputedPayment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Person to register. Send every field that you know. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *   "merchant_customer_id": "shopper-42",
                 *   "merchant_customer_created_at": "2024-01-05T12:00:00.000Z",
                 *   "first_name": "María",
                 *   "last_name": "Gómez",
                 *   "gender": "F",
                 *   "date_of_birth": "1990-02-28",
                 *   "email": "maria.gomez@example.com",
                 *   "nationality": "CO",
                 *   "country": "CO",
                 *   "document": {
                 *     "document_type": "CC",
                 *     "document_number": "1093333333"
                 *   },
                 *   "phone": {
                 *     "number": "3001234567",
                 *     "country_code": "57"
                 *   },
                 *   "billing_address": {
                 *     "address_line_1": "Calle 34 # 56-78",
                 *     "country": "CO",
                 *     "state": "Cundinamarca",
                 *     "city": "Bogotá",
                 *     "zip_code": "111111"
                 *   },
                 *   "shipping_address": {
                 *     "address_line_1": "Calle 34 # 56-78",
                 *     "country": "CO",
                 *     "state": "Cundinamarca",
                 *     "city": "Bogotá",
                 *     "zip_code": "111111"
                 *   },
                 *   "metadata": [
                 *     {
                 *       "key": "tier",
                 *       "value": "gold"
                 *     }
                 *   ]
                 * }
                 */
                "application/json": schemas.CreateCustomerRequest;
            };
        };
        responses: {
            /** The service registered the person and returned an `id`. */
            201: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *   "id": "3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22",
                     *   "merchant_customer_id": "shopper-42",
                     *   "merchant_customer_created_at": "2024-01-05T12:00:00.000Z",
                     *   "first_name": "María",
                     *   "last_name": "Gómez",
                     *   "gender": "F",
                     *   "date_of_birth": "1990-02-28",
                     *   "email": "maria.gomez@example.com",
                     *   "nationality": "CO",
                     *   "country": "CO",
                     *   "document": {
                     *     "document_type": "CC",
                     *     "document_number": "1093333333"
                     *   },
                     *   "phone": {
                     *     "number": "3001234567",
                     *     "country_code": "57"
                     *   },
                     *   "billing_address": {
                     *     "address_line_1": "Calle 34 # 56-78",
                     *     "country": "CO",
                     *     "state": "Cundinamarca",
                     *     "city": "Bogotá",
                     *     "zip_code": "111111"
                     *   },
                     *   "shipping_address": {
                     *     "address_line_1": "Calle 34 # 56-78",
                     *     "country": "CO",
                     *     "state": "Cundinamarca",
                     *     "city": "Bogotá",
                     *     "zip_code": "111111"
                     *   },
                     *   "metadata": [
                     *     {
                     *       "key": "tier",
                     *       "value": "gold"
                     *     }
                     *   ],
                     *   "created_at": "2026-03-14T09:26:53.589793Z",
                     *   "updated_at": "2026-03-14T09:26:53.589793Z"
                     * }
                     */
                    "application/json": schemas.Customer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of a customer, from the create customer response.
                 * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
                 */
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The customer's enrolled methods with their status, in the field `payment_methods`. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.PaymentMethodList;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    reverseTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The organization that the merchant acts for.
                 * @example 9104911d-5df9-429e-8488-ad41abea1a4b
                 */
                "X-organization-code"?: components["parameters"]["OrganizationCode"];
                /**
                 * Identifies the request. The service processes it once, even when the client repeats it after a network problem or a time-out. It remembers the key, also of a declined payment, for a limited time that it does not state. 1 to 64 visible ASCII characters. A UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Identifier of the transfer that moved the recipient's onboarding.
                 * @example 7d1f4b3c-2e5a-4f6b-8c9d-0a1b2c3d4e5f
                 */
                transfer_id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The service reversed the transfer. Both onboardings show their new status. */
            201: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.OnboardingReversal;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    retrieveCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * UUID of the campaign to retrieve.
                 * @example c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31
                 */
                campaign_id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The campaign with its rules, under the field `data` of the body. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": schemas.CampaignEnvelope;
                };
            };
            400: components["responses"]["CampaignInvalidRequest"];
            401: components["responses"]["CampaignUnauthorized"];
            403: components["responses"]["CampaignForbidden"];
            404: components["responses"]["CampaignNotFound"];
            429: components["responses"]["CampaignTooManyRequests"];
            500: components["responses"]["CampaignInternalError"];
            503: components["responses"]["CampaignServiceUnavailable"];
            504: components["responses"]["CampaignGatewayTimeout"];
            default: components["responses"]["CampaignUnexpectedError"];
        };
    };
    receiveIncomingTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Signature of the notification, computed as for payment events. Present when this webhook uses HMAC authentication.
                 * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
                 */
                "x-hmac-signature"?: string;
                /**
                 * API key of the webhook, as in payment events.
                 * @example webhook-api-key
                 */
                "x-api-key"?: string;
                /**
                 * Secret of the webhook, together with `x-api-key`, as in payment events.
                 * @example webhook-secret
                 */
                "x-secret"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** Facts about the transfer, as JSON. */
        requestBody: {
            content: {
                "application/json": schemas.IncomingTransfer;
            };
        };
        responses: {
            /** The merchant received the notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *   "received": true
                     * }
                     */
                    "application/json": schemas.WebhookAcknowledgement;
                };
            };
            /** The merchant rejects a body that is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant rejects a notification with a wrong signature or wrong credentials. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant failed, and the service repeats the notification. The status is 503 for a body above the merchant's size limit. It is 500 for a body of another endpoint, or without the fields that identify a transfer. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Signature of the request. The header is optional: it is present when the merchant selected HMAC authentication for the webhook in
                 * the dashboard. HMAC authentication does not change the payload.
                 *
                 * The value is the Base64 of an HMAC with SHA-256 over the raw body. The key is the client secret configured for the webhook. To
                 * verify a webhook, the receiver:
                 *
                 * 1. reads the raw body, before JSON parsing;
                 * 2. computes the same HMAC with the same secret;
                 * 3. compares it with the header, using a constant-time comparison;
                 * 4. rejects the webhook when the values differ, for example with status 401.
                 *
                 * The key is the secret of the webhook, not `private-secret-key`. Serializing a parsed body again changes its bytes, and therefore
                 * its signature.
                 * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
                 */
                "x-hmac-signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * API key of the webhook. It identifies the sender but does not protect the body.
                 * @example webhook-api-key
                 */
                "x-api-key"?: components["parameters"]["WebhookApiKey"];
                /**
                 * Secret of the webhook, together with `x-api-key`, as plain text. Compare it in constant time.
                 * @example webhook-secret
                 */
                "x-secret"?: components["parameters"]["WebhookSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /** Envelope of the event, as JSON. */
        requestBody: {
            content: {
                "application/json": schemas.PaymentWebhook;
            };
        };
        responses: {
            /** The merchant received the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant rejects a body that is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant rejects an event with a wrong signature. Assumption: it also rejects wrong credentials with 401. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant failed, and the service repeats the event. The status is 503 for a body above the merchant's size limit. It is 500 for a body of another endpoint, or without the fields that identify a payment event. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
