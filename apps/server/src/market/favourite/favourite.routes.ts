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
    openRoute(api.listRecommendedProviders, (call) =>
      recommendProviders(deps, {
        ...call.input.query,
        userId: call.viewer?.userId ?? null,
        now: call.now,
        lang: call.lang,
      }),
    ),
    route(api.listFavourites, (call) =>
      listFavourites(deps, db, { ...call.input.query, userId: call.viewer.userId }, call.lang),
    ),
    route(api.readFavouriteIds, (call) => readFavouriteIds(db, call.viewer.userId)),
    route(api.addFavourite, (call) => addFavourite(deps, call, call.input.body.organisationId)),
    route(api.removeFavourite, (call) => removeFavourite(deps, call, call.input.query.organisationId)),
    route(api.listFavouriteProfessionals, (call) =>
      listFavouriteProfessionals(deps, db, { ...call.input.query, userId: call.viewer.userId }),
    ),
    route(api.readFavouriteProfessional, (call) =>
      readVisitor(deps, db, call.viewer.userId, call.input.query.bookingId),
    ),
    route(api.addFavouriteProfessional, (call) =>
      addFavouriteProfessional(deps, call, call.input.body.bookingId),
    ),
    route(api.removeFavouriteProfessional, (call) =>
      removeFavouriteProfessional(deps, call, call.input.query.staffId),
    ),
  ];
}
