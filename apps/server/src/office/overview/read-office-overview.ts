import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { officeWaitingKinds } from '@nukkad/contract/kernel/waiting';
import type { OfficeOverview } from '@nukkad/contract/office/overview/overview.model';
import type { Span } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { OverviewDependencies } from './overview.interface.ts';
import { readWaiting } from './read-waiting.ts';
import { inOrder } from './waiting.rules.ts';

const weekMs = 7 * 86_400_000;
const earlier = (at: Date) => new Date(at.getTime() - weekMs);

/** Today until now, and the same weekday before until the same time of day. */
export function spansAt(now: Date): { readonly today: Span; readonly before: Span } {
  const from = istInstant(istDay(now));
  // What is made at this very moment counts.
  const to = new Date(now.getTime() + 1);
  return { today: { from, to }, before: { from: earlier(from), to: earlier(to) } };
}

async function countWithin({ account, booking, payment }: OverviewDependencies, reader: Reader, span: Span) {
  const [bookings, joined, paid] = await Promise.all([
    booking.overview.madeAndVisited(reader, span),
    account.countJoined(reader, span),
    payment.capturedWithin(reader, span),
  ]);
  return { ...bookings, joined, paid };
}

/** The platform in one look: all its parts over one connection. */
export async function readOfficeOverview(
  deps: OverviewDependencies,
  { viewer, now }: SignedInCall,
): Promise<OfficeOverview> {
  const spans = spansAt(now);
  const [waiting, today, before] = await readTogether(deps.platform.db, (reader) =>
    Promise.all([
      readWaiting(deps.platform, 'office', { reader, viewer, now }),
      countWithin(deps, reader, spans.today),
      countWithin(deps, reader, spans.before),
    ]),
  );
  const beside = (of: keyof typeof today) => ({ today: today[of], before: before[of] });
  return {
    waiting: inOrder(waiting, officeWaitingKinds),
    figures: {
      booked: beside('booked'),
      completed: beside('completed'),
      cancelled: beside('cancelled'),
      joined: beside('joined'),
      paid: beside('paid'),
    },
  };
}
