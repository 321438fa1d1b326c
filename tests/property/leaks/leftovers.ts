/** What calls of one kind leave behind. */
export interface Leftovers {
  /** How often they ended how: `success`, or the code of an error. */
  readonly ends: Readonly<Record<string, number>>;
  /** Listeners on the signal that all calls share. */
  readonly listeners: number;
  /** Listeners on the signals of single calls. */
  readonly listenersOfOthers: number;
  readonly timers: number;
  /** Those that keep the process from ending. */
  readonly sockets: number;
  /** By how much memory grew with each quarter of the calls, at least. */
  readonly megabytes: number;
}

/** How each kind of call ends. */
export const callKinds = {
  'that succeed': 'success',
  'that fail': 'not_found',
  'that are refused before sending': 'invalid_input',
  'that are tried again': 'success',
  'that time out': 'timeout',
  'that time out whatever fetch does': 'timeout',
  'that are aborted': 'aborted',
  'that are aborted whatever fetch does': 'aborted',
  'that are aborted while they wait to be tried again': 'aborted',
} as const;

export type CallKind = keyof typeof callKinds;
