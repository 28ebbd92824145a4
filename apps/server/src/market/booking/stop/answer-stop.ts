import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type answerStop as answered,
  confirmsStopAnswer,
  seenOfStopAnswer,
} from '@nukkad/contract/market/stop/stop.api';
import { stopErrors } from '@nukkad/contract/market/stop/stop.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import type { BookingRules } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { readDetails } from '../read-details.ts';
import { sideOfViewer } from '../reschedule/reschedule-booking.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { endEarly } from './end-early.ts';
import { openStopDispute } from './open-stop-dispute.ts';
import { sumsOf } from './stop.rules.ts';
import { type StopRow, findStop } from './stop.store.ts';
import { moveStop } from './stop.transitions.ts';
import { agreedOf, billOfSaid } from './visit-at-hand.ts';

type Call = SignedInCall<EndpointParsed<typeof answered>>;

const verbs = { agree: 'stopEarly', contest: 'stopDisputed', withdraw: 'withdrawStop' } as const;

/** The other side agrees to what was done, or does not; the side that asked takes it back. Final either way. */
export async function answerStop(deps: BookingDependencies, call: Call) {
  const { viewer, now, lang } = call;
  const { bookingId, stopId, answer, words = '', seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockWithRules(tx, bookingId);
    const { row } = bookingTransitions.allow(viewer, verbs[answer], locked);
    const [stop, rules] = await Promise.all([findStop(tx, bookingId), getBookingRules(tx, now, row)]);
    if (stop?.stopId !== stopId || stop.status !== 'open' || now >= stop.answerBefore)
      return refuse(stopErrors.stop_over, { present: row.status });
    const own = stop.by === sideOfViewer(viewer, row);
    if (own !== (answer === 'withdraw')) refuse(kernelErrors.forbidden);
    if (answer === 'contest' && words === '') refuse(stopErrors.stop_words_needed);
    confirmSeen(confirmsStopAnswer, seen, seenOfStopAnswer(sumsOf(stop, row)));
    const reply = { answeredBy: viewer.userId, words, now };
    const permit = <V extends (typeof verbs)[keyof typeof verbs]>(verb: V) =>
      bookingTransitions.allow(viewer, verb, locked);
    const booking =
      answer === 'withdraw'
        ? await withdraw(tx, permit('withdrawStop'), stop, reply)
        : answer === 'agree'
          ? await agreeToStop(tx, deps, permit('stopEarly'), stop, { verb: 'agree', reply, rules })
          : await contest(tx, deps, permit('stopDisputed'), stop, { reply, rules });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}

type Reply = Parameters<typeof moveStop>[3];

async function withdraw(
  tx: Tx,
  allowed: Allowed<'withdrawStop'>,
  stop: StopRow,
  reply: Reply,
): Promise<Booking> {
  await moveStop(tx, allowed, 'withdraw', reply);
  const { stopId, by } = stop;
  return bookingTransitions.move(tx, allowed, {
    now: reply.now,
    event: eventFor(bookingEvents.stopWithdrawn, (of) => ({ ...of, stopId, by })),
    note: 'stop_withdrawn',
  });
}

interface Ended {
  readonly reply: Reply;
  readonly rules: BookingRules;
}

/** What was said to be done counts: by the word of the other side, or by the clock. */
export async function agreeToStop(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'stopEarly'>,
  stop: StopRow,
  { verb, reply, rules }: Ended & { readonly verb: 'agree' | 'stand' },
): Promise<Booking> {
  await moveStop(tx, allowed, verb, reply);
  return endEarly(tx, deps, allowed, {
    ...(await saidOf(tx, deps, allowed.row, stop)),
    rules,
    now: reply.now,
  });
}

/**
 * The bill is what the partner's side says: its own proposal, or all of the work where it does not agree to the customer's.
 * Staff can only take off it.
 */
async function contest(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'stopDisputed'>,
  stop: StopRow,
  { reply, rules }: Ended,
): Promise<Booking> {
  await moveStop(tx, allowed, 'contest', reply);
  const { reason } = stop;
  const byCustomer = stop.by === 'customer';
  const words = byCustomer ? stop.words : reply.words;
  const disputed = await openStopDispute(tx, allowed, { reason, words, now: reply.now });
  const said = await saidOf(tx, deps, allowed.row, { ...stop, ...(byCustomer && { whole: true }) });
  return endEarly(tx, deps, allowed, { ...said, rules, now: reply.now, disputed });
}

/** By the lines of the stop, and the booking as it is now behind its lock. */
async function saidOf(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  { by, reason, done, whole = false }: Pick<StopRow, 'by' | 'reason' | 'done'> & { readonly whole?: boolean },
) {
  const quantities = done.map((line) => ({ lineId: line.lineId, quantity: line.done }));
  const said = { by, reason, done: quantities, ...(whole && { whole }) };
  return { by, reason, ...billOfSaid(deps, await agreedOf(tx, booking), said) };
}
