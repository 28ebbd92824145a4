import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { type Allowed, bookingTransitions, eventFor, touch } from '../booking.transitions.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { getBookingRules } from '../rules.store.ts';
import { isStartCode } from '../start-code.ts';
import { mayStartFrom, startCodeNow } from '../booking.rules.ts';
import { readDetails } from '../read-details.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import { refuse } from '../../../platform/refusal.ts';

type StartCall = SignedInCall<{ body: { readonly bookingId: string; readonly otp: string } }>;
type Outcome = BookingDetails | 'wrong' | 'used_up';

/** A wrong try must be counted, so its transaction commits, and only then is the caller refused. */
export async function startWork(deps: BookingDependencies, call: StartCall): Promise<BookingDetails> {
  const { platform } = deps;
  const { viewer, now, lang } = call;
  const { bookingId, otp } = call.input.body;
  const outcome = await platform.write<Outcome>(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.start, bookingId);
    const rules = await getBookingRules(tx, now, allowed.row);
    if (now < mayStartFrom(allowed.row.startsAt, rules)) refuse(bookingErrors.too_early_to_start);
    const code = startCodeNow(allowed.row, rules, now);
    if (code.usedUp) return 'used_up';
    if (!isStartCode(platform.config.secret, bookingId, code.round, otp))
      return countWrongTry(tx, allowed, { ...code, limit: rules.startTries, now });
    await moveProposal(tx, allowed, 'withdraw', now);
    const booking = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.started),
      changes: { startedAt: now },
    });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
  if (outcome === 'wrong') return refuse(bookingErrors.start_code_wrong);
  if (outcome === 'used_up') return refuse(bookingErrors.start_code_used_up);
  return outcome;
}

interface WrongTry {
  readonly round: number;
  readonly tries: number;
  readonly limit: number;
  readonly now: Date;
}

async function countWrongTry(
  tx: Tx,
  { row }: Allowed<'start'>,
  { round, tries, limit, now }: WrongTry,
): Promise<'wrong'> {
  const startCodeTries = tries + 1;
  const startCodeUsedUpAt = startCodeTries >= limit ? now : null;
  await touch(tx, row, {
    now,
    event: eventFor(bookingEvents.startCodeRefused),
    changes: { startCodeRound: round, startCodeTries, startCodeUsedUpAt },
  });
  return 'wrong';
}
