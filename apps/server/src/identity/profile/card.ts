import { randomBytes } from 'node:crypto';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import type { BusinessCard, PublicCard } from '@nukkad/contract/identity/profile/card.model';
import { profileErrors } from '@nukkad/contract/identity/profile/profile.noun';
import type { Person } from '../account/index.ts';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentCard, presentPublicCard } from './card.presenter.ts';
import {
  type CardRow,
  findCard,
  findCardAt,
  findFormerOwner,
  keepFormerAddress,
  lockCard,
  saveCard,
} from './card.store.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { mayChangeOwn, ownPerson } from './profile.policy.ts';
import { vcard } from './vcard.rules.ts';

/**
 * 130 random bits, so that a card cannot be found by guessing; only letters and digits that are not mistaken for each
 * other.
 */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
export function randomSlug(): string {
  return [...randomBytes(26)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

async function ownerOf({ account }: ProfileDependencies, reader: Reader, userId: string): Promise<Person> {
  const person = (await account.getPeople(reader, [userId])).get(userId);
  if (!person) throw new Error('A card has no owner.');
  return person;
}

export async function readCard(deps: ProfileDependencies, viewer: Viewer, now: Date): Promise<BusinessCard> {
  const { platform } = deps;
  const { userId } = viewer;
  const card =
    (await findCard(platform.db, userId)) ??
    (await platform.write(system, (tx) => lockCard(tx, ownPerson(viewer), randomSlug(), now)));
  const person = await ownerOf(deps, platform.db, userId);
  return presentCard(deps, platform.db, { card, person, now });
}

export type CardChange = EndpointParsed<typeof updateBusinessCard>['body'];

function changed(card: CardRow, change: CardChange): CardRow {
  const slug = change.newLink ? randomSlug() : (change.slug ?? card.slug);
  const { shows = {} } = change;
  return {
    ...card,
    slug,
    isChosen: slug === card.slug ? card.isChosen : !change.newLink,
    isOn: change.isOn ?? card.isOn,
    isIndexable: change.indexable ?? card.isIndexable,
    showsMobile: shows.mobile ?? change.showMobile ?? card.showsMobile,
    showsPicture: shows.picture ?? card.showsPicture,
    showsAbout: shows.about ?? card.showsAbout,
    showsLanguages: shows.languages ?? card.showsLanguages,
    showsFirm: shows.firm ?? card.showsFirm,
    headline: change.headline ?? card.headline,
  };
}

/** Checked after the address was taken: an owner who gives it up at this moment has done so by then. */
async function moveAddress(tx: Tx, card: Authorized<CardRow>, from: string, now: Date): Promise<void> {
  const formerOwner = await findFormerOwner(tx, card.slug);
  if (formerOwner !== null && formerOwner !== card.userId) refuse(profileErrors.card_address_taken);
  await keepFormerAddress(tx, card, { from, to: card.slug, now });
}

/** A new address kills the old one at once. */
export async function changeCard(
  deps: ProfileDependencies,
  call: SignedInCall,
  change: CardChange,
): Promise<BusinessCard> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const card = await lockCard(tx, ownPerson(viewer), randomSlug(), now);
    const next = authorize(changed(card, change), mayChangeOwn(viewer, card));
    const person = await ownerOf(deps, tx, viewer.userId);
    if (next.isOn && person.fullName === '') refuse(profileErrors.card_needs_name);
    await saveCard(tx, next, now);
    if (next.slug !== card.slug) await moveAddress(tx, next, card.slug, now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'profile.change_card',
      subjectKind: 'business_card',
      subjectId: viewer.userId,
      detail: { isOn: next.isOn, indexable: next.isIndexable },
    });
    return presentCard(deps, tx, { card: next, person, now });
  });
}

const openStatuses: ReadonlySet<string> = new Set(['Active', 'Pending']);

/** Withdrawn is not unknown: a reader who has the address on paper learns that it was valid once. */
async function sharedCard({ platform, account }: ProfileDependencies, slug: string) {
  const { db } = platform;
  const card = await findCardAt(db, slug);
  if (!card) {
    const former = await findFormerOwner(db, slug);
    return refuse(former === null ? profileErrors.card_not_found : profileErrors.card_withdrawn);
  }
  if (!card.isOn) return refuse(profileErrors.card_withdrawn);
  const person = (await account.getPeople(db, [card.userId])).get(card.userId);
  if (!person || !openStatuses.has(person.status)) return refuse(profileErrors.card_not_found);
  return { card, person };
}

export async function readPublicCard(
  deps: ProfileDependencies,
  slug: string,
  now: Date,
): Promise<PublicCard> {
  return presentPublicCard(deps, deps.platform.db, { ...(await sharedCard(deps, slug)), now });
}

export async function readCardFile(deps: ProfileDependencies, slug: string, now: Date): Promise<Buffer> {
  return Buffer.from(vcard(await readPublicCard(deps, slug, now)), 'utf8');
}
