import { hasEnded } from '@nukkad/contract/kernel/expiry';
import { addDays } from '@nukkad/contract/kernel/time';

/** So long before its document ends a partner hears which work it may lose. */
const tellDays = 14;
/** So long work goes on after its partner was told, at least. */
const graceDays = 7;

/** A document that was accepted; null as its last day: it does not end. */
export interface Held {
  readonly validUntil: string | null;
}

export interface Gap {
  readonly pausesOn: string;
  readonly pausedAt: Date | null;
}

export type GapStep = 'tell' | 'pause' | 'close' | null;

/** First told, then not offered, and back with the next one that is accepted. */
export function gapStep(held: Held | null, gap: Gap | null, today: string): GapStep {
  const isValid = held !== null && !hasEnded(held.validUntil, today);
  const lasts = held !== null && (held.validUntil === null || held.validUntil > addDays(today, tellDays));
  if (gap === null) return lasts ? null : 'tell';
  if (lasts || (isValid && gap.pausedAt !== null)) return 'close';
  return !isValid && gap.pausedAt === null && gap.pausesOn <= today ? 'pause' : null;
}

/** The first day on which the work is not offered. */
export function pausesOn(held: Held | null, today: string): string {
  const grace = addDays(today, graceDays);
  const after = held?.validUntil ? addDays(held.validUntil, 1) : grace;
  return after > grace ? after : grace;
}
