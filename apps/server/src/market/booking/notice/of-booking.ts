import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { BookingFacts } from '@nukkad/contract/market/booking/booking.events';
import { type Recipient, person } from '../../../platform/notice/notice.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Heard } from '../../../platform/outbox/event.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';

type To<Facts> = (heard: Heard<Facts>, reader: Reader) => Promise<readonly Recipient[]>;

interface OfBooking {
  readonly bookingId: string;
}
type Opens = (facts: OfBooking) => string;
const asCustomer: Opens = ({ bookingId }) => screenAddress.customerBooking(bookingId);
const asPartner: Opens = ({ bookingId }) => screenAddress.partnerBooking(bookingId);
const asProfessional: Opens = ({ bookingId }) => screenAddress.professionalBooking(bookingId);
/** Whom a booking has left may not open it any more. */
const lostByPartner = () => screenAddress.partnerBookings;
const lostByProfessional = () => screenAddress.professionalHome;

/** A notice about a booking, to the people that `to` finds. Most change a visit or wait for an answer; news says `usual`. */
const ofBookings = <Facts>(opens: Opens, to: To<Facts>) =>
  ({ tag: 'bookings', weight: 'critical', template: 'booking_update', opens, to }) as const;

export const toBuyer = ofBookings<Pick<BookingFacts, 'buyerId'>>(asCustomer, async ({ facts }) =>
  person(facts.buyerId),
);

/** For events of others, which name the booking alone. */
export const toBuyerOf = ({ db }: Pick<Platform, 'db'>) =>
  ofBookings<OfBooking>(asCustomer, async ({ facts }) =>
    person((await findBooking(db, facts.bookingId))?.buyerId),
  );

async function ownerOf(
  { interfaces }: BookingDependencies,
  reader: Reader,
  organisationId: string | null | undefined,
) {
  if (!organisationId) return null;
  const organisations = await interfaces.partner.getOrganisations(reader, [organisationId]);
  return organisations.get(organisationId)?.ownerUserId ?? null;
}

async function staffOf(
  { interfaces }: BookingDependencies,
  reader: Reader,
  staffId: string | null | undefined,
) {
  if (!staffId) return null;
  return (await interfaces.partner.getStaff(reader, [staffId])).get(staffId) ?? null;
}

/** The owner of the organisation that has the booking, or that has just lost it. */
export const toPartner = (deps: BookingDependencies, which: 'organisationId' | 'formerOrganisationId') =>
  ofBookings<BookingFacts>(
    which === 'organisationId' ? asPartner : lostByPartner,
    async ({ facts }, reader) => person(await ownerOf(deps, reader, facts[which])),
  );

/** The owner of the partner that accepted the visits of a series. */
export const toPartnerOfSeries = (deps: BookingDependencies) =>
  ofBookings<Pick<BookingFacts, 'organisationId'>>(asPartner, async ({ facts }, reader) =>
    person(await ownerOf(deps, reader, facts.organisationId)),
  );

/** The professional who has the work, or who has just lost it. */
export const toWorker = (deps: BookingDependencies, which: 'staffId' | 'formerStaffId') =>
  ofBookings<BookingFacts>(
    which === 'staffId' ? asProfessional : lostByProfessional,
    async ({ facts }, reader) => person((await staffOf(deps, reader, facts[which]))?.userId),
  );

/** The same, unless it is the owner too, who is told as the partner already. */
export const toHiredWorker = (deps: BookingDependencies) =>
  ofBookings<BookingFacts>(asProfessional, async ({ facts }, reader) => {
    const staff = await staffOf(deps, reader, facts.staffId);
    const owner = await ownerOf(deps, reader, facts.organisationId);
    return staff && staff.userId !== owner ? person(staff.userId) : [];
  });
