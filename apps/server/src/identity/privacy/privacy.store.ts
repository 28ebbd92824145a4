import type { ExportState } from '@nukkad/contract/identity/privacy/export.noun';
import type { Purpose } from '@nukkad/contract/identity/privacy/privacy.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';
import { exportKey } from './export-files.ts';

export interface Consent {
  readonly purpose: Purpose;
  readonly given: boolean;
  readonly at: Date;
  readonly noticeVersion: string;
}

/** The newest word on each purpose. */
export async function listConsents(reader: Reader, userId: string): Promise<Consent[]> {
  const { rows } =
    await sql<Consent>`select distinct on (purpose) purpose, given, at, notice_version as "noticeVersion"
    from consent_record where user_id = ${userId} order by purpose, at desc, consent_id desc`.execute(reader);
  return rows;
}

export interface Person {
  readonly userId: string;
}

export async function addConsent(
  tx: Tx,
  person: Authorized<Person>,
  said: Omit<Consent, 'at'> & { readonly lang: 'en' | 'hi' },
  now: Date,
): Promise<void> {
  await sql`insert into consent_record (consent_id, user_id, purpose, given, notice_version, lang, at)
    values (${newId()}, ${person.userId}, ${said.purpose}, ${said.given}, ${said.noticeVersion}, ${said.lang}, ${now})`.execute(
    tx,
  );
}

export interface DataExport {
  readonly exportId: string;
  readonly userId: string;
  readonly askedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date;
  readonly status: ExportState;
}

const exportFields = sql`export_id as "exportId", user_id as "userId", asked_at as "askedAt", ready_at as "readyAt", expires_at as "expiresAt",
  case when ready_at is null then 'asked' else 'ready' end as status`;

export async function findNewestExport(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<DataExport | null> {
  const { rows } = await sql<DataExport>`select ${exportFields} from data_export
    where user_id = ${userId} and expires_at > ${now} order by asked_at desc, export_id desc limit 1`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function findExport(reader: Reader, exportId: string): Promise<DataExport | null> {
  const { rows } =
    await sql<DataExport>`select ${exportFields} from data_export where export_id = ${exportId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function lockExport(tx: Tx, exportId: string): Promise<DataExport | null> {
  const { rows } = await sql<DataExport>`select ${exportFields} from data_export
    where export_id = ${exportId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function insertExport(tx: Tx, asked: Authorized<DataExport, 'ask'>): Promise<void> {
  await sql`insert into data_export (export_id, user_id, asked_at, expires_at)
    values (${asked.exportId}, ${asked.userId}, ${asked.askedAt}, ${asked.expiresAt})`.execute(tx);
}

/** What a move changes; one that is gone has no row. */
export async function saveExport(
  tx: Tx,
  { exportId, status, readyAt }: Authorized<DataExport>,
): Promise<void> {
  await (status === 'gone'
    ? sql`delete from data_export where export_id = ${exportId}`.execute(tx)
    : sql`update data_export set ready_at = ${readyAt} where export_id = ${exportId}`.execute(tx));
}

export async function listExpiredExports(reader: Reader, now: Date): Promise<DataExport[]> {
  const { rows } = await sql<DataExport>`select ${exportFields} from data_export
    where expires_at <= ${now} order by expires_at limit 500`.execute(reader);
  return rows;
}

export async function addErasure(
  tx: Tx,
  person: Authorized<Person>,
  done: { readonly kept: readonly unknown[]; readonly files: readonly string[] },
  now: Date,
): Promise<string> {
  const erasureId = newId();
  await sql`insert into erasure_record (erasure_id, user_id, erased_at, kept, files)
    values (${erasureId}, ${person.userId}, ${now}, ${JSON.stringify(done.kept)}::jsonb, ${JSON.stringify(done.files)}::jsonb)`.execute(
    tx,
  );
  return erasureId;
}

export async function listErasedFiles(reader: Reader, erasureId: string): Promise<string[]> {
  const { rows } = await sql<{
    files: string[];
  }>`select files from erasure_record where erasure_id = ${erasureId}`.execute(reader);
  return rows[0]?.files ?? [];
}

export async function deleteErasedFiles(
  tx: Tx,
  { erasureId }: Authorized<{ readonly erasureId: string }>,
): Promise<void> {
  await sql`update erasure_record set files = '[]' where erasure_id = ${erasureId}`.execute(tx);
}

const ownNumber: Whose = (userId) =>
  sql`(select a.mobile_number from user_account a where a.user_id = ${userId})`;

/** This domain's own rows, and those of the platform, which knows no people. */
export const privacyPersonal: PersonalPort = {
  tables: [
    {
      table: 'consent_record',
      title: 'Consents',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'erasure_record',
      title: 'Account deletion',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'data_export',
      title: 'Copies of your data',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'audit_log',
      title: 'What you did',
      whose: (userId) => sql`t.actor_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'idempotency_key',
      title: 'Requests of the last two days',
      whose: (userId) => sql`t.owner = ${userId}::text`,
      without: ['request_hash', 'answer'],
      erasure: { kind: 'remove' },
    },
    {
      // Answers to others that named the person, such as the professional's who came: kept for a repeated call, for two days.
      table: 'idempotency_key',
      title: 'Requests of the last two days',
      whose: (userId) => sql`t.owner <> ${userId}::text and strpos(t.answer::text, ${ownNumber(userId)}) > 0`,
      without: ['owner', 'key', 'operation', 'request_hash', 'status', 'answer', 'created_at'],
      erasure: { kind: 'remove' },
    },
    {
      // Without it no copy of the person's files can be read, in backups neither.
      table: 'file_key',
      title: 'Keys of your files',
      whose: (userId) => sql`t.owner_kind = 'person' and t.owner_id = ${userId}`,
      without: ['owner_kind', 'owner_id', 'sealed', 'made_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'development_inbox',
      title: 'Development inbox messages',
      whose: (userId) => sql`t.recipient = ${ownNumber(userId)}`,
      // A code is good for signing in: it is in its message alone.
      without: ['text'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{
      exportId: string;
    }>`select export_id as "exportId" from data_export where user_id = ${userId}`.execute(reader);
    return rows.flatMap(({ exportId }) => [
      exportKey({ userId, exportId }, 'page'),
      exportKey({ userId, exportId }, 'json'),
    ]);
  },
};
