// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';

export const schemas: Record<'Duration' | 'Fault' | 'MerchantBaseUrl' | 'WebhookChaos' | 'WebhookEndpoint', Validate>;
/** What a pattern means, in words that follow "must be". */
export const patternRules: Readonly<Record<string, string>>;
