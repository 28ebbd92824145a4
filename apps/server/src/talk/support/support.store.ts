import type { incidentLifecycle } from '@nukkad/contract/talk/support/incident.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/id.ts';

const columns = {
  incidentId: 'incident_id',
  incidentNumber: 'incident_number',
  userId: 'user_id',
  fullName: 'full_name',
  email: 'email',
  mobileNumber: 'mobile_number',
  topic: 'topic',
  message: 'message',
  bookingNumber: 'booking_number',
  bookingId: 'booking_id',
  problem: 'problem',
  side: 'side',
  organisationId: 'organisation_id',
  answerBy: 'answer_by',
  answeredAt: 'answered_at',
  priority: 'priority',
  team: 'team',
  forwardReason: 'forward_reason',
  sessionId: 'session_id',
  callAt: 'call_at',
  assigneeId: 'assignee_id',
  labels: 'labels',
  snoozedUntil: 'snoozed_until',
  lang: 'lang',
  status: 'status',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const incident = tableColumns('incident', columns);
type Row = RowOf<'incident', typeof columns>;

/** Whom an answer goes to. */
export type Sender = Pick<Row, 'userId' | 'fullName' | 'email' | 'mobileNumber'>;

export type NewIncident = Omit<
  Row,
  | 'endedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'answeredAt'
  | 'team'
  | 'forwardReason'
  | 'assigneeId'
  | 'labels'
  | 'snoozedUntil'
>;

/** Whose reports of a booking: a customer's, or of a partner's side. */
export interface ReportsOf {
  readonly bookingId: string;
  readonly userId: string;
  /** Null: the customer's. */
  readonly organisationId: string | null;
}

export interface IncidentRow extends Row {
  readonly answers: readonly {
    readonly saidBy: 'person' | 'support';
    readonly message: string;
    readonly at: string;
  }[];
  readonly files: readonly KeptFile[];
  readonly notes: readonly KeptNote[];
}

/** What staff noted; its person never reads it. */
interface KeptNote {
  readonly noteId: string;
  readonly userId: string | null;
  readonly note: string;
  readonly at: string;
}

/** A file that its person sent. */
export interface KeptFile {
  readonly fileId: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'image/webp';
  readonly bytes: number;
}

/** With all that was said and sent, oldest first: one statement for a page of incidents. */
export const selectedIncident = sql`select ${incident.asSql}, coalesce((select jsonb_agg(jsonb_build_object('saidBy', a.said_by,
      'message', a.message, 'at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by a.created_at, a.answer_id)
    from incident_answer a where a.incident_id = incident.incident_id), '[]'::jsonb) as answers,
    coalesce((select jsonb_agg(jsonb_build_object('fileId', f.file_id, 'storageKey', f.storage_key, 'fileName', f.file_name,
      'mediaType', f.media_type, 'bytes', f.bytes) order by f.added_at, f.file_id)
    from incident_file f where f.incident_id = incident.incident_id), '[]'::jsonb) as files,
    coalesce((select jsonb_agg(jsonb_build_object('noteId', n.note_id, 'userId', n.user_id, 'note', n.note,
      'at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.created_at, n.note_id)
    from incident_note n where n.incident_id = incident.incident_id), '[]'::jsonb) as notes from incident`;

export async function findIncident(reader: Reader, incidentId: string): Promise<IncidentRow | null> {
  const { rows } = await sql<IncidentRow>`${selectedIncident} where incident_id = ${incidentId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function findIncidentNumber(reader: Reader, incidentId: string): Promise<string | null> {
  const found = await reader
    .selectFrom('incident')
    .select('incident_number')
    .where('incident_id', '=', incidentId)
    .executeTakeFirst();
  return found?.incident_number ?? null;
}

/** First the lock, then the look. */
export async function lockIncident(tx: Tx, incidentId: string): Promise<IncidentRow | null> {
  await tx
    .selectFrom('incident')
    .select('incident_id')
    .where('incident_id', '=', incidentId)
    .forUpdate()
    .execute();
  return findIncident(tx, incidentId);
}

export async function listOwnRows(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<IncidentRow[]> {
  const behind = after ? sql`and (created_at, incident_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<IncidentRow>`${selectedIncident} where user_id = ${userId} ${behind}
    order by created_at desc, incident_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** The reports of one side of a booking, newest first: of a customer the own ones, of a partner those of all its people. */
export async function listReportRows(
  reader: Reader,
  { bookingId, userId, organisationId }: ReportsOf,
  limit: number,
): Promise<IncidentRow[]> {
  const own =
    organisationId === null
      ? sql`side = 'customer' and user_id = ${userId}`
      : sql`side = 'partner' and organisation_id = ${organisationId}`;
  const { rows } = await sql<IncidentRow>`${selectedIncident} where booking_id = ${bookingId} and ${own}
    order by created_at desc, incident_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Requests of one sender since `from`, behind a lock: two at once do not both find room. */
export async function countSince(
  tx: Tx,
  { userId, email, mobileNumber }: Sender,
  from: Date,
): Promise<number> {
  const key = userId ?? email ?? mobileNumber ?? '';
  await sql`select pg_advisory_xact_lock(hashtextextended(${`incident ${key}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('incident')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', from)
    .where((eb) =>
      userId
        ? eb('user_id', '=', userId)
        : eb.and([
            eb('user_id', 'is', null),
            eb.or([eb('email', '=', email), eb('mobile_number', '=', mobileNumber)]),
          ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertIncident(tx: Tx, one: Authorized<NewIncident, 'make'>, now: Date): Promise<void> {
  const row = incident.written({ ...one, createdAt: now, updatedAt: now });
  await tx.insertInto('incident').values(row).execute();
}

export const saveMove = incident
  .saveBy('incidentId')
  .only(
    'answerBy',
    'answeredAt',
    'team',
    'forwardReason',
    'assigneeId',
    'snoozedUntil',
    'status',
    'endedAt',
    'updatedAt',
    'version',
  );

/** What staff arrange, without a move. */
export async function saveHandling(
  tx: Tx,
  { incidentId, assigneeId, labels, snoozedUntil, version }: Authorized<IncidentRow>,
): Promise<void> {
  await tx
    .updateTable('incident')
    .set(incident.written({ assigneeId, labels: [...labels], snoozedUntil, version }))
    .where('incident_id', '=', incidentId)
    .execute();
}

export async function insertAnswer(
  tx: Tx,
  { incidentId }: Authorized<IncidentRow>,
  said: { readonly by: 'person' | 'support'; readonly userId: string; readonly message: string },
  now: Date,
): Promise<string> {
  const answerId = newId();
  await tx
    .insertInto('incident_answer')
    .values({
      answer_id: answerId,
      incident_id: incidentId,
      said_by: said.by,
      user_id: said.userId,
      message: said.message,
      created_at: now,
    })
    .execute();
  return answerId;
}

export async function findAnswer(reader: Reader, answerId: string): Promise<string | null> {
  const found = await reader
    .selectFrom('incident_answer')
    .select('message')
    .where('answer_id', '=', answerId)
    .executeTakeFirst();
  return found?.message ?? null;
}

/** Closes what was resolved before `before` and got no further message. */
export async function closeDue(
  tx: Tx,
  { from, to }: ManyRows<typeof incidentLifecycle, 'close'>,
  before: Date,
  now: Date,
): Promise<readonly IncidentRow[]> {
  const rows = await tx
    .updateTable('incident')
    .set({ status: to, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('status', 'in', from)
    .where('ended_at', '<', before)
    .returning(incident.selected)
    .execute();
  return rows.map((row) => ({ ...row, answers: [], files: [], notes: [] }));
}
