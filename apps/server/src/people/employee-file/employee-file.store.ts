import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

/** The file of a member of staff; version 0: nothing was written. */
export interface FileRow {
  readonly employeeId: string;
  readonly organisationId: string;
  readonly bornOn: string | null;
  readonly address: string;
  readonly emergencyName: string;
  readonly emergencyRelation: string;
  readonly emergencyMobile: string | null;
  readonly uan: string | null;
  readonly epfoNumber: string | null;
  readonly esiNumber: string | null;
  /** Base64. */
  readonly panSealed: string | null;
  readonly panLast4: string | null;
  readonly aadhaarSealed: string | null;
  readonly aadhaarLast4: string | null;
  readonly version: number;
}

export const emptyFile = (organisationId: string, employeeId: string): FileRow => ({
  employeeId,
  organisationId,
  bornOn: null,
  address: '',
  emergencyName: '',
  emergencyRelation: '',
  emergencyMobile: null,
  uan: null,
  epfoNumber: null,
  esiNumber: null,
  panSealed: null,
  panLast4: null,
  aadhaarSealed: null,
  aadhaarLast4: null,
  version: 0,
});

export async function findFile(
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<FileRow | null> {
  const { rows } =
    await sql<FileRow>`select staff_id as "employeeId", organisation_id as "organisationId", born_on as "bornOn", address,
      emergency_name as "emergencyName", emergency_relation as "emergencyRelation", emergency_mobile as "emergencyMobile",
      uan, epfo_number as "epfoNumber", esi_number as "esiNumber", encode(pan_sealed, 'base64') as "panSealed",
      pan_last4 as "panLast4", encode(aadhaar_sealed, 'base64') as "aadhaarSealed", aadhaar_last4 as "aadhaarLast4", version
    from employee_file where organisation_id = ${organisationId} and staff_id = ${employeeId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** False: it was changed since its version; version 1 makes the row. */
export async function saveFile(tx: Tx, row: Authorized<FileRow>, now: Date): Promise<boolean> {
  const r = row;
  const { rows } =
    await sql`insert into employee_file (staff_id, organisation_id, born_on, address, emergency_name, emergency_relation,
      emergency_mobile, uan, epfo_number, esi_number, pan_sealed, pan_last4, aadhaar_sealed, aadhaar_last4, created_at, updated_at, version)
    values (${r.employeeId}, ${r.organisationId}, ${r.bornOn}, ${r.address}, ${r.emergencyName}, ${r.emergencyRelation},
      ${r.emergencyMobile}, ${r.uan}, ${r.epfoNumber}, ${r.esiNumber}, decode(${r.panSealed}, 'base64'), ${r.panLast4},
      decode(${r.aadhaarSealed}, 'base64'), ${r.aadhaarLast4}, ${now}, ${now}, 1)
    on conflict (staff_id) do update set born_on = excluded.born_on, address = excluded.address,
      emergency_name = excluded.emergency_name, emergency_relation = excluded.emergency_relation,
      emergency_mobile = excluded.emergency_mobile, uan = excluded.uan, epfo_number = excluded.epfo_number,
      esi_number = excluded.esi_number, pan_sealed = excluded.pan_sealed, pan_last4 = excluded.pan_last4,
      aadhaar_sealed = excluded.aadhaar_sealed, aadhaar_last4 = excluded.aadhaar_last4, updated_at = excluded.updated_at,
      version = employee_file.version + 1
    where employee_file.version = ${r.version - 1} and employee_file.organisation_id = ${r.organisationId}
    returning 1`.execute(tx);
  return rows.length > 0;
}

export interface NumbersRow {
  readonly employeeId: string;
  readonly uan: string | null;
  readonly esiNumber: string | null;
  readonly panLast4: string | null;
  readonly hasPan: boolean;
  readonly bornOn: string | null;
}

/** For payroll: the numbers of contributions, and what income tax goes by. */
export async function listNumbers(
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
): Promise<readonly NumbersRow[]> {
  if (employeeIds.length === 0) return [];
  const rows = await reader
    .selectFrom('employee_file')
    .select([
      'staff_id as employeeId',
      'uan',
      'esi_number as esiNumber',
      'born_on as bornOn',
      'pan_last4 as panLast4',
    ])
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...employeeIds])
    .execute();
  return rows.map((row) => ({ ...row, hasPan: row.panLast4 !== null }));
}

/** Sealed PANs, base64. */
export async function listSealedPans(
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
): Promise<readonly { readonly employeeId: string; readonly sealed: string }[]> {
  const { rows } = await sql<{ employeeId: string; sealed: string }>`select staff_id as "employeeId",
      encode(pan_sealed, 'base64') as sealed
    from employee_file where organisation_id = ${organisationId} and staff_id = any(${[...employeeIds]}::uuid[])
      and pan_sealed is not null`.execute(reader);
  return rows;
}

const ofStaff: Whose = (userId) =>
  sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`;

/** Numbers of contributions are part of the payroll accounts; all else goes with the account. */
export const employeeFilePersonal: PersonalPort = {
  tables: [
    {
      table: 'employee_file',
      title: 'Your employee file',
      whose: ofStaff,
      without: ['pan_sealed', 'aadhaar_sealed'],
      erasure: {
        kind: 'blank',
        set: {
          born_on: null,
          address: '',
          emergency_name: '',
          emergency_relation: '',
          emergency_mobile: null,
          pan_sealed: null,
          pan_last4: null,
          aadhaar_sealed: null,
          aadhaar_last4: null,
        },
        kept: { why: 'accounts', years: 8 },
      },
    },
    {
      table: 'employee_bank',
      title: 'The account that your salary is paid to',
      whose: ofStaff,
      without: ['account_sealed', 'check_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'employee_document',
      title: 'Documents of your employee file',
      whose: ofStaff,
      erasure: { kind: 'remove' },
    },
    {
      table: 'employee_document',
      title: 'Documents that you added to files of employees',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['staff_id', 'number', 'expires_on'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
