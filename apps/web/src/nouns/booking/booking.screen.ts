/** What a booking's screen says and asks of its reader: one table of state x side, read by cards and pages of both sides. */
import { returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import type { BookingCard, BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { buyerScreens } from './screen/booking.screen.buyer.ts';
import { partnerScreens, professionalScreens } from './screen/booking.screen.worker.ts';
import type { NextStep, ScreenRow, Screens, Seen, Tone, Voice } from './booking.screen-row.ts';
import { moneySentences } from './money-words.ts';
import { statusLabel } from './status-badge.tsx';

export type Side = 'buyer' | 'partner' | 'professional';

export interface BookingScreen {
  readonly tone: Tone;
  readonly headline: string;
  readonly words: string;
  readonly next: NextStep | null;
}

const bySide: Record<Side, Screens> = {
  buyer: buyerScreens,
  partner: partnerScreens,
  professional: professionalScreens,
};

function rowOf(side: Side, seen: Seen): ScreenRow {
  const found = bySide[side][seen.booking.status];
  if (!found) return { tone: 'wait', headline: ({ t }) => statusLabel(t, seen.booking.status) };
  return typeof found === 'function' ? found(seen) : found;
}

/** The server's `can` has the last word on what may be done. */
function allowed(next: NextStep | undefined, { can, projectId }: BookingCard): NextStep | null {
  // A visit of a project is planned again in the project.
  if (!next || (next === 'bookAgain' && projectId !== null)) return null;
  return next === 'showCode' || next === 'bookAgain' || can[next] ? next : null;
}

const ended: readonly string[] = ['Cancelled', 'Rejected', 'Refunded', 'Payment Pending'];

/** Money of a booking that goes on, and yet came in twice, goes back: ended ones say so by themselves. */
function surplusWords(voice: Voice, { booking }: Seen): string[] {
  return booking.money && !ended.includes(booking.status)
    ? moneySentences(voice, returnsTold(booking.money))
    : [];
}

export function bookingScreen(
  voice: Voice,
  side: Side,
  booking: BookingCard | BookingDetails,
  now: Date,
): BookingScreen {
  const asks = 'additions' in booking && booking.additions.some(({ state }) => state === 'asked');
  const due = 'amountDue' in booking ? booking.amountDue : (booking.money?.due ?? booking.total);
  const seen = { booking, now, asks, due };
  const row = rowOf(side, seen);
  return {
    tone: row.tone,
    headline: row.headline(voice, seen),
    words: [row.words?.(voice, seen), ...surplusWords(voice, seen)].filter(Boolean).join(' '),
    next: allowed(row.next, booking),
  };
}
