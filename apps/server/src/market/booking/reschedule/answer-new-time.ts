import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { confirmsNewTime } from '@nukkad/contract/market/reschedule/reschedule.api';
import type { ProposalEnding } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { readDetails } from '../read-details.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { changeTime } from './change-time.ts';
import { type Proposal, findOpenProposal } from './proposal.store.ts';
import { moveProposal } from './proposal.transitions.ts';
import { sideOfViewer } from './reschedule-booking.ts';

interface Answer {
  readonly bookingId: string;
  readonly proposalId: string;
  readonly answer: 'agree' | 'decline' | 'withdraw';
  readonly seen: Seen<typeof confirmsNewTime>;
}

/** The side that was asked agrees or declines; the side that asked takes it back. Final either way. */
export async function answerNewTime(deps: BookingDependencies, call: SignedInCall<{ body: Answer }>) {
  const { viewer, now, lang } = call;
  const { bookingId, answer, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockWithRules(tx, bookingId);
    const { row } = bookingTransitions.allow(
      viewer,
      answer === 'agree' ? bookingTransitions.verb.agreeTime : bookingTransitions.verb.declineTime,
      locked,
    );
    const [open, rules] = await Promise.all([findOpenProposal(tx, bookingId), getBookingRules(tx, now, row)]);
    if (open?.proposalId !== call.input.body.proposalId || now >= open.answerBefore)
      return refuse(bookingErrors.proposal_over);
    const own = open.by === sideOfViewer(viewer, row);
    if (own !== (answer === 'withdraw')) refuse(kernelErrors.forbidden);
    confirmSeen(confirmsNewTime, seen, {
      startsAt: row.startsAt.toISOString(),
      newStartsAt: open.startsAt.toISOString(),
      fee: open.feePaise,
    });
    const booking =
      answer === 'agree'
        ? await agree(
            tx,
            deps,
            bookingTransitions.allow(viewer, bookingTransitions.verb.agreeTime, locked),
            open,
            { rules, now },
          )
        : await endProposal(
            tx,
            bookingTransitions.allow(viewer, bookingTransitions.verb.declineTime, locked),
            open,
            {
              outcome: own ? 'withdrawn' : 'declined',
              now,
            },
          );
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}

async function agree(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'agreeTime'>,
  proposal: Proposal,
  { rules, now }: Pick<Parameters<typeof changeTime>[3], 'rules' | 'now'>,
): Promise<Authorized<Booking>> {
  const { startsAt, endsAt, feePaise } = proposal;
  if (startsAt <= now) refuse(bookingErrors.proposal_over);
  await moveProposal(tx, allowed, 'agree', now);
  const byCustomer = proposal.by === 'customer';
  const by = byCustomer ? 'partner' : 'customer';
  return changeTime(tx, deps, allowed, { startsAt, endsAt, feePaise, by, counts: byCustomer, rules, now });
}

const verbOf = { declined: 'decline', withdrawn: 'withdraw', expired: 'expire' } as const;

/** The visit stays as it is. */
export async function endProposal(
  tx: Tx,
  allowed: Allowed<'declineTime'>,
  { proposalId, by }: Proposal,
  { outcome, now }: { readonly outcome: ProposalEnding; readonly now: Date },
): Promise<Authorized<Booking>> {
  await moveProposal(tx, allowed, verbOf[outcome], now);
  return bookingTransitions.move(tx, allowed, {
    now,
    to: allowed.row.status,
    event: eventFor(bookingEvents.timeDeclined, (of) => ({ ...of, proposalId, by, outcome })),
    note: `time_${outcome}`,
  });
}
