import * as api from '@nukkad/contract/market/favourite/favourite.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { FavouriteDependencies } from './favourite.dependencies.ts';
import { listFavourites, readFavouriteIds } from './list-favourites.ts';
import { addFavourite, removeFavourite } from './mark-favourite.ts';
import { recommendProviders } from './recommend-providers.ts';

export function favouriteRoutes(deps: FavouriteDependencies): readonly Route[] {
  const { db } = deps.platform;
  return [
    openRoute(api.listRecommendedProviders, ({ input: { query }, viewer, now, lang }) =>
      recommendProviders(deps, { ...query, userId: viewer?.userId ?? null, now, lang }),
    ),
    route(api.listFavourites, ({ input: { query }, viewer: { userId }, lang }) =>
      listFavourites(deps, db, { ...query, userId }, lang),
    ),
    route(api.readFavouriteIds, ({ viewer }) => readFavouriteIds(db, viewer.userId)),
    route(api.addFavourite, (call) => addFavourite(deps, call, call.input.body.organisationId)),
    route(api.removeFavourite, (call) => removeFavourite(deps, call, call.input.query.organisationId)),
  ];
}
