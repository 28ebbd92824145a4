/** All SQL on partners' bank accounts and on the list of banks. */
import type { BankState } from '@nukkad/contract/market/partnership/bank.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface BankDetails {
  readonly holderName: string;
  readonly ifsc: string;
  readonly bankName: string;
  /** Base64 of the sealed number. */
  readonly accountSealed: string;
  readonly accountLast4: string;
}

export interface PartnerBank extends BankDetails {
  readonly organisationId: string;
  readonly checkId: string;
  readonly status: BankState;
  readonly wrongTries: number;
  /** YYYY-MM-DD, Asia/Kolkata. */
  readonly checksOn: string;
  readonly checksToday: number;
}

const columns = sql`organisation_id as "organisationId", check_id as "checkId", holder_name as "holderName", ifsc,
  bank_name as "bankName", encode(account_sealed, 'base64') as "accountSealed", account_last4 as "accountLast4", state as status,
  wrong_tries as "wrongTries", checks_on as "checksOn", checks_today as "checksToday"`;

export async function findBank(reader: Reader, organisationId: string): Promise<PartnerBank | null> {
  const { rows } = await sql<PartnerBank>`select ${columns} from partner_bank
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockBank(tx: Tx, organisationId: string): Promise<PartnerBank | null> {
  const { rows } = await sql<PartnerBank>`select ${columns} from partner_bank
    where organisation_id = ${organisationId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A new account in place of the old one; the day's count goes on. */
export async function replaceBank(tx: Tx, bank: Authorized<PartnerBank>, now: Date): Promise<void> {
  const b = bank;
  await sql`insert into partner_bank (organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed, account_last4, state,
      wrong_tries, checks_on, checks_today, verified_at, saved_at)
    values (${b.organisationId}, ${b.checkId}, ${b.holderName}, ${b.ifsc}, ${b.bankName}, decode(${b.accountSealed}, 'base64'),
      ${b.accountLast4}, ${b.status}, ${b.wrongTries}, ${b.checksOn}, ${b.checksToday}, null, ${now})
    on conflict (organisation_id) do update set check_id = excluded.check_id, holder_name = excluded.holder_name,
      ifsc = excluded.ifsc, bank_name = excluded.bank_name, account_sealed = excluded.account_sealed,
      account_last4 = excluded.account_last4, state = excluded.state, wrong_tries = excluded.wrong_tries,
      checks_on = excluded.checks_on, checks_today = excluded.checks_today, verified_at = null,
      saved_at = excluded.saved_at`.execute(tx);
}

export async function saveBankState(
  tx: Tx,
  { organisationId, checkId, status }: Authorized<PartnerBank>,
  now: Date,
): Promise<void> {
  await sql`update partner_bank set state = ${status}, verified_at = ${status === 'verified' ? now : null}
    where organisation_id = ${organisationId} and check_id = ${checkId}`.execute(tx);
}

export async function countWrongTry(tx: Tx, bank: Authorized<PartnerBank>): Promise<void> {
  await sql`update partner_bank set wrong_tries = wrong_tries + 1
    where organisation_id = ${bank.organisationId} and check_id = ${bank.checkId}`.execute(tx);
}

/** Null where no bank has such codes. */
export async function findBankName(reader: Reader, ifsc: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string;
  }>`select name from bank where bank_code = ${ifsc.slice(0, 4)}`.execute(reader);
  return rows[0]?.name ?? null;
}
