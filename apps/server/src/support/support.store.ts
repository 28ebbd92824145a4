import type { IncidentStatus } from '@nukkad/contract/support/incident.lifecycle';
import type { IncidentTopic } from '@nukkad/contract/support/support.model';
import { sql } from 'kysely';
import type { Authorized } from '../platform/authorize.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AfterInstant } from '../platform/http/cursor.ts';
import { newId } from '../platform/id.ts';

/** Whom an answer goes to. */
export interface Sender {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

export interface NewIncident extends Sender {
  readonly incidentId: string;
  readonly incidentNumber: string;
  readonly topic: IncidentTopic;
  readonly message: string;
  readonly bookingNumber: string | null;
  readonly lang: 'en' | 'hi';
}

export interface IncidentRow extends NewIncident {
  readonly status: IncidentStatus;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  readonly answers: readonly {
    readonly saidBy: 'person' | 'support';
    readonly message: string;
    readonly at: string;
  }[];
}

const columns = sql`i.incident_id as "incidentId", i.incident_number as "incidentNumber", i.user_id as "userId",
  i.full_name as "fullName", i.email, i.mobile_number as "mobileNumber", i.topic, i.message, i.booking_number as "bookingNumber",
  i.lang, i.status, i.ended_at as "endedAt", i.created_at as "createdAt", i.updated_at as "updatedAt", i.version,
  coalesce((select jsonb_agg(jsonb_build_object('saidBy', a.said_by, 'message', a.message,
      'at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.created_at, a.answer_id)
    from incident_answer a where a.incident_id = i.incident_id), '[]'::jsonb) as answers`;

export async function findIncident(reader: Reader, incidentId: string): Promise<IncidentRow | null> {
  const { rows } =
    await sql<IncidentRow>`select ${columns} from incident i where i.incident_id = ${incidentId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** First the lock, then the look. */
export async function lockIncident(tx: Tx, incidentId: string): Promise<IncidentRow | null> {
  await sql`select from incident where incident_id = ${incidentId} for update`.execute(tx);
  return findIncident(tx, incidentId);
}

export async function listOwnRows(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<IncidentRow[]> {
  const behind = after ? sql`and (i.created_at, i.incident_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<IncidentRow>`select ${columns} from incident i where i.user_id = ${userId} ${behind}
    order by i.created_at desc, i.incident_id desc limit ${limit}`.execute(reader);
  return rows;
}

export interface OfficeFilter {
  readonly q?: string | undefined;
  readonly status?: IncidentStatus | undefined;
  readonly topic?: IncidentTopic | undefined;
}

/** The longest waiting first. */
export async function listOfficeRows(
  reader: Reader,
  { q, status, topic }: OfficeFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<IncidentRow[]> {
  const { rows } = await sql<IncidentRow>`select ${columns} from incident i
    where ${q ? sql`starts_with(i.incident_number, ${q.toUpperCase()})` : sql`true`}
      and ${status ? sql`i.status = ${status}` : sql`true`} and ${topic ? sql`i.topic = ${topic}` : sql`true`}
      and ${after ? sql`(i.created_at, i.incident_id) > (${after.at}, ${after.id}::uuid)` : sql`true`}
    order by i.created_at, i.incident_id limit ${limit}`.execute(reader);
  return rows;
}

/** Name and addresses of an account, as they are now. */
export async function getSender(reader: Reader, userId: string): Promise<Sender> {
  const { rows } = await sql<Sender>`select user_id as "userId", full_name as "fullName", email,
    mobile_number as "mobileNumber" from user_account where user_id = ${userId}`.execute(reader);
  const [sender] = rows;
  if (!sender) throw new Error('The account that asks is not there');
  return sender;
}

/** Requests of one sender since `from`, behind a lock: two at once do not both find room. */
export async function countSince(
  tx: Tx,
  { userId, email, mobileNumber }: Sender,
  from: Date,
): Promise<number> {
  const key = userId ?? email ?? mobileNumber ?? '';
  await sql`select pg_advisory_xact_lock(hashtextextended(${`incident ${key}`}, 0))`.execute(tx);
  const whose = userId
    ? sql`user_id = ${userId}`
    : sql`user_id is null and (email = ${email} or mobile_number = ${mobileNumber})`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from incident
    where ${whose} and created_at > ${from}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertIncident(tx: Tx, one: NewIncident, now: Date): Promise<void> {
  await sql`insert into incident (incident_id, incident_number, user_id, full_name, email, mobile_number, topic, message,
      booking_number, lang, status, created_at, updated_at)
    values (${one.incidentId}, ${one.incidentNumber}, ${one.userId}, ${one.fullName}, ${one.email}, ${one.mobileNumber},
      ${one.topic}, ${one.message}, ${one.bookingNumber}, ${one.lang}, 'Open', ${now}, ${now})`.execute(tx);
}

export async function saveMove(tx: Tx, row: Authorized<IncidentRow>): Promise<void> {
  await sql`update incident set status = ${row.status}, ended_at = ${row.endedAt}, updated_at = ${row.updatedAt},
      version = ${row.version} where incident_id = ${row.incidentId}`.execute(tx);
}

export async function insertAnswer(
  tx: Tx,
  row: Authorized<IncidentRow>,
  said: { readonly by: 'person' | 'support'; readonly userId: string; readonly message: string },
  now: Date,
): Promise<string> {
  const answerId = newId();
  await sql`insert into incident_answer (answer_id, incident_id, said_by, user_id, message, created_at)
    values (${answerId}, ${row.incidentId}, ${said.by}, ${said.userId}, ${said.message}, ${now})`.execute(tx);
  return answerId;
}

export async function findAnswer(reader: Reader, answerId: string): Promise<string | null> {
  const { rows } = await sql<{
    message: string;
  }>`select message from incident_answer where answer_id = ${answerId}`.execute(reader);
  return rows[0]?.message ?? null;
}

/** Closes what was resolved before `before` and got no further message. Answers how many. */
export async function closeOld(tx: Tx, before: Date, now: Date): Promise<number> {
  const { rows } = await sql`update incident set status = 'Closed', updated_at = ${now}, version = version + 1
    where status = 'Resolved' and ended_at < ${before} returning 1`.execute(tx);
  return rows.length;
}
