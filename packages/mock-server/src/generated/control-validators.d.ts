// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';

export const schemas: Record<'Duration' | 'Fault' | 'MerchantBaseUrl' | 'ScenarioMove' | 'PaymentResponse' | 'WebhookChaos' | 'WebhookEndpoint' | 'WebhookSecret', Validate>;
/** The meaning of each pattern, as text after "must be". */
export const patternRules: Readonly<Record<string, string>>;
