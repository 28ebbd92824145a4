import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface SettingRow {
  readonly employeeSettingId: string;
  readonly organisationId: string;
  readonly numberPrefix: string;
  readonly nextNumber: number;
  readonly version: number;
}

const columns = sql`employee_setting_id as "employeeSettingId", organisation_id as "organisationId",
  number_prefix as "numberPrefix", next_number as "nextNumber", version`;

export async function findSetting(reader: Reader, organisationId: string): Promise<SettingRow | null> {
  const { rows } = await sql<SettingRow>`select ${columns} from employee_setting
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

export async function insertSetting(tx: Tx, row: Authorized<SettingRow>, now: Date): Promise<void> {
  await tx
    .insertInto('employee_setting')
    .values({
      employee_setting_id: row.employeeSettingId,
      organisation_id: row.organisationId,
      number_prefix: row.numberPrefix,
      next_number: row.nextNumber,
      updated_at: now,
      version: row.version,
    })
    .execute();
}

/** False: it was changed since its version. */
export async function saveSetting(
  tx: Tx,
  { organisationId, numberPrefix, nextNumber, version }: Authorized<SettingRow>,
  now: Date,
): Promise<boolean> {
  const { rows } =
    await sql`update employee_setting set number_prefix = ${numberPrefix}, next_number = ${nextNumber},
      updated_at = ${now}, version = ${version}
    where organisation_id = ${organisationId} and version = ${version - 1} returning 1`.execute(tx);
  return rows.length > 0;
}

/** The next number, given once; null: nothing is set, or the numbers are used up. */
export async function takeNumber(
  tx: Tx,
  { organisationId }: Authorized<{ readonly organisationId: string }>,
): Promise<{ readonly prefix: string; readonly number: number } | null> {
  const { rows } = await sql<{ prefix: string; number: number }>`update employee_setting
      set next_number = next_number + 1
    where organisation_id = ${organisationId} and next_number < 999999
    returning number_prefix as prefix, next_number - 1 as number`.execute(tx);
  return rows[0] ?? null;
}
