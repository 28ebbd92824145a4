import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type askStop as asked, confirmsStop, seenOfStop } from '@nukkad/contract/market/stop/stop.api';
import { stopErrors } from '@nukkad/contract/market/stop/stop.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { minutesAfter } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { readDetails } from '../read-details.ts';
import { sideOfViewer } from '../reschedule/reschedule-booking.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { endEarly } from './end-early.ts';
import { openStopDispute } from './open-stop-dispute.ts';
import { mustAgree, sumsOf } from './stop.rules.ts';
import { hasOpenStop } from './stop.store.ts';
import { makeStop } from './stop.transitions.ts';
import { agreedOf, billOfSaid } from './visit-at-hand.ts';

type Call = SignedInCall<EndpointParsed<typeof asked>>;

/**
 * The visit cannot go on. The other side is asked whether it agrees to what was done; for safety the work ends at once: a
 * professional's word counts until the customer disputes it, a customer's word brings staff in.
 */
export async function askStop(deps: BookingDependencies, call: Call) {
  const { viewer, now, lang } = call;
  const { bookingId, reason, words = '', done, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [locked, isOpen] = await Promise.all([lockWithRules(tx, bookingId), hasOpenStop(tx, bookingId)]);
    const { row } = bookingTransitions.allow(viewer, bookingTransitions.verb.askStop, locked);
    if (isOpen) refuse(stopErrors.stop_open, { present: row.status });
    if (reason === 'other' && words === '') refuse(stopErrors.stop_words_needed);
    const by = sideOfViewer(viewer, row);
    const [rules, agreed] = await Promise.all([getBookingRules(tx, now, row), agreedOf(tx, row)]);
    const { lines, billed, bill } = billOfSaid(deps, agreed, { by, reason, done });
    confirmSeen(confirmsStop, seen, seenOfStop(sumsOf(bill, row), mustAgree(reason)));
    const stop = {
      stopId: newId(),
      by,
      userId: viewer.userId,
      reason,
      words,
      done: lines,
      agreedPrice: row.price,
      agreedPaise: bill.agreedPaise,
      billPaise: bill.billPaise,
      askedAt: now,
      answerBefore: minutesAfter(now, rules.stopAnswerMinutes),
    };
    const ending = { by, reason, billed, bill, rules, now };
    const permit = <V extends 'askStop' | 'stopEarly' | 'stopDisputed'>(verb: V) =>
      bookingTransitions.allow(viewer, verb, locked);
    const booking = mustAgree(reason)
      ? await ask(tx, permit('askStop'), stop)
      : by === 'partner'
        ? await endAtOnce(tx, deps, permit('stopEarly'), stop, ending)
        : await raise(tx, deps, permit('stopDisputed'), stop, ending);
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}

type Stop = Parameters<typeof makeStop>[3];
type Ending = Parameters<typeof endEarly>[3];

async function ask(tx: Tx, allowed: Allowed<'askStop'>, stop: Stop): Promise<Booking> {
  await makeStop(tx, allowed, 'ask', stop);
  const { stopId, by, reason, askedAt: now } = stop;
  const answerBefore = stop.answerBefore.toISOString();
  return bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.stopAsked, (of) => ({ ...of, stopId, by, reason, answerBefore })),
    note: 'stop_asked',
  });
}

async function endAtOnce(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'stopEarly'>,
  stop: Stop,
  ending: Ending,
): Promise<Booking> {
  await makeStop(tx, allowed, 'endAtOnce', stop);
  return endEarly(tx, deps, allowed, ending);
}

async function raise(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'stopDisputed'>,
  stop: Stop,
  ending: Ending,
): Promise<Booking> {
  await makeStop(tx, allowed, 'raise', stop);
  const { reason, words, askedAt: now } = stop;
  const disputed = await openStopDispute(tx, allowed, { reason, words, now });
  return endEarly(tx, deps, allowed, { ...ending, disputed });
}
