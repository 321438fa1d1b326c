import type { EvidenceItem } from '@paychord/sdk';
import { evidenceItemLimits } from '../../generated/limits.ts';
import { type ApiErrorResult, invalidParameters } from '../../model/api-error.ts';

const { 'x-media-type-magic': magic } = evidenceItemLimits.content;
/** The most messages in one error: a body can contain thousands of invalid files. */
const maxMessages = 20;

/** Checks what JSON Schema cannot express: that the base64 of each file is valid, and that the file is a PDF. */
export function checkEvidence(evidence: readonly EvidenceItem[]): ApiErrorResult | undefined {
  const messages = evidence.flatMap(({ content }, index) => {
    const rule = brokenRule(content);
    return rule === undefined ? [] : [`evidence[${index}].content ${rule}`];
  });
  return messages.length === 0 ? undefined : invalidParameters(...messages.slice(0, maxMessages));
}

function brokenRule(content: string): string | undefined {
  let start: string;
  try {
    // This also checks the padding. A length that is not a multiple of four means that the text was cut off.
    if (content.length % 4 !== 0) return 'must be base64';
    start = atob(content.slice(0, 12));
    atob(content.slice(-4));
  } catch {
    return 'must be base64';
  }
  if (!start.startsWith(magic)) return `must be a PDF, which begins with ${magic}`;
  return undefined;
}
