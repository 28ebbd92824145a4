import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { favouriteErrors } from '@nukkad/contract/market/favourite/favourite.noun';
import { mostFavourites } from '@nukkad/contract/market/favourite/favourite.model';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FavouriteDependencies } from './favourite.interface.ts';
import { mayMark } from './favourite.policy.ts';
import { deleteFavourite, insertFavourite, listFavouriteIds, lockOwnFavourites } from './favourite.store.ts';

interface Marked {
  readonly organisationId: string;
  readonly isFavourite: boolean;
}

/** Of a partner that works now; at most so many of one person. */
export function addFavourite(
  { platform, partner }: FavouriteDependencies,
  call: SignedInCall,
  organisationId: string,
): Promise<Marked> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const own = { userId: viewer.userId, organisationId };
    const liked = authorize(own, mayMark(viewer, own));
    const [, found] = await Promise.all([
      lockOwnFavourites(tx, partOf(liked, own)),
      partner.getOrganisations(tx, [organisationId]),
    ]);
    const organisation = found.get(organisationId);
    if (!organisation || !partner.isActive(organisation)) return refuse(partnerErrors.partner_not_found);
    const ids = await listFavouriteIds(tx, viewer.userId, mostFavourites);
    if (ids.length >= mostFavourites && !ids.includes(organisationId))
      refuse(favouriteErrors.favourites_full);
    await insertFavourite(tx, liked, now);
    return { organisationId, isFavourite: true };
  });
}

/** A partner that has left can be taken off as well. */
export function removeFavourite(
  { platform }: FavouriteDependencies,
  call: SignedInCall,
  organisationId: string,
): Promise<Marked> {
  const { viewer } = call;
  return platform.write(call, async (tx) => {
    const own = { userId: viewer.userId, organisationId };
    await deleteFavourite(tx, authorize(own, mayMark(viewer, own)));
    return { organisationId, isFavourite: false };
  });
}
