import { isOneOf } from '@nukkad/contract/kernel/record';
import { type LeavingStatus, openLeavings } from '@nukkad/contract/people/leaving/leaving.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  leavingId: 'leaving_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  userId: 'user_id',
  kind: 'kind',
  reason: 'reason',
  status: 'status',
  noticeGivenOn: 'notice_given_on',
  noticeDays: 'notice_days',
  lastDayOn: 'last_day_on',
  shortNotice: 'short_notice',
  handedToStaffId: 'handed_to_staff_id',
  handedAt: 'handed_at',
  stuckToldAt: 'stuck_told_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const leavingTable = tableColumns('leaving', columns);
export type LeavingRow = RowOf<'leaving', typeof columns>;

export interface LeavingKey {
  readonly organisationId: string;
  readonly leavingId: string;
}

export const isOpen = (status: LeavingStatus): boolean => isOneOf(openLeavings, status);

export async function lockLeaving(
  tx: Tx,
  { organisationId, leavingId }: LeavingKey,
): Promise<LeavingRow | null> {
  const row = await tx
    .selectFrom('leaving')
    .select(leavingTable.selected)
    .where('leaving_id', '=', leavingId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findLeaving(
  reader: Reader,
  { organisationId, leavingId }: LeavingKey,
): Promise<LeavingRow | null> {
  const row = await reader
    .selectFrom('leaving')
    .select(leavingTable.selected)
    .where('leaving_id', '=', leavingId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest that was not taken back: who joined again after it has a new one or none that is open. */
export async function findLatest(
  reader: Reader,
  organisationId: string,
  staffId: string,
): Promise<LeavingRow | null> {
  const row = await reader
    .selectFrom('leaving')
    .select(leavingTable.selected)
    .where('staff_id', '=', staffId)
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', [...openLeavings, 'left'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of these members whose last day is agreed: accepted, and not over. */
export async function listWithAgreedDay(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId" from leaving
    where organisation_id = ${organisationId} and staff_id ${isAmong(staffIds, 'uuid')}
      and status in ('serving', 'cleared')`.execute(reader);
  return new Set(rows.map(({ staffId }) => staffId));
}

/** Last days of these members that were agreed and have passed. */
export async function listConfirmedEnds(
  reader: Reader,
  staffIds: readonly string[],
): Promise<readonly Pick<LeavingRow, 'staffId' | 'lastDayOn'>[]> {
  const { rows } = await sql<Pick<LeavingRow, 'staffId' | 'lastDayOn'>>`
    select staff_id as "staffId", last_day_on::text as "lastDayOn" from leaving
    where staff_id ${isAmong(staffIds, 'uuid')} and status = 'left'`.execute(reader);
  return rows;
}

export const insertLeaving = leavingTable.insert;
export const saveLeaving = leavingTable
  .saveBy('leavingId')
  .but('organisationId', 'staffId', 'userId', 'createdAt');

interface Days {
  readonly from: string;
  readonly to: string;
}

const settled = (reader: Reader, organisationId: string, staffIds: readonly string[], { from, to }: Days) =>
  reader
    .selectFrom('leaving')
    .select(leavingTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...staffIds])
    .where('status', 'in', ['serving', 'cleared', 'left'])
    .where('last_day_on', '>=', from)
    .where('last_day_on', '<=', to);

/** Agreed or over, with a last day in a month. */
export async function listSettled(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
  days: Days,
): Promise<readonly LeavingRow[]> {
  return staffIds.length === 0 ? [] : settled(reader, organisationId, staffIds, days).execute();
}

/** The same, so that no last day is moved meanwhile. */
export async function lockSettled(
  tx: Tx,
  organisationId: string,
  staffIds: readonly string[],
  days: Days,
): Promise<readonly LeavingRow[]> {
  if (staffIds.length === 0) return [];
  return settled(tx, organisationId, staffIds, days).orderBy('leaving_id').forUpdate().execute();
}

/** Agreed last days that have passed, the oldest first. */
export async function listDue(reader: Reader, today: string, limit: number): Promise<readonly LeavingKey[]> {
  return reader
    .selectFrom('leaving')
    .select(['organisation_id as organisationId', 'leaving_id as leavingId'])
    .where('status', 'in', ['serving', 'cleared'])
    .where('last_day_on', '<', today)
    .orderBy('last_day_on')
    .limit(limit)
    .execute();
}

export interface SettingRow {
  readonly organisationId: string;
  readonly noticeDays: number;
  readonly version: number;
}

export async function findSetting(reader: Reader, organisationId: string): Promise<SettingRow | null> {
  const row = await reader
    .selectFrom('leaving_setting')
    .select(['organisation_id as organisationId', 'notice_days as noticeDays', 'version'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

/** False: it was changed since its version. */
export async function saveSetting(
  tx: Tx,
  { organisationId, noticeDays, version }: Authorized<SettingRow>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into leaving_setting (organisation_id, notice_days, updated_at, version)
    values (${organisationId}, ${noticeDays}, ${now}, ${version})
    on conflict (organisation_id) do update set notice_days = excluded.notice_days,
      updated_at = excluded.updated_at, version = excluded.version
    where leaving_setting.version = ${version - 1} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Registers of employees are kept (Payment of Wages Act 1936, section 13A: three years); the reason is not needed for it. */
export const leavingPersonal: PersonalPort = {
  tables: [
    {
      table: 'employment_letter',
      title: 'Letters of your employers',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['organisation_id', 'issued_by', 'has_own_board', 'logo_id'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leaving',
      title: 'Your notice, and your last day at a business',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['handed_to_staff_id'],
      erasure: { kind: 'blank', set: { reason: '' } },
    },
  ],
};
