import type { EvidenceItem } from '@paychord/sdk';
import { evidenceItemLimits } from '../../generated/limits.ts';
import { type ApiErrorResult, invalidParameters } from '../../model/api-error.ts';

const { 'x-media-type-magic': magic } = evidenceItemLimits.content;
/** Messages at the most; a body has room for many thousand files that are none. */
const mostMessages = 20;

/** What JSON Schema cannot say of a file: that its base64 decodes, and that it is a PDF. */
export function checkEvidence(evidence: readonly EvidenceItem[]): ApiErrorResult | undefined {
  const messages = evidence.flatMap(({ content }, index) => {
    const rule = brokenRule(content);
    return rule === undefined ? [] : [`evidence[${index}].content ${rule}`];
  });
  return messages.length === 0 ? undefined : invalidParameters(...messages.slice(0, mostMessages));
}

function brokenRule(content: string): string | undefined {
  let start: string;
  try {
    // Also checks the padding and, as the length is a multiple of four, that nothing is cut off.
    if (content.length % 4 !== 0) return 'must be base64';
    start = atob(content.slice(0, 12));
    atob(content.slice(-4));
  } catch {
    return 'must be base64';
  }
  if (!start.startsWith(magic)) return `must be a PDF, which begins with ${magic}`;
  return undefined;
}
