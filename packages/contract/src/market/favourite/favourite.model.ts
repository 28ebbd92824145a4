import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { partnerCard } from '../catalog/catalog.model.ts';

export const likedPartner = z.uuid('This is not a known id.');

/** So many partners a person may mark. */
export const mostFavourites = 100;

export const favourite = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  cityName: z.string(),
  rating: z.nullable(z.number()),
  ratingCount: z.int(),
  jobsDone: z.int(),
  works: z.boolean().check(z.describe('False: it takes no bookings now.')),
  lastVisit: z
    .nullable(
      z.object({ bookingId: z.uuid(), serviceId: z.string(), serviceName: z.string(), at: instant() }),
    )
    .check(z.describe('The newest finished visit to this person; null: none yet.')),
  likedAt: instant('When it was marked.'),
});
export type Favourite = z.output<typeof favourite>;

/** A professional who came, and is liked. */
export const favouriteProfessional = z.object({
  staffId: z.uuid(),
  name: z.string(),
  organisationId: z.uuid(),
  companyName: z.string(),
  rating: z.nullable(z.number()),
  jobsDone: z.int(),
  works: z.boolean().check(z.describe('False: has left, or the partner takes no bookings now.')),
  lastVisit: z
    .nullable(z.object({ bookingId: z.uuid(), at: instant() }))
    .check(z.describe('The newest finished visit of this professional to this person.')),
  likedAt: instant('When it was marked.'),
});
export type FavouriteProfessional = z.output<typeof favouriteProfessional>;

/** The first that holds of: came before and was not rated badly, is a favourite, is well rated, is near. */
const recommendedFor = ['visits', 'favourite', 'rating', 'near'] as const;

/** A partner that suits this person, and why. */
export const recommendedProvider = z.object({
  ...z.omit(partnerCard, { answers: true }).shape,
  visits: z.int().check(z.describe('How often it finished a visit to this person.')),
  ownStars: z.nullable(z.int()).check(z.describe('What this person last gave it; null: nothing.')),
  isFavourite: z.boolean(),
  freeAt: z.nullable(instant('The first half-hour it is free, within three days; null: none.')),
  reason: z.enum(recommendedFor),
});
export type RecommendedProvider = z.output<typeof recommendedProvider>;
