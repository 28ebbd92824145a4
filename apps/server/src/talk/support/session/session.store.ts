import type { SessionStatus } from '@nukkad/contract/talk/support/session.noun';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  sessionId: 'session_id',
  userId: 'user_id',
  referenceNo: 'reference_no',
  topic: 'topic',
  lang: 'lang',
  status: 'status',
  agentId: 'agent_id',
  isHead: 'is_head',
  queuedAt: 'queued_at',
  assignedAt: 'assigned_at',
  repliedAt: 'replied_at',
  personSpokeAt: 'person_spoke_at',
  agentSpokeAt: 'agent_spoke_at',
  warnedAt: 'warned_at',
  resolvedAt: 'resolved_at',
  endedAt: 'ended_at',
  transferNote: 'transfer_note',
  lastText: 'last_text',
  stars: 'stars',
  ratingWords: 'rating_words',
  ratedAt: 'rated_at',
  incidentId: 'incident_id',
  toldSeq: 'told_seq',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const session = tableColumns('support_session', columns);
export type SessionRow = RowOf<'support_session', typeof columns>;

const open: readonly SessionStatus[] = ['Pending', 'Assigned', 'Inprogress'];
const withAgent: readonly SessionStatus[] = ['Assigned', 'Inprogress'];

/** Taken before any row by every move that changes the queue: one routing at a time, and no deadlock. */
export async function lockQueue(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('support queue'))`.execute(tx);
}

const selectFrom = (reader: Reader) => reader.selectFrom('support_session').select(session.selected);

export async function findSession(reader: Reader, sessionId: string): Promise<SessionRow | null> {
  return (await selectFrom(reader).where('session_id', '=', sessionId).executeTakeFirst()) ?? null;
}

export async function lockSession(tx: Tx, sessionId: string): Promise<SessionRow | null> {
  return (await selectFrom(tx).where('session_id', '=', sessionId).forUpdate().executeTakeFirst()) ?? null;
}

/** The open one about this record; of a person without a record, the open one without. */
export async function findOpen(
  reader: Reader,
  userId: string,
  referenceNo: string | null,
): Promise<SessionRow | null> {
  const found = await selectFrom(reader)
    .where('user_id', '=', userId)
    .where('reference_no', 'is not distinct from', referenceNo)
    .where('status', 'in', open)
    .executeTakeFirst();
  return found ?? null;
}

/** The open one that moved last, else the last one. */
export async function findLast(reader: Reader, userId: string): Promise<SessionRow | null> {
  const found = await selectFrom(reader)
    .where('user_id', '=', userId)
    .orderBy((eb) => eb('status', 'in', open), 'desc')
    .orderBy('session_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** The one that an agent has for this person; the newest of several. */
export async function findWithAgent(reader: Reader, userId: string): Promise<SessionRow | null> {
  const found = await selectFrom(reader)
    .where('user_id', '=', userId)
    .where('status', 'in', withAgent)
    .orderBy('session_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

export const insertSession = session.insert<'createSession'>;
export const saveSession = session.saveBy('sessionId').but();

const queueLimit = 200;

/** Those that wait, in their order, locked. */
export async function lockWaiting(tx: Tx): Promise<SessionRow[]> {
  return selectFrom(tx)
    .where('status', '=', 'Pending')
    .orderBy('is_head', 'desc')
    .orderBy('queued_at')
    .orderBy('session_id')
    .limit(queueLimit)
    .forUpdate()
    .execute();
}

/** Who they are, to be told when the queue moves. */
export async function listWaitingPeople(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('support_session')
    .select('user_id')
    .where('status', '=', 'Pending')
    .orderBy('is_head', 'desc')
    .orderBy('queued_at')
    .limit(queueLimit)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** How many wait. */
export async function countWaiting(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('support_session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of an agent, those whose person spoke last. */
export async function countOwed(reader: Reader, agentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from support_session
    where agent_id = ${agentId} and status in ('Assigned', 'Inprogress')
      and (agent_spoke_at is null or agent_spoke_at < person_spoke_at)`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** How many go before this one. */
export async function countAhead(reader: Reader, row: SessionRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from support_session
    where status = 'Pending' and (not is_head, queued_at, session_id)
      < (${!row.isHead}, ${row.queuedAt}, ${row.sessionId}::uuid)`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** How long the last talks took, in milliseconds. */
export async function recentDurations(reader: Reader): Promise<number[]> {
  const { rows } = await sql<{
    ms: number;
  }>`select extract(epoch from coalesce(resolved_at, ended_at) - replied_at)::float8 * 1000 as ms
    from (select * from support_session where ended_at is not null and replied_at is not null
      order by ended_at desc limit 50) lately
    where coalesce(resolved_at, ended_at) >= replied_at`.execute(reader);
  return rows.map(({ ms }) => ms);
}

/** Of an agent, those that are under way. */
export async function lockOfAgent(tx: Tx, agentId: string): Promise<SessionRow[]> {
  return selectFrom(tx)
    .where('agent_id', '=', agentId)
    .where('status', 'in', withAgent)
    .orderBy('session_id')
    .forUpdate()
    .execute();
}

/** Under way, and the person said nothing since `before`; `warned`: was told so. */
export async function lockSilent(
  tx: Tx,
  before: Date,
  { warned, limit }: { readonly warned: boolean; readonly limit: number },
): Promise<SessionRow[]> {
  return (
    selectFrom(tx)
      .where('status', '=', 'Inprogress')
      .where('person_spoke_at', '<=', before)
      .where('warned_at', warned ? 'is not' : 'is', null)
      // Whose turn it is: the person's.
      .whereRef('agent_spoke_at', '>=', 'person_spoke_at')
      .orderBy('person_spoke_at')
      .limit(limit)
      .forUpdate()
      .execute()
  );
}

/** It is the person's turn, since a time between these two. */
export async function lockAnswered(tx: Tx, from: Date, until: Date): Promise<SessionRow[]> {
  return selectFrom(tx)
    .where('status', 'in', ['Inprogress', 'Resolved'])
    .where('agent_spoke_at', '>', from)
    .where('agent_spoke_at', '<=', until)
    .whereRef('agent_spoke_at', '>=', 'person_spoke_at')
    .orderBy('session_id')
    .forUpdate()
    .execute();
}

export async function lockResolved(tx: Tx, before: Date, limit: number): Promise<SessionRow[]> {
  return selectFrom(tx)
    .where('status', '=', 'Resolved')
    .where('resolved_at', '<=', before)
    .orderBy('resolved_at')
    .limit(limit)
    .forUpdate()
    .execute();
}

export interface DeskPage {
  readonly show: 'mine' | 'queue' | 'all';
  readonly agentId: string;
  /** With `all`: of this person alone. */
  readonly userId?: string | undefined;
  readonly after: string | null;
  readonly limit: number;
}

/** Own open ones and those that wait by age, all of them newest first. */
export async function listForDesk(
  reader: Reader,
  { show, agentId, userId, after, limit }: DeskPage,
): Promise<SessionRow[]> {
  const rows = selectFrom(reader).limit(limit);
  if (show === 'all')
    return rows
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .$if(after !== null, (query) => query.where('session_id', '<', after))
      .orderBy('session_id', 'desc')
      .execute();
  if (show === 'mine')
    return rows
      .where('agent_id', '=', agentId)
      .where('status', 'in', withAgent)
      .$if(after !== null, (query) => query.where('session_id', '>', after))
      .orderBy('session_id')
      .execute();
  return listWaiting(reader, after, limit);
}

/** Those that wait, in their order, behind this one. */
async function listWaiting(reader: Reader, after: string | null, limit: number): Promise<SessionRow[]> {
  const behind = after
    ? sql`and (not is_head, queued_at, session_id) > (select not a.is_head, a.queued_at, a.session_id
        from support_session a where a.session_id = ${after}::uuid)`
    : sql``;
  const { rows } = await sql<SessionRow>`select ${session.asSql} from support_session
    where status = 'Pending' ${behind} order by not is_head, queued_at, session_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface Ratings {
  readonly rated: number;
  readonly meanStars: number | null;
  readonly satisfied: number;
}

export async function readRatings(reader: Reader, from: Date): Promise<Ratings> {
  const { rows } = await sql<Ratings>`select count(*)::int as rated, avg(stars)::float8 as "meanStars",
    (count(*) filter (where stars >= 4))::int as satisfied from support_session where rated_at > ${from}`.execute(
    reader,
  );
  return rows[0] ?? { rated: 0, meanStars: null, satisfied: 0 };
}
