import * as z from 'zod/mini';

export const cardSlug = z
  .string('Enter a link.')
  .check(
    z.regex(
      /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/,
      'Use 3 to 40 small letters, digits and hyphens, without a hyphen at either end.',
    ),
  );

/** The fields that every visitor with the link can read. */
export const publicCard = z.object({
  slug: z.string(),
  fullName: z.string(),
  companyName: z.nullable(z.string()),
  headline: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  mobileNumber: z.nullable(z.string()).check(z.describe('Only where its owner chose to show it.')),
  place: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratingCount: z.int(),
  jobsDone: z.int(),
  picture: z.nullable(z.string()),
  indexable: z.boolean(),
  url: z.string(),
});
export type PublicCard = z.output<typeof publicCard>;

/** The parts of the profile that a card may show; the name is always on it. */
export const cardParts = ['mobile', 'picture', 'about', 'languages', 'firm'] as const;
export type CardPart = (typeof cardParts)[number];
export const cardShows = z.object({
  mobile: z.boolean('Choose yes or no.'),
  picture: z.boolean('Choose yes or no.'),
  about: z.boolean('Choose yes or no.'),
  languages: z.boolean('Choose yes or no.'),
  firm: z.boolean('Choose yes or no.').check(z.describe('The own firm with its place, stars and jobs.')),
});

export const businessCard = z.object({
  slug: z.string().check(z.describe('The last part of its address.')),
  isOn: z.boolean(),
  indexable: z.boolean().check(z.describe('Search engines may list it.')),
  showMobile: z.boolean(),
  shows: cardShows,
  headline: z.string(),
  url: z.string(),
  chosen: z.boolean().check(z.describe('False while the address is a random one.')),
  preview: publicCard.check(z.describe('As everybody with the address reads it, once it is switched on.')),
});
export type BusinessCard = z.output<typeof businessCard>;

/** The address of any card, chosen, random or mistyped. */
export const sharedCardParams = z.object({
  slug: z.string('Please name a card.').check(z.maxLength(60, 'There is no such card.')),
});
