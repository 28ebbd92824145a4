import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { system } from '../../../platform/platform.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import type { BookingInterface } from '../../../market/booking/index.ts';
import { sayOurselves, tellLines } from './say-line.ts';
import type { SessionDependencies } from './session.interface.ts';
import { sessionLines } from './session.lines.ts';
import { findWithAgent, lockSession } from './session.store.ts';

interface Deps extends SessionDependencies {
  readonly booking: Pick<BookingInterface, 'bookingNumbers'>;
}

interface Happened {
  readonly eventId: string;
  readonly personId: string;
  /** Null: it is about no booking. */
  readonly bookingId: string | null;
}

/** What was done for a customer who talks to support is said in the talk, to both sides, once for each event. */
async function sayInTalk(
  deps: Deps,
  { eventId, personId, bookingId }: Happened,
  words: (bookingNumber: string) => Said,
): Promise<void> {
  const { platform, booking } = deps;
  const open = await findWithAgent(platform.db, personId);
  if (!open) return;
  const numbers = await booking.bookingNumbers(platform.db, bookingId === null ? [] : [bookingId]);
  const said = words(numbers.get(bookingId ?? '') ?? '');
  const line = await platform.write(system, async (tx) => {
    const row = await lockSession(tx, open.sessionId);
    if (!row || row.endedAt) return null;
    const allowed = systemAuthorized(row, 'what became of a booking of its person');
    return sayOurselves(deps, tx, allowed, said, platform.clock.now(), eventId);
  });
  if (line) await tellLines(deps, [line]);
}

interface OfBooking {
  readonly eventId: string;
  readonly facts: { readonly bookingId: string; readonly buyerId: string };
}

const ofBooking = ({ eventId, facts: { bookingId, buyerId } }: OfBooking): Happened => ({
  eventId,
  personId: buyerId,
  bookingId,
});

export const sessionConsumers = (deps: Deps): readonly Consumer[] => [
  consumer(
    'support.say_in_talk',
    when(bookingEvents.refunded, async (heard) => {
      const { granted } = heard.facts;
      if (granted)
        await sayInTalk(deps, ofBooking(heard), (number) =>
          sessionLines.refunded(number, granted.amountPaise),
        );
    }),
    when(bookingEvents.takenBack, (heard) => sayInTalk(deps, ofBooking(heard), sessionLines.reassigned)),
    when(bookingEvents.rescheduled, async (heard) => {
      const { by, startsAt } = heard.facts;
      if (by === 'support')
        await sayInTalk(deps, ofBooking(heard), (number) => sessionLines.rescheduled(number, startsAt));
    }),
    when(bookingEvents.cancelled, (heard) => sayInTalk(deps, ofBooking(heard), sessionLines.cancelled)),
    when(creditEvents.given, ({ eventId, facts: { userId, bookingId, amountPaise } }) =>
      sayInTalk(deps, { eventId, personId: userId, bookingId }, () => sessionLines.credited(amountPaise)),
    ),
  ),
];
