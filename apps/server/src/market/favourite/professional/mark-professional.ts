import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { favouriteErrors } from '@nukkad/contract/market/favourite/favourite.noun';
import { mostFavourites } from '@nukkad/contract/market/favourite/favourite.model';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FavouriteDependencies } from '../favourite.interface.ts';
import { mayMark } from '../favourite.policy.ts';
import { lockOwnFavourites } from '../favourite.store.ts';
import {
  deleteLikedPerson,
  findVisitor,
  insertLikedPerson,
  listLikedStaffIds,
} from './professional.store.ts';

interface OfVisit {
  readonly professional: {
    readonly staffId: string;
    readonly name: string;
    readonly isFavourite: boolean;
  } | null;
}

/** Who came to a finished visit of this person. */
export async function readVisitor(
  { partner }: FavouriteDependencies,
  reader: Reader,
  userId: string,
  bookingId: string,
): Promise<OfVisit> {
  const found = await findVisitor(reader, userId, bookingId);
  if (!found) return refuse(bookingErrors.booking_not_found);
  const { staffId, isFavourite } = found;
  const staff = staffId === null ? undefined : (await partner.getStaff(reader, [staffId])).get(staffId);
  return { professional: staff ? { staffId: staff.staffId, name: staff.fullName, isFavourite } : null };
}

/** Only of someone who came: a visit of one's own names the person. At most so many. */
export function addFavouriteProfessional(
  deps: FavouriteDependencies,
  call: SignedInCall,
  bookingId: string,
): Promise<OfVisit> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const { professional } = await readVisitor(deps, tx, viewer.userId, bookingId);
    if (!professional) return refuse(partnerErrors.partner_not_found);
    const { staffId } = professional;
    const own = { userId: viewer.userId, staffId };
    const liked = authorize(own, mayMark(viewer, own));
    await lockOwnFavourites(tx, partOf(liked, { userId: viewer.userId }));
    const ids = await listLikedStaffIds(tx, viewer.userId, mostFavourites);
    if (ids.length >= mostFavourites && !ids.includes(staffId)) refuse(favouriteErrors.favourites_full);
    await insertLikedPerson(tx, liked, now);
    return { professional: { ...professional, isFavourite: true } };
  });
}

/** One who has left can be taken off as well. */
export function removeFavouriteProfessional(
  { platform }: FavouriteDependencies,
  call: SignedInCall,
  staffId: string,
): Promise<{ staffId: string; isFavourite: boolean }> {
  const { viewer } = call;
  return platform.write(call, async (tx) => {
    const own = { userId: viewer.userId, staffId };
    await deleteLikedPerson(tx, authorize(own, mayMark(viewer, own)));
    return { staffId, isFavourite: false };
  });
}
