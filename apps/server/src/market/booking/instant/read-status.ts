import type { getInstantStatus } from '@nukkad/contract/market/instant/instant.api';
import type { InstantStatus } from '@nukkad/contract/market/instant/instant.model';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { owedBack } from '../owed-back.rules.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { instantRulesFor } from './instant.rules.store.ts';
import { secondsLeft, stateOf } from './instant.rules.ts';
import { findSoonestFor } from './soonest.ts';

/** How the search for a partner of an instant booking goes, for its buyer. */
export function readInstantStatus(
  deps: BookingDependencies,
  bookingId: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<EndpointAnswer<typeof getInstantStatus>> {
  return readTogether(deps.platform.db, async (reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    const state = stateOf(booking);
    const [turn, names] = await Promise.all([
      turnOf(reader, deps, booking, state, now),
      namesOf(reader, deps, booking),
    ]);
    const open = state === 'asking' ? booking.acceptBefore : null;
    return {
      bookingId,
      bookingNumber: booking.bookingNumber,
      state,
      status: booking.status,
      ...turn,
      ...names,
      secondsLeft: open && secondsLeft(open, now),
      acceptBefore: open?.toISOString() ?? null,
      arrivesAt: booking.startsAt.toISOString(),
      arrivesBefore: (booking.arriveBefore ?? booking.startsAt).toISOString(),
      refund: owedBack(booking),
      now: now.toISOString(),
    };
  });
}

const searching: ReadonlySet<InstantStatus['state']> = new Set(['paying', 'looking', 'asking']);

/** The how-manieth partner is asked, and how many can be asked in all as it looks now. */
async function turnOf(
  reader: Reader,
  deps: BookingDependencies,
  booking: Booking,
  state: InstantStatus['state'],
  now: Date,
): Promise<Pick<InstantStatus, 'asked' | 'of' | 'acceptSeconds'>> {
  const { arriveBefore } = booking;
  if (arriveBefore === null || !searching.has(state)) {
    const { acceptSeconds } = await instantRulesFor(reader, deps, booking, now);
    return { asked: 0, of: 0, acceptSeconds };
  }
  const { rules, asked, arrivals } = await findSoonestFor(reader, deps, { ...booking, arriveBefore }, now);
  const left = new Set(arrivals.map(({ organisationId }) => organisationId)).size;
  return { asked, of: Math.min(rules.partners, asked + left), acceptSeconds: rules.acceptSeconds };
}

async function namesOf(
  reader: Reader,
  { interfaces }: BookingDependencies,
  { organisationId, staffId }: Booking,
): Promise<Pick<InstantStatus, 'partnerName' | 'professionalName'>> {
  const [organisations, staff] = await Promise.all([
    interfaces.partner.getOrganisations(reader, organisationId ? [organisationId] : []),
    interfaces.partner.getStaff(reader, staffId ? [staffId] : []),
  ]);
  return {
    partnerName: organisations.get(organisationId ?? '')?.companyName ?? null,
    professionalName: staff.get(staffId ?? '')?.fullName ?? null,
  };
}
