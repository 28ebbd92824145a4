import type { EmployeeBankState } from '@nukkad/contract/people/employee-file/employee-bank.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface EmployeeBankRow {
  readonly employeeId: string;
  readonly organisationId: string;
  readonly checkId: string;
  readonly holderName: string;
  readonly ifsc: string;
  readonly bankName: string;
  /** Base64 of the sealed number. */
  readonly accountSealed: string;
  readonly accountLast4: string;
  readonly status: EmployeeBankState;
  readonly wrongTries: number;
  /** YYYY-MM-DD, Asia/Kolkata. */
  readonly checksOn: string;
  readonly checksToday: number;
}

const columns = sql`staff_id as "employeeId", organisation_id as "organisationId", check_id as "checkId",
  holder_name as "holderName", ifsc, bank_name as "bankName", encode(account_sealed, 'base64') as "accountSealed",
  account_last4 as "accountLast4", state as status, wrong_tries as "wrongTries", checks_on as "checksOn",
  checks_today as "checksToday"`;

export async function findBank(
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<EmployeeBankRow | null> {
  const { rows } = await sql<EmployeeBankRow>`select ${columns} from employee_bank
    where organisation_id = ${organisationId} and staff_id = ${employeeId}`.execute(reader);
  return rows[0] ?? null;
}

export interface BankKey {
  readonly organisationId: string;
  readonly employeeId: string;
}

export async function lockBank(
  tx: Tx,
  { organisationId, employeeId }: BankKey,
): Promise<EmployeeBankRow | null> {
  const { rows } = await sql<EmployeeBankRow>`select ${columns} from employee_bank
    where organisation_id = ${organisationId} and staff_id = ${employeeId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A new account in place of the old one; the day's count goes on. */
export async function replaceBank(tx: Tx, b: Authorized<EmployeeBankRow>, now: Date): Promise<void> {
  await sql`insert into employee_bank (staff_id, organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed,
      account_last4, state, wrong_tries, checks_on, checks_today, verified_at, saved_at)
    values (${b.employeeId}, ${b.organisationId}, ${b.checkId}, ${b.holderName}, ${b.ifsc}, ${b.bankName},
      decode(${b.accountSealed}, 'base64'), ${b.accountLast4}, ${b.status}, ${b.wrongTries}, ${b.checksOn}, ${b.checksToday},
      null, ${now})
    on conflict (staff_id) do update set check_id = excluded.check_id, holder_name = excluded.holder_name,
      ifsc = excluded.ifsc, bank_name = excluded.bank_name, account_sealed = excluded.account_sealed,
      account_last4 = excluded.account_last4, state = excluded.state, wrong_tries = excluded.wrong_tries,
      checks_on = excluded.checks_on, checks_today = excluded.checks_today, verified_at = null,
      saved_at = excluded.saved_at`.execute(tx);
}

export async function saveBankState(
  tx: Tx,
  { organisationId, employeeId, checkId, status }: Authorized<EmployeeBankRow>,
  now: Date,
): Promise<void> {
  await sql`update employee_bank set state = ${status}, verified_at = ${status === 'verified' ? now : null}
    where organisation_id = ${organisationId} and staff_id = ${employeeId} and check_id = ${checkId}`.execute(
    tx,
  );
}

export async function countWrongTry(tx: Tx, bank: Authorized<EmployeeBankRow>): Promise<void> {
  await sql`update employee_bank set wrong_tries = wrong_tries + 1
    where organisation_id = ${bank.organisationId} and staff_id = ${bank.employeeId}
      and check_id = ${bank.checkId}`.execute(tx);
}

export async function listVerified(
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
): Promise<readonly EmployeeBankRow[]> {
  const { rows } = await sql<EmployeeBankRow>`select ${columns} from employee_bank
    where organisation_id = ${organisationId} and staff_id = any(${[...employeeIds]}::uuid[])
      and state = 'verified'`.execute(reader);
  return rows;
}
