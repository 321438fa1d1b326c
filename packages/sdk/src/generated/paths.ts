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
         * Returns every payment that was created with this `merchant_order_id`, oldest first, in the form of the retrieve call. The list is
         * empty when no payment was found. Not part of the specification.
         *
         * It tells whether a payment was created when both the response and the idempotency key are lost, for example after a crash. An
         * empty list proves nothing while the first request may still be running.
         */
        get: operations["listPaymentsByOrder"];
        put?: never;
        /**
         * Create a payment
         * Creates a payment, once per `X-Idempotency-Key` even when the request is sent again.
         *
         * With `payment_method.detail.card.capture` true a card payment is captured automatically, in a single step. With false it is only
         * authorized: the capture is a separate flow, which the specification names Authorize Payment, then Capture Authorization.
         * `checkout` is required when `workflow` is SDK_CHECKOUT or absent.
         *
         * The specification does not show what an absent `capture` means: it is read as true. Nor does it show a declined payment: it is 201
         * with `status: DECLINED`.
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
         * Captures all or part of an authorized amount. The specification names this endpoint, Capture Authorization, without showing its shape.
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
         * Releases an authorized amount that has not been captured. The specification does not mention such an operation.
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
         * Gives back all or part of what a PURCHASE or CAPTURE transaction captured. The specification does not mention such an operation.
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
         * Submits the evidence against a chargeback, which the service forwards to the issuer. Works in any state of a payment that
         * carries a chargeback transaction; afterwards the payment is IN_DISPUTE with sub-status PENDING_REVIEW, and its latest
         * transaction has type CHARGEBACK and status CREATED.
         *
         * `transaction_id` is that of the chargeback, which the specification does not state.
         *
         * Each file is a PDF of at most 1 MB, encoded as base64; the text is in English or the local language of the country.
         */
        post: operations["disputeChargeback"];
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
         * Registers a customer, so that payment methods can be enrolled. The specification refers to this endpoint without showing its shape. It takes no idempotency key; a second customer with the same `merchant_customer_id` is refused.
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
         * Returns the payment methods that a customer, made by the create-customer endpoint, has enrolled.
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
         * Reverses the transfer of a marketplace recipient's onboarding. Returns the onboarding that the recipient leaves and the one it returns to. The example of the specification has no body, so the client sends none.
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
         * A bank transfer arrived
         * Sent to `{merchant_base_url}/v1/banking/transfers` when a bank transfer to one of the merchant's accounts is pending or
         * completed. The merchant responds with 200 and `{"received": true}`. After a 5xx response or a time-out the service sends it again,
         * with exponential back-off. The specification declares no authentication for this endpoint. Here a notification can carry the
         * headers of a payment event.
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
         * Something happened to a payment
         * Sent to the webhook endpoint that the merchant configured. `retry` counts the attempts from 0 and is part of the signed
         * body, so every attempt has its own signature. The header `x-hmac-signature` says how to verify a signed event.
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
        /** The credential pair is known but may not do this. */
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
        /** The service gave up waiting, by its own limit of 60 s. */
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
        /** The service cannot respond now; `Retry-After` may say when to call again. */
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
        /** Too many requests in a short time; `Retry-After` says when to call again. */
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
        /** The credential pair is missing or wrong. */
        CampaignUnauthorized: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "code": 401,
                 *   "message": "public-api-key and private-secret-key are missing or not valid"
                 * }
                 */
                "application/json": schemas.CampaignErrorBody;
            };
        };
        /** Any other failure. The list of statuses is open. */
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
        /** The credential pair is known but may not do this. */
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
        /** The service gave up waiting, by its own limit of 60 s; the operation may or may not have taken effect. */
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
        /** The service failed; the operation may or may not have taken effect. */
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
        /** The request cannot be carried out as it stands; `code` says why and each message names a field and its rule. */
        InvalidRequest: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": schemas.ErrorBody;
            };
        };
        /** Something that the path names does not exist for this merchant. */
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
        /** The body is larger than the service accepts. */
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
        /** The service cannot respond now; the operation may or may not have taken effect. */
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
        /** Too many requests in a short time; `Retry-After` says when to call again. */
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
        /** The credential pair is missing or wrong. */
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
                 *     "public-api-key and private-secret-key are missing or not valid"
                 *   ]
                 * }
                 */
                "application/json": schemas.ErrorBody;
            };
        };
        /** Any other failure. The list of statuses and codes is open. */
        UnexpectedError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": schemas.ErrorBody;
            };
        };
        /** The body is not declared as `application/json`. */
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
         * Identifier of a customer, which the create-customer endpoint returned.
         * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
         */
        CustomerId: string;
        /**
         * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
         * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
         */
        IdempotencyKey: string;
        /**
         * The merchant's identifier of the order, exactly as it was sent when the payment was created.
         * @example ORDER-2026-000123
         */
        MerchantOrderId: string;
        /**
         * The organization on whose behalf the request is made.
         * @example 9104911d-5df9-429e-8488-ad41abea1a4b
         */
        OrganizationCode: string;
        /**
         * UUID that create payment returned.
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
         * The API key configured for the webhook. It identifies the sender without protecting the body.
         * @example webhook-api-key
         */
        WebhookApiKey: string;
        /**
         * The secret configured for the webhook together with `x-api-key`, in clear. Compare it in constant time.
         * @example webhook-secret
         */
        WebhookSecret: string;
        /**
         * Signature of the request. It is optional: present when HMAC authentication was chosen for the webhook in the dashboard, which does
         * not change the payload.
         *
         * The value is the Base64 of an HMAC with SHA-256 over the raw body. The key is the client secret configured for the webhook. To
         * verify a webhook, the receiver:
         *
         * 1. reads the raw body, before JSON parsing;
         * 2. computes the same HMAC with the same secret;
         * 3. compares it with the header, using a constant-time comparison;
         * 4. rejects the webhook when the values differ, for example with status 401.
         *
         * The secret is the one of the webhook, and not `private-secret-key`. A body that was parsed and written again has other bytes, and
         * its signature differs.
         * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** Present, with the value `true`, when this is the stored response of an earlier request with the same idempotency key. */
        IdempotentReplayed: "true";
        /** After how many seconds, or at which HTTP date, the request may be sent again. */
        RetryAfter: string;
        /** Identifies this response in the logs of the service. Quote it when you contact support. */
        TraceId: string;
    };
    pathItems: never;
}
export interface operations {
    listPaymentsByOrder: {
        parameters: {
            query: {
                /**
                 * The merchant's identifier of the order, exactly as it was sent when the payment was created.
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
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** What to pay, how and for whom. */
        requestBody: {
            content: {
                "application/json": schemas.CreatePaymentRequest;
            };
        };
        responses: {
            /** The payment was created. Its status says how it went; a declined payment is 201 too. */
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
                /** Whether `provider_data.raw_response` holds what the provider responded; null otherwise. */
                raw_response?: boolean;
                /** Whether `transactions_history` is filled; null otherwise. */
                transactions_history?: boolean;
            };
            header?: never;
            path: {
                /**
                 * UUID that create payment returned.
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
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID that create payment returned.
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
        /** Part of the authorization to take, with a reason and a reference. */
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
            /** The new CAPTURE transaction, and the status of its payment. */
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
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID that create payment returned.
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
        /** Why the authorization is cancelled. */
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
            /** The new CANCEL transaction, and the status of its payment. */
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
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID that create payment returned.
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
        /** How much to give back and why. */
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
            /** The payment, with the refund as its latest transaction. */
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
    disputeChargeback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
                 * @example 6f1c9f0e-5f0b-4b6e-9d5b-0c1a1d2e3f40
                 */
                "X-Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * UUID that create payment returned.
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
        /** PDF files that the service forwards to the issuer. */
        requestBody: {
            content: {
                "application/json": schemas.DisputeRequest;
            };
        };
        responses: {
            /** The payment, which is IN_DISPUTE, with the chargeback as its latest transaction. */
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
        /** Person to register, with whatever the merchant knows. */
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
            /** The person is registered, and has an `id`. */
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
                 * Identifier of a customer, which the create-customer endpoint returned.
                 * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
                 */
                customer_id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the customer has enrolled, in the field `payment_methods`. */
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
                 * The organization on whose behalf the request is made.
                 * @example 9104911d-5df9-429e-8488-ad41abea1a4b
                 */
                "X-organization-code"?: components["parameters"]["OrganizationCode"];
                /**
                 * Identifies the request, so that it is processed once even when it is sent again after a network problem or a time-out. 1 to 64 visible ASCII characters; a UUID version 4 is recommended.
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
            /** The transfer was reversed. Both onboardings show their new status. */
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
                 * Signature of the notification, by the rule of payment events, when this webhook is configured for HMAC authentication.
                 * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
                 */
                "x-hmac-signature"?: string;
                /**
                 * The API key configured for the webhook, as in payment events.
                 * @example webhook-api-key
                 */
                "x-api-key"?: string;
                /**
                 * The secret configured for the webhook together with `x-api-key`, as in payment events.
                 * @example webhook-secret
                 */
                "x-secret"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** What is known of the transfer, as JSON. */
        requestBody: {
            content: {
                "application/json": schemas.IncomingTransfer;
            };
        };
        responses: {
            /** The merchant has received the notification. */
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
            /** The merchant rejects a notification whose signature or credentials are wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant failed; the service sends the notification again. 503 when the body is longer than the merchant accepts, 500 when it lacks the fields that identify a transfer or is not for this endpoint. */
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
                 * Signature of the request. It is optional: present when HMAC authentication was chosen for the webhook in the dashboard, which does
                 * not change the payload.
                 *
                 * The value is the Base64 of an HMAC with SHA-256 over the raw body. The key is the client secret configured for the webhook. To
                 * verify a webhook, the receiver:
                 *
                 * 1. reads the raw body, before JSON parsing;
                 * 2. computes the same HMAC with the same secret;
                 * 3. compares it with the header, using a constant-time comparison;
                 * 4. rejects the webhook when the values differ, for example with status 401.
                 *
                 * The secret is the one of the webhook, and not `private-secret-key`. A body that was parsed and written again has other bytes, and
                 * its signature differs.
                 * @example 5BMIZoeyWNU9uHmmkpByxfxoDF0WcaMQFGtXBWNPgdE=
                 */
                "x-hmac-signature"?: components["parameters"]["WebhookSignature"];
                /**
                 * The API key configured for the webhook. It identifies the sender without protecting the body.
                 * @example webhook-api-key
                 */
                "x-api-key"?: components["parameters"]["WebhookApiKey"];
                /**
                 * The secret configured for the webhook together with `x-api-key`, in clear. Compare it in constant time.
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
            /** The merchant has received the event. */
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
            /** The merchant rejects an event whose signature, or by our choice whose credentials are wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The merchant failed; the service sends the event again. 503 when the body is longer than the merchant accepts, 500 when it lacks the fields that identify a payment event or is not for this endpoint. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
