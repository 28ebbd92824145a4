import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { listJobCards, listShownJobCards } from '@nukkad/contract/network/job-card/job-card.api';
import type { JobCard, ShownJobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Member } from '../member/index.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { type JobCardActor, seesCard } from './job-card.policy.ts';
import { type Around, presentCard, presentShown } from './job-card.presenter.ts';
import {
  type JobCardRow,
  findCard,
  listAboutBuyer,
  listOwn,
  listShown,
  listShownOf,
} from './job-card.store.ts';
import { listPhotosOf } from './photo.store.ts';

export interface Viewing {
  readonly actor: JobCardActor;
  readonly now: Date;
}

export interface Making extends Viewing {
  readonly member: Member;
}

/** For whom the caller makes cards. 403 where they may not for the business. */
export async function makingAs(
  { member: members, platform }: JobCardDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  action: PermissionAction,
): Promise<Making> {
  const member = await members.memberOf({ viewer }, platform.db, action);
  return { actor: { viewer, member }, member, now };
}

/** A customer answers for themselves, also where they act for a business elsewhere. To look makes no one a member. */
export async function viewingAs(
  { member: members, platform }: JobCardDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): Promise<Viewing> {
  return { actor: { viewer, member: await members.ownMember(viewer, platform.db) }, now };
}

async function readAround(
  { review }: JobCardDependencies,
  reader: Reader,
  rows: readonly JobCardRow[],
): Promise<Around> {
  const [photos, stars] = await Promise.all([
    listPhotosOf(
      reader,
      rows.filter(({ withPhotos }) => withPhotos).map(({ cardId }) => cardId),
    ),
    review.shownStars(
      reader,
      rows.map(({ bookingId }) => bookingId),
    ),
  ]);
  return { photos, stars };
}

export async function presentCards(
  deps: JobCardDependencies,
  reader: Reader,
  { actor, now }: Viewing,
  rows: readonly JobCardRow[],
): Promise<JobCard[]> {
  if (rows.length === 0) return [];
  const authors = [...new Set(rows.map(({ authorId }) => authorId))];
  const bookings = [...new Set(rows.map(({ bookingId }) => bookingId))];
  const [around, cards, numbers] = await Promise.all([
    readAround(deps, reader, rows),
    deps.member.cards(reader, actor.member?.memberId ?? null, authors),
    deps.booking.bookingNumbers(reader, bookings),
  ]);
  const { secret, BRAND_NAME: brand } = deps.platform.config;
  return rows.map((row) => presentCard(row, { ...around, cards, numbers }, { actor, secret, brand, now }));
}

export async function readCard(
  deps: JobCardDependencies,
  reader: Reader,
  viewing: Viewing,
  cardId: string,
): Promise<JobCard> {
  const row = await findCard(reader, cardId);
  if (!row || !seesCard(viewing.actor, row)) return refuse(jobCardErrors.job_card_not_found);
  const [card] = await presentCards(deps, reader, viewing, [row]);
  return card ?? refuse(jobCardErrors.job_card_not_found);
}

export async function getCard(
  deps: JobCardDependencies,
  call: SignedInCall,
  cardId: string,
): Promise<JobCard> {
  return readCard(deps, deps.platform.db, await viewingAs(deps, call), cardId);
}

export async function listCards(
  deps: JobCardDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listJobCards>['query'],
): Promise<Page<JobCard>> {
  const { db } = deps.platform;
  const isLooking = asked.of === 'about_me' || asked.bookingId !== undefined;
  const viewing = isLooking ? await viewingAs(deps, call) : await makingAs(deps, call, 'view');
  const { userId: buyerId } = call.viewer;
  const authorId = viewing.actor.member?.memberId ?? null;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit, { of, bookingId = null }) =>
      of === 'about_me'
        ? listAboutBuyer(db, { after, limit }, { buyerId, bookingId })
        : authorId === null
          ? Promise.resolve([])
          : listOwn(db, { after, limit }, { authorId, bookingId, isAgreed: of === 'agreed' }),
    key: ({ createdAt, cardId }) => [createdAt, cardId],
    items: (rows) => presentCards(deps, db, viewing, rows),
  });
}

export async function presentAsShown(
  deps: JobCardDependencies,
  reader: Reader,
  rows: readonly JobCardRow[],
  now: Date,
): Promise<ShownJobCard[]> {
  if (rows.length === 0) return [];
  const around = await readAround(deps, reader, rows);
  const { secret, BRAND_NAME: brand } = deps.platform.config;
  return rows.map((row) => presentShown(row, around, { secret, brand, now }));
}

/** What a member shows on its page, to members and to visitors. */
export async function listShownCards(
  deps: JobCardDependencies,
  call: Call,
  { memberId: authorId, ...asked }: EndpointParsed<typeof listShownJobCards>['query'],
): Promise<Page<ShownJobCard>> {
  const { db } = deps.platform;
  const own = call.viewer && (await deps.member.ownMember(call.viewer, db));
  const looker = { viewerId: own?.memberId ?? null, isSignedIn: call.viewer !== null };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit) => listShown(db, { after, limit }, { ...looker, authorId }),
    key: ({ createdAt, cardId }) => [createdAt, cardId],
    items: (rows) => presentAsShown(deps, db, rows, call.now),
  });
}

/** For posts that carry them. */
export async function shownOf(
  deps: JobCardDependencies,
  reader: Reader,
  cardIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownJobCard>> {
  const cards = await presentAsShown(deps, reader, await listShownOf(reader, cardIds), now);
  return new Map(cards.map((card) => [card.cardId, card]));
}
