import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { optionalText } from '../../kernel/schema.ts';
import { businessCard, cardShows, cardSlug, publicCard, sharedCardParams } from './card.model.ts';
import { profileErrors } from './profile.noun.ts';

const tag = 'Profile';
const ownOnly = { who: 'signed-in', scope: 'own card only' } as const;

export const getBusinessCard = endpoint('GET /user/businessCard', {
  summary: 'The own business card and how it is shared; made when first asked for, switched off',
  tag,
  authz: ownOnly,
  response: businessCard,
});

export const updateBusinessCard = endpoint('PATCH /user/businessCard', {
  summary:
    'Switch the card on or off, choose its address, what it shows and whether search engines may list it',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  body: z.object({
    isOn: z.optional(z.boolean('Choose yes or no.')),
    indexable: z.optional(z.boolean('Choose yes or no.')),
    showMobile: z.optional(z.boolean('Choose yes or no.')),
    shows: z.optional(z.partial(cardShows)),
    headline: optionalText(80, 'A line below the name.'),
    slug: z.optional(cardSlug),
    newLink: z.optional(
      z
        .literal(true, 'Send true or leave it out.')
        .check(z.describe('A new random address; the old one is dead at once.')),
    ),
  }),
  response: businessCard,
  errors: [profileErrors.card_address_taken, profileErrors.card_needs_name],
});

export const getPublicCard = endpoint('GET /user/sharedCard/{slug}', {
  summary: 'A shared business card; 404 where there never was one, 410 once it is switched off or moved',
  tag,
  authz: { who: 'anyone', scope: 'cards that their owners switched on' },
  params: sharedCardParams,
  response: publicCard,
  errors: [profileErrors.card_not_found, profileErrors.card_withdrawn],
  perMinute: 60,
});

export const getCardFile = endpoint('GET /user/sharedCard/{slug}/vcard', {
  summary: 'The same as a vCard 3.0 to save in a phone',
  tag,
  authz: { who: 'anyone', scope: 'cards that their owners switched on' },
  params: sharedCardParams,
  produces: 'text/vcard',
  errors: [profileErrors.card_not_found, profileErrors.card_withdrawn],
  perMinute: 30,
});
