import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type PollRow, readableBy } from './poll.store.ts';

export interface Vote {
  readonly pollId: string;
  readonly memberId: string;
  readonly option: number;
  /** Of the poll, as it was seen. */
  readonly version: number;
}

export type Counted = Pick<PollRow, 'votes' | 'results' | 'version'>;

/**
 * The vote and its count in one statement, where the member may vote now; null: it may not, and what was written goes with
 * the transaction. `before` is what the row said until then, so that of votes that race each counts from the one before it.
 * The count asks again whether the poll is open, behind the lock of its row: one that ends meanwhile is found ended.
 */
export async function saveVote(tx: Tx, vote: Authorized<Vote>, now: Date): Promise<Counted | null> {
  const { pollId, memberId, option, version } = vote;
  const { rows } = await sql<Counted>`with seen as materialized (
      select p.poll_id, p.can_change, p.votes, p.results, p.version from network_poll p
      where p.poll_id = ${pollId} and p.status = 'open' and p.ends_at > ${now} and p.version = ${version}
        and ${option}::int <= cardinality(p.options) and ${readableBy(memberId)}),
    voted as (
      insert into network_poll_vote as v (poll_id, member_id, option, voted_at)
      select poll_id, ${memberId}::uuid, ${option}::int, ${now} from seen
      on conflict (poll_id, member_id) do update set before = v.option, option = excluded.option, voted_at = excluded.voted_at
        where v.option = excluded.option or (select can_change from seen)
      returning option, before),
    counted as (
      update network_poll p set votes = array(
        select n + (place = d.option)::int - (place is not distinct from d.before)::int
        from unnest(p.votes) with ordinality as c(n, place) order by place)
      from voted d where p.poll_id = ${pollId} and p.status = 'open' and p.ends_at > ${now} and d.option is distinct from d.before
      returning p.votes)
    select coalesce((select votes from counted), seen.votes) as votes, seen.results, seen.version
    from seen, voted where voted.option is not distinct from voted.before or exists (select from counted)`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Of a member since then, with the one that is being given. */
export async function countSince(reader: Reader, memberId: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('network_poll_vote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('voted_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface VoterRow {
  readonly memberId: string;
  readonly option: number;
  readonly votedAt: Date;
}

interface VoterPage {
  readonly pollId: string;
  readonly option?: number | undefined;
  readonly viewerId: string;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** The last vote first, without members whom the viewer has blocked or who have blocked the viewer. */
export async function listVoters(
  reader: Reader,
  { pollId, option, viewerId, after, limit }: VoterPage,
): Promise<VoterRow[]> {
  const { rows } = await sql<VoterRow>`select member_id as "memberId", option, voted_at as "votedAt"
    from network_poll_vote
    where poll_id = ${pollId} and not network_blocked(${viewerId}::uuid, member_id)
      ${option === undefined ? sql`` : sql`and option = ${option}`}
      ${after ? sql`and (voted_at, member_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by voted_at desc, member_id desc limit ${limit}`.execute(reader);
  return rows;
}

interface Lot {
  readonly pollId: string;
  readonly after: string | null;
  readonly most: number;
}

/** A lot of voters in the order of their ids; those who were told are looked at again and told no more. */
export async function markTold(
  tx: Tx,
  { pollId, after, most }: Authorized<Lot>,
  now: Date,
): Promise<readonly { readonly memberId: string; readonly isNew: boolean }[]> {
  const { rows } = await sql<{ memberId: string; isNew: boolean }>`with lot as (
      select member_id from network_poll_vote where poll_id = ${pollId} ${after === null ? sql`` : sql`and member_id > ${after}::uuid`}
      order by member_id limit ${most} for update),
    told as (
      update network_poll_vote v set told_at = ${now} from lot
      where v.poll_id = ${pollId} and v.member_id = lot.member_id and v.told_at is null returning v.member_id)
    select lot.member_id as "memberId", told.member_id is not null as "isNew"
    from lot left join told on told.member_id = lot.member_id order by lot.member_id`.execute(tx);
  return rows;
}
