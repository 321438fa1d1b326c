import { ControlError } from '../../src/controls/control-error.ts';

/** Returns the code of the `ControlError` that a control throws, or `none`. */
export function controlErrorCode(control: () => unknown): string {
  try {
    control();
  } catch (error) {
    if (error instanceof ControlError) return error.code;
    throw error;
  }
  return 'none';
}
