import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';

export interface Counted {
  readonly talks: number;
  readonly waitSeconds: number | null;
  readonly replied: number;
  readonly inTime: number;
  readonly rated: number;
  readonly meanStars: number | null;
  readonly satisfied: number;
}

export interface CountedAgent extends Counted {
  /** Null: no agent had it, or of all together. */
  readonly agentId: string | null;
  readonly left: number;
}

const mostAgents = 100;

/**
 * By agent, with one row of all together first. A reply counts as in time from when its agent got the talk; one that was
 * handed on after its first reply has lost that instant and is left out.
 */
export async function countTalks(
  reader: Reader,
  { from, replyMinutes }: { readonly from: Date; readonly replyMinutes: number },
): Promise<{ readonly all: CountedAgent | undefined; readonly agents: readonly CountedAgent[] }> {
  const { rows } = await sql<CountedAgent & { isAll: boolean }>`select grouping(agent_id) = 1 as "isAll",
      agent_id as "agentId", count(*)::int as talks, (count(*) filter (where status = 'Cancelled'))::int as left,
      (percentile_cont(0.5) within group (order by extract(epoch from replied_at - queued_at))
        filter (where replied_at is not null))::float8 as "waitSeconds",
      (count(*) filter (where assigned_at <= replied_at))::int as replied,
      (count(*) filter (where assigned_at <= replied_at
        and replied_at <= assigned_at + make_interval(mins => ${replyMinutes})))::int as "inTime",
      count(stars)::int as rated, avg(stars)::float8 as "meanStars", (count(*) filter (where stars >= 4))::int as satisfied
    from support_session where created_at > ${from}
    group by grouping sets ((), (agent_id)) order by "isAll" desc, talks desc limit ${mostAgents}`.execute(
    reader,
  );
  return {
    all: rows.find(({ isAll }) => isAll),
    agents: rows.filter(({ isAll, agentId }) => !isAll && agentId !== null),
  };
}

export interface RatedTalk {
  readonly sessionId: string;
  readonly userId: string;
  readonly agentId: string | null;
  readonly stars: number;
  readonly words: string;
  readonly at: Date;
}

export async function listRated(reader: Reader, from: Date, limit: number): Promise<readonly RatedTalk[]> {
  const { rows } = await sql<
    Omit<RatedTalk, 'stars' | 'at'> & { readonly stars: number | null; readonly at: Date | null }
  >`select session_id as "sessionId", user_id as "userId", agent_id as "agentId", stars,
      rating_words as words, rated_at as at
    from support_session where rated_at > ${from} order by rated_at desc, session_id limit ${limit}`.execute(
    reader,
  );
  return rows.flatMap(({ stars, at, ...row }) =>
    stars === null || at === null ? [] : { ...row, stars, at },
  );
}

export interface CountedRequests {
  readonly open: number;
  readonly late: number;
  readonly answered: number;
  readonly inTime: number;
}

/** Requests that wait now, and those that were answered since. */
export async function countRequests(
  reader: Reader,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<CountedRequests> {
  const { rows } = await sql<CountedRequests>`select
      (select count(*)::int from incident where ${waits}) as open,
      (select count(*)::int from incident where ${waits} and answer_by <= ${now}) as late,
      count(*)::int as answered, (count(*) filter (where answered_at <= answer_by))::int as "inTime"
    from incident where answered_at > ${from}`.execute(reader);
  return rows[0] ?? { open: 0, late: 0, answered: 0, inTime: 0 };
}

const waits = sql`answered_at is null and answer_by is not null and status in ('Open', 'Inprogress', 'Forwaded')`;
