import type { Fault } from './fault.ts';
import { schemas } from './generated/control-validators.js';
import { violations } from './validation.ts';

/**
 * Faults come from tests and over HTTP: what makes no sense is said at once, not when it strikes.
 *
 * @throws TypeError that names what is wrong
 */
export function assertFault(fault: Fault): void {
  const [broken] = violations(schemas.Fault, fault, 'the value');
  if (broken !== undefined) throw new TypeError(`Invalid fault: ${broken}`);
}
