/** Partners that a person likes, and those that suit a person: specification section 7 (recommended providers). */
import * as z from 'zod/mini';
import { partnerErrors } from '../../identity/partner/partner.errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text, wholeParam } from '../../kernel/schema.ts';
import { catalogErrors } from '../catalog/catalog.errors.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { favouriteErrors } from './favourite.errors.ts';
import { favourite, likedPartner, mostFavourites, recommendedProvider } from './favourite.model.ts';

const tag = 'Favourites';
const authz = { who: 'signed-in', scope: 'own favourites only' } as const;
const perMinute = 60;
const kept = z.object({ organisationId: z.uuid(), isFavourite: z.boolean() });

export const listRecommendedProviders = endpoint('GET /service/recommendedProviders', {
  summary:
    'Partners of a service at a place, those that suit the caller first: own visits, favourites, then stars, distance, price',
  tag,
  authz: { who: 'anyone', scope: 'visits and favourites of the caller alone' },
  location: true,
  query: z.object({
    ...locationQuery,
    serviceId: text(80),
    except: z.optional(z.uuid('This is not a known id.')),
    limit: z._default(wholeParam(1, 12, 'At most 12.'), 6),
  }),
  response: z.object({ items: z.array(recommendedProvider) }),
  errors: [catalogErrors.service_not_found],
});

export const listFavourites = endpoint('GET /service/favourites', {
  summary: 'Own favourite partners, newest first, each with the last visit',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(favourite),
});

export const readFavouriteIds = endpoint('GET /service/favourites/ids', {
  summary: 'The ids of all own favourite partners, for the hearts of a screen',
  tag,
  authz,
  response: z.object({ organisationIds: z.array(z.uuid()).check(z.maxLength(mostFavourites)) }),
});

export const addFavourite = endpoint('POST /service/favourites', {
  summary: 'Mark a partner as a favourite; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute,
  body: z.object({ organisationId: likedPartner }),
  response: kept,
  errors: [partnerErrors.partner_not_found, favouriteErrors.favourites_full],
});

export const removeFavourite = endpoint('DELETE /service/favourites', {
  summary: 'Take a partner off the favourites; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'removes-named',
  perMinute,
  query: z.object({ organisationId: likedPartner }),
  response: kept,
});
