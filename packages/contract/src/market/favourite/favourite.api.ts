/** Partners that a person likes, and those that suit a person: specification section 7 (recommended providers). */
import * as z from 'zod/mini';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text, wholeParam } from '../../kernel/schema.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { favouriteErrors } from './favourite.noun.ts';
import {
  favourite,
  favouriteProfessional,
  likedPartner,
  mostFavourites,
  recommendedProvider,
} from './favourite.model.ts';

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
  spoken: true,
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

export const listFavouriteProfessionals = endpoint('GET /service/favourites/professionals', {
  summary: 'Own favourite professionals, newest first, each with the last visit',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(favouriteProfessional),
});

const visit = z.uuid('This is not a known id.');
const marked = z.object({
  professional: z
    .nullable(z.object({ staffId: z.uuid(), name: z.string(), isFavourite: z.boolean() }))
    .check(z.describe('Null: no one has finished this visit.')),
});

export const readFavouriteProfessional = endpoint('GET /service/favourites/professional', {
  summary: 'Who came to an own finished visit, and whether this person is a favourite',
  tag,
  authz,
  query: z.object({ bookingId: visit }),
  response: marked,
  errors: [bookingErrors.booking_not_found],
});

export const addFavouriteProfessional = endpoint('POST /service/favourites/professional', {
  summary: 'Mark the professional of an own finished visit; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute,
  body: z.object({ bookingId: visit }),
  response: marked,
  errors: [bookingErrors.booking_not_found, partnerErrors.partner_not_found, favouriteErrors.favourites_full],
});

export const removeFavouriteProfessional = endpoint('DELETE /service/favourites/professional', {
  summary: 'Take a professional off the favourites; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'removes-named',
  perMinute,
  query: z.object({ staffId: likedPartner }),
  response: z.object({ staffId: z.uuid(), isFavourite: z.boolean() }),
});
