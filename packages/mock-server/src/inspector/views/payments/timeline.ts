import type { ResultOf } from '../../api/admin-call.ts';

/** A payment with its events, as the server returns it. */
export type Timeline = ResultOf<'getPaymentTimeline'>;
export type TimelineEvent = Timeline['events'][number];
export type NextMove = Timeline['nextMoves'][number];
export type SuggestedCall = NextMove['control'];
export type Clock = ResultOf<'getClock'>;

/** Returns the event of one kind. */
export type EventOf<Kind extends TimelineEvent['kind']> = Extract<TimelineEvent, { readonly kind: Kind }>;
