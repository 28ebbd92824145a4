import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import {
  type Reserved,
  reserve,
  reserveNextPartner,
  reserveOneOf,
  workOf,
} from '../fulfilment/find-partner.ts';

/** The partner that has the booking, or whose time is held for it. */
export const holderOf = ({ organisationId, heldOrganisationId, chosenOrganisationId }: Holder) =>
  organisationId ?? heldOrganisationId ?? chosenOrganisationId;
type Holder = Pick<Booking, 'organisationId' | 'heldOrganisationId' | 'chosenOrganisationId'>;

/** The buyer asked for this partner, so no other one is looked for. */
export const isTied = (booking: Holder): boolean =>
  booking.chosenOrganisationId !== null && booking.chosenOrganisationId === holderOf(booking);

/**
 * Reserves the booking's new time: with the same professional, else with a colleague, else (unless `stays`) with another
 * partner. `wanted` is the booking as it is to be. Null: no professional is free then, and the reservation is unchanged.
 */
export async function findNewPlace(
  tx: Tx,
  deps: BookingDependencies,
  wanted: Authorized<Booking>,
  { now, stays }: { readonly now: Date; readonly stays: boolean },
): Promise<Reserved | null> {
  const organisationId = holderOf(wanted);
  const staffId = wanted.staffId ?? wanted.heldStaffId;
  if (organisationId !== null) {
    const same = staffId === null ? null : { organisationId, staffId };
    if (same && (await reserve(tx, deps, partOf(wanted, { ...workOf(wanted), ...same, now })))) return same;
    const choice = { booking: wanted, organisationIds: [organisationId], now };
    const colleague = await reserveOneOf(tx, deps, choice);
    if (colleague) return colleague;
  }
  return stays || isTied(wanted) ? null : reserveNextPartner(tx, deps, wanted, now);
}
