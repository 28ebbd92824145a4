import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { BusinessCard, PublicCard } from '@nukkad/contract/identity/profile/card.model';
import type { Person } from '../account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { CardRow } from './card.store.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { findProfile } from './profile.store.ts';

export const addressOf = ({ platform }: ProfileDependencies, slug: string) =>
  `${platform.config.publicOrigin}${screenAddress.card(slug)}`;

const liveStatuses: ReadonlySet<string> = new Set(['Active', 'Approved']);

/** The owner's firm, while it is live: other firms are not shown on a card. */
async function firmOf(deps: ProfileDependencies, reader: Reader, userId: string) {
  const owned = await deps.partner.findOwned(reader, userId);
  if (!owned || !liveStatuses.has(owned.status)) return null;
  const { companyName, ratingSum, ratingCount, jobsDone } = owned;
  const city = await deps.geography.cityByCode(reader, owned.cityCode);
  const rating = ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : null;
  return { companyName, place: city?.name ?? null, rating, ratingCount, jobsDone };
}

const noFirm = { companyName: null, place: null, rating: null, ratingCount: 0, jobsDone: 0 };

/** The card as shown to every visitor with its address: only the parts that the owner chose. */
export async function presentPublicCard(
  deps: ProfileDependencies,
  reader: Reader,
  shown: { readonly card: CardRow; readonly person: Person; readonly now: Date },
): Promise<PublicCard> {
  const { card, person, now } = shown;
  const [profile, firm] = await Promise.all([
    findProfile(reader, card.userId),
    card.showsFirm ? firmOf(deps, reader, card.userId) : null,
  ]);
  const { secret } = deps.platform.config;
  const { pictureKey } = profile;
  return {
    slug: card.slug,
    fullName: person.fullName,
    headline: card.headline,
    about: card.showsAbout ? profile.about : '',
    languages: card.showsLanguages ? [...profile.languages] : [],
    mobileNumber: (card.showsMobile && person.mobileNumber) || null,
    ...(firm ?? noFirm),
    picture: card.showsPicture && pictureKey ? signLink(secret, pictureKey, 'card', now) : null,
    indexable: card.isIndexable,
    url: addressOf(deps, card.slug),
  };
}

/** To its owner: how it is set, and how it looks to others. */
export async function presentCard(
  deps: ProfileDependencies,
  reader: Reader,
  shown: { readonly card: CardRow; readonly person: Person; readonly now: Date },
): Promise<BusinessCard> {
  const { card } = shown;
  return {
    slug: card.slug,
    isOn: card.isOn,
    indexable: card.isIndexable,
    showMobile: card.showsMobile,
    shows: {
      mobile: card.showsMobile,
      picture: card.showsPicture,
      about: card.showsAbout,
      languages: card.showsLanguages,
      firm: card.showsFirm,
    },
    headline: card.headline,
    url: addressOf(deps, card.slug),
    chosen: card.isChosen,
    preview: await presentPublicCard(deps, reader, shown),
  };
}
