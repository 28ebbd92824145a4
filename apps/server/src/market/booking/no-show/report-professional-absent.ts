import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsProfessionalAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import type { Authorized } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type BookingRules, minutesAfter } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { leavingPartner } from '../give-back/leaving-partner.ts';
import { namesOf } from '../names-of.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { readDetails } from '../read-details.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { callOff } from '../project/call-off.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { absenceCredit, professionalAbsentFrom } from './absence.rules.ts';
import { listOverdue } from './absence.store.ts';

interface Report {
  readonly bookingId: string;
  /** The visit, the partner, and the credit that the customer saw. */
  readonly seen: Seen<typeof confirmsProfessionalAbsent>;
}

/** The customer says that no one came. */
export async function reportProfessionalAbsent(
  deps: BookingDependencies,
  call: SignedInCall<{ body: Report }>,
) {
  const { viewer, now, lang } = call;
  const { bookingId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const row = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    const ends =
      row.projectId === null ? null : bookingTransitions.allow(viewer, bookingTransitions.verb.callOff, row);
    const allowed = ends ?? bookingTransitions.allow(viewer, bookingTransitions.verb.professionalAbsent, row);
    const [rules, { companyName }] = await Promise.all([
      getBookingRules(tx, now, row),
      namesOf(deps, tx, row),
    ]);
    if (now < professionalAbsentFrom(row, rules)) refuse(bookingErrors.too_early_for_absence);
    confirmSeen(confirmsProfessionalAbsent, seen, {
      startsAt: row.startsAt.toISOString(),
      partnerName: companyName,
      credit: absenceCredit(row, rules),
    });
    const booking =
      allowed.verb === 'callOff'
        ? await callOff(tx, deps, allowed, { reason: 'professional_absent', now })
        : await leaveAbsentPartner(tx, allowed, rules, now);
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}

/** The partner owes a penalty, the customer gets credit, and another partner is looked for while there is time. */
async function leaveAbsentPartner(
  tx: Tx,
  allowed: Allowed<'professionalAbsent'>,
  rules: BookingRules,
  now: Date,
): Promise<Authorized<Booking>> {
  const { noShowPenaltyPaise: penaltyPaise, absenceCreditPaise: creditPaise } = rules;
  const answeredBy = allowed.by.who?.userId ?? null;
  await moveProposal(tx, allowed, answeredBy === null ? 'expire' : 'withdraw', now);
  await movePartnerRequest(tx, allowed, 'noShow', { answeredBy, now, penaltyPaise });
  return bookingTransitions.move(tx, allowed, {
    now,
    note: 'professional_absent',
    event: [
      eventFor(bookingEvents.professionalAbsent, (of) => ({ ...of, penaltyPaise, creditPaise })),
      eventFor(bookingEvents.creditDue, (of) => ({
        ...of,
        amountPaise: creditPaise,
        creditKind: 'absence' as const,
      })),
    ],
    changes: leavingPartner(allowed.row, rules, now),
  });
}

const atOnce = 100;
/** What is older was left by a server that stood still: staff look at it. */
const oldestMinutes = 24 * 60;

/** Visits that are neither begun nor reported: a person who waits is not left without an answer. */
export async function reportUnbegunVisits(deps: BookingDependencies): Promise<void> {
  const now = deps.platform.clock.now();
  const { platform } = deps;
  const general = await getBookingRules(platform.db, now, { cityCode: '', categoryId: '' });
  const dueBefore = minutesAfter(now, -general.unbegunMinutes);
  const period = { dueBefore, dueAfter: minutesAfter(now, -oldestMinutes), limit: atOnce };
  for (const bookingId of await listOverdue(platform.db, period)) await endUnbegunVisit(deps, bookingId);
}

/** Looks again at the locked row, so told twice it does nothing. */
export async function endUnbegunVisit(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const locked = await lockWithRules(tx, bookingId);
    if (!locked) return;
    const rules = await getBookingRules(tx, now, locked);
    if (now < minutesAfter(locked.startsAt, rules.unbegunMinutes)) return;
    if (locked.projectId !== null) {
      const ends = bookingTransitions.allowSystem(bookingTransitions.verb.callOff, locked);
      if (ends) await callOff(tx, deps, ends, { reason: 'professional_absent', now });
      return;
    }
    const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.professionalAbsent, locked);
    if (allowed) await leaveAbsentPartner(tx, allowed, rules, now);
  });
}
