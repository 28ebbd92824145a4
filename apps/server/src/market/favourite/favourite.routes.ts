import * as api from '@nukkad/contract/market/favourite/favourite.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { FavouriteDependencies } from './favourite.interface.ts';
import { listFavourites, readFavouriteIds } from './list-favourites.ts';
import { addFavourite, removeFavourite } from './mark-favourite.ts';
import { listFavouriteProfessionals } from './professional/list-professionals.ts';
import {
  addFavouriteProfessional,
  readVisitor,
  removeFavouriteProfessional,
} from './professional/mark-professional.ts';
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
    route(api.listFavouriteProfessionals, ({ input: { query }, viewer: { userId } }) =>
      listFavouriteProfessionals(deps, db, { ...query, userId }),
    ),
    route(api.readFavouriteProfessional, ({ input: { query }, viewer: { userId } }) =>
      readVisitor(deps, db, userId, query.bookingId),
    ),
    route(api.addFavouriteProfessional, (call) =>
      addFavouriteProfessional(deps, call, call.input.body.bookingId),
    ),
    route(api.removeFavouriteProfessional, (call) =>
      removeFavouriteProfessional(deps, call, call.input.query.staffId),
    ),
  ];
}
