import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FavouriteInterfaces } from './favourite.dependencies.ts';
import { favouritePersonal } from './favourite.personal.store.ts';
import { favouriteRoutes } from './favourite.routes.ts';

/** The partners that a person likes, and those that suit a person best for a service at a place. */
export function createFavouriteDomain(platform: Platform, parts: FavouriteInterfaces): Domain {
  return {
    name: 'favourite',
    routes: favouriteRoutes({ platform, ...parts }),
    personal: favouritePersonal,
  };
}
