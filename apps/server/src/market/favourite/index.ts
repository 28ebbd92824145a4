import { mostFavourites } from '@nukkad/contract/market/favourite/favourite.model';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FavouriteInterfaces, FavouriteInterface } from './favourite.interface.ts';
import { favouritePersonal } from './favourite.store.ts';
import { favouriteRoutes } from './favourite.routes.ts';
import { listLikedStaffIds } from './professional/professional.store.ts';

export type { FavouriteInterface } from './favourite.interface.ts';

/** The partners that a person likes, and those that suit a person best for a service at a place. */
export function createFavouriteDomain(
  platform: Platform,
  parts: FavouriteInterfaces,
): Domain & FavouriteInterface {
  return {
    professionalsOf: (reader, userId) => listLikedStaffIds(reader, userId, mostFavourites),
    name: 'favourite',
    routes: favouriteRoutes({ platform, ...parts }),
    personal: favouritePersonal,
  };
}

export const favourite = domainOn({
  needs: ['catalog', 'geography', 'partner', 'schedule'],
  create: createFavouriteDomain,
});
