import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  pollId: 'poll_id',
  authorId: 'author_id',
  writtenBy: 'written_by',
  cityCode: 'city_code',
  question: 'question',
  options: 'options',
  votes: 'votes',
  audience: 'audience',
  isAnonymous: 'is_anonymous',
  canChange: 'can_change',
  results: 'results',
  status: 'status',
  endsAt: 'ends_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const pollTable = tableColumns('network_poll', columns);
export type PollRow = RowOf<'network_poll', typeof columns>;

/** With the vote of the one who reads; null: none. */
export type SeenPoll = PollRow & { readonly choice: number | null };

/** The columns of a poll in a statement that calls the table `p`. */
const pollAsP = sql`p.poll_id as "pollId", p.author_id as "authorId", p.written_by as "writtenBy", p.city_code as "cityCode",
  p.question, p.options, p.votes, p.audience, p.is_anonymous as "isAnonymous", p.can_change as "canChange", p.results,
  p.status, p.ends_at as "endsAt", p.created_at as "createdAt", p.updated_at as "updatedAt", p.version`;

export const lockPoll = pollTable.lockBy('pollId');
export const insertPoll = pollTable.insert<'open'>;
/** Votes are counted by their own statement. */
export const savePoll = pollTable.saveBy('pollId').only('status', 'endsAt', 'updatedAt', 'version');

/** Since `from`, behind a lock of the member: two at once do not both find room. */
export async function countOpened(tx: Tx, authorId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`poll ${authorId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_poll')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of the polls `p` in these states: those that the member may see. */
export const readableBy = (viewerId: string): RawBuilder<boolean> =>
  sql`p.status in ('open', 'ended') and exists (select from network_sight(${viewerId}::uuid, p.author_id)) and (p.audience = 'everyone'
    or p.author_id = ${viewerId}::uuid or network_connected(${viewerId}::uuid, p.author_id))`;

const ownVote = (viewerId: string) =>
  sql`left join network_poll_vote v on v.poll_id = p.poll_id and v.member_id = ${viewerId}::uuid`;

/** Of these polls those that the member may see; null: the back office, which reads what was removed as well. */
export async function listReadable(
  reader: Reader,
  viewerId: string | null,
  pollIds: readonly string[],
): Promise<readonly PollRow[]> {
  if (pollIds.length === 0) return [];
  const readable = viewerId === null ? sql`true` : readableBy(viewerId);
  const { rows } = await sql<PollRow>`select ${pollAsP} from network_poll p
    where p.poll_id ${isAmong(pollIds, 'uuid')} and ${readable}`.execute(reader);
  return rows;
}

/** One that the member may see; an own one also when it was removed. */
export async function findSeen(reader: Reader, viewerId: string, pollId: string): Promise<SeenPoll | null> {
  const { rows } = await sql<SeenPoll>`select ${pollAsP}, v.option as choice
    from network_poll p ${ownVote(viewerId)}
    where p.poll_id = ${pollId} and p.status <> 'deleted'
      and (p.author_id = ${viewerId}::uuid or (${readableBy(viewerId)}))`.execute(reader);
  return rows[0] ?? null;
}

/** Of these those that the member may see, with its votes. */
export async function listSeen(
  reader: Reader,
  viewerId: string,
  pollIds: readonly string[],
): Promise<SeenPoll[]> {
  if (pollIds.length === 0) return [];
  const { rows } = await sql<SeenPoll>`select ${pollAsP}, v.option as choice
    from network_poll p ${ownVote(viewerId)}
    where p.poll_id ${isAmong(pollIds, 'uuid')} and ${readableBy(viewerId)}`.execute(reader);
  return rows;
}

export const findPollRow = pollTable.findBy('pollId');

export interface PollPage {
  readonly viewerId: string;
  readonly after: AfterInstant | null;
  readonly limit: number;
  readonly now: Date;
}

const behind = ({ after }: PollPage, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  after === null ? sql`true` : sql`(${column}, p.poll_id) < (${after.at}, ${after.id}::uuid)`;

/** Of connections, of the place of the reader and the own ones, the newest first. */
export async function listAround(
  reader: Reader,
  page: PollPage,
  { status, cityCode }: { readonly status: 'open' | 'ended'; readonly cityCode: string | null },
): Promise<SeenPoll[]> {
  const { viewerId, now, limit } = page;
  const { rows } = await sql<SeenPoll>`select ${pollAsP}, v.option as choice
    from network_poll p ${ownVote(viewerId)}
    where p.status = ${status} and (p.status = 'ended' or p.ends_at > ${now}) and ${readableBy(viewerId)}
      and (p.city_code = ${cityCode} or p.author_id = ${viewerId}::uuid
        or network_connected(${viewerId}::uuid, p.author_id))
      and ${behind(page, sql`p.created_at`)}
    order by p.created_at desc, p.poll_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Own ones in any state but deleted. */
export async function listMine(reader: Reader, page: PollPage): Promise<SeenPoll[]> {
  const { viewerId, limit } = page;
  const { rows } = await sql<SeenPoll>`select ${pollAsP}, v.option as choice
    from network_poll p ${ownVote(viewerId)}
    where p.author_id = ${viewerId}::uuid and p.status <> 'deleted' and ${behind(page, sql`p.created_at`)}
    order by p.created_at desc, p.poll_id desc limit ${limit}`.execute(reader);
  return rows;
}

export type VotedPoll = SeenPoll & { readonly votedAt: Date };

/** Those that the member voted in and can still see, the last vote first. */
export async function listVoted(reader: Reader, page: PollPage): Promise<VotedPoll[]> {
  const { viewerId, limit } = page;
  const { rows } = await sql<VotedPoll>`select ${pollAsP}, v.option as choice, v.voted_at as "votedAt"
    from network_poll_vote v join network_poll p on p.poll_id = v.poll_id
    where v.member_id = ${viewerId}::uuid and ${readableBy(viewerId)} and ${behind(page, sql`v.voted_at`)}
    order by v.voted_at desc, p.poll_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** A lot of polls that were deleted before this; their votes go with them. */
export async function forgetDeleted(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from network_poll where poll_id in (select poll_id from network_poll
    where status = 'deleted' and updated_at < ${before} order by updated_at limit ${most}) returning 1`.execute(
    tx,
  );
  return rows.length;
}
