// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/__mock/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Lists the payments of the merchant that match every given parameter, as the retrieve call returns them.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Create a payment
         * @description Creates a payment as the payments API would, and sends its webhooks. It needs no secret key and no idempotency key, and it is not in
         *     the journal. Every field has a default: 25.5 USD, a card, the workflow DIRECT, the country US. The token of the payment method
         *     selects the outcome, for example `tok_insufficient_funds`.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /**
         * Get a payment
         * @description Returns a payment as the retrieve call returns it.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /**
         * Get the timeline of a payment
         * @description Returns what happened to a payment: its transactions, the requests that named it and the webhook attempts, oldest first. Webhook
         *     attempts and deadlines that are scheduled for later follow. It also returns the amounts, and what can happen next.
         */
        get: operations["getPaymentTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/chargeback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a chargeback
         * @description Simulates a cardholder who disputes the payment. The payment is then IN_DISPUTE. Returns the chargeback transaction, against which
         *     evidence can be submitted.
         */
        post: operations["openChargeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/dispute-decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a dispute
         * @description Simulates the decision of the issuer about the oldest open chargeback.
         */
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture an authorized payment
         * @description Captures the open authorization of the payment as the payments API would, and sends its webhook.
         */
        post: operations["capturePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an authorized payment
         * @description Cancels the open authorization of the payment as the payments API would, and sends its webhook.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Refunds the oldest captured amount that is not refunded yet, as the payments API would, and sends its webhook. A payment with several
         *     captures has one refund for each.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a bank transfer
         * @description Simulates a customer who completes a bank transfer payment.
         */
        post: operations["markPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a 3-D Secure challenge
         * @description Simulates a customer who passes or fails 3-D Secure.
         */
        post: operations["authenticatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expire a payment
         * @description Expires a payment now that was not captured, authenticated or paid. The clock would do the same at the deadline.
         */
        post: operations["expirePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payments/{paymentId}/forwarded-evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /**
         * List forwarded evidence
         * @description Lists the evidence that the service forwarded to the issuer, oldest first.
         */
        get: operations["listForwardedEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outcomes
         * @description Lists the outcomes that a new payment can have, each with the token that selects it. They apply to every merchant. In process, the
         *     package exports them as `outcomes`.
         */
        get: operations["listOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank transfers
         * @description Lists every incoming bank transfer of the merchant, oldest first.
         */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Announce a bank transfer
         * @description Announces an incoming bank transfer and notifies the merchant. The status defaults to PENDING.
         */
        post: operations["receiveTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/transfers/{transferId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the transfer. */
                transferId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a bank transfer
         * @description Sets the transfer to COMPLETED and notifies the merchant.
         */
        post: operations["completeTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/customers": {
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
         * @description Creates a customer, optionally with an id that the caller chooses.
         */
        post: operations["seedCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/customers/{customerId}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enroll a payment method
         * @description Enrolls a payment method for a customer. The default is a VISA card.
         */
        post: operations["enrollPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/onboarding-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an onboarding transfer
         * @description Creates a recipient's onboarding that was transferred to another provider. It can be reversed once.
         */
        post: operations["seedOnboardingTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a campaign
         * @description Creates a campaign. The default is an active campaign that recovers declined payments.
         */
        post: operations["seedCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the endpoints, oldest first, and then the one that the merchant base URL defines. Secrets are never returned.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Sends payment events, or the listed events, to a URL from now on. With `inbox`, the mock server itself accepts the deliveries, so that
         *     their requests can be read without a receiver.
         */
        post: operations["registerWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook endpoint
         * @description Sends no further event to the endpoint. Its pending deliveries continue, and can be sent again.
         */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/endpoints/{endpointId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the secret of a webhook endpoint
         * @description Signs every attempt from now on with another secret. Signatures of earlier attempts stay as they are.
         */
        put: operations["setWebhookSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event with an invented payment or transfer to one endpoint, also when the endpoint does not list the event. Nothing else
         *     changes: the payment does not exist.
         */
        post: operations["sendTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/explain-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a signature
         * @description Explains why a receiver did not accept the signature of an attempt. Pass what the receiver has: its secret, and the body or the
         *     signature that it read. Each defaults to what the mock server used. The result names the cause, and contains no secret.
         */
        post: operations["explainSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/merchant-base-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the merchant base URL
         * @description Sends notifications of incoming bank transfers from now on. The documented path is added to this URL.
         */
        put: operations["setMerchantBaseUrl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the webhook deliveries that match every given parameter, with their attempts.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/deliveries/wait-for": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a delivery
         * @description Waits until the merchant accepts a delivery that matches every given field. An earlier delivery counts too. Returns the first match, or 404
         *     `DELIVERY_NOT_FOUND` after the time-out.
         */
        post: operations["waitForDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream webhook attempts
         * @description Sends each webhook attempt as one line of JSON when it has ended, oldest first, and stays open for new ones. Works like the stream
         *     of requests (`streamRequests`).
         */
        get: operations["streamDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns a webhook delivery with its attempts.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a delivery
         * @description Makes one more attempt at a delivery at once. The retry schedule stays as it is.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/flush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flush webhooks
         * @description Makes the remaining attempts of every pending delivery now, in the order in which they are due. Responds when no delivery is pending.
         *     The clock does not move: no payment changes, and deadlines pass later.
         */
        post: operations["flushWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/webhooks/chaos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get webhook chaos
         * @description Returns the delivery problems that the mock server simulates. An empty object means no chaos.
         */
        get: operations["getWebhookChaos"];
        /**
         * Set webhook chaos
         * @description Simulates delivery problems from now on. Replaces the earlier settings. An empty object stops the chaos.
         */
        put: operations["setWebhookChaos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the faults that can still apply to a request, oldest first.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Inject a fault
         * @description Injects a fault into the next requests that it matches.
         */
        post: operations["injectFault"];
        /**
         * Clear faults
         * @description Removes every fault.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fault. */
                faultId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear one fault
         * @description Removes a fault. The others stay.
         */
        delete: operations["clearFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the requests to the payments API with their responses. Returns only entries that match every given parameter.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the entry in the journal of the merchant. */
                number: string;
            };
            cookie?: never;
        };
        /**
         * Get a request
         * @description Returns a request to the payments API with its response.
         */
        get: operations["getJournalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/{number}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the entry in the journal of the merchant. */
                number: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repeat a request
         * @description Sends a request to the payments API again, with the same bytes, headers and credentials. With `new`, only the idempotency key
         *     differs. The server keeps the bytes of the latest 2,000 requests over its port in memory, at most 16 MiB in total. A reset removes
         *     them. It rejects a request without them with `REQUEST_NOT_KEPT`.
         */
        post: operations["replayRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/journal/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream requests
         * @description Sends each request to the payments API as one line of JSON, oldest first, and stays open for new ones. The server keeps the latest
         *     1,000 requests of all merchants since its start, also after a reset. With a larger `limits.journalEntries`, it keeps that many.
         *
         *     An empty line means that nothing happened for 15 seconds. The body ends when the server stops. To continue after a lost connection,
         *     pass the `cursor` of the last line as `after`. A reader that is too slow gets a line with `missed`, and then the kept requests.
         */
        get: operations["streamRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/streamed-requests/{cursor}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `cursor` of a line. */
                cursor: string;
            };
            cookie?: never;
        };
        /**
         * Get a streamed request
         * @description Returns a line of the stream of requests with every detail. A reset does not remove it.
         */
        get: operations["getStreamedRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the time
         * @description Returns the time of the merchant, and whether it passes by itself.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Moves time forward. Webhook retries and deadlines that fall due happen in order. Responds when they have finished.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is scheduled
         * @description Lists the deadlines of payments and the webhook attempts that become due later. The one that is due first comes first.
         */
        get: operations["listScheduled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock/run-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run everything
         * @description Moves time forward until nothing is scheduled. Deadlines pass too: authorizations and unpaid bank transfers expire, and a chargeback
         *     without evidence is lost. To finish webhook deliveries only, call `flushWebhooks`.
         */
        post: operations["runAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants
         * @description Lists the merchants of the server with the number of their records: the default merchant, those of its credentials, and each other
         *     merchant that wrote something. Secrets are never returned.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List policies
         * @description Lists the policies of the server, with what each means. They apply to every merchant.
         */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the coverage
         * @description Counts how often the payments of every merchant entered each state, and made each move between states, since the server started. A
         *     state or a move that never occurred has the count 0. A reset and a restored snapshot do not change the counts.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        /**
         * Clear the coverage
         * @description Sets every count to 0.
         */
        delete: operations["clearCoverage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset one merchant
         * @description Replaces the merchant with a new one: state, ids, clock, faults, journal and webhooks.
         */
        post: operations["resetMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/reset-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset every merchant
         * @description Replaces every merchant with a new one. Parallel tests that share a server reset only their own merchant.
         */
        post: operations["resetAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for one merchant
         * @description Responds when everything that is due for the merchant has finished, webhook deliveries included.
         */
        get: operations["awaitSettled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/settled-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for every merchant
         * @description Responds when everything that is due has finished, webhook deliveries of every merchant included.
         */
        get: operations["awaitAllSettled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the server
         * @description Says what the server is and lists the operations, also at `/__mock/`. Responds with JSON when `Accept` prefers it, with the inspector page
         *     to a browser, otherwise with text. The page and its files need no token. The calls of the page do.
         */
        get: operations["getServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health
         * @description Responds as soon as the server accepts requests. For health checks of containers: it needs no token, accepts every `Host`, and
         *     discloses nothing about the state.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description Returns this document. The document of the payments API is at `/openapi.json`.
         */
        get: operations["getAdminDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/payment-transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment transitions
         * @description Lists the transitions of a payment with the states in which each is allowed.
         */
        get: operations["getPaymentTransitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Lists the snapshots that the server keeps, oldest first.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Create a snapshot
         * @description Stores the state of every merchant in the server. It can be restored any number of times. Its contents, which include secrets, never
         *     leave the server. Create it when everything has settled.
         *
         *     The server keeps at most 20 snapshots, with at most 268435456 bytes (256 MiB) in total. It rejects another snapshot with
         *     `TOO_MANY_SNAPSHOTS` or `SNAPSHOTS_TOO_LARGE`, and keeps the others. Delete one to make room.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the snapshot. */
                snapshotId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes a snapshot.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/snapshots/{snapshotId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the snapshot. */
                snapshotId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Replaces every merchant with the state in the snapshot.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Sender and beneficiary of a payment that funds an account. */
        AccountFunding: {
            /** @description Person or company that sends the money. */
            sender?: components["schemas"]["AccountFundingParty"] | null;
            /** @description Person or company that receives the money. */
            beneficiary?: components["schemas"]["AccountFundingParty"] | null;
        };
        /** @description A person or company that sends or receives money. */
        AccountFundingParty: {
            /**
             * @description INDIVIDUAL for a person, otherwise the kind of company.
             * @example INDIVIDUAL
             */
            national_entity?: string | null;
            /**
             * @description Given name, when it is a person and not a company.
             * @example María
             */
            first_name?: string | null;
            /**
             * @description Family name, when it is a person and not a company.
             * @example Gómez
             */
            last_name?: string | null;
            /**
             * @description Registered name, when it is a company.
             * @example Acme Inc
             */
            legal_name?: string | null;
            /**
             * @description Email address for contact.
             * @example maria.gomez@example.com
             */
            email?: string | null;
            /**
             * @description Country of residence or head office, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /**
             * @description Date of birth of a person as an ISO 8601 date, YYYY-MM-DD.
             * @example 1990-02-28
             */
            date_of_birth?: string | null;
            /** @description Identity document of a person, or tax document of a company. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /** @description Telephone number with its country code. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Home address of a person, or head office of a company. */
            address?: components["schemas"]["Address"] | null;
        };
        /** @description A fault that can still apply. */
        ActiveFault: {
            /** @description Id of the fault. */
            id: string;
            fault: components["schemas"]["Fault"];
            /** @description Number of requests that it counted. Always 0 for a `probability`. */
            matchedRequests: number;
        };
        /** @description Purchase details, such as items, flights and seller. Sending them enhances the payment experience. */
        AdditionalData: {
            /** @description Flights, passengers and tickets, for a payment for air travel. */
            airline?: components["schemas"]["Airline"] | null;
            /**
             * @description Travel by other means than air, in any JSON form; null when absent.
             * @example {
             *       "type": "BUS",
             *       "departure_city": "Bogotá",
             *       "arrival_city": "Tunja"
             *     }
             */
            transportations?: unknown[] | {
                [key: string]: unknown;
            } | null;
            /** @description Items, taxes and shipping of the purchase. */
            order?: components["schemas"]["Order"] | null;
            /** @description Seller of the goods, when the merchant runs a marketplace. */
            seller_details?: components["schemas"]["SellerDetails"] | null;
        };
        /** @description Postal address of a person, shop or event. Every field is optional. */
        Address: {
            /**
             * @description Street and house number.
             * @example Calle 34 # 56-78
             */
            address_line_1?: string | null;
            /**
             * @description Apartment, floor or other address detail.
             * @example Apartment 502
             */
            address_line_2?: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code, two letters.
             * @example CO
             */
            country?: string | null;
            /**
             * @description State, province or department, as a full name or a local abbreviation.
             * @example Cundinamarca
             */
            state?: string | null;
            /**
             * @description Town or municipality.
             * @example Bogotá
             */
            city?: string | null;
            /**
             * @description Postal code in the format of its country.
             * @example 111111
             */
            zip_code?: string | null;
            /**
             * @description District within the city. Some countries need it for deliveries.
             * @example Chapinero
             */
            neighborhood?: string | null;
        };
        /** @description An error of the admin API. */
        AdminErrorBody: {
            /** @description The error code of the payments API where it has one, for example `INVALID_STATUS`. */
            code: string;
            /** @description One message for each problem. It names the field and the rule. */
            messages: string[];
        };
        /** @description A flight booking. */
        Airline: {
            /**
             * @description Passenger name record: the reference of the booking, usually six letters and digits.
             * @example XK7T2P
             */
            pnr?: string | null;
            /** @description Flights of the journey in flight order. */
            legs?: components["schemas"]["AirlineLeg"][] | null;
            /** @description Travellers. Legs and tickets refer to them by `id`. */
            passengers?: components["schemas"]["AirlinePassenger"][] | null;
            /**
             * @description Type of journey, for example one way or round trip.
             * @example ONE_WAY
             */
            type?: string | null;
            /** @description Ticket of a booking with one ticket. Otherwise use `tickets`. */
            ticket?: components["schemas"]["AirlineTicket"] | null;
            /** @description Tickets of a booking with several tickets. For one ticket, `ticket` is enough. */
            tickets?: components["schemas"]["AirlineTicket"][] | null;
        };
        /** @description One flight from an airport to the next. */
        AirlineLeg: {
            /**
             * @description Position in the whole journey, counted from 1, as a string.
             * @example 1
             */
            order?: string | null;
            /**
             * @description Position in its direction of the journey, counted from 1, as a string.
             * @example 1
             */
            route_order?: string | null;
            /**
             * @description Traveller on this flight: an `id` in `passengers`.
             * @example p1
             */
            passenger_id?: string | null;
            /**
             * @description IATA code of the first airport, three letters.
             * @example BOG
             */
            departure_airport?: string | null;
            /**
             * @description Local date and time of take-off, ISO 8601.
             * @example 2026-12-01T08:00:00
             */
            departure_datetime?: string | null;
            /**
             * @description UTC offset of the first airport.
             * @example -05:00
             */
            departure_airport_timezone?: string | null;
            /**
             * @description IATA code of the last airport, three letters.
             * @example SCL
             */
            arrival_airport?: string | null;
            /**
             * @description UTC offset of the last airport.
             * @example -03:00
             */
            arrival_airport_timezone?: string | null;
            /**
             * @description Local date and time of landing, ISO 8601.
             * @example 2026-12-01T15:45:00
             */
            arrival_datetime?: string | null;
            /**
             * @description IATA code of the operating company, two characters.
             * @example ZZ
             */
            carrier_code?: string | null;
            /**
             * @description Digits after `carrier_code`, as a string.
             * @example 880
             */
            flight_number?: string | null;
            /**
             * @description Fare rules of the price, in the coding of the company.
             * @example YFARE1
             */
            fare_basis_code?: string | null;
            /**
             * @description Booking class, usually one letter, such as Y for economy.
             * @example Y
             */
            fare_class_code?: string | null;
            /**
             * @description Price of this flight without taxes and fees, in major units of `base_fare_currency`.
             * @example 350.1
             */
            base_fare?: number | null;
            /**
             * @description ISO 4217 code of the currency of `base_fare`.
             * @example USD
             */
            base_fare_currency?: string | null;
            /**
             * @description O when a longer stay at the destination is allowed, X when it is not.
             * @example O
             */
            stopover_code?: string | null;
            /**
             * @description Country of the first airport, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            departure_airport_country?: string | null;
            /**
             * @description City that the first airport serves.
             * @example Bogotá
             */
            departure_airport_city?: string | null;
            /**
             * @description Country of the last airport, as an ISO 3166-1 alpha-2 code.
             * @example CL
             */
            arrival_airport_country?: string | null;
            /**
             * @description City that the last airport serves.
             * @example Santiago
             */
            arrival_airport_city?: string | null;
            /**
             * @description Priority boarding that the traveller bought.
             * @example PRIORITY
             */
            expedited_boarding?: string | null;
            /**
             * @description Luggage above the allowance that the traveller bought.
             * @example 1 PIECE 23 KG
             */
            extra_baggage?: string | null;
            /**
             * @description Meals that the traveller ordered in advance.
             * @example VEGETARIAN
             */
            purchased_meals?: string | null;
            /**
             * @description Seat that the traveller chose: row and letter.
             * @example 12A
             */
            selected_seat?: string | null;
        };
        /** @description A person who flies. */
        AirlinePassenger: {
            /**
             * @description Label in this booking. The `passenger_id` of legs and tickets refers to it.
             * @example p1
             */
            id?: string | null;
            /**
             * @description Given name, as on the travel document.
             * @example María
             */
            first_name?: string | null;
            /**
             * @description Family name, as on the travel document.
             * @example Gómez
             */
            last_name?: string | null;
            /**
             * @description Other given names, as on the travel document.
             * @example Isabel
             */
            middle_name?: string | null;
            /** @description Age group: A adult, C child, I infant. The list is open. */
            type?: components["schemas"]["PassengerType"] | null;
            /**
             * @description Date of birth as an ISO 8601 date, YYYY-MM-DD.
             * @example 1990-02-28
             */
            date_of_birth?: string | null;
            /**
             * @description Citizenship as an ISO 3166-1 alpha-2 country code.
             * @example CO
             */
            nationality?: string | null;
            /** @description Passport or identity card shown at check-in. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /**
             * @description Country of residence, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /**
             * @description Membership number in the frequent flyer programme.
             * @example FF1234567
             */
            loyalty_number?: string | null;
            /**
             * @description Level in the frequent flyer programme.
             * @example GOLD
             */
            loyalty_tier?: string | null;
            /**
             * @description Email address of the traveller.
             * @example maria.gomez@example.com
             */
            email?: string | null;
            /** @description Telephone number for contact with the traveller. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Home address of the traveller. */
            address?: components["schemas"]["Address"] | null;
            /**
             * @description Place where the travel document was checked, for example the airport desk.
             * @example AIRPORT_DESK
             */
            evidence_document_source?: string | null;
        };
        /** @description Document for the travel of one passenger, with its fares and taxes. */
        AirlineTicket: {
            /**
             * @description Thirteen digits: three for the issuing company, then ten for the document.
             * @example 1234567890123
             */
            ticket_number?: string | null;
            /**
             * @description Traveller who can use the ticket: an `id` in `passengers`.
             * @example p1
             */
            passenger_id?: string | null;
            /** @description True for an electronic ticket, false for a paper ticket. */
            e_ticket?: boolean | null;
            /** @description True when the ticket can be neither changed nor refunded. */
            restricted?: boolean | null;
            /**
             * @description Sum of the base fares of the legs, in major units.
             * @example 350.1
             */
            total_fare_amount?: number | null;
            /**
             * @description Sum of the government taxes, in major units.
             * @example 52.25
             */
            total_tax_amount?: number | null;
            /**
             * @description Sum of the fees of company and agent, in major units.
             * @example 10
             */
            total_fee_amount?: number | null;
            /** @description Sale of the ticket: seller, time and place. */
            issue?: components["schemas"]["AirlineTicketIssue"] | null;
        };
        /** @description Sale of a ticket: seller, time and place. */
        AirlineTicketIssue: {
            /**
             * @description First three digits of the ticket number. They identify the company.
             * @example 123
             */
            carrier_prefix_code?: string | null;
            /**
             * @description IATA number of the agency that sold the ticket.
             * @example 12345678
             */
            travel_agent_code?: string | null;
            /**
             * @description Business name of the agency that sold the ticket.
             * @example Travel Shop
             */
            travel_agent_name?: string | null;
            /**
             * @description Day of the sale, ISO 8601, YYYY-MM-DD.
             * @example 2026-11-20
             */
            date?: string | null;
            /**
             * @description Address of the agency: an address object, or one line next to `city`, `country` and `zip_code`.
             * @example Carrera 7 # 12-34
             */
            address?: components["schemas"]["Address"] | (string | null);
            /**
             * @description City where the agency is located.
             * @example Bogotá
             */
            city?: string | null;
            /**
             * @description Country of the agency, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /**
             * @description Postal code of the agency.
             * @example 111111
             */
            zip_code?: string | null;
            /**
             * @description Abbreviation of the global distribution system with the booking.
             * @example SYS
             */
            booking_system_code?: string | null;
            /**
             * @description Full name of the global distribution system with the booking.
             * @example Example Distribution System
             */
            booking_system_name?: string | null;
        };
        /** @description A webhook attempt without headers and bodies. */
        AttemptSummary: {
            /** @description Id of the delivery. */
            deliveryId: string;
            event: components["schemas"]["WebhookEventName"];
            /** @description URL of the endpoint. */
            url: string;
            /** @description Status of the delivery after this attempt. */
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            /**
             * Format: date-time
             * @description Time of the next attempt on the clock of the merchant.
             */
            nextAttemptAt?: string;
            /** @description Number of the attempt, from 0. */
            number: number;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /** @description Status of the response. Absent when no response arrived. */
            status?: number;
            /** @description Reason why no response arrived. */
            failure?: string;
            /** @description The chaos effect that was applied to the attempt. */
            chaosEffect?: string;
        };
        /** @description Result of 3-D Secure. */
        AuthenticationResult: {
            /**
             * @description Whether the customer passed the challenge.
             * @enum {string}
             */
            result: "passed" | "failed";
        };
        /** @description Checking or savings account. The list is open. */
        BankAccountType: components["schemas"]["KnownBankAccountType"] | string;
        /** @description Receiving account and instructions of a bank transfer. */
        BankTransfer: {
            /**
             * @description Absolute URL of the provider's logo; null without one.
             * @example https://icons.example.com/bank.png
             */
            provider_image?: string | null;
            /**
             * @description Account type of the receiving account, for example savings; null when unknown.
             * @example SAVINGS
             */
            account_type?: string | null;
            /**
             * @description Bank of the receiving account; null when the payer chooses it on a page.
             * @example Example Bank
             */
            bank_name?: string | null;
            /**
             * @description Holder of the receiving account, as the payer must enter it.
             * @example Running Shop SAS
             */
            beneficiary_name?: string | null;
            /**
             * @description Number of the receiving account, as the payer must enter it.
             * @example 1234567890
             */
            bank_account?: string | null;
            /**
             * @description Second form of the account number, for example an IBAN; null without one.
             * @example 00121234567890
             */
            bank_account_2?: string | null;
            /**
             * @description Type of the account holder's tax or identity document.
             * @example NIT
             */
            beneficiary_document_type?: string | null;
            /**
             * @description Number on the account holder's document.
             * @example 900123456
             */
            beneficiary_document?: string | null;
            /**
             * @description Instructions to show to the payer.
             * @example Transfer the amount before the payment expires
             */
            payment_instruction?: string | null;
            /**
             * @description URL where the payer completes the transfer; null when not needed.
             * @example https://bank.example.com/pay/8f5d1d4c
             */
            redirect_url?: string | null;
        };
        /** @description Corrupts the body of the response. */
        BodyFault: {
            /**
             * @description When the fault applies. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            phase: "body";
            /** @description Operation of the payments API. Defaults to every operation. */
            operation?: components["schemas"]["OperationId"];
            when?: components["schemas"]["FaultTrigger"];
            /**
             * @description `truncated`: the connection breaks in the middle of the body. `invalid-json`: the last character is missing.
             *     `wrong-content-type`: an HTML page. `empty`: no body.
             * @enum {string}
             */
            corrupt: "truncated" | "invalid-json" | "wrong-content-type" | "empty";
        };
        /** @description Facts about the customer's browser for fraud screening. Screen sizes are strings. */
        BrowserInfo: {
            /**
             * @description HTTP header `User-Agent`. Issuers use it to recognize a device.
             * @example Mozilla/5.0
             */
            user_agent?: string | null;
            /**
             * @description Complete HTTP header `Accept`, which 3-D Secure requires.
             * @example text/html,application/xhtml+xml
             */
            accept_header?: string | null;
            /**
             * @description Media types that the page can load, as one string.
             * @example *\/*
             */
            accept_content?: string | null;
            /**
             * @description Media types that the browser can show, as one string.
             * @example text/html
             */
            accept_browser?: string | null;
            /**
             * @description Bits per pixel of the screen, as a string of digits.
             * @example 24
             */
            color_depth?: string | null;
            /**
             * @description Vertical size of the screen in pixels, as a string of digits.
             * @example 1080
             */
            screen_height?: string | null;
            /**
             * @description Horizontal size of the screen in pixels, as a string of digits.
             * @example 1920
             */
            screen_width?: string | null;
            /** @description True when pages can run JavaScript. 3-D Secure uses it to choose its challenge. */
            javascript_enabled?: boolean | null;
            /** @description True when pages can run Java applets; false in every current browser. */
            java_enabled?: boolean | null;
            /**
             * @description Minutes from local time to UTC, as a string: the value of `getTimezoneOffset()`.
             * @example 300
             */
            browser_time_difference?: string | null;
            /**
             * @description Preferred locale as an IETF tag: the value of `navigator.language`.
             * @example es-CO
             */
            language?: string | null;
            /**
             * @description Operating system or hardware: the value of `navigator.platform`.
             * @example Win32
             */
            platform?: string | null;
        };
        /** @description Messages to customers whose payments match the rules, for example declined payments. */
        Campaign: {
            /** @description UUID of the campaign, the one in the path. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Title from the merchant's settings, for people.
             * @example Recover declined payments
             */
            name: string;
            /** @description UUID of the merchant account that owns the campaign. */
            account_id: components["schemas"]["Uuid"];
            /** @description UUID of the organization that owns the campaign's account. */
            organization_code: components["schemas"]["Uuid"];
            /** @description Country of the contacted customers, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description Medium of the messages to customers, for example WhatsApp. */
            channel: components["schemas"]["CampaignChannel"];
            /** @description Daily window for messages to customers, with its time zone. */
            schedule: components["schemas"]["CampaignSchedule"];
            /** @description Start and end time of the campaign. */
            duration: components["schemas"]["CampaignDuration"];
            /** @description State of the campaign, for example ACTIVE. */
            status: components["schemas"]["CampaignStatus"];
            /** @description Conditions on a payment or customer that select the customers to contact. */
            rules: components["schemas"]["CampaignRule"][];
            /** @description Time when the merchant created the campaign. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field of the campaign, for example `status`. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Medium of the messages to customers. The list is open. */
        CampaignChannel: components["schemas"]["KnownCampaignChannel"] | string;
        /** @description Any fields of a campaign (Campaign), and unknown fields. Every other field has a default. */
        CampaignDetails: {
            /** @description UUID of the campaign, the one in the path. */
            id?: components["schemas"]["Uuid"];
            /**
             * @description Title from the merchant's settings, for people.
             * @example Recover declined payments
             */
            name?: string;
            /** @description UUID of the merchant account that owns the campaign. */
            account_id?: components["schemas"]["Uuid"];
            /** @description UUID of the organization that owns the campaign's account. */
            organization_code?: components["schemas"]["Uuid"];
            /** @description Country of the contacted customers, as an ISO 3166-1 alpha-2 code. */
            country?: components["schemas"]["CountryCode"];
            /** @description Medium of the messages to customers, for example WhatsApp. */
            channel?: components["schemas"]["CampaignChannel"];
            /** @description Daily window for messages to customers, with its time zone. */
            schedule?: components["schemas"]["CampaignSchedule"];
            /** @description Start and end time of the campaign. */
            duration?: components["schemas"]["CampaignDuration"];
            /** @description State of the campaign, for example ACTIVE. */
            status?: components["schemas"]["CampaignStatus"];
            /** @description The rules. */
            rules?: components["schemas"]["CampaignRuleDetails"][];
            /** @description Time when the merchant created the campaign. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field of the campaign, for example `status`. */
            updated_at?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description Period of messages to customers. */
        CampaignDuration: {
            /** @description Start of the campaign. It contacts no customer before this time. */
            start_at: components["schemas"]["Timestamp"];
            /** @description End of the campaign. It contacts no customer after this time. */
            end_at: components["schemas"]["Timestamp"];
        };
        /** @description One condition that starts the campaign. */
        CampaignRule: {
            /** @description UUID of the rule. It differs from the UUID of the campaign. */
            id: components["schemas"]["Uuid"];
            /** @description Property of a payment or customer to compare, for example PAYMENT_STATUS. */
            rule_type: components["schemas"]["RuleType"];
            /**
             * @description Values to compare the property with, as strings.
             * @example [
             *       "DECLINED"
             *     ]
             */
            values: string[];
            /** @description Operator between the property and `values`, for example EQUAL. */
            conditional: components["schemas"]["RuleConditional"];
            /**
             * @description Name of the metadata tag to compare; null when the rule compares another property.
             * @example channel
             */
            metadata_key?: string | null;
            /** @description State of the rule, for example ACTIVE. */
            status: components["schemas"]["RuleStatus"];
            /** @description Time when the merchant added the rule to the campaign. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field of the rule, for example `values`. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Any fields of a rule (CampaignRule), and unknown fields. Every other field has a default. */
        CampaignRuleDetails: {
            /** @description UUID of the rule. It differs from the UUID of the campaign. */
            id?: components["schemas"]["Uuid"];
            /** @description Property of a payment or customer to compare, for example PAYMENT_STATUS. */
            rule_type?: components["schemas"]["RuleType"];
            /**
             * @description Values to compare the property with, as strings.
             * @example [
             *       "DECLINED"
             *     ]
             */
            values?: string[];
            /** @description Operator between the property and `values`, for example EQUAL. */
            conditional?: components["schemas"]["RuleConditional"];
            /**
             * @description Name of the metadata tag to compare; null when the rule compares another property.
             * @example channel
             */
            metadata_key?: string | null;
            /** @description State of the rule, for example ACTIVE. */
            status?: components["schemas"]["RuleStatus"];
            /** @description Time when the merchant added the rule to the campaign. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field of the rule, for example `values`. */
            updated_at?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description Hours of the day for messages to customers. */
        CampaignSchedule: {
            /**
             * @description First minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`.
             * @example 08:00
             */
            daily_start_time: string;
            /**
             * @description Last minute of the day for messages, HH:MM on a 24-hour clock in `time_zone`.
             * @example 20:30
             */
            daily_end_time: string;
            /**
             * @description IANA name of the zone of both times.
             * @example America/Bogota
             */
            time_zone: string;
        };
        /** @description State of a campaign. The list is open. */
        CampaignStatus: components["schemas"]["KnownCampaignStatus"] | string;
        /** @description Details of a card charge: capture, installments and codes from the issuer. */
        Card: {
            /** @description True when the service verified the card without a charge. */
            verify: boolean;
            /** @description True when the service captured the amount immediately, false when it only authorized it. */
            capture: boolean;
            /**
             * @description Number of installments that the customer chose.
             * @example 1
             */
            installments: number;
            /**
             * @description Identifier of the plan that offered the installments; null without a plan.
             * @example 4c3b2a19-0f8e-4d7c-8b6a-594837261504
             */
            installments_plan_id?: string | null;
            /**
             * @description Months before the first installment is due; 0 for none.
             * @example 0
             */
            first_installment_deferral: number;
            /**
             * @description Party that finances the installments, merchant or issuer; null without installments.
             * @example ISSUER
             */
            installments_type?: string | null;
            /**
             * @description Amount of each installment, in major units; null without installments.
             * @example 86633.5
             */
            installment_amount?: number | null;
            /**
             * @description Total of all installments, including any interest, in major units; null without installments.
             * @example 259900.5
             */
            installments_total_amount?: number | null;
            /**
             * @description Text on the cardholder's statement; null when the provider chose it.
             * @example SHOP
             */
            soft_descriptor?: string | null;
            /**
             * @description Approval code from the issuer, for support questions about the charge; null when declined.
             * @example 742618
             */
            authorization_code?: string | null;
            /**
             * @description Reference of the charge in the card network; null when declined.
             * @example 000000742618
             */
            retrieval_reference_number?: string | null;
            /**
             * @description Receipt number of the charge; null when declined.
             * @example V-742618
             */
            voucher?: string | null;
            /** @description Brand, issuer and last digits; null when the provider reports none. */
            card_data?: components["schemas"]["CardData"] | null;
            /** @description Use of the stored card and the network's identifier of the payment; null when unknown. */
            stored_credentials?: components["schemas"]["StoredCredentials"] | null;
        };
        /** @description Card facts that are safe to store. The service never returns the complete number. */
        CardData: {
            /**
             * @description Cardholder as printed on the card.
             * @example MARIA GOMEZ
             */
            holder_name?: string | null;
            /**
             * @description Issuer identification number: the first six or eight digits.
             * @example 41111111
             */
            iin?: string | null;
            /**
             * @description Last four digits of the number, to show to the customer.
             * @example 1111
             */
            lfd?: string | null;
            /**
             * @description Number of digits of the complete card number.
             * @example 16
             */
            number_length: number;
            /**
             * @description Number of digits of the code on the back or front.
             * @example 3
             */
            security_code_length: number;
            /**
             * @description Card network in capitals, for example VISA.
             * @example VISA
             */
            brand?: string | null;
            /**
             * @description Bank that issued the card, as registered with the network.
             * @example EXAMPLE BANK
             */
            issuer_name?: string | null;
            /**
             * @description Bank that issued the card, as a national bank code; null without one.
             * @example 007
             */
            issuer_code?: string | null;
            /**
             * @description Country of the issuing bank, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country_code?: string | null;
            /**
             * @description Product level within the network, for example CLASSIC or GOLD.
             * @example CLASSIC
             */
            category?: string | null;
            /** @description Credit, debit or prepaid; null when the network does not report it. */
            type?: components["schemas"]["CardType"] | null;
            /**
             * @description Opaque text that is equal for equal card numbers. Use it to find repeated use of a card.
             * @example 7f4c2e9a
             */
            fingerprint?: string | null;
            /**
             * @description Last month in which the card is valid, as a number.
             * @example 11
             */
            expiration_month: number;
            /**
             * @description Last year in which the card is valid, two digits: 28 is 2028.
             * @example 28
             */
            expiration_year: number;
            /** @description Result of the cardholder's authentication; null without one. */
            three_d_secure?: components["schemas"]["ThreeDSecure"] | null;
        };
        /** @description Raw card data, or known facts about the card of a token. A number needs the month and the year of its expiry. Prefer a token, so that card numbers never reach your servers. */
        CardDataInput: {
            /**
             * @description Complete card number without spaces. Needs the month and the year of the expiry.
             * @example 4111111111111111
             */
            number?: string;
            /**
             * @description Last month in which the card is valid.
             * @example 11
             */
            expiration_month?: number;
            /**
             * @description Last year in which the card is valid, two digits: 28 is 2028.
             * @example 28
             */
            expiration_year?: number;
            /**
             * @description Code from the back or front of the card. Never store them.
             * @example 123
             */
            security_code?: string;
            /**
             * @description Cardholder as printed on the card.
             * @example MARIA GOMEZ
             */
            holder_name?: string;
            /**
             * @description Card network to charge, for a card with two networks.
             * @example VISA
             */
            brand?: string;
            /** @description CREDIT or DEBIT account to charge, for a card that has both. */
            type?: components["schemas"]["CardType"];
            /** @description Result of an authentication outside this service; null for none. */
            three_d_secure?: components["schemas"]["ThreeDSecure"] | null;
        };
        /** @description Settings of a card payment: capture, installments or raw card data. */
        CardInput: {
            /** @description True only verifies the card. No money moves, regardless of the amount. */
            verify?: boolean;
            /** @description True captures the payment immediately. False only authorizes it, for a later capture. Assumption: an absent field means true. */
            capture?: boolean;
            /**
             * @description Number of installments; 1 for a single payment.
             * @example 1
             */
            installments?: number;
            /**
             * @description Identifier of the installment plan that the customer chose; null for none.
             * @example 5f0b1a2c-7d3e-4a8b-9c1d-2e3f4a5b6c7d
             */
            installments_plan_id?: string | null;
            /**
             * @description Months before the first installment is due; 0 for none.
             * @example 1
             */
            first_installment_deferral?: number;
            /**
             * @description Party that pays for the installment plan; null when not specified.
             * @example MERCHANT_INSTALLMENTS
             */
            installments_type?: string | null;
            /**
             * @description Amount of each installment, in major units; null when not specified.
             * @example 86633.5
             */
            installment_amount?: number | null;
            /**
             * @description Total of all installments, including any interest, in major units; null when not specified.
             * @example 259900.5
             */
            installments_total_amount?: number | null;
            /**
             * @description Text on the cardholder's statement; null for the account's default text.
             * @example SHOP*SHOES
             */
            soft_descriptor?: string | null;
            /** @description Raw card data, or known facts about the card of a token. Prefer a token, so that card numbers never reach your servers. */
            card_data?: components["schemas"]["CardDataInput"];
            /** @description Purpose and frequency of use of a stored card. Card networks require it for payments without the cardholder. */
            stored_credentials?: components["schemas"]["StoredCredentials"] | null;
        };
        /** @description Credit, debit or prepaid. The list is open. */
        CardType: components["schemas"]["KnownCardType"] | string;
        /** @description Details of a chargeback. */
        ChargebackDetails: {
            /** @description Amount in major units. Defaults to what was captured and not refunded. */
            amount?: number;
            /** @description Reason that the cardholder gives. */
            reason?: string;
        };
        /** @description The checkout session of a payment. */
        Checkout: {
            /**
             * @description Identifier that the checkout SDK received when it opened the session.
             * @example 8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44
             */
            session: string;
            /** @description True when the customer must act in the SDK, for example for 3-D Secure. */
            sdk_action_required: boolean;
        };
        /** @description The checkout session of the customer. */
        CheckoutInput: {
            /**
             * @description Identifier that the checkout SDK received when it opened the session.
             * @example 8f5d1d4c-8f5e-4b5a-9d0c-6a2b7f1e3c44
             */
            session: string;
        };
        /** @description A duration to move the clock by. */
        ClockAdvance: {
            duration: components["schemas"]["Duration"];
        };
        /** @description A time. */
        ClockTime: {
            /**
             * @description `real`: time passes by itself. `virtual`: time stands still until it is moved.
             * @enum {string}
             */
            mode: "virtual" | "real";
            /** @description Milliseconds since 1970. */
            now: number;
            /**
             * Format: date-time
             * @description The same time, as ISO 8601 in UTC.
             */
            timestamp: string;
        };
        /** @description The merchant's connection to the provider. */
        ConnectionData: {
            /**
             * @description Identifier of the connection in the merchant's settings.
             * @example 2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f
             */
            id?: string | null;
            /**
             * @description Title from the merchant's settings.
             * @example Sandbox connection
             */
            name?: string | null;
        };
        /** @description A move with the number of times that a payment made it. */
        CountedMove: {
            transition: components["schemas"]["PaymentMoveName"];
            /** @description State before. Null for a new payment. */
            from: components["schemas"]["PaymentState"] | null;
            /** @description State after. It can be the same state. */
            to: components["schemas"]["PaymentState"];
            /** @description How often a payment made the move. */
            count: number;
        };
        /**
         * @description ISO 3166-1 alpha-2 country code.
         * @example CO
         */
        CountryCode: string;
        /** @description What the payments of this run did. */
        Coverage: {
            /** @description Every possible state. */
            states: components["schemas"]["VisitedState"][];
            /** @description Every possible move. */
            transitions: components["schemas"]["CountedMove"][];
        };
        /**
         * @description ISO 4217 currency code. `x-minor-units` groups the codes known today by their number of decimals.
         * @example USD
         */
        CurrencyCode: string;
        /** @description Registered person. Lists of enrolled payment methods need the `id`. */
        Customer: {
            /**
             * @description Identifier of the person at the service. Lists of payment methods need it.
             * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
             */
            id: string;
            /** @description Time of the registration at the service. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field; equal to `created_at` before the first change. */
            updated_at: components["schemas"]["Timestamp"];
        } & {
            /**
             * @description Identifier of this person in the merchant's system, unique for the merchant.
             * @example shopper-42
             */
            merchant_customer_id: string;
            /** @description Date and time of the person's registration in the merchant's system; null when unknown. */
            merchant_customer_created_at?: components["schemas"]["Timestamp"] | null;
            /**
             * @description Given name, as on the identity document; null when unknown.
             * @example María
             */
            first_name?: string | null;
            /**
             * @description Family name, as on the identity document; null when unknown.
             * @example Gómez
             */
            last_name?: string | null;
            /** @description One of the known codes, such as F or M, or another code. The list is open. */
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Date of birth as an ISO 8601 date, YYYY-MM-DD; null when unknown.
             * @example 1990-02-28
             */
            date_of_birth?: string | null;
            /**
             * @description Email address for contact; null when unknown.
             * @example maria.gomez@example.com
             */
            email?: string | null;
            /** @description Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. */
            nationality?: components["schemas"]["CountryCode"] | null;
            /** @description Residence as an ISO 3166-1 alpha-2 code; null when unknown. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Identity or tax document; null when unknown. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /** @description Telephone number with its country code; null when unknown. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Postal address on invoices; null when unknown. */
            billing_address?: components["schemas"]["Address"] | null;
            /** @description Postal address for deliveries; null when unknown. */
            shipping_address?: components["schemas"]["Address"] | null;
            /** @description Custom tags of the merchant. */
            metadata?: components["schemas"]["MetadataItemInput"][];
        };
        /** @description The customer who pays. Every field is optional. A field without a value can be null. */
        CustomerPayer: {
            /**
             * @description UUID from the create customer response. Send it to link the payment to an existing customer.
             * @example 3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22
             */
            id?: string | null;
            /**
             * @description Identifier of this person in the merchant's system, for example the key in its customer table.
             * @example shopper-42
             */
            merchant_customer_id?: string | null;
            /**
             * @description Given name, as on the identity document.
             * @example María
             */
            first_name?: string | null;
            /**
             * @description Family name, as on the identity document.
             * @example Gómez
             */
            last_name?: string | null;
            /** @description One of the known codes, such as F or M, or another code. The list is open. */
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Date of birth as an ISO 8601 date, YYYY-MM-DD.
             * @example 1990-02-28
             */
            date_of_birth?: string | null;
            /**
             * @description Email address. Receipts can go to it.
             * @example maria.gomez@example.com
             */
            email?: string | null;
            /** @description Citizenship as an ISO 3166-1 alpha-2 country code. */
            nationality?: components["schemas"]["CountryCode"] | null;
            /**
             * @description IPv4 or IPv6 address of the customer's connection. Fraud screening uses it.
             * @example 192.0.2.10
             */
            ip_address?: string | null;
            /**
             * @description Fingerprint of the customer's device, when only one fraud provider collected one.
             * @example 9f8e7d6c5b4a
             */
            device_fingerprint?: string | null;
            /** @description One entry for each fraud provider that collected a fingerprint. */
            device_fingerprints?: components["schemas"]["DeviceFingerprint"][] | null;
            /** @description Browser of the customer: screen, language and capabilities. */
            browser_info?: components["schemas"]["BrowserInfo"] | null;
            /** @description Identity or tax document, with its type and number. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /** @description Telephone number for contact with the customer. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Postal address on the invoice. It can differ from `shipping_address`. */
            billing_address?: components["schemas"]["Address"] | null;
            /** @description Postal address for the delivery of the goods. */
            shipping_address?: components["schemas"]["Address"] | null;
            /** @description Time of the person's registration in the merchant's system. An old registration lowers the fraud risk. */
            merchant_customer_created_at?: components["schemas"]["Timestamp"] | null;
            /** @description Coordinates of the device at the time of the payment. */
            geolocation?: components["schemas"]["Geolocation"] | null;
        };
        /** @description Fields of a customer. */
        CustomerSeed: {
            /** @description Id that the merchant gives the customer. */
            merchant_customer_id: string;
            /** @description Date and time of the person's registration in the merchant's system; null when unknown. */
            merchant_customer_created_at?: components["schemas"]["Timestamp"] | null;
            /**
             * @description Given name, as on the identity document; null when unknown.
             * @example María
             */
            first_name?: string | null;
            /**
             * @description Family name, as on the identity document; null when unknown.
             * @example Gómez
             */
            last_name?: string | null;
            /** @description One of the known codes, such as F or M, or another code. The list is open. */
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description Date of birth as an ISO 8601 date, YYYY-MM-DD; null when unknown.
             * @example 1990-02-28
             */
            date_of_birth?: string | null;
            /**
             * @description Email address for contact; null when unknown.
             * @example maria.gomez@example.com
             */
            email?: string | null;
            /** @description Citizenship as an ISO 3166-1 alpha-2 code; null when unknown. */
            nationality?: components["schemas"]["CountryCode"] | null;
            /** @description Residence as an ISO 3166-1 alpha-2 code; null when unknown. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Identity or tax document; null when unknown. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /** @description Telephone number with its country code; null when unknown. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Postal address on invoices; null when unknown. */
            billing_address?: components["schemas"]["Address"] | null;
            /** @description Postal address for deliveries; null when unknown. */
            shipping_address?: components["schemas"]["Address"] | null;
            /** @description Custom tags of the merchant. */
            metadata?: components["schemas"]["MetadataItemInput"][];
            /** @description Id of the customer, 36 to 64 characters. Generated by default. */
            id?: string;
        };
        /** @description A deadline of the payment that has not passed yet. */
        DeadlineEvent: {
            /** @description Id of the event. It never changes. */
            id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /**
             * @description Kind of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "deadline";
            /**
             * @description Whether it has not happened yet.
             * @enum {boolean}
             */
            isScheduled: true;
            transition: components["schemas"]["PaymentMoveName"];
            /** @description Id of the transaction that expires or is lost. */
            transactionId: string;
            /** @description What happens at the deadline. */
            description: string;
        };
        /** @description An attempt to deliver a webhook about the payment. */
        DeliveryEvent: {
            /** @description Id of the event. It never changes. */
            id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /**
             * @description Kind of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "delivery";
            /** @description Whether it has not happened yet. */
            isScheduled: boolean;
            /** @description Id of the delivery. */
            deliveryId: string;
            event: components["schemas"]["WebhookEventName"];
            /** @description URL of the endpoint. */
            url: string;
            /** @description Id of the endpoint. */
            endpointId: string;
            /** @description Number of the attempt, from 0. */
            attempt: number;
            /** @description Present status of the whole delivery. */
            deliveryStatus: components["schemas"]["DeliveryStatus"];
            /** @description Status of the response of the endpoint. Absent when none arrived. */
            responseStatus?: number;
            /** @description Reason why no response arrived. */
            failure?: string;
            /** @description The chaos effect that was applied to the attempt. */
            chaosEffect?: string;
        };
        /** @description Selects a delivery. It matches when every given field is equal. */
        DeliveryMatch: {
            event?: components["schemas"]["WebhookEventName"];
            /** @description Id of the payment in the delivery. */
            paymentId?: string;
            /** @description Status of the payment or of the incoming transfer in the delivery. */
            status?: string;
            /**
             * @description Time-out in milliseconds of real time.
             * @default 4000
             */
            timeoutMs?: number;
        };
        /**
         * @description `pending`: attempts remain. `delivered`: the endpoint accepted it. `rejected`: the endpoint responded with an error that is not
         *     retried. `exhausted`: every attempt failed.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivered" | "rejected" | "exhausted";
        /** @description Fingerprint of the customer's device, from one fraud provider. */
        DeviceFingerprint: {
            /**
             * @description Fraud provider that computed the fingerprint.
             * @example FRAUD_SHIELD
             */
            provider_id: string;
            /**
             * @description Fingerprint text in the provider's own format.
             * @example 9f8e7d6c5b4a
             */
            id: string;
        };
        /** @description Decision of the issuer. */
        DisputeDecision: {
            /**
             * @description `won`: the merchant keeps the money. `lost`: the cardholder gets it back.
             * @enum {string}
             */
            decision: "won" | "lost";
        };
        /** @description Type of identity or tax document. The list is open. */
        DocumentType: components["schemas"]["KnownDocumentType"] | string;
        /** @description Milliseconds, or a number with the unit ms, s, m, h or d, such as `90s` or `6h`. Less than 100,000 days (273 years). */
        Duration: number | string;
        /** @description Facts about an enrolled card that are safe to store. The service never returns the complete number. */
        EnrolledCardData: {
            /**
             * @description Issuer identification number: the first six or eight digits.
             * @example 41111111
             */
            iin?: string | null;
            /**
             * @description Last four digits of the number, to show to the customer.
             * @example 1111
             */
            lfd?: string | null;
            /**
             * @description Last month in which the card is valid, 1 to 12.
             * @example 11
             */
            expiration_month?: number | null;
            /**
             * @description Last year in which the card is valid, two digits: 28 is 2028.
             * @example 28
             */
            expiration_year?: number | null;
            /**
             * @description Number of digits of the complete card number.
             * @example 16
             */
            number_length?: number | null;
            /**
             * @description Number of digits of the code on the back or front.
             * @example 3
             */
            security_code_length?: number | null;
            /**
             * @description Card network in capitals, for example VISA.
             * @example VISA
             */
            brand?: string | null;
            /**
             * @description Bank that issued the card: the same text as `issuer_name`.
             * @example EXAMPLE BANK
             */
            issuer?: string | null;
            /**
             * @description Bank that issued the card, as registered with the network.
             * @example EXAMPLE BANK
             */
            issuer_name?: string | null;
            /**
             * @description Bank that issued the card, as a national bank code; null without one.
             * @example 007
             */
            issuer_code?: string | null;
            /**
             * @description Product level within the network, for example CLASSIC or GOLD.
             * @example CLASSIC
             */
            category?: string | null;
            /** @description Credit, debit or prepaid; null when the network does not report it. */
            type?: components["schemas"]["CardType"] | null;
        };
        /** @description Card or other payment method that a customer stored for later payments. */
        EnrolledPaymentMethod: {
            /**
             * @description Key of the request that enrolled the method; null when the request sent none.
             * @example 51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c
             */
            idempotency_key?: string | null;
            /**
             * @description Short title to show in a list.
             * @example VISA ****1111
             */
            name?: string | null;
            /**
             * @description Longer text to show in a list.
             * @example Visa card ending in 1111
             */
            description?: string | null;
            /**
             * @description URL of an image to show next to `name`.
             * @example https://icons.example.com/visa.png
             */
            icon: string;
            /** @description Type of method, for example CARD. Send the same value as `payment_method.type` when you charge it. */
            type?: components["schemas"]["PaymentMethodType"] | null;
            /** @description Group of the type, for example CARD. */
            category?: components["schemas"]["TransactionCategory"] | null;
            /**
             * @description Country of the enrollment, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /** @description Enrollment state. A method must be ENROLLED before it can pay. */
            status: components["schemas"]["EnrolledPaymentMethodStatus"];
            /**
             * @description Detailed state within `status`; null when absent.
             * @example APPROVED
             */
            sub_status?: string | null;
            /**
             * @description Secret token to charge the method. Send it as `payment_method.vaulted_token`. Empty before the enrollment is complete.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            vaulted_token: string;
            /**
             * @description Merchant page that opened after the enrollment; null without a redirection.
             * @example https://shop.example.com/wallet
             */
            callback_url?: string | null;
            /**
             * @description Remaining step of the customer to finish the enrollment; null when no step remains.
             * @example REDIRECT_URL
             */
            action?: string | null;
            /**
             * @description Page where the customer performs `action`; null when no step remains.
             * @example https://enroll.example.com/9a8b7c6d
             */
            redirect_url?: string | null;
            /** @description Time when the enrollment started. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field, for example `status`. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Brand, issuer and last digits, when `type` is CARD; null otherwise. */
            card_data?: components["schemas"]["EnrolledCardData"] | null;
            /** @description True for the method of the customer's latest successful payment. */
            last_successfully_used: boolean;
            /**
             * @description ISO 8601 time of the latest successful payment with this method; empty before the first.
             * @example 2026-03-14T09:26:53.589793Z
             */
            last_successfully_used_at: string;
        };
        /** @description State of an enrollment. The list is open. */
        EnrolledPaymentMethodStatus: components["schemas"]["KnownEnrolledPaymentMethodStatus"] | string;
        /** @description Responds with `status` before the operation starts or after it took effect. Without `status`, only delays the response by `latencyMs`. */
        ErrorOrLatencyFault: {
            /**
             * @description When the fault applies. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            phase: "before" | "after-commit";
            /** @description Operation of the payments API. Defaults to every operation. */
            operation?: components["schemas"]["OperationId"];
            when?: components["schemas"]["FaultTrigger"];
            /** @description HTTP status of the response. */
            status?: number;
            /** @description Error code in the body. Defaults to the usual code of the status. */
            code?: string;
            /** @description Error messages in the body. Defaults to the usual message of the status. */
            messages?: string[];
            /** @description Seconds in the `Retry-After` header. Defaults to 1 for status 429, and to no header for another status. */
            retryAfter?: number;
            /** @description Delay before the response, in milliseconds of real time. */
            latencyMs?: number;
        } | {
            status: unknown;
        } | {
            latencyMs: unknown;
        };
        /** @description Type of proof in an evidence file. The list is open. */
        EvidenceCategory: components["schemas"]["KnownEvidenceCategory"] | string;
        /** @description PDF file that supports the merchant against a chargeback. */
        EvidenceItem: {
            /**
             * @description Media type of the file. It must be PDF.
             * @enum {string}
             */
            content_type: "application/pdf";
            /**
             * @description Name that the issuer sees, with its extension.
             * @example delivery-note.pdf
             */
            file_name: string;
            /** @description Type of proof in the file, for example PROOF_OF_DELIVERY. The list is open. */
            content_category: components["schemas"]["EvidenceCategory"];
            /**
             * @description Base64 of a PDF of at most 1 MB. Assumption: the limit is 1,048,576 bytes before the encoding. A service with a limit of 1,000,000 bytes rejects a file between the two limits. The base64 has padding and no line breaks.
             * @example JVBERi0xLjQKJSVFT0YK
             */
            content: string;
        };
        /**
         * @description A failure to simulate. `before`: the service did nothing, and the idempotency key is free. `processing`: the service created nothing,
         *     but the key is consumed. `after-commit`: the operation took effect, and the response hides it. `body`: the operation took effect,
         *     and the response body is corrupt. `transport`: no response arrives.
         */
        Fault: components["schemas"]["ErrorOrLatencyFault"] | components["schemas"]["ProcessingFault"] | components["schemas"]["BodyFault"] | components["schemas"]["TransportFault"];
        /**
         * @description Which requests fail: the nth one, the next `times` ones, or each with a `probability`. Defaults to the next request only. One fault
         *     applies to a request in each phase: the one that was injected first. A fault with `times` then does not count the request. A fault
         *     with `nth` counts it, and applies to the next free request if this was the nth.
         */
        FaultTrigger: {
            /** @description Position of the request, from 1. */
            nth?: number;
            /** @description Number of requests. */
            times?: number;
            probability?: components["schemas"]["Probability"];
        };
        /** @description Details of a capture or a refund. */
        FollowUpDetails: {
            /** @description Amount in major units. Defaults to the complete rest. */
            amount?: number;
        };
        /** @description Evidence that was forwarded to the issuer in one request. */
        ForwardedEvidence: {
            /** @description Id of the disputed chargeback. */
            transaction_id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            forwarded_at: string;
            /** @description The files. */
            evidence: components["schemas"]["EvidenceItem"][];
        };
        /** @description Settings of the fraud screening. Its fields are an assumption. */
        FraudScreeningInput: {
            /** @description Set to true to screen the customer without a charge. */
            stand_alone?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A request with every detail. */
        FullRequestLine: {
            /** @description Position of this line. Pass it as `after` to continue behind it. */
            cursor: string;
            /** @description Public key of the merchant in whose journal the request is. */
            merchant: string;
            /** @description Whether the request is the first one of a merchant that was not configured. */
            newMerchant: boolean;
            /** @description What is probably wrong with the keys, and the fix. */
            warning?: string;
            /** @description Real time from the request to its response, in milliseconds. */
            durationMs: number;
            /** @description The request with its response. */
            request: components["schemas"]["JournalEntry"];
        };
        /** @description Gender of a person. The list is open. */
        Gender: components["schemas"]["KnownGender"] | string;
        /** @description Coordinates on earth, both as strings. */
        Geolocation: {
            /**
             * @description Degrees north of the equator, negative in the south, as a decimal string.
             * @example 4.7110
             */
            latitude?: string | null;
            /**
             * @description Degrees east of Greenwich, negative in the west, as a decimal string.
             * @example -74.0721
             */
            longitude?: string | null;
        };
        /** @description The health of the server. */
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
        /** @description Document that identifies a person or a company, for example a passport or tax card. */
        IdentityDocument: {
            /** @description Type of document, for example CC for a Colombian citizen card. The list is open. */
            document_type?: components["schemas"]["DocumentType"] | null;
            /**
             * @description Number on the document, as a string, because leading zeros are significant.
             * @example 1093333333
             */
            document_number?: string | null;
        };
        /** @description A bank transfer to one of the merchant's accounts. Only `id`, `status` and `direction` are always present. Every other field can be absent or null. For example, some payment rails have no routing number. */
        IncomingTransfer: {
            /**
             * @description Identifier that the service created for the bank transfer.
             * @example xfer_01HZX3V5M2
             */
            id: string;
            /**
             * @description Banking account that received the money.
             * @example acct_01HZX3QK8D
             */
            destination_account_id?: string | null;
            /**
             * @description Merchant account that owns the banking account.
             * @example 493e9374-510a-4201-9e09-de669d75f256
             */
            account_id?: string | null;
            /** @description Identifiers of the transfer at the bank or provider that reported it. */
            provider?: components["schemas"]["IncomingTransferProvider"] | null;
            /** @description PENDING while the transfer is in progress, COMPLETED after it arrived. */
            status: components["schemas"]["IncomingTransferStatus"];
            /**
             * @description Always INCOMING in these notifications.
             * @constant
             */
            direction: "INCOMING";
            /** @description Person or company that paid, with the facts that the rail reports. */
            sender?: components["schemas"]["IncomingTransferSender"] | null;
            /** @description Amount that arrived, with its currency. */
            amount?: components["schemas"]["IncomingTransferAmount"] | null;
            /** @description Network that carried the money, for example ACH_STANDARD. */
            payment_rail?: components["schemas"]["PaymentRail"] | null;
            /**
             * @description Reference text from the sender; null or empty without one.
             * @example Invoice 1042
             */
            description?: string | null;
            /** @description Time when the service learned about the transfer. */
            created_at?: components["schemas"]["Timestamp"] | null;
            /** @description Time of the last change to the transfer. The notification with the later time is newer. */
            updated_at?: components["schemas"]["Timestamp"] | null;
        };
        /** @description Amount that arrived, with its currency. */
        IncomingTransferAmount: {
            /**
             * @description Amount in major units of `currency`: 1250.75 is 1,250.75 USD.
             * @example 1250.75
             */
            value: number;
            /** @description ISO 4217 code of the currency of `value`. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The bank's or provider's own identifiers of the transfer. */
        IncomingTransferProvider: {
            /**
             * @description Merchant's identifier at the provider.
             * @example prov-acct-77
             */
            account_id?: string | null;
            /**
             * @description The provider's or bank's own identifier of this movement.
             * @example prov-tr-5512
             */
            transfer_id?: string | null;
        };
        /** @description Person or company that sent the money. */
        IncomingTransferSender: {
            /**
             * @description Last digits of the sender's account number. The rest is not sent.
             * @example 6789
             */
            account_number_last_4?: string | null;
            /**
             * @description Bank of the sender, as a national code; null on rails without one.
             * @example 021000021
             */
            routing_number?: string | null;
            /**
             * @description Account holder as registered with the sender's bank.
             * @example Acme Inc
             */
            account_name?: string | null;
            /**
             * @description Bank that sent the money.
             * @example Example Bank
             */
            bank_name?: string | null;
        };
        /** @description State of an incoming transfer. The list is open. */
        IncomingTransferStatus: components["schemas"]["KnownIncomingTransferStatus"] | string;
        /** @description A request and its response. Secrets and card data are redacted. */
        JournalEntry: {
            /** @description Id of the payment that the request created or named. */
            paymentId?: string;
            /** @description Order of that payment, or the order that the request named. */
            merchantOrderId?: string;
            /** @description Whether the server still has the bytes of the request, so that it can be repeated. */
            replayable: boolean;
            /** @description Number of the entry, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            operation: components["schemas"]["OperationId"];
            /** @description Method of the request. */
            method: string;
            /** @description Path of the request. */
            path: string;
            /** @description Idempotency key of the request. */
            idempotencyKey?: string;
            /** @description The request. */
            request: {
                /** @description The headers. Names are in lower case. */
                headers: {
                    [key: string]: string;
                };
                /** @description The query parameters. Absent without a query. */
                query?: {
                    [key: string]: string;
                };
                /** @description The body. */
                body?: unknown;
            };
            /** @description The response. Absent when no response was sent. */
            response?: {
                /** @description The status. */
                status: number;
                /** @description The body. */
                body: unknown;
            };
            /** @description Whether the response was replayed for a repeated idempotency key. */
            replayed: boolean;
            /** @description Whether a replayed request has another body than the first request with its idempotency key. Its response is that of the first one. */
            bodyDiffers: boolean;
            /** @description Phases of the faults that applied. */
            faults: string[];
            /** @description Ids of the webhook deliveries that the request caused. */
            deliveries: string[];
            /** @description Whether the credentials belong to a merchant. The default merchant has the requests without known credentials. */
            authenticated: boolean;
            /** @description Fields of the request that the contract does not list, in the body and in the query. */
            unknownFields: components["schemas"]["UnknownField"][];
            /** @description What is probably wrong with the request, and the fix. The response does not say it. Absent without a warning. */
            warnings?: string[];
        };
        /**
         * @description The values of `BankAccountType` known today, checking and savings.
         * @enum {string}
         */
        KnownBankAccountType: "CHECKINGS" | "SAVINGS";
        /**
         * @description The message media known today, for example WhatsApp.
         * @enum {string}
         */
        KnownCampaignChannel: "WHATSAPP_MESSAGE" | "PHONE_CALL";
        /**
         * @description The campaign states known today. Campaigns spell CANCELLED with two L.
         * @enum {string}
         */
        KnownCampaignStatus: "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED";
        /**
         * @description Credit, debit and prepaid, the values of `CardType` known today.
         * @enum {string}
         */
        KnownCardType: "CREDIT" | "DEBIT" | "PREPAID";
        /**
         * @description The types of identity and tax document known today.
         * @enum {string}
         */
        KnownDocumentType: "DNI" | "CI" | "LC" | "LE" | "CUIT" | "CUIL" | "PAS" | "CPF" | "RG" | "CNH" | "CNPJ" | "RUT" | "RUN" | "CC" | "CE" | "NIT" | "DUI" | "PIC" | "DPI" | "IFR" | "INE" | "CP" | "RFC" | "CURP" | "CIP" | "CIC" | "CUI" | "RUC" | "SSN" | "TI";
        /**
         * @description The enrollment states known today.
         * @enum {string}
         */
        KnownEnrolledPaymentMethodStatus: "CREATED" | "READY_TO_ENROLL" | "ENROLL_IN_PROCESS" | "ENROLLED" | "UNENROLL_IN_PROCESS" | "UNENROLLED" | "DECLINED" | "CANCELED" | "REJECTED" | "EXPIRED" | "ERROR";
        /**
         * @description The types of proof known today.
         * @enum {string}
         */
        KnownEvidenceCategory: "CANCEL_POLICY" | "CUSTOMER_INTERACTION" | "OTHERS" | "PAYMENT_DETAIL" | "PROOF_OF_AUTHENTICITY" | "PROOF_OF_DELIVERY" | "PROOF_OF_SERVICE" | "RECEIPT" | "REFUND_POLICY" | "SERVICE_AGREEMENT" | "TERMS_AND_CONDITIONS";
        /**
         * @description The gender codes known today, for example F and M.
         * @enum {string}
         */
        KnownGender: "M" | "F" | "NB" | "NA" | "NK" | "U";
        /**
         * @description The complete list of documented values of `IncomingTransferStatus`.
         * @enum {string}
         */
        KnownIncomingTransferStatus: "PENDING" | "COMPLETED";
        /**
         * @description The documented types of proof.
         * @enum {string}
         */
        KnownOnboardingDocumentCategory: "VAT_DOCUMENT";
        /**
         * @description The onboarding states known today.
         * @enum {string}
         */
        KnownOnboardingStatus: "CREATED" | "PENDING" | "PENDING_ADDITIONAL_DOCUMENTATION" | "PENDING_RECIPIENT_ACTION" | "SUCCEEDED" | "FAILED" | "DECLINED" | "BLOCKED" | "REJECTED" | "ERROR" | "CANCELED" | "EXPIRED" | "INACTIVE";
        /**
         * @description The values of `OnboardingType` known today, with no step, one step or two steps.
         * @enum {string}
         */
        KnownOnboardingType: "PREVIOUSLY_ONBOARDED" | "ONE_STEP_ONBOARDING" | "TWO_STEP_ONBOARDING";
        /**
         * @description The values of `OnboardingWorkflow` known today. Only DIRECT uses the merchant's forms.
         * @enum {string}
         */
        KnownOnboardingWorkflow: "DIRECT" | "HOSTED_BY_PROVIDER";
        /**
         * @description The passenger types known today: adult, child, infant.
         * @enum {string}
         */
        KnownPassengerType: "A" | "C" | "I";
        /**
         * @description All values of `PaymentMethodType` that are documented today.
         * @enum {string}
         */
        KnownPaymentMethodType: "CARD" | "BANK_TRANSFER";
        /**
         * @description The complete list of documented values of `PaymentRail`.
         * @enum {string}
         */
        KnownPaymentRail: "ACH_STANDARD" | "ACH_SAME_DAY" | "WIRE" | "RTP" | "FPS" | "CHAPS" | "BACS" | "NPP" | "PAYTO" | "BPAY";
        /**
         * @description The payment states known today. `x-sub-statuses` lists the sub-statuses of each state.
         * @enum {string}
         */
        KnownPaymentStatus: "CREATED" | "READY_TO_PAY" | "PENDING" | "VERIFIED" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "IN_DISPUTE" | "CHARGEBACK" | "ERROR" | "FRAUD";
        /**
         * @description The detailed payment states known today.
         * @enum {string}
         */
        KnownPaymentSubStatus: "CREATED" | "AUTHORIZED" | "IN_PROCESS" | "WAITING_ADDITIONAL_STEP" | "PENDING_PROVIDER_CONFIRMATION" | "PENDING_FRAUD_REVIEW" | "PENDING_OTP_COMPLETION" | "VERIFIED" | "APPROVED" | "PARTIALLY_APPROVED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "PARTIALLY_REFUNDED" | "PARTIALLY_CHARGEBACKED" | "FRAUD_DECLINED" | "REFUND_RETRY_IN_PROCESS" | "CAPTURE_RETRY_IN_PROCESS" | "CAPTURE_RETRY_PROCESS_FAILED" | "DECLINED" | "REJECTED" | "EXPIRED" | "REFUNDED" | "CANCELED" | "RECEIVED" | "PENDING_REVIEW" | "LOST" | "ERROR" | "TIMEOUT" | "PENDING_REVERSE" | "REVERSED_BY_TIMEOUT" | "FRAUD_VERIFIED";
        /**
         * @description The values of `PayoutSchedule` known today, from daily payouts to HOLD.
         * @enum {string}
         */
        KnownPayoutSchedule: "DAY" | "WEEK" | "MONTH" | "HOLD";
        /**
         * @description The comparison operators known today.
         * @enum {string}
         */
        KnownRuleConditional: "EQUAL" | "NOT_EQUAL" | "ONE_OF" | "NOT_ONE_OF" | "IN" | "GREATER_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN" | "LESS_THAN_OR_EQUAL" | "BETWEEN" | "CONTAINS" | "STARTS_WITH";
        /**
         * @description The rule states known today.
         * @enum {string}
         */
        KnownRuleStatus: "ACTIVE" | "INACTIVE";
        /**
         * @description The properties that rules can compare today.
         * @enum {string}
         */
        KnownRuleType: "AMOUNT" | "CURRENCY" | "AMOUNT_AND_CURRENCY" | "PAYMENT_STATUS" | "PAYMENT_METHOD" | "PROVIDER" | "CARD_BIN" | "RESPONSE_CODE" | "ISO_RESPONSE_CODE" | "CATEGORY" | "METADATA" | "USER_COMMS_PER_DAY" | "UNIQUE_BY_USER";
        /**
         * @description Reasons for a share that are known today.
         * @enum {string}
         */
        KnownSplitType: "PURCHASE" | "PAYMENTFEE" | "VAT" | "COMMISSION" | "MARKETPLACE" | "SHIPPING";
        /**
         * @description The payment method categories known today.
         * @enum {string}
         */
        KnownTransactionCategory: "CARD" | "BANK_TRANSFER" | "BNPL" | "WALLET" | "TICKET" | "PAYMENT_LINK";
        /**
         * @description The transaction states known today. Only a chargeback can be WON, LOST or PREVENTED.
         * @enum {string}
         */
        KnownTransactionStatus: "CREATED" | "PENDING" | "SUCCEEDED" | "DECLINED" | "REJECTED" | "ERROR" | "EXPIRED" | "CANCELED" | "WON" | "LOST" | "PREVENTED";
        /**
         * @description All values of `TransactionType` known today, for example PURCHASE and REFUND.
         * @enum {string}
         */
        KnownTransactionType: "PURCHASE" | "AUTHORIZE" | "CAPTURE" | "REFUND" | "CANCEL" | "VERIFY" | "CHARGEBACK" | "THREE_D_SECURE" | "FRAUD_SCREENING";
        /**
         * @description The complete list of documented integration types.
         * @enum {string}
         */
        KnownWorkflow: "SDK_CHECKOUT" | "CHECKOUT" | "REDIRECT" | "DIRECT" | "SDK_SEAMLESS";
        /** @description A person who represents a recipient. */
        LegalRepresentative: {
            /**
             * @description Identifier of the person in the merchant's system.
             * @example rep-1
             */
            merchant_reference?: string | null;
            /**
             * @description Given name, as on the identity document.
             * @example Ana
             */
            first_name?: string | null;
            /**
             * @description Family name, as on the identity document.
             * @example Souza
             */
            last_name?: string | null;
            /**
             * @description Email address for contact.
             * @example ana.souza@example.com
             */
            email?: string | null;
            /**
             * @description Date of birth as an ISO 8601 date, YYYY-MM-DD.
             * @example 1985-07-01
             */
            date_of_birth?: string | null;
            /**
             * @description Residence as an ISO 3166-1 alpha-2 code.
             * @example BR
             */
            country?: string | null;
            /**
             * @description Citizenship as an ISO 3166-1 alpha-2 code.
             * @example BR
             */
            nationality?: string | null;
            /**
             * @description Position in the company.
             * @example Director
             */
            title?: string | null;
            /** @description True for a person with a public office. Such a person needs closer checks against money laundering. */
            publicly_exposed_person: boolean;
            /** @description True for a person who ultimately controls the company. */
            ultimate_beneficial_owner: boolean;
            /** @description Passport, identity card or tax number. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /** @description Telephone number with its country code. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Home address of the person. */
            address?: components["schemas"]["Address"] | null;
        };
        /** @description A registered endpoint, without its secrets. */
        ListedEndpoint: {
            /** @description Id of the endpoint. */
            id: string;
            /**
             * @description `url`: another server. `inbox`: the mock server itself. `receiver`: a function in the process of the mock server.
             * @enum {string}
             */
            target: "url" | "inbox" | "receiver";
            /** @description Where the events go. An inbox and a receiver have an invented URL. */
            url: string;
            /** @description The events that it receives. */
            events: components["schemas"]["WebhookEventName"][];
            /** @description Whether it was set with the merchant base URL. */
            isMerchantBaseUrl: boolean;
            /** @description Whether its deliveries are signed. */
            hasSecret: boolean;
            /** @description Whether its deliveries carry `x-api-key`. */
            hasApiKey: boolean;
            /** @description Whether its deliveries carry `x-secret`. */
            hasApiSecret: boolean;
        };
        /** @description A merchant of the server. */
        ListedMerchant: {
            /** @description Public key of the merchant. */
            publicApiKey: string;
            /** @description Whether calls without a public key apply to it. */
            isDefault: boolean;
            /** @description Number of payments. */
            payments: number;
            /** @description Number of requests in its journal. */
            requests: number;
            /** @description Number of webhook deliveries. */
            deliveries: number;
        };
        /** @description A response of the simulated provider to a new payment. */
        ListedOutcome: {
            /** @description Token of the payment method that selects the outcome. */
            token: string;
            /** @description Response code of the transaction. */
            code: string;
            /** @description Response message of the transaction. */
            message: string;
            /** @description Status of the payment. */
            status: string;
            /** @description Sub-status of the payment. */
            subStatus: string;
        };
        /** @description Where to send notifications of incoming bank transfers. */
        MerchantBaseUrl: {
            /** @description An http or https URL without a user name, a password, a query or a fragment. The documented path is added to it. */
            url: string;
            /** @description Secret that signs the deliveries. Well-formed text that is not blank, without leading or trailing white space. */
            secret?: string;
            /** @description Value of the header `x-api-key`. Printable ASCII without leading or trailing spaces. */
            apiKey?: string;
            /** @description Value of the header `x-secret`. Printable ASCII without leading or trailing spaces. */
            apiSecret?: string;
        };
        /** @description One custom tag. */
        MetadataItem: {
            /**
             * @description Name of the tag, as sent.
             * @example channel
             */
            key: string;
            /**
             * @description Text of the tag, as sent. Always a string, also for numbers.
             * @example web
             */
            value: string;
        };
        /** @description One custom tag to store. */
        MetadataItemInput: {
            /**
             * @description Name of the tag. Use it to search in reports.
             * @example channel
             */
            key: string;
            /**
             * @description Text of the tag. Send numbers as strings.
             * @example web
             */
            value: string;
        };
        /** @description A move that can be made with one call. */
        NextMove: {
            /**
             * @description Name of the move. A move with two results has two names.
             * @enum {string}
             */
            id: "pay" | "pass-authentication" | "fail-authentication" | "capture" | "refund" | "cancel" | "open-chargeback" | "win-dispute" | "lose-dispute" | "expire";
            transition: components["schemas"]["PaymentMoveName"];
            /** @description Whether it is possible in the present state. */
            allowed: boolean;
            /** @description Why it is not possible. Absent when it is. */
            reason?: string;
            /** @description Largest amount, in major units. Present if the move takes an amount and is possible. */
            maxAmount?: number;
            /** @description The call of this API that makes the move. */
            control: components["schemas"]["SuggestedCall"];
            /** @description The call of the payments API that the program of the merchant would make. Absent when no such call exists. */
            call?: components["schemas"]["SuggestedCall"];
        };
        /** @description Any fields of an onboarding (Onboarding), and unknown fields. Every other field has a default. */
        OnboardingDetails: {
            /**
             * @description UUID of this onboarding. Each pair of recipient and provider has one.
             * @example 1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f
             */
            id?: string;
            /** @description Number of steps for the recipient, for example ONE_STEP_ONBOARDING. */
            type?: components["schemas"]["OnboardingType"] | null;
            /** @description Party that shows the forms: the merchant for DIRECT, otherwise the provider. */
            workflow?: components["schemas"]["OnboardingWorkflow"] | null;
            /**
             * @description Note of the merchant about the onboarding; null without one.
             * @example Onboarding at the former provider
             */
            description?: string | null;
            /** @description Current state. After a reversal, INACTIVE at the origin and SUCCEEDED at the destination. */
            status?: components["schemas"]["OnboardingStatus"];
            /**
             * @description Result text from the provider; null before there is a result.
             * @example Recipient approved
             */
            response_message?: string | null;
            /**
             * @description Merchant page that opens after the provider's forms; null without a redirection.
             * @example https://marketplace.example.com/sellers/19
             */
            callback_url?: string | null;
            /** @description Recipient data at the provider; null before the first contact. */
            provider?: components["schemas"]["OnboardingProvider"] | null;
            /** @description Files that identify the recipient; null or empty when none was sent. */
            documentation?: components["schemas"]["OnboardingDocument"][] | null;
            /** @description People who represent the recipient, when it is a company. */
            legal_representatives?: components["schemas"]["LegalRepresentative"][] | null;
            /** @description Custom tags of the merchant; null or empty without tags. */
            metadata?: components["schemas"]["MetadataItem"][] | null;
            /** @description Bank account for the recipient's payouts; null before the recipient sent one. */
            withdrawal_methods?: components["schemas"]["WithdrawalMethods"] | null;
            /** @description Time and address of the recipient's acceptance of the terms; null before that. */
            terms_of_service?: components["schemas"]["TermsOfService"] | null;
            /** @description Time when the merchant started the onboarding. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field, for example `status`. */
            updated_at?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description File that identifies a recipient, for example a tax certificate. */
        OnboardingDocument: {
            /**
             * @description Name of the file with its extension, for example `tax.pdf`.
             * @example vat.pdf
             */
            file_name?: string | null;
            /**
             * @description Media type of the file, for example application/pdf.
             * @example application/pdf
             */
            content_type?: string | null;
            /** @description Type of proof in the file, for example VAT_DOCUMENT. The list is open. */
            content_category?: components["schemas"]["OnboardingDocumentCategory"] | null;
            /**
             * @description The file in base64 encoding.
             * @example JVBERi0xLjQKJSVFT0YK
             */
            content?: string | null;
        };
        /** @description Type of proof in a recipient's document. The list is open. */
        OnboardingDocumentCategory: components["schemas"]["KnownOnboardingDocumentCategory"] | string;
        /** @description Recipient data at the payment provider. */
        OnboardingProvider: {
            /**
             * @description Payment provider that onboards the recipient, in capitals.
             * @example SANDBOX
             */
            id?: string | null;
            /**
             * @description Identifier of the merchant's connection to the provider.
             * @example 2d7c9f1a-5b3e-4c8d-9e0f-1a2b3c4d5e6f
             */
            connection_id?: string | null;
            /**
             * @description Identifier of the recipient in the provider's system.
             * @example rec_1
             */
            recipient_id?: string | null;
            /**
             * @description Page where the recipient continues; null when no step remains.
             * @example https://provider.example.com/continue/rec_1
             */
            redirect_url?: string | null;
            /**
             * @description Page where the provider collects the recipient's data; null for DIRECT.
             * @example https://provider.example.com/onboarding/rec_1
             */
            onboarding_url?: string | null;
            /**
             * @description Company or person that signs the contract with the provider.
             * @example Tienda Souza Ltda
             */
            legal_entity?: string | null;
            /**
             * @description Second identifier of the recipient, at providers that use two.
             * @example store_1
             */
            recipient_additional_id?: string | null;
            /**
             * @description Account at the provider that holds the recipient's money.
             * @example ba_1
             */
            balance_account_id?: string | null;
            /**
             * @description Company or person, in the provider's terms.
             * @example COMPANY
             */
            recipient_type?: string | null;
            /**
             * @description Last notification from the provider, unchanged; null before the first one.
             * @example {
             *       "event": "recipient.updated"
             *     }
             */
            raw_notification?: {
                [key: string]: unknown;
            } | string | null;
            /**
             * @description Last response from the provider, unchanged; null before the first one.
             * @example {
             *       "recipient": "rec_1",
             *       "state": "active"
             *     }
             */
            raw_response?: {
                [key: string]: unknown;
            } | string | null;
            /**
             * @description Result as one of the provider's codes; null before there is a result.
             * @example 00
             */
            response_code?: string | null;
            /**
             * @description Result in the provider's words; null before there is a result.
             * @example Approved
             */
            response_message?: string | null;
        };
        /** @description State of an onboarding. The list is open. */
        OnboardingStatus: components["schemas"]["KnownOnboardingStatus"] | string;
        /** @description Fields of an onboarding transfer. Every field has a default. */
        OnboardingTransferDetails: {
            /** @description Id of the transfer. */
            transferId?: string;
            /** @description The organization that may reverse it. */
            organizationCode?: string;
            /** @description The onboarding before the transfer. */
            origin?: components["schemas"]["OnboardingDetails"];
            /** @description The onboarding after the transfer. */
            destination?: components["schemas"]["OnboardingDetails"];
        };
        /** @description Number of steps for the recipient. The list is open. */
        OnboardingType: components["schemas"]["KnownOnboardingType"] | string;
        /** @description Party that shows the onboarding forms. The list is open. */
        OnboardingWorkflow: components["schemas"]["KnownOnboardingWorkflow"] | string;
        /** @description An object without documented fields. Clients keep every field. */
        OpenObject: {
            [key: string]: unknown;
        };
        /**
         * @description Operation id of the payments API.
         * @enum {string}
         */
        OperationId: "createPayment" | "listPaymentsByOrder" | "retrievePayment" | "capturePayment" | "cancelPayment" | "refundPayment" | "submitDispute" | "createCustomer" | "listPaymentMethods" | "reverseTransfer" | "retrieveCampaign";
        /** @description Items, taxes, shipping and discounts of the purchase. */
        Order: {
            /**
             * @description Service fee of the merchant, included in the payment, in major units; null when absent.
             * @example 5
             */
            fee_amount?: number | null;
            /**
             * @description Delivery price, included in the payment, in major units; null when free.
             * @example 9900
             */
            shipping_amount?: number | null;
            /**
             * @description Tip, included in the payment, in major units; null when absent.
             * @example 2.5
             */
            tip_amount?: number | null;
            /** @description Goods and services, one entry for each line of the cart. */
            items?: components["schemas"]["OrderItem"][] | null;
            /** @description Taxes on the purchase, one entry for each type. */
            taxes?: components["schemas"]["OrderTax"][] | null;
            /** @description Carrier and date of the delivery. */
            shipping?: components["schemas"]["OrderShipping"] | null;
            /** @description Sender and recipient of the money, when the payment funds an account. */
            account_funding?: components["schemas"]["AccountFunding"] | null;
            /** @description Entries to events, such as concerts. */
            tickets?: components["schemas"]["OrderTicket"][] | null;
            /**
             * @description Method and place of the handover of the goods, in any form; null when unknown.
             * @example {
             *       "type": "PICKUP",
             *       "store": "Bogotá Centro"
             *     }
             */
            fulfillment?: components["schemas"]["OpenObject"] | null;
            /** @description Each reduction of the price, for example by a coupon. */
            discounts?: components["schemas"]["OrderDiscount"][] | null;
            /**
             * @description Place of the purchase, for example a website or a shop.
             * @example WEB
             */
            sales_channel?: string | null;
        };
        /** @description Reduction of the price, for example by a coupon. */
        OrderDiscount: {
            /**
             * @description Code of the campaign or coupon.
             * @example coupon-10
             */
            id?: string | null;
            /**
             * @description Title as the customer saw it.
             * @example Ten percent off
             */
            name?: string | null;
            /**
             * @description Reduction in major units, a positive number.
             * @example 25000
             */
            unit_amount?: number | null;
        };
        /** @description Line of the cart: one product and its quantity. */
        OrderItem: {
            /**
             * @description Label of the line, unique in this purchase.
             * @example sku-1
             */
            id?: string | null;
            /**
             * @description Product name as the customer saw it.
             * @example Running shoes
             */
            name?: string | null;
            /**
             * @description Number of units that the customer buys.
             * @example 1
             */
            quantity?: number | null;
            /**
             * @description Price of one unit in major units, in the currency of the payment.
             * @example 250000.5
             */
            unit_amount?: number | null;
            /**
             * @description Product group. Fraud screening uses it.
             * @example SHOES
             */
            category?: string | null;
            /**
             * @description Brand name as the customer saw it.
             * @example Example Sports
             */
            brand?: string | null;
            /**
             * @description Stock keeping unit in the merchant's inventory.
             * @example RS-42
             */
            sku_code?: string | null;
            /**
             * @description Product code of the manufacturer.
             * @example MPN-00042
             */
            manufacture_part_number?: string | null;
        };
        /** @description Delivery of the goods. */
        OrderShipping: {
            /**
             * @description Delivery speed or method, for example standard.
             * @example STANDARD
             */
            type?: string | null;
            /**
             * @description Text about the delivery, for people.
             * @example Home delivery within 3 days
             */
            description?: string | null;
            /**
             * @description Company that delivers the goods.
             * @example Example Express
             */
            carrier?: string | null;
            /**
             * @description Planned date or time of the delivery, ISO 8601.
             * @example 2026-03-18
             */
            deliver_at?: string | null;
            /**
             * @description People who can accept the goods, each an object of any form.
             * @example [
             *       {
             *         "first_name": "María",
             *         "last_name": "Gómez"
             *       }
             *     ]
             */
            recipients?: components["schemas"]["OpenObject"][] | null;
        };
        /** @description Tax in the payment, for example VAT. */
        OrderTax: {
            /**
             * @description Type of tax, for example VAT.
             * @example VAT
             */
            type?: string | null;
            /**
             * @description Net amount that the tax applies to, in major units.
             * @example 218403.78
             */
            tax_base?: number | null;
            /**
             * @description Tax amount in major units: `tax_base` times `percentage`, divided by 100.
             * @example 41496.72
             */
            value?: number | null;
            /**
             * @description Rate in percent: 19 means 19 %.
             * @example 19
             */
            percentage?: number | null;
        };
        /** @description Entry to an event, such as a concert. */
        OrderTicket: {
            /**
             * @description Label of the ticket, unique in this purchase.
             * @example ticket-1
             */
            id?: string | null;
            /**
             * @description Title as the customer saw it.
             * @example Front row
             */
            name?: string | null;
            /**
             * @description Text about the ticket, for people.
             * @example Front row, standing
             */
            description?: string | null;
            /**
             * @description Group of tickets, such as general admission.
             * @example GENERAL
             */
            type?: string | null;
            /** @description Price of one ticket, with its currency. */
            amount?: components["schemas"]["OrderTicketAmount"] | null;
            /** @description Concert, match or other occasion of the ticket. */
            event?: components["schemas"]["OrderTicketEvent"] | null;
        };
        /** @description Price of one ticket, with its currency. */
        OrderTicketAmount: {
            /**
             * @description Price in major units of `currency`.
             * @example 80
             */
            value?: number | null;
            /** @description ISO 4217 code of the currency of `value`. */
            currency?: components["schemas"]["CurrencyCode"] | null;
        };
        /** @description Concert, match or other occasion of a ticket. */
        OrderTicketEvent: {
            /**
             * @description The organizer's label of the performance.
             * @example event-7
             */
            id?: string | null;
            /**
             * @description Title of the performance.
             * @example Jazz night
             */
            name?: string | null;
            /**
             * @description Text about the performance, for people.
             * @example Open air concert
             */
            description?: string | null;
            /**
             * @description Type of performance, such as a concert.
             * @example CONCERT
             */
            type?: string | null;
            /**
             * @description Start of the performance, ISO 8601.
             * @example 2026-12-24T20:00:00Z
             */
            date?: string | null;
            /** @description Place of the performance. */
            address?: components["schemas"]["Address"] | null;
        };
        /** @description Adult, child or infant, as one letter. The list is open. */
        PassengerType: components["schemas"]["KnownPassengerType"] | string;
        /** @description A payment in the retrieve response, with all its transactions. */
        Payment: components["schemas"]["PaymentBase"] & {
            /**
             * @description Taxes in the amount, as sent in `additional_data.order.taxes`, in any JSON form. Null without taxes. The create and dispute responses do not contain them.
             * @example [
             *       {
             *         "type": "VAT",
             *         "value": 41496.72
             *       }
             *     ]
             */
            taxes: unknown[] | {
                [key: string]: unknown;
            } | null;
            /** @description Every transaction, oldest first. The create response has an object here. */
            transactions: components["schemas"]["RetrievedTransaction"][];
            /** @description Every transaction, oldest first. Null unless the query parameter `transactions_history` is true. */
            transactions_history?: components["schemas"]["Transaction"][] | null;
            /** @description Shares of the recipients of a marketplace; empty when the amount is not shared. */
            split: components["schemas"]["OpenObject"][];
        };
        /** @description The amount of a payment with its captured and refunded parts, in major units. */
        PaymentAmount: {
            /**
             * @description Total captured so far, in major units; 0 while only authorized.
             * @example 259900.5
             */
            captured: number;
            /** @description ISO 4217 code of the currency of all three amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Rate and amount in a second currency, in any form; null without a conversion. */
            currency_conversion?: components["schemas"]["OpenObject"] | null;
            /**
             * @description Total refunded so far, in major units; 0 before the first refund.
             * @example 0
             */
            refunded: number;
            /**
             * @description Original amount of the payment, in major units. Refunds do not reduce it.
             * @example 259900.5
             */
            value: number;
        };
        /** @description Fields of an amount. Every other field has a default. */
        PaymentAmountDetails: {
            /** @description ISO 4217 code of the currency of `value`. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Amount in major units: 25 is 25.00 USD. 0 is accepted for a CARD with `payment_method.detail.card.verify` true, and rejected otherwise.
             * @example 259900.5
             */
            value?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The fields in every response about a payment. */
        PaymentBase: {
            /** @description UUID from the service. Store it, because every other call needs it. */
            id: components["schemas"]["Uuid"];
            /** @description UUID of the merchant account that receives the money, as sent. */
            account_id: components["schemas"]["Uuid"];
            /**
             * @description Text that says what the customer pays for, as sent.
             * @example Running shoes
             */
            description: string;
            /** @description Country where the service processed the payment, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description Current state, for example SUCCEEDED or DECLINED. Branch on this field. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Reason for the `status`, for example APPROVED or PARTIALLY_REFUNDED. */
            sub_status: components["schemas"]["PaymentSubStatus"];
            /**
             * @description Identifier of the order in the merchant's system, as sent.
             * @example ORDER-2026-000123
             */
            merchant_order_id: string;
            /** @description Time when the service accepted the create request. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field or transaction. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Amount of the payment, with the captured and refunded amounts. */
            amount: components["schemas"]["PaymentAmount"];
            /** @description Checkout session of the customer; null when the request sent none. */
            checkout?: components["schemas"]["Checkout"] | null;
            /** @description Charged payment method, without the complete card number. */
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description Customer who pays, as sent; null when the request sent none. */
            customer_payer?: components["schemas"]["CustomerPayer"] | null;
            /** @description Purchase details, as sent; null when the request sent none. */
            additional_data?: components["schemas"]["AdditionalData"] | null;
            /**
             * @description URL to which the customer returns after a redirection; empty when the request sent none.
             * @example https://shop.example.com/return
             */
            callback_url: string;
            /** @description Integration type, as sent. SDK_CHECKOUT when the request sent none. */
            workflow: components["schemas"]["Workflow"];
            /** @description Custom tags of the merchant, as sent; empty when the request sent none. */
            metadata: components["schemas"]["MetadataItem"][];
            /** @description Settings of the fraud screening, as sent; null when the request sent none. */
            fraud_screening?: components["schemas"]["OpenObject"] | null;
            /**
             * @description Identifier of the link that the customer used to pay; empty without a link.
             * @example 5e4d3c2b-1a09-4f8e-8d7c-6b5a49382716
             */
            payment_link_id: string;
            /**
             * @description Identifier of the subscription from the request, or of the new subscription. Null when the request sent none.
             * @example sub-2026-001
             */
            subscription_code?: string | null;
            /** @description Provider routing by the service, with the matching condition. */
            routing_rules: components["schemas"]["RoutingRules"];
            /** @description True when the payment was created in the service's simplified mode. */
            simplified_mode: boolean;
        };
        /** @description Any fields of a payment request (CreatePaymentRequest), and unknown fields. Every other field has a default. */
        PaymentDetails: {
            /** @description UUID of the merchant account that receives the money. */
            account_id?: components["schemas"]["Uuid"];
            /**
             * @description Identifier of the order in the merchant's system.
             * @example ORDER-2026-000123
             */
            merchant_order_id?: string;
            /**
             * @description Text that says what the customer pays for.
             * @example Running shoes
             */
            description?: string;
            /**
             * @description Further merchant identifier, in addition to `merchant_order_id`.
             * @example CART-778
             */
            merchant_reference?: string;
            /** @description Amount of the payment, greater than 0 unless the payment verifies a card. */
            amount?: components["schemas"]["PaymentAmountDetails"];
            /** @description Country where the service processes the payment: one of the supported countries. */
            country?: components["schemas"]["ProcessingCountry"];
            /** @description Checkout session of the customer. Required when `workflow` is SDK_CHECKOUT or absent. */
            checkout?: components["schemas"]["CheckoutInput"];
            /** @description Card, token or other payment method to charge. */
            payment_method?: components["schemas"]["PaymentMethodInput"];
            /** @description The customer who pays. Send every field that you know. */
            customer_payer?: components["schemas"]["CustomerPayer"];
            /** @description Purchase details, such as items, flights and seller. Sending them enhances the payment experience. */
            additional_data?: components["schemas"]["AdditionalData"];
            /** @description Integration type of the payment. Defaults to SDK_CHECKOUT. */
            workflow?: components["schemas"]["WorkflowInput"];
            /** @description Settings of recurring charges, when the payment starts or continues a subscription. */
            subscription?: components["schemas"]["SubscriptionInput"];
            /**
             * @description URL to which the customer returns. Required only for DIRECT integrations with a redirection.
             * @example https://shop.example.com/return
             */
            callback_url?: string;
            /** @description Settings that control the fraud screening of this request. */
            fraud_screening?: components["schemas"]["FraudScreeningInput"];
            /** @description Shares of the amount for the recipients of a marketplace. The fields of a share are an assumption. */
            split_marketplace?: components["schemas"]["SplitMarketplaceItem"][];
            /** @description Custom tags of the merchant. */
            metadata?: components["schemas"]["MetadataItemInput"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The card, token or bank transfer that pays for a payment. */
        PaymentMethod: components["schemas"]["PaymentMethodBase"] & {
            /** @description Details of one type, under the lower-case name of the type. A transaction calls this field `detail`. */
            payment_method_detail: components["schemas"]["PaymentMethodDetail"];
        };
        /** @description The fields that a payment and its transactions share, such as type and tokens. */
        PaymentMethodBase: {
            /** @description Type of payment method, for example CARD. */
            type: components["schemas"]["PaymentMethodType"];
            /**
             * @description One-time token from the request; empty when the request sent none.
             * @example 1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11
             */
            token: string;
            /**
             * @description Token for later payments, once the method is enrolled; empty before that.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            vaulted_token: string;
            /** @description True to enroll the method after the payment succeeds, as sent. */
            vault_on_success: boolean;
            /**
             * @description Base type of a variant, for example CARD for a wallet; null for other methods.
             * @example CARD
             */
            parent_payment_method_type?: string | null;
        };
        /** @description Details of the card or bank transfer, under the name of the type. */
        PaymentMethodDetail: {
            /** @description Card charge details; absent for other types. */
            card?: components["schemas"]["Card"];
            /** @description Receiving account of the transfer; absent for other types. */
            bank_transfer?: components["schemas"]["BankTransfer"];
        };
        /** @description Settings for a card or a bank transfer, under the name of the type. */
        PaymentMethodDetailInput: {
            /** @description Card settings: capture, installments or raw card data. */
            card?: components["schemas"]["CardInput"];
            /** @description Settings of the bank transfer. The object accepts any field. */
            bank_transfer?: components["schemas"]["OpenObject"];
        };
        /** @description Any fields of an enrolled payment method (EnrolledPaymentMethod), and unknown fields. Every other field has a default. */
        PaymentMethodDetails: {
            /**
             * @description Key of the request that enrolled the method; null when the request sent none.
             * @example 51a7ab0a-5b1c-4b0e-8c5f-5d6e7f8a9b0c
             */
            idempotency_key?: string | null;
            /**
             * @description Short title to show in a list.
             * @example VISA ****1111
             */
            name?: string | null;
            /**
             * @description Longer text to show in a list.
             * @example Visa card ending in 1111
             */
            description?: string | null;
            /**
             * @description URL of an image to show next to `name`.
             * @example https://icons.example.com/visa.png
             */
            icon?: string;
            /** @description Type of method, for example CARD. Send the same value as `payment_method.type` when you charge it. */
            type?: components["schemas"]["PaymentMethodType"] | null;
            /** @description Group of the type, for example CARD. */
            category?: components["schemas"]["TransactionCategory"] | null;
            /**
             * @description Country of the enrollment, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /** @description Enrollment state. A method must be ENROLLED before it can pay. */
            status?: components["schemas"]["EnrolledPaymentMethodStatus"];
            /**
             * @description Detailed state within `status`; null when absent.
             * @example APPROVED
             */
            sub_status?: string | null;
            /**
             * @description Secret token to charge the method. Send it as `payment_method.vaulted_token`. Empty before the enrollment is complete.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            vaulted_token?: string;
            /**
             * @description Merchant page that opened after the enrollment; null without a redirection.
             * @example https://shop.example.com/wallet
             */
            callback_url?: string | null;
            /**
             * @description Remaining step of the customer to finish the enrollment; null when no step remains.
             * @example REDIRECT_URL
             */
            action?: string | null;
            /**
             * @description Page where the customer performs `action`; null when no step remains.
             * @example https://enroll.example.com/9a8b7c6d
             */
            redirect_url?: string | null;
            /** @description Time when the enrollment started. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field, for example `status`. */
            updated_at?: components["schemas"]["Timestamp"];
            /** @description Brand, issuer and last digits, when `type` is CARD; null otherwise. */
            card_data?: components["schemas"]["EnrolledCardData"] | null;
            /** @description True for the method of the customer's latest successful payment. */
            last_successfully_used?: boolean;
            /**
             * @description ISO 8601 time of the latest successful payment with this method; empty before the first.
             * @example 2026-03-14T09:26:53.589793Z
             */
            last_successfully_used_at?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The payment method to charge. Most requests send only `token`. */
        PaymentMethodInput: {
            /**
             * @description One-time card token from the checkout SDK. It replaces raw card data.
             * @example 1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11
             */
            token?: string;
            /**
             * @description Token of an enrolled payment method of the customer, from the list of payment methods.
             * @example 9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d
             */
            vaulted_token?: string;
            /** @description Type of payment method, for example CARD. When absent, a request with a token or a card is CARD. */
            type?: components["schemas"]["PaymentMethodType"];
            /** @description Settings for one type, under the lower-case name of the type. */
            detail?: components["schemas"]["PaymentMethodDetailInput"];
            /** @description Set to true to enroll the payment method after the payment succeeds. */
            vault_on_success?: boolean;
        };
        /** @description Card, bank transfer or other payment method. The list is open. */
        PaymentMethodType: components["schemas"]["KnownPaymentMethodType"] | string;
        /** @description The amounts of a payment, in major units. */
        PaymentMoney: {
            /** @description Currency of every amount. */
            currency: string;
            /** @description Amount of the payment. */
            total: number;
            /** @description What the issuer approved, also if it expired or was cancelled later. */
            authorized: number;
            /** @description What was collected, before refunds and chargebacks. */
            captured: number;
            /** @description What the merchant returned. */
            refunded: number;
            /** @description What lost chargebacks took back. */
            chargedBack: number;
            /** @description What open chargebacks claim. */
            disputed: number;
            /** @description What can still be captured. */
            capturable: number;
            /** @description What is left after refunds and lost chargebacks, disputed amounts included. */
            refundable: number;
        };
        /**
         * @description A move of a payment from one state to another. `create` starts a payment.
         * @enum {string}
         */
        PaymentMoveName: "create" | "capture" | "cancel" | "refund" | "authenticate" | "markPaid" | "expire" | "openChargeback" | "submitEvidence" | "decideDispute";
        /** @description Network that carried the transfer. The list is open. */
        PaymentRail: components["schemas"]["KnownPaymentRail"] | string;
        /** @description A status of a payment with its sub-status. */
        PaymentState: {
            /** @description Status of the payment. */
            status: string;
            /** @description Sub-status of the payment. */
            subStatus: string;
        };
        /** @description State of a payment. The list is open. */
        PaymentStatus: components["schemas"]["KnownPaymentStatus"] | string;
        /** @description Detailed state of a payment. The list is open. */
        PaymentSubStatus: components["schemas"]["KnownPaymentSubStatus"] | string;
        /** @description A payment with everything that happened to it, and what can happen next. */
        PaymentTimeline: {
            /** @description The payment as the retrieve call returns it. */
            payment: components["schemas"]["Payment"];
            money: components["schemas"]["PaymentMoney"];
            /** @description What can happen to a payment, and whether it can happen in the present state. */
            nextMoves: components["schemas"]["NextMove"][];
            /** @description What happened, oldest first, and then what is scheduled. */
            events: components["schemas"]["TimelineEvent"][];
        };
        /** @description The transitions by name, with the states in which each is allowed. */
        PaymentTransitions: {
            [key: string]: {
                /** @description Status of the payment. */
                status: string;
                /** @description Sub-status of the payment. Absent means any. */
                subStatus?: string;
            }[];
        };
        /** @description Time between payouts. The list is open. */
        PayoutSchedule: components["schemas"]["KnownPayoutSchedule"] | string;
        /** @description Telephone number in two parts. */
        Phone: {
            /**
             * @description Subscriber number in digits, without `country_code`.
             * @example 3001234567
             */
            number?: string | null;
            /**
             * @description International dialling prefix in digits, without `+`.
             * @example 57
             */
            country_code?: string | null;
        };
        /** @description A policy of the server. */
        PolicyInForce: {
            /** @description Name of the policy. */
            name: string;
            /** @description The value in force. */
            value: unknown;
            /** @description The value without a setting. */
            default: unknown;
            /** @description Whether the value in force is the default. */
            isDefault: boolean;
            /** @description What the policy decides. */
            description: string;
            /** @description The possible values. Absent when there are too many to list. */
            values?: unknown[];
        };
        /** @description A probability from 0 to 1. The result is drawn from the seed of the server. */
        Probability: number;
        /**
         * @description The country where the service processes the transaction.
         * @enum {string}
         */
        ProcessingCountry: "AR" | "BO" | "BR" | "CL" | "CO" | "CR" | "EC" | "SV" | "GT" | "HN" | "MX" | "NI" | "PA" | "PY" | "PE" | "US" | "UY";
        /** @description Responds with `status` while the operation is processed. */
        ProcessingFault: {
            /**
             * @description When the fault applies. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            phase: "processing";
            /** @description Operation of the payments API. Defaults to every operation. */
            operation?: components["schemas"]["OperationId"];
            when?: components["schemas"]["FaultTrigger"];
            /** @description HTTP status of the response. */
            status: number;
            /** @description Error code in the body. Defaults to the usual code of the status. */
            code?: string;
            /** @description Error messages in the body. Defaults to the usual message of the status. */
            messages?: string[];
            /** @description Seconds in the `Retry-After` header. Defaults to 1 for status 429, and to no header for another status. */
            retryAfter?: number;
            /** @description Delay before the response, in milliseconds of real time. */
            latencyMs?: number;
        };
        /** @description Response of the provider to a transaction. */
        ProviderData: {
            /**
             * @description Payment provider that carried out the operation, in capitals.
             * @example SANDBOX
             */
            id?: string | null;
            /**
             * @description Provider's identifier of the transaction, for questions to its support.
             * @example prov-9001
             */
            transaction_id?: string | null;
            /**
             * @description Merchant's account at the provider.
             * @example prov-acct-1
             */
            account_id?: string | null;
            /**
             * @description Result in the provider's terms.
             * @example approved
             */
            status?: string | null;
            /**
             * @description Detailed result in the provider's terms; empty without one.
             * @example authorized
             */
            sub_status?: string | null;
            /**
             * @description Additional details in the provider's terms; empty without any.
             * @example accredited
             */
            status_detail?: string | null;
            /**
             * @description Result in the provider's words, for people.
             * @example Approved
             */
            response_message?: string | null;
            /**
             * @description Result as one of the provider's codes.
             * @example 00
             */
            response_code?: string | null;
            /** @description Complete response body of the provider. Null unless the query parameter `raw_response` is true. */
            raw_response?: components["schemas"]["OpenObject"] | null;
            /**
             * @description Transaction identifier at a party behind the provider, such as an acquirer; empty without one.
             * @example acq-5512
             */
            third_party_transaction_id?: string | null;
            /**
             * @description Merchant's account at the party behind the provider; empty without one.
             * @example acq-acct-1
             */
            third_party_account_id?: string | null;
            /**
             * @description Result code of the card networks: 00 is approved, 51 is insufficient funds.
             * @example 00
             */
            iso8583_response_code?: string | null;
            /**
             * @description Result text of the ISO 8583 code.
             * @example Approved
             */
            iso8583_response_message?: string | null;
            /**
             * @description Network's advice about a retry, as a code; null without advice.
             * @example 01
             */
            merchant_advice_code?: string | null;
            /**
             * @description Network's advice about a retry, as text; null without advice.
             * @example New account information available
             */
            merchant_advice_code_message?: string | null;
            /**
             * @description Network's code for the reason of the chargeback; null without a chargeback.
             * @example 13.1
             */
            reason_code?: string | null;
            /**
             * @description Text for the reason of the chargeback; null without a chargeback.
             * @example Goods not received
             */
            reason_description?: string | null;
        };
        /** @description A registered endpoint. */
        RegisteredEndpoint: {
            /** @description Id of the endpoint. */
            id: string;
        };
        /** @description A request to the payments API that created or named the payment. */
        RequestEvent: {
            /** @description Id of the event. It never changes. */
            id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /**
             * @description Kind of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "request";
            /**
             * @description Whether it has not happened yet.
             * @enum {boolean}
             */
            isScheduled: false;
            /** @description Number of the entry in the journal. */
            number: number;
            operation: components["schemas"]["OperationId"];
            /** @description Method of the request. */
            method: string;
            /** @description Path of the request. */
            path: string;
            /** @description Idempotency key of the request. */
            idempotencyKey?: string;
            /** @description Status of the response. Absent when no response was sent. */
            status?: number;
            /** @description Whether the response was replayed for a repeated idempotency key. */
            replayed: boolean;
            /** @description Phases of the faults that applied. */
            faults: string[];
            /** @description Ids of the webhook deliveries that the request caused. */
            deliveries: string[];
        };
        /** @description How to repeat a request. */
        RequestReplay: {
            /**
             * @description `same`: the service sees a retry. `new`: the service sees another request. An operation without idempotency key is repeated
             *     unchanged.
             * @enum {string}
             */
            idempotencyKey: "same" | "new";
            /**
             * @description `cursor` of the stream line that shows the request. After a reset or a restored snapshot, another request can have the same
             *     number. The server then responds with `REQUEST_NOT_KEPT` instead of repeating that one.
             */
            cursor?: string;
        };
        /** @description A journal entry without headers and bodies. */
        RequestSummary: {
            /** @description Number of the entry, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            operation: components["schemas"]["OperationId"];
            /** @description Method of the request. */
            method: string;
            /** @description Path of the request. */
            path: string;
            /** @description Idempotency key of the request. */
            idempotencyKey?: string;
            /** @description Status of the response. Absent when no response was sent. */
            status?: number;
            /** @description Error code of the response. */
            code?: string;
            /** @description Id of the payment that the request created or named. */
            paymentId?: string;
            /** @description Order of that payment. */
            merchantOrderId?: string;
            /** @description Whether the response was replayed for a repeated idempotency key. */
            replayed: boolean;
            /** @description Phases of the faults that applied. */
            faults: string[];
            /** @description Number of webhook deliveries that the request caused. */
            deliveryCount: number;
            /** @description Whether the credentials belong to a merchant. */
            authenticated: boolean;
            /** @description Number of fields that the contract does not list. */
            unknownFieldCount: number;
        };
        /** @description A request without headers and bodies. */
        RequestSummaryLine: {
            /** @description Position of this line. Pass it as `after` to continue behind it. */
            cursor: string;
            /** @description Public key of the merchant in whose journal the request is. */
            merchant: string;
            /** @description Whether the request is the first one of a merchant that was not configured. */
            newMerchant: boolean;
            /** @description What is probably wrong with the request or its keys, and the fix. */
            warning?: string;
            /** @description Real time from the request to its response, in milliseconds. */
            durationMs: number;
            /** @description What a list of requests shows. */
            summary: components["schemas"]["RequestSummary"];
        };
        /** @description One operation on a payment, in the retrieve response. */
        RetrievedTransaction: components["schemas"]["Transaction"] & {
            /** @description True while the customer must still authenticate; null before and after that. */
            three_d_secure_action_required?: boolean | null;
        };
        /** @description The merchant's condition that selected a payment provider. */
        RoutingCondition: {
            /**
             * @description Number of the condition in the merchant's settings.
             * @example 1
             */
            id: number;
            /**
             * @description Title from the merchant's settings; null without one.
             * @example Default
             */
            name?: string | null;
            /**
             * @description Text from the merchant's settings that says what the condition matches; null without one.
             * @example Every payment
             */
            description?: string | null;
        };
        /** @description Routing of the payment to a provider. */
        RoutingRules: {
            /** @description True when smart routing chose the payment provider. */
            smart_routing: boolean;
            /** @description True when monitoring of the providers affected the routing. */
            monitors: boolean;
            /** @description Matching condition of the merchant; null when none matched. */
            condition?: components["schemas"]["RoutingCondition"] | null;
        };
        /** @description Operator of a rule. The list is open. */
        RuleConditional: components["schemas"]["KnownRuleConditional"] | string;
        /** @description State of a rule. The list is open. */
        RuleStatus: components["schemas"]["KnownRuleStatus"] | string;
        /** @description Property that a rule compares. The list is open. */
        RuleType: components["schemas"]["KnownRuleType"] | string;
        /** @description A deadline of a payment, or a webhook attempt. */
        ScheduledEvent: {
            /** @description Id of the event. It never changes. */
            id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /**
             * @description `payment-deadline`: a payment expires, or a dispute is lost. `delivery`: a webhook attempt.
             * @enum {string}
             */
            kind: "payment-deadline" | "delivery";
            /** @description What happens. */
            description: string;
            transition?: components["schemas"]["PaymentMoveName"];
            /** @description Id of the payment. */
            paymentId?: string;
            /** @description Id of the transaction that expires or is lost, for a deadline. */
            transactionId?: string;
            /** @description Id of the delivery, for an attempt. */
            deliveryId?: string;
            /** @description Number of the attempt, from 0. */
            attempt?: number;
        };
        /** @description The ids that a reversal needs. */
        SeededOnboardingTransfer: {
            /** @description Id of the transfer. */
            transferId: string;
            /** @description The organization that may reverse it. */
            organizationCode: string;
        };
        /** @description Business that sells on a marketplace. */
        SellerDetails: {
            /**
             * @description Business name that the customer saw.
             * @example Travel Shop
             */
            name?: string | null;
            /**
             * @description Home page, an absolute URL.
             * @example https://shop.example.com
             */
            website?: string | null;
            /**
             * @description Email address for customers.
             * @example hello@shop.example.com
             */
            email?: string | null;
            /** @description Postal address of the business. */
            address?: components["schemas"]["Address"] | null;
            /**
             * @description Identifier of this seller in the merchant's system.
             * @example seller-19
             */
            reference?: string | null;
            /**
             * @description Country of the business, as an ISO 3166-1 alpha-2 code.
             * @example CO
             */
            country?: string | null;
            /** @description Telephone number for customers. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Tax document of the business. */
            document?: components["schemas"]["IdentityDocument"] | null;
            /**
             * @description Line of business, as text.
             * @example Travel
             */
            industry?: string | null;
            /**
             * @description Line of business, as an ISO 18245 code with four digits.
             * @example 4722
             */
            merchant_category_code?: string | null;
        };
        /** @description What the server is, with links. */
        ServerDescription: {
            /** @description Name of the package. */
            name: string;
            /** @description Version of the package. */
            version: string;
            /** @description What the admin API is. */
            description: string;
            /** @description The merchant of calls without `public-api-key`. */
            defaultMerchant: {
                /** @description Public key of the merchant. */
                publicApiKey: string;
                /**
                 * @description The secret key while it is the documented default. Otherwise null, because the mock server returns no secret that was
                 *     configured.
                 */
                privateSecretKey: string | null;
            };
            /** @description Documentation, OpenAPI documents and health check. */
            links: {
                [key: string]: string;
            };
            /** @description The operations of this API. */
            operations: {
                /** @description Method of the request. */
                method: string;
                /** @description Path of the request. */
                path: string;
            }[];
        };
        /** @description What to check. Every field but the id defaults to what the mock server used. */
        SignatureCheck: {
            /** @description Id of the delivery. */
            deliveryId: string;
            /** @description Number of the attempt, from 0. Defaults to the latest one. */
            attempt?: number;
            /** @description The secret that the receiver uses. White space around it is allowed, because it can be the cause. */
            secret?: string;
            /** @description The body that the receiver read. */
            body?: string;
            /** @description The header `x-hmac-signature` that the receiver read. */
            signature?: string;
        };
        /** @description Why a signature matches or not. */
        SignatureExplanation: {
            /** @description Whether the signature matches the body and the secret. */
            isValid: boolean;
            /** @description Each cause as a sentence with its fix, the most likely first. */
            findings: string[];
            /** @description Number of the attempt that was checked. */
            attempt: number;
            /** @description The signature that was checked. Absent when nothing was signed. */
            signature?: string;
            /** @description Status of the response of the receiver to the attempt. */
            responseStatus?: number;
        };
        /** @description One recipient's share of a payment. Its fields are an assumption. */
        SplitMarketplaceItem: {
            /**
             * @description Recipient's identifier at the service; null when the request sends `provider_recipient_id`.
             * @example 0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f
             */
            recipient_id?: string | null;
            /**
             * @description Recipient's identifier at the payment provider; null when the request sends `recipient_id`.
             * @example rec_1
             */
            provider_recipient_id?: string | null;
            /**
             * @description Text that says what the share pays for.
             * @example Commission on ORDER-2026-000123
             */
            description?: string | null;
            /** @description Reason for the share, for example COMMISSION. */
            type?: components["schemas"]["SplitType"] | null;
            /**
             * @description Identifier of this share in the merchant's system.
             * @example SHARE-1
             */
            merchant_reference?: string | null;
            /** @description Amount that the recipient receives. */
            amount?: ({
                /**
                 * @description Part of the payment in major units of `currency`.
                 * @example 12.5
                 */
                value?: number | null;
                /**
                 * @description ISO 4217 code of the currency of `value`.
                 * @example USD
                 */
                currency?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Party that pays fees and chargebacks: merchant or recipient. */
            liability?: ({
                /**
                 * @description Party that pays the provider's fee.
                 * @example MERCHANT
                 */
                processing_fee?: string | null;
                /** @description True when the recipient pays for chargebacks, false when the merchant does. */
                chargebacks?: boolean | null;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Kind of share in a split. The list is open. */
        SplitType: components["schemas"]["KnownSplitType"] | string;
        /** @description Use of a stored card for repeated charges. */
        StoredCredentials: {
            /**
             * @description Purpose of the stored card, for example a subscription.
             * @example SUBSCRIPTION
             */
            reason?: string | null;
            /**
             * @description FIRST when this payment stores the card, USED when the card was stored before.
             * @example FIRST
             */
            usage?: string | null;
            /**
             * @description Identifier of the agreement for repeated charges.
             * @example AGREEMENT-42
             */
            subscription_agreement_id?: string | null;
            /**
             * @description Network's identifier of the first payment. Later payments refer to it.
             * @example 483297487231504
             */
            network_transaction_id?: string | null;
        };
        /** @description A snapshot that the server keeps. */
        StoredSnapshot: {
            /** @description Id of the snapshot. */
            id: string;
            /** @description Size of its JSON in bytes. */
            bytes: number;
        };
        /** @description A line of a reader that was too slow, or that was away for too long. */
        StreamGap: {
            /** @description Position of this line. Pass it as `after` to continue behind it. */
            cursor: string;
            /** @description Number of entries of all merchants that the server no longer keeps. */
            missed: number;
        };
        /** @description A line of the stream of webhook attempts. */
        StreamedAttempt: {
            /** @description Position of this line. Pass it as `after` to continue behind it. */
            cursor: string;
            /** @description Public key of the merchant that the event belongs to. */
            merchant: string;
            /** @description The delivery after this attempt, with this attempt only. */
            delivery: components["schemas"]["WebhookDelivery"];
        } | {
            /** @description Position of this line. Pass it as `after` to continue behind it. */
            cursor: string;
            /** @description Public key of the merchant that the event belongs to. */
            merchant: string;
            /** @description What a list of attempts shows. */
            attempt: components["schemas"]["AttemptSummary"];
        } | components["schemas"]["StreamGap"];
        /** @description A line of the stream of requests. */
        StreamedRequest: components["schemas"]["FullRequestLine"] | components["schemas"]["RequestSummaryLine"] | components["schemas"]["StreamGap"];
        /** @description The subscription that the payment starts or continues. Its fields are an assumption. */
        SubscriptionInput: {
            /**
             * @description Identifier of an existing subscription to continue.
             * @example 6d5c4b3a-2f1e-4d0c-9b8a-7f6e5d4c3b2a
             */
            id?: string;
            /** @description Time between two charges. */
            frequency?: {
                /**
                 * @description Unit of time, for example MONTH.
                 * @example MONTH
                 */
                type?: string;
                /**
                 * @description Number of units between two charges.
                 * @example 1
                 */
                value?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Amount that each charge collects. */
            amount?: {
                /**
                 * @description Amount in major units of `currency`.
                 * @example 9.99
                 */
                value?: number;
                /** @description ISO 4217 code of the currency of `value`. */
                currency?: components["schemas"]["CurrencyCode"];
                /**
                 * @description FIXED when every charge has the same amount, otherwise VARIABLE.
                 * @enum {string}
                 */
                type?: "FIXED" | "VARIABLE";
            } & {
                [key: string]: unknown;
            };
            /** @description Period of the charges. */
            availability?: {
                /**
                 * @description First moment of the period, ISO 8601.
                 * @example 2026-01-01T00:00:00Z
                 */
                start_at?: string;
                /**
                 * @description Last moment of the period, ISO 8601.
                 * @example 2026-12-31T23:59:59Z
                 */
                finish_at?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Limit on the number of charges. */
            billing_cycles?: {
                /**
                 * @description Number of charges after which the subscription ends.
                 * @example 12
                 */
                total?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Day of the charges. */
            billing_date?: {
                /**
                 * @description Rule that selects the day, for example DAY for a fixed day.
                 * @example DAY
                 */
                type?: string;
                /**
                 * @description Day of the month, from 1.
                 * @example 15
                 */
                day?: number;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A call that is ready to send. */
        SuggestedCall: {
            /** @description Operation id, in this document or in that of the payments API. */
            operation: string;
            /** @description Method of the request. */
            method: string;
            /** @description Path of the request, with its ids. */
            path: string;
            /** @description Body of the request as JSON. Absent when it needs none. */
            body?: {
                [key: string]: unknown;
            };
        };
        /** @description A recipient's acceptance of the terms, with its time and address. */
        TermsOfService: {
            /** @description True when the recipient accepted the terms. */
            acceptance: boolean;
            /** @description Time when the recipient accepted or refused. */
            date: components["schemas"]["Timestamp"];
            /**
             * @description IPv4 or IPv6 address of the recipient; null when unknown.
             * @example 192.0.2.10
             */
            ip?: string | null;
        };
        /** @description A test event. */
        TestWebhook: {
            /** @description The event to send. Defaults to the first event of the endpoint. */
            event?: components["schemas"]["WebhookEventName"];
        };
        /** @description Result of a 3-D Secure authentication. */
        ThreeDSecure: {
            /**
             * @description Protocol version, for example 2.2.0.
             * @example 2.2.0
             */
            version?: string | null;
            /**
             * @description ECI, two digits: strength of the cardholder's authentication.
             * @example 05
             */
            electronic_commerce_indicator?: string | null;
            /**
             * @description Proof of the authentication in base64: CAVV or AAV.
             * @example AAABBEg0VhI0VniQEjRWAAAAAAA=
             */
            cryptogram?: string | null;
            /**
             * @description Identifier of the authentication at the 3-D Secure server.
             * @example 7c6b5a49-3827-4160-9f8e-7d6c5b4a3928
             */
            transaction_id?: string | null;
            /**
             * @description Identifier of the authentication at the network's directory server.
             * @example 8d7c6b5a-4938-4271-8f0e-1d2c3b4a5968
             */
            directory_server_transaction_id?: string | null;
            /**
             * @description Result as one letter: Y passed, A attempted, N failed.
             * @example Y
             */
            pares_status?: string | null;
            /**
             * @description Identifier of the authentication at the issuer's access control server.
             * @example 9e8d7c6b-5a49-4382-8716-0f1e2d3c4b5a
             */
            acs_id?: string | null;
        };
        /** @description Something that happened to a payment, or that is scheduled. */
        TimelineEvent: components["schemas"]["RequestEvent"] | components["schemas"]["TransactionEvent"] | components["schemas"]["DeliveryEvent"] | components["schemas"]["DeadlineEvent"];
        /**
         * Format: date-time
         * @description ISO 8601 time in UTC, for example with fractional seconds.
         * @example 2026-03-14T09:26:53.589793Z
         */
        Timestamp: string;
        /** @description One operation on a payment. */
        Transaction: components["schemas"]["TransactionBase"] & {
            /**
             * @description Amount that the operation moves or reserves, in major units of the payment's currency.
             * @example 259900.5
             */
            amount: number;
        };
        /** @description The fields of every transaction, except its amount. */
        TransactionBase: {
            /** @description UUID for the path of capture, cancel, refund and dispute. */
            id: components["schemas"]["Uuid"];
            /** @description Operation, for example PURCHASE, REFUND or CHARGEBACK. */
            type: components["schemas"]["TransactionType"];
            /** @description Result of the operation; CREATED or PENDING while it is in progress. */
            status: components["schemas"]["TransactionStatus"];
            /** @description Group of the payment method, for example CARD. */
            category: components["schemas"]["TransactionCategory"];
            /**
             * @description Payment provider that carried out the operation.
             * @example SANDBOX
             */
            provider_id: string;
            /** @description Charged payment method, without the complete card number. */
            payment_method: components["schemas"]["TransactionPaymentMethod"];
            /**
             * @description Result code, such as the reason for a decline; null before there is a result.
             * @example SUCCEEDED
             */
            response_code?: string | null;
            /**
             * @description Result text for people; null before there is a result.
             * @example Transaction successful
             */
            response_message?: string | null;
            /**
             * @description Reason for the operation, for example REQUESTED_BY_CUSTOMER; null when the request sent none.
             * @example REQUESTED_BY_CUSTOMER
             */
            reason?: string | null;
            /**
             * @description Text from the request of the operation; null without one.
             * @example One shoe was damaged
             */
            description?: string | null;
            /**
             * @description Identifier of the operation in the merchant's system; null without one.
             * @example CART-778
             */
            merchant_reference?: string | null;
            /** @description Response of the provider, with its codes and messages. */
            provider_data: components["schemas"]["ProviderData"];
            /** @description Merchant's connection to the provider that the service used. */
            connection_data: components["schemas"]["ConnectionData"];
            /**
             * @description Network's advice about a retry, as a code; null without advice.
             * @example 01
             */
            merchant_advice_code?: string | null;
            /**
             * @description Network's advice about a retry, as text; null without advice.
             * @example New account information available
             */
            merchant_advice_code_message?: string | null;
            /** @description Time when the operation started. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change to a field, for example `status`. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Payment method category of a transaction. The list is open. */
        TransactionCategory: components["schemas"]["KnownTransactionCategory"] | string;
        /** @description A move of the payment, with the transaction that it created or changed. */
        TransactionEvent: {
            /** @description Id of the event. It never changes. */
            id: string;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /**
             * @description Kind of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "transaction";
            /**
             * @description Whether it has not happened yet.
             * @enum {boolean}
             */
            isScheduled: false;
            transition: components["schemas"]["PaymentMoveName"];
            /** @description State of the payment before. Null for a new payment. */
            from: components["schemas"]["PaymentState"] | null;
            /** @description State of the payment after. */
            to: components["schemas"]["PaymentState"];
            /**
             * @description `request`: a call of the payments API. `control`: a call of this API. `clock`: a deadline passed.
             * @enum {string}
             */
            cause: "request" | "control" | "clock";
            /** @description Number of the request that caused it. Absent when the journal has no such request. */
            request?: number;
            /** @description Id of the transaction. */
            transactionId: string;
            /** @description Type of the transaction. */
            type: string;
            /** @description Status of the transaction after the move. */
            status: string;
            /** @description Amount of the transaction, in major units. */
            amount: number;
            /** @description Ids of the webhook deliveries that the move caused. */
            deliveries: string[];
        };
        /** @description The charged payment method. The type-specific fields are in `detail`, not in `payment_method_detail`. */
        TransactionPaymentMethod: components["schemas"]["PaymentMethodBase"] & {
            /** @description Details of one type, under the lower-case name of the type. A payment calls this field `payment_method_detail`. */
            detail: components["schemas"]["PaymentMethodDetail"];
        };
        /** @description State of a transaction. The list is open. */
        TransactionStatus: components["schemas"]["KnownTransactionStatus"] | string;
        /** @description Operation of a transaction, for example PURCHASE. The list is open. */
        TransactionType: components["schemas"]["KnownTransactionType"] | string;
        /** @description Fields of an amount. Every other field has a default. */
        TransferAmountDetails: {
            /** @description ISO 4217 code of the currency of `value`. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Amount in major units: 25 is 25.00 USD. The maximum is below 2^39, because JSON parsers round larger amounts.
             * @example 25.5
             */
            value?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Any fields of an incoming transfer (IncomingTransfer), and unknown fields. Every other field has a default. */
        TransferDetails: {
            /**
             * @description Identifier that the service created for the bank transfer.
             * @example xfer_01HZX3V5M2
             */
            id?: string;
            /**
             * @description Banking account that received the money.
             * @example acct_01HZX3QK8D
             */
            destination_account_id?: string | null;
            /**
             * @description Merchant account that owns the banking account.
             * @example 493e9374-510a-4201-9e09-de669d75f256
             */
            account_id?: string | null;
            /** @description Identifiers of the transfer at the bank or provider that reported it. */
            provider?: components["schemas"]["IncomingTransferProvider"] | null;
            /** @description PENDING while the transfer is in progress, COMPLETED after it arrived. */
            status?: components["schemas"]["IncomingTransferStatus"];
            /**
             * @description Always INCOMING in these notifications.
             * @constant
             */
            direction?: "INCOMING";
            /** @description Person or company that paid, with the facts that the rail reports. */
            sender?: components["schemas"]["IncomingTransferSender"] | null;
            /** @description Amount of the transfer. */
            amount?: components["schemas"]["TransferAmountDetails"] | null;
            /** @description Network that carried the money, for example ACH_STANDARD. */
            payment_rail?: components["schemas"]["PaymentRail"] | null;
            /**
             * @description Reference text from the sender; null or empty without one.
             * @example Invoice 1042
             */
            description?: string | null;
            /** @description Time when the service learned about the transfer. */
            created_at?: components["schemas"]["Timestamp"] | null;
            /** @description Time of the last change to the transfer. The notification with the later time is newer. */
            updated_at?: components["schemas"]["Timestamp"] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Breaks the connection, so that the request or the response is lost. */
        TransportFault: {
            /**
             * @description When the fault applies. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            phase: "transport";
            /** @description Operation of the payments API. Defaults to every operation. */
            operation?: components["schemas"]["OperationId"];
            when?: components["schemas"]["FaultTrigger"];
            /**
             * @description `reset` closes the connection. `hang` keeps it open without a response.
             * @enum {string}
             */
            connection: "reset" | "hang";
            /**
             * @description `request`: the service did nothing. `response`: the operation took effect.
             * @enum {string}
             */
            lost: "request" | "response";
        };
        /** @description A field of a request that the contract does not list. */
        UnknownField: {
            /** @description Place in the request: `customer_payer.emial`, or `?raw_respons` for a query parameter. */
            path: string;
            /** @description Place of a similar field that the contract lists. */
            suggestion?: string;
        };
        /**
         * Format: uuid
         * @description UUID that the service creates, in its canonical text form.
         * @example 0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11
         */
        Uuid: string;
        /** @description A state with the number of times that a payment entered it. */
        VisitedState: {
            /** @description Status of the payment. */
            status: string;
            /** @description Sub-status of the payment. */
            subStatus: string;
            /** @description How often a payment entered the state, as a new payment or from another state. */
            visits: number;
        };
        /** @description One attempt at a delivery. */
        WebhookAttempt: {
            /** @description Number of the attempt, from 0. */
            number: number;
            /**
             * Format: date-time
             * @description Time on the clock of the merchant.
             */
            at: string;
            /** @description The request. Secrets in the headers are redacted. The body is the signed one. */
            request: {
                /** @description URL of the request. */
                url: string;
                /** @description The headers. Names are in lower case. */
                headers: {
                    [key: string]: string;
                };
                /** @description The body. */
                body: string;
            };
            /** @description The response of the endpoint. Absent when no response arrived. */
            response?: {
                /** @description The status. */
                status: number;
                /** @description The beginning of the body. */
                body: string;
            };
            /** @description Reason why no response arrived. */
            failure?: string;
            /** @description The chaos effect that was applied to the attempt. */
            chaosEffect?: string;
        };
        /**
         * @description Network problems that the mock server simulates for webhook deliveries. Probabilities are drawn from the seed: `reorder` for
         *     each event, the others for each attempt. At most one effect applies to an attempt: the first of `drop`, `corrupt`, `badSignature`,
         *     `noSignature` and `duplicate`. The signature effects do not apply to an endpoint without a secret.
         */
        WebhookChaos: {
            /** @description Probability that the attempt is sent twice, with the same bytes. */
            duplicate?: components["schemas"]["Probability"];
            /** @description Probability that the event is held back until the next event to the same endpoint was sent, for at most one minute. */
            reorder?: components["schemas"]["Probability"];
            /** @description Probability that the attempt is lost before it reaches the endpoint. */
            drop?: components["schemas"]["Probability"];
            /** @description Probability that the body is corrupt: one digit changes after signing. */
            corrupt?: components["schemas"]["Probability"];
            /** @description Probability that the signature does not match the body. */
            badSignature?: components["schemas"]["Probability"];
            /** @description Probability that the signature header is missing. */
            noSignature?: components["schemas"]["Probability"];
            /** @description Time by which every event is delayed, on the merchant's clock. */
            delay?: components["schemas"]["Duration"];
        };
        /** @description The delivery of one event to one endpoint. */
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: string;
            event: components["schemas"]["WebhookEventName"];
            /** @description URL of the endpoint. */
            url: string;
            /** @description Id of the endpoint. */
            endpointId: string;
            /** @description Id of the payment in the event. Absent for the notification of a transfer. */
            paymentId?: string;
            status: components["schemas"]["DeliveryStatus"];
            /** @description The attempts so far, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description Time of the next scheduled attempt on the clock of the merchant. Absent when no attempt is scheduled.
             */
            nextAttemptAt?: string;
        };
        /** @description An endpoint that receives events: either a URL, or the inbox of the mock server. */
        WebhookEndpoint: {
            /**
             * @description Whether the mock server itself accepts the deliveries with the status 200. Replaces `url`.
             * @enum {boolean}
             */
            inbox?: true;
            /** @description An http or https URL, without a user name or a password. */
            url?: string;
            /** @description Secret that signs the deliveries. Well-formed text that is not blank, without leading or trailing white space. */
            secret?: string;
            /** @description Value of the header `x-api-key`. Printable ASCII without leading or trailing spaces. */
            apiKey?: string;
            /** @description Value of the header `x-secret`. Printable ASCII without leading or trailing spaces. */
            apiSecret?: string;
            /** @description The events to send. Defaults to every payment event. */
            events?: components["schemas"]["WebhookEventName"][];
        } & ({
            url: unknown;
        } | {
            inbox: unknown;
        });
        /**
         * @description A payment event, or `banking.transfer` for the notification of an incoming bank transfer.
         * @enum {string}
         */
        WebhookEventName: "payment.purchase" | "payment.authorize" | "payment.capture" | "payment.refund" | "payment.cancel" | "payment.verify" | "payment.chargeback" | "payment.fraud_screening" | "banking.transfer";
        /** @description Another secret. */
        WebhookSecret: {
            /** @description Secret that signs the deliveries. Well-formed text that is not blank, without leading or trailing white space. */
            secret: string;
        };
        /** @description The bank account for a recipient's payouts. */
        WithdrawalBank: {
            /**
             * @description National code that identifies the bank.
             * @example 001
             */
            code?: string | null;
            /**
             * @description Bank office of the account, in digits.
             * @example 1234
             */
            branch?: string | null;
            /**
             * @description Check digit after `branch`; null when not used.
             * @example 5
             */
            branch_digit?: string | null;
            /**
             * @description Account number without its check digit.
             * @example 12345678
             */
            account?: string | null;
            /**
             * @description Check digit after `account`; null when not used.
             * @example 9
             */
            account_digit?: string | null;
            /** @description SAVINGS or CHECKINGS. The list is open. */
            account_type?: components["schemas"]["BankAccountType"] | null;
            /**
             * @description Number for domestic transfers; null when not used.
             * @example 021000021
             */
            routing?: string | null;
            /**
             * @description Country of the account, as an ISO 3166-1 alpha-2 code.
             * @example BR
             */
            country?: string | null;
            /**
             * @description ISO 4217 code of the account's currency.
             * @example BRL
             */
            currency?: string | null;
            /** @description Time between payouts. HOLD stops payouts until further notice. */
            payout_schedule?: components["schemas"]["PayoutSchedule"] | null;
        };
        /** @description Payout destination of a recipient. */
        WithdrawalMethods: {
            /** @description Account that receives the payouts; null when absent. */
            bank?: components["schemas"]["WithdrawalBank"] | null;
        };
        /** @description Integration type of a payment. The list is open. */
        Workflow: components["schemas"]["KnownWorkflow"] | string;
        /**
         * @description Integration type of the payment. SDK_CHECKOUT is recommended and uses the provider's SDK. DIRECT is back-to-back with provider information, for a custom experience. REDIRECT is back-to-back with a redirection to the provider. CHECKOUT and SDK_SEAMLESS are also accepted.
         * @enum {string}
         */
        WorkflowInput: "SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS";
    };
    responses: {
        /**
         * @description The request failed. 400: a field breaks a rule that `messages` names, or the payment is in the wrong state. 401: the token is missing
         *     or wrong. 403: the host name or the origin is not allowed. 404: the path or the id does not exist. 405: the method is not
         *     supported. 413: the body is too large. 415: the content type is not supported.
         */
        AdminError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_STATUS",
                 *       "messages": [
                 *         "The payment has no open chargeback"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AdminErrorBody"];
            };
        };
        /** @description The payment in its present state. */
        AdminPayment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        /** @description The time of the merchant. */
        Time: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClockTime"];
            };
        };
    };
    parameters: {
        /** @description Id of the payment. */
        AdminPaymentId: string;
        /** @description The largest number of records to return, counted in the order of `sort`. Every record by default. */
        Limit: number;
        /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
        Merchant: string;
        /** @description A part of the id, the order id or the description, in any case. */
        Search: string;
        /** @description Which record comes first. */
        Sort: "oldest" | "newest";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPayments: {
        parameters: {
            query?: {
                /** @description A part of the id, the order id or the description, in any case. */
                search?: components["parameters"]["Search"];
                /** @description Status of the payment. */
                status?: components["schemas"]["KnownPaymentStatus"];
                /** @description Which record comes first. */
                sort?: components["parameters"]["Sort"];
                /** @description The largest number of records to return, counted in the order of `sort`. Every record by default. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the payment. Every other field has a default. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": {
                 *         "value": 40
                 *       },
                 *       "merchant_order_id": "ORDER-7",
                 *       "payment_method": {
                 *         "token": "tok_insufficient_funds"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentDetails"];
            };
        };
        responses: {
            /** @description The payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    getPaymentTimeline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment with its events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTimeline"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    openChargeback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /** @description Details of the chargeback. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 10.5,
                 *       "reason": "NOT_RECEIVED"
                 *     }
                 */
                "application/json": components["schemas"]["ChargebackDetails"];
            };
        };
        responses: {
            /** @description The chargeback. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "won"
                 *     }
                 */
                "application/json": components["schemas"]["DisputeDecision"];
            };
        };
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    capturePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /** @description The amount. Defaults to the complete rest. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 10.5
                 *     }
                 */
                "application/json": components["schemas"]["FollowUpDetails"];
            };
        };
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /** @description The amount. Defaults to the complete rest. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 10.5
                 *     }
                 */
                "application/json": components["schemas"]["FollowUpDetails"];
            };
        };
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    markPaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    authenticatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        /** @description The result. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "passed"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticationResult"];
            };
        };
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    expirePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminPayment"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    listForwardedEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["AdminPaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForwardedEvidence"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcomes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedOutcome"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingTransfer"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    receiveTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the transfer. Every other field has a default. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": {
                 *         "value": 1250.75,
                 *         "currency": "USD"
                 *       },
                 *       "description": "Invoice 1042"
                 *     }
                 */
                "application/json": components["schemas"]["TransferDetails"];
            };
        };
        responses: {
            /** @description The transfer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingTransfer"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    completeTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the transfer. */
                transferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingTransfer"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    seedCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The customer. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merchant_customer_id": "shopper-1"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerSeed"];
            };
        };
        responses: {
            /** @description The customer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    enrollPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        /** @description Fields of the payment method. Every other field has a default. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "MASTERCARD ****4444",
                 *       "description": "Company card"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodDetails"];
            };
        };
        responses: {
            /** @description The payment method. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledPaymentMethod"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    seedOnboardingTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the transfer. Every other field has a default. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "transferId": "transfer-1",
                 *       "organizationCode": "9104911d-5df9-429e-8488-ad41abea1a4b"
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingTransferDetails"];
            };
        };
        responses: {
            /** @description The ids that the reversal needs. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeededOnboardingTransfer"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    seedCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Fields of the campaign. Every other field has a default. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Remind of unpaid transfers",
                 *       "channel": "PHONE_CALL"
                 *     }
                 */
                "application/json": components["schemas"]["CampaignDetails"];
            };
        };
        responses: {
            /** @description The campaign. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedEndpoint"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    registerWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpoint"];
            };
        };
        responses: {
            /** @description The id of the endpoint. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredEndpoint"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    setWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        /** @description The secret. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "whsec-rotated"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSecret"];
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    sendTestWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the endpoint. */
                endpointId: string;
            };
            cookie?: never;
        };
        /** @description The event. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event": "payment.chargeback"
                 *     }
                 */
                "application/json": components["schemas"]["TestWebhook"];
            };
        };
        responses: {
            /** @description The delivery before its first attempt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    explainSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The delivery, and what the receiver has. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryId": "8f0e2a6d-7c9b-4e22-9a4b-3c5d8a0e1b1f",
                 *       "secret": "whsec-of-the-receiver"
                 *     }
                 */
                "application/json": components["schemas"]["SignatureCheck"];
            };
        };
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureExplanation"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    setMerchantBaseUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The URL. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "http://127.0.0.1:3000",
                 *       "secret": "whsec-example"
                 *     }
                 */
                "application/json": components["schemas"]["MerchantBaseUrl"];
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Name of the event. */
                event?: components["schemas"]["WebhookEventName"];
                /** @description Status of the delivery. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Id of the payment in the event. */
                paymentId?: string;
                /** @description Id of the endpoint. */
                endpointId?: string;
                /** @description Which record comes first. */
                sort?: components["parameters"]["Sort"];
                /** @description The largest number of records to return, counted in the order of `sort`. Every record by default. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    waitForDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The delivery to wait for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payment.purchase",
                 *       "status": "SUCCEEDED",
                 *       "timeoutMs": 2000
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryMatch"];
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    streamDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description `cursor` of the last line that the reader has seen, or `latest` for new entries only. By default, and with a cursor from
                 *     before a restart of the server, the stream starts with the oldest kept entry.
                 */
                after?: string;
                /** @description `one`: the merchant of the header, or the default merchant. `all`: every merchant. */
                merchants?: "one" | "all";
                /** @description Whether the stream stays open for new entries. */
                follow?: boolean;
                /** @description What a line contains. `summary` is for lists: it leaves out headers and bodies, and lines of the same moment arrive together. */
                detail?: "full" | "summary";
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One object in each line. */
            200: {
                headers: {
                    /** @description Identifies the run of the server. Another value after a lost connection means that the server was started again. */
                    "X-Run-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["StreamedAttempt"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery before the attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    flushWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getWebhookChaos: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookChaos"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    setWebhookChaos: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The delivery problems. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duplicate": 0.5,
                 *       "delay": "5m"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChaos"];
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFault"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    injectFault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fault. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    clearFault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Id of the fault. */
                faultId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description Id of an operation of the payments API. */
                operation?: components["schemas"]["OperationId"];
                /** @description Method of the request. */
                method?: string;
                /** @description Path of the request. */
                path?: string;
                /** @description Idempotency key of the request. */
                idempotencyKey?: string;
                /** @description Status of the response. */
                status?: number;
                /** @description Whether the response was replayed for a repeated idempotency key. */
                replayed?: boolean;
                /** @description Id of the payment that the request created or named. */
                paymentId?: string;
                /** @description Order of that payment. */
                merchantOrderId?: string;
                /** @description Only entries with a smaller number. */
                before?: number;
                /** @description Which record comes first. */
                sort?: components["parameters"]["Sort"];
                /** @description The largest number of records to return, counted in the order of `sort`. Every record by default. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Number of the entry in the journal of the merchant. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    replayRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path: {
                /** @description Number of the entry in the journal of the merchant. */
                number: string;
            };
            cookie?: never;
        };
        /** @description The idempotency key. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotencyKey": "same"
                 *     }
                 */
                "application/json": components["schemas"]["RequestReplay"];
            };
        };
        responses: {
            /** @description The journal entry of the repeated request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    streamRequests: {
        parameters: {
            query?: {
                /**
                 * @description `cursor` of the last line that the reader has seen, or `latest` for new entries only. By default, and with a cursor from
                 *     before a restart of the server, the stream starts with the oldest kept entry.
                 */
                after?: string;
                /** @description `one`: the merchant of the header, or the default merchant. `all`: every merchant. */
                merchants?: "one" | "all";
                /** @description Whether the stream stays open for new entries. */
                follow?: boolean;
                /** @description What a line contains. `summary` is for lists: it leaves out headers and bodies, and lines of the same moment arrive together. */
                detail?: "full" | "summary";
                /** @description Only requests that contain this text in any case, in the path, an id, a header or a body. */
                search?: string;
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One object in each line. */
            200: {
                headers: {
                    /** @description Identifies the run of the server. Another value after a lost connection means that the server was started again. */
                    "X-Run-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["StreamedRequest"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getStreamedRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `cursor` of a line. */
                cursor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullRequestLine"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Time"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The duration. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "duration": "6h"
                 *     }
                 */
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            200: components["responses"]["Time"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    listScheduled: {
        parameters: {
            query?: {
                /** @description The largest number of records to return, counted in the order of `sort`. Every record by default. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What becomes due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledEvent"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    runAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Time"];
            "4XX": components["responses"]["AdminError"];
        };
    };
    listMerchants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedMerchant"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyInForce"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    clearCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    resetMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    resetAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    awaitSettled: {
        parameters: {
            query?: never;
            header?: {
                /** @description Public key of the merchant. Defaults to the default merchant. Must not be blank. */
                "public-api-key"?: components["parameters"]["Merchant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    awaitAllSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerDescription"];
                    "text/plain": string;
                    "text/html": string;
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server accepts requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getAdminDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    getPaymentTransitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransitions"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSnapshot"][];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    createSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id and the size of the snapshot. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSnapshot"];
                };
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the snapshot. */
                snapshotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the snapshot. */
                snapshotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["AdminError"];
        };
    };
}
