import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  cardId: 'card_id',
  bookingId: 'booking_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  buyerId: 'buyer_id',
  cityCode: 'city_code',
  place: 'place',
  services: 'services',
  month: 'month',
  words: 'words',
  withPhotos: 'with_photos',
  status: 'status',
  askedAt: 'asked_at',
  expiresAt: 'expires_at',
  answeredAt: 'answered_at',
  isRemoved: 'is_removed',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('network_job_card', columns);
export type JobCardRow = RowOf<'network_job_card', typeof columns>;

export const findCard = table.findBy('cardId');
export const lockCard = table.lockBy('cardId');
export const insertCard = table.insert<'draft'>;
export const saveCard = table
  .saveBy('cardId')
  .only('words', 'withPhotos', 'status', 'askedAt', 'expiresAt', 'answeredAt', 'updatedAt', 'version');

/** Makes and questions of a booking come one after the other; so do the questions of a member. */
export async function lockAsking(
  tx: Tx,
  { bookingId, authorId }: Pick<JobCardRow, 'bookingId' | 'authorId'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job card ${authorId}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`job card ${bookingId}`}, 0))`.execute(tx);
}

export interface Asked {
  /** The customer did not agree, or no longer agrees. */
  readonly isAnswered: boolean;
  /** Another question of the booking is open, or a card of this member is there. */
  readonly isOpen: boolean;
  /** How often the customer was asked about it. */
  readonly questions: number;
  readonly isBlocked: boolean;
  /** Of the member since then, about any booking. */
  readonly lately: number;
}

/** What speaks against a question about a booking. */
export async function readAsked(
  reader: Reader,
  { cardId, bookingId, authorId, buyerId }: Pick<JobCardRow, 'cardId' | 'bookingId' | 'authorId' | 'buyerId'>,
  since: Date,
): Promise<Asked> {
  const { rows } = await sql<Asked>`select
      coalesce(bool_or(c.status in ('declined', 'withdrawn')), false) as "isAnswered",
      coalesce(bool_or(c.card_id <> ${cardId} and (c.status = 'asked'
        or c.author_id = ${authorId} and c.status in ('draft', 'agreed'))), false) as "isOpen",
      count(*) filter (where c.asked_at is not null and c.card_id <> ${cardId})::int as questions,
      coalesce(network_blocked(${authorId}::uuid, network_person(${buyerId}::uuid)), false) as "isBlocked",
      (select count(*)::int from network_job_card x where x.author_id = ${authorId} and x.asked_at > ${since}) as lately
    from network_job_card c where c.booking_id = ${bookingId}`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has a row.');
  return found;
}

export interface CardPage {
  readonly after: AfterInstant | null;
  readonly limit: number;
}

const behind = ({ after }: CardPage): RawBuilder<boolean> =>
  after === null ? sql`true` : sql`(created_at, card_id) < (${after.at}, ${after.id}::uuid)`;

interface OfBooking {
  /** Null: of any. */
  readonly bookingId: string | null;
}

const aboutBooking = ({ bookingId }: OfBooking): RawBuilder<boolean> =>
  bookingId === null ? sql`true` : sql`booking_id = ${bookingId}`;

/** Own ones in every state but deleted. */
export async function listOwn(
  reader: Reader,
  page: CardPage,
  { authorId, bookingId, isAgreed }: OfBooking & { readonly authorId: string; readonly isAgreed: boolean },
): Promise<readonly JobCardRow[]> {
  const state = isAgreed ? sql`status = 'agreed' and not is_removed` : sql`status <> 'deleted'`;
  const { rows } = await sql<JobCardRow>`select ${table.asSql} from network_job_card
    where author_id = ${authorId} and ${aboutBooking({ bookingId })} and ${state} and ${behind(page)}
    order by created_at desc, card_id desc limit ${page.limit}`.execute(reader);
  return rows;
}

/** Those that a customer was asked about; of an author whom the customer has blocked as well: they may still withdraw. */
export async function listAboutBuyer(
  reader: Reader,
  page: CardPage,
  { buyerId, bookingId }: OfBooking & { readonly buyerId: string },
): Promise<readonly JobCardRow[]> {
  const { rows } = await sql<JobCardRow>`select ${table.asSql} from network_job_card
    where buyer_id = ${buyerId} and ${aboutBooking({ bookingId })} and status not in ('draft', 'deleted') and ${behind(page)}
    order by created_at desc, card_id desc limit ${page.limit}`.execute(reader);
  return rows;
}

const isShown: RawBuilder<boolean> = sql`status = 'agreed' and not is_removed`;

export interface ShownAsked {
  /** Null: a visitor, or someone who is no member. */
  readonly viewerId: string | null;
  readonly isSignedIn: boolean;
  readonly authorId: string;
}

/** Where its author lets the one who looks see the page. */
const isSeen = ({ viewerId, isSignedIn }: ShownAsked): RawBuilder<boolean> =>
  viewerId === null
    ? sql`exists (select 1 from network_member m where m.member_id = author_id and m.is_active
        and (m.seen_by = 'everyone' or (m.seen_by = 'members' and ${isSignedIn}::boolean)))`
    : sql`network_sees(${viewerId}::uuid, author_id)`;

/** What a member shows, to who may see it. */
export async function listShown(
  reader: Reader,
  page: CardPage,
  asked: ShownAsked,
): Promise<readonly JobCardRow[]> {
  const { rows } = await sql<JobCardRow>`select ${table.asSql} from network_job_card
    where author_id = ${asked.authorId} and ${isShown} and ${isSeen(asked)} and ${behind(page)}
    order by created_at desc, card_id desc limit ${page.limit}`.execute(reader);
  return rows;
}

/** Of these cards those that are shown. Who may see them is asked by who carries them. */
export async function listShownOf(
  reader: Reader,
  cardIds: readonly string[],
): Promise<readonly JobCardRow[]> {
  if (cardIds.length === 0) return [];
  const { rows } = await sql<JobCardRow>`select ${table.asSql} from network_job_card
    where card_id ${isAmong(cardIds, 'uuid')} and ${isShown}`.execute(reader);
  return rows;
}

/** Also those that are shown no more, for moderators. */
export async function listWords(
  reader: Reader,
  cardIds: readonly string[],
): Promise<readonly Pick<JobCardRow, 'cardId' | 'words'>[]> {
  if (cardIds.length === 0) return [];
  const { rows } = await sql<Pick<JobCardRow, 'cardId' | 'words'>>`select card_id as "cardId", words
    from network_job_card where card_id ${isAmong(cardIds, 'uuid')}`.execute(reader);
  return rows;
}

/** Held until the post is there: a withdrawal waits for it, or comes before and then there is none. */
export async function holdAgreed(
  tx: Tx,
  { cardId, authorId }: { readonly cardId: string; readonly authorId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from network_job_card
    where card_id = ${cardId} and author_id = ${authorId} and ${isShown} for share`.execute(tx);
  return rows.length > 0;
}

/** With the post that a moderator removes, or shows again. */
export async function setRemoved(
  tx: Tx,
  { cardId, isRemoved }: Authorized<{ readonly cardId: string; readonly isRemoved: boolean }>,
): Promise<void> {
  await sql`update network_job_card set is_removed = ${isRemoved} where card_id = ${cardId}`.execute(tx);
}

/** Agreed ones about a booking, or about all bookings of a person. */
export async function listAgreedIds(
  reader: Reader,
  of: { readonly bookingId: string } | { readonly buyerId: string },
): Promise<readonly string[]> {
  const whose = 'bookingId' in of ? sql`booking_id = ${of.bookingId}` : sql`buyer_id = ${of.buyerId}`;
  const { rows } = await sql<{ cardId: string }>`select card_id as "cardId" from network_job_card
    where ${whose} and status = 'agreed' order by card_id limit 1000`.execute(reader);
  return rows.map(({ cardId }) => cardId);
}

/** The last own card of each of these bookings. */
export async function listCardsOf(
  reader: Reader,
  authorId: string | null,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ bookingId: string; cardId: string }>`select booking_id as "bookingId",
      card_id as "cardId" from network_job_card
    where author_id = ${authorId}::uuid and booking_id ${isAmong(bookingIds, 'uuid')} and status <> 'deleted'
    order by created_at`.execute(reader);
  return new Map(rows.map(({ bookingId, cardId }) => [bookingId, cardId]));
}

/** Of these bookings those whose customer decided, is asked, or was asked so often; and those with a card of this member. */
export async function listTaken(
  reader: Reader,
  authorId: string | null,
  bookingIds: readonly string[],
  mostQuestions: number,
): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from network_job_card
    where booking_id ${isAmong(bookingIds, 'uuid')} group by booking_id
    having bool_or(status in ('declined', 'withdrawn', 'asked'))
      or bool_or(author_id is not distinct from ${authorId}::uuid and status in ('draft', 'agreed'))
      or count(*) filter (where asked_at is not null) >= ${mostQuestions}`.execute(reader);
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** A lot of cards that were deleted before this. */
export async function forgetDeleted(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<number> {
  const { rows } =
    await sql`delete from network_job_card where card_id in (select card_id from network_job_card
    where status = 'deleted' and asked_at is null and updated_at < ${before} order by updated_at limit ${most})
    returning 1`.execute(tx);
  return rows.length;
}
