import { randomBytes } from 'node:crypto';
import type { BusinessCard, PublicCard } from '@nukkad/contract/profile/profile.model';
import { profileErrors } from '@nukkad/contract/profile/profile.errors';
import { auditBy } from '../platform/audit/by-viewer.ts';
import { authorize } from '../platform/authorize.ts';
import type { Reader } from '../platform/db/database.ts';
import type { SignedInCall } from '../platform/http/route.ts';
import { type WriteCall, system } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { signLink } from '../platform/storage/links.ts';
import type { Viewer } from '../platform/viewer.ts';
import { type CardRow, findCard, findSharedCard, lockCard, saveCard } from './card.store.ts';
import type { ProfileParts } from './profile.parts.ts';
import { findProfile } from './profile.store.ts';
import { vcard } from './vcard.rules.ts';

/** 130 random bits, so that nobody finds a card by trying; letters and digits that are not mistaken for each other. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
export function randomSlug(): string {
  return [...randomBytes(26)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

const addressOf = ({ platform }: ProfileParts, slug: string) =>
  `${platform.config.publicOrigin}/card/${slug}`;

async function present(
  parts: ProfileParts,
  reader: Reader,
  viewer: Viewer,
  card: CardRow,
): Promise<BusinessCard> {
  const { account, partner } = parts;
  const { organisationId } = viewer;
  const person = (await account.getPeople(reader, [card.userId])).get(card.userId);
  const organisations = organisationId ? await partner.getOrganisations(reader, [organisationId]) : null;
  return {
    slug: card.slug,
    isOn: card.isOn,
    indexable: card.isIndexable,
    showMobile: card.showsMobile,
    headline: card.headline,
    url: addressOf(parts, card.slug),
    chosen: card.isChosen,
    preview: {
      fullName: person?.fullName ?? '',
      companyName: organisations?.get(organisationId ?? '')?.companyName ?? null,
    },
  };
}

const lockOwn = (parts: ProfileParts, call: WriteCall, userId: string, now: Date) =>
  parts.platform.write(call, (tx) => lockCard(tx, userId, randomSlug(), now));

export async function readCard(parts: ProfileParts, viewer: Viewer, now: Date): Promise<BusinessCard> {
  const { db } = parts.platform;
  const card = (await findCard(db, viewer.userId)) ?? (await lockOwn(parts, system, viewer.userId, now));
  return present(parts, db, viewer, card);
}

export interface CardChange {
  readonly isOn?: boolean | undefined;
  readonly indexable?: boolean | undefined;
  readonly showMobile?: boolean | undefined;
  readonly headline?: string | undefined;
  readonly slug?: string | undefined;
  readonly newLink?: true | undefined;
}

function changed(card: CardRow, change: CardChange): CardRow {
  const slug = change.newLink ? randomSlug() : (change.slug ?? card.slug);
  return {
    ...card,
    slug,
    isChosen: slug === card.slug ? card.isChosen : !change.newLink,
    isOn: change.isOn ?? card.isOn,
    isIndexable: change.indexable ?? card.isIndexable,
    showsMobile: change.showMobile ?? card.showsMobile,
    headline: change.headline ?? card.headline,
  };
}

/** A new address kills the old one at once. */
export async function changeCard(
  parts: ProfileParts,
  call: SignedInCall,
  change: CardChange,
): Promise<BusinessCard> {
  const { viewer, now } = call;
  return parts.platform.write(call, async (tx) => {
    const card = await lockCard(tx, viewer.userId, randomSlug(), now);
    const next = authorize(changed(card, change), card.userId === viewer.userId);
    const shown = await present(parts, tx, viewer, next);
    if (next.isOn && shown.preview.fullName === '') refuse(profileErrors.card_needs_name);
    await saveCard(tx, next, now);
    await auditBy(tx, viewer, {
      at: now,
      action: 'profile.change_card',
      subjectKind: 'business_card',
      subjectId: viewer.userId,
      detail: { isOn: next.isOn, indexable: next.isIndexable },
    });
    return shown;
  });
}

/** What anybody with the address may read: what the owner chose, and no word more. */
export async function readPublicCard(parts: ProfileParts, slug: string, now: Date): Promise<PublicCard> {
  const { platform, account, partner } = parts;
  const { db, config } = platform;
  const card = await findSharedCard(db, slug);
  const person = card && (await account.getPeople(db, [card.userId])).get(card.userId);
  if (!card || !person) return refuse(profileErrors.card_not_found);
  const profile = await findProfile(db, card.userId);
  const organisation = card.organisationId
    ? (await partner.getOrganisations(db, [card.organisationId])).get(card.organisationId)
    : undefined;
  const { ratingSum = 0, ratingCount = 0 } = organisation ?? {};
  return {
    slug: card.slug,
    fullName: person.fullName,
    companyName: organisation?.companyName ?? null,
    headline: card.headline,
    about: profile.about,
    languages: [...profile.languages],
    mobileNumber: card.showsMobile ? person.mobileNumber : null,
    place: card.place,
    rating: ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : null,
    ratingCount,
    jobsDone: organisation?.jobsDone ?? 0,
    picture: profile.pictureKey ? signLink(config.secret, profile.pictureKey, 'card', now) : null,
    indexable: card.isIndexable,
    url: addressOf(parts, card.slug),
  };
}

export async function readCardFile(parts: ProfileParts, slug: string, now: Date): Promise<Buffer> {
  return Buffer.from(vcard(await readPublicCard(parts, slug, now)), 'utf8');
}
