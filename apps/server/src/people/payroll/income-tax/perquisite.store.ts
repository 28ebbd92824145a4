import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PerquisiteRow } from './tax-facts.rules.ts';

const columns = sql`perquisite_id as "perquisiteId", organisation_id as "organisationId", staff_id as "staffId",
  to_char(tax_year, 'YYYY-MM-DD') as "taxYear", kind, words, value_paise as value, recovered_paise as recovered,
  loan_id as "loanId", rate_hundredths as rate, version`;

interface OfYear {
  readonly organisationId: string;
  readonly taxYear: string;
  readonly staffIds: readonly string[];
}

/** In the order in which they were entered. */
export async function listPerquisites(
  reader: Reader,
  { organisationId, taxYear, staffIds }: OfYear,
): Promise<readonly PerquisiteRow[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<PerquisiteRow>`select ${columns} from income_tax_perquisite
    where organisation_id = ${organisationId} and staff_id = any(${[...staffIds]}::uuid[]) and tax_year = ${taxYear}
    order by perquisite_id`.execute(reader);
  return rows;
}

export async function lockPerquisite(
  tx: Tx,
  organisationId: string,
  perquisiteId: string,
): Promise<PerquisiteRow | null> {
  const { rows } = await sql<PerquisiteRow>`select ${columns} from income_tax_perquisite
    where organisation_id = ${organisationId} and perquisite_id = ${perquisiteId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function insertPerquisite(
  tx: Tx,
  row: Authorized<PerquisiteRow>,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`insert into income_tax_perquisite (perquisite_id, organisation_id, staff_id, tax_year, kind, words, value_paise,
      recovered_paise, loan_id, rate_hundredths, created_by, created_at, updated_at)
    values (${row.perquisiteId}, ${row.organisationId}, ${row.staffId}, ${row.taxYear}, ${row.kind}, ${row.words}, ${row.value},
      ${row.recovered}, ${row.loanId}, ${row.rate}, ${by}, ${now}, ${now})`.execute(tx);
}

export async function savePerquisite(tx: Tx, row: Authorized<PerquisiteRow>, now: Date): Promise<void> {
  await sql`update income_tax_perquisite set kind = ${row.kind}, words = ${row.words}, value_paise = ${row.value},
      recovered_paise = ${row.recovered}, rate_hundredths = ${row.rate}, version = version + 1, updated_at = ${now}
    where perquisite_id = ${row.perquisiteId} and organisation_id = ${row.organisationId}`.execute(tx);
}

export async function deletePerquisite(
  tx: Tx,
  { perquisiteId, organisationId }: Authorized<PerquisiteRow>,
): Promise<void> {
  await sql`delete from income_tax_perquisite
    where perquisite_id = ${perquisiteId} and organisation_id = ${organisationId}`.execute(tx);
}
