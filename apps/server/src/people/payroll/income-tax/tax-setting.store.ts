import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { usualLastDays } from './tax-year.rules.ts';
import type { TaxSettingRow } from './tax-facts.rules.ts';

/** Of the year, else as usual; TAN, PAN and who signs stay from year to year. */
export async function getTaxSetting(
  reader: Reader,
  organisationId: string,
  taxYear: string,
): Promise<TaxSettingRow> {
  const { rows } =
    await sql<TaxSettingRow>`select organisation_id as "organisationId", to_char(tax_year, 'YYYY-MM-DD') as "taxYear",
      to_char(choose_by, 'YYYY-MM-DD') as choose, to_char(declare_by, 'YYYY-MM-DD') as declare,
      to_char(prove_by, 'YYYY-MM-DD') as prove, tan, pan, responsible_name as "responsibleName", responsible_role as "responsibleRole", version
    from income_tax_setting where organisation_id = ${organisationId}
    order by (tax_year = ${taxYear}) desc, tax_year desc limit 1`.execute(reader);
  const [row] = rows;
  if (row?.taxYear === taxYear) return row;
  const { tan = null, pan = null, responsibleName = '', responsibleRole = '' } = row ?? {};
  return {
    organisationId,
    taxYear,
    ...usualLastDays(taxYear),
    tan,
    pan,
    responsibleName,
    responsibleRole,
    version: 0,
  };
}

/** False: it was edited since its version; version 1 makes the row. */
export async function saveTaxSetting(tx: Tx, row: Authorized<TaxSettingRow>, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into income_tax_setting (organisation_id, tax_year, choose_by, declare_by, prove_by, tan, pan,
      responsible_name, responsible_role, version, updated_at)
    values (${row.organisationId}, ${row.taxYear}, ${row.choose}, ${row.declare}, ${row.prove}, ${row.tan}, ${row.pan}, ${row.responsibleName},
      ${row.responsibleRole}, 1, ${now})
    on conflict (organisation_id, tax_year) do update set choose_by = excluded.choose_by, declare_by = excluded.declare_by,
      prove_by = excluded.prove_by, tan = excluded.tan, pan = excluded.pan, responsible_name = excluded.responsible_name,
      responsible_role = excluded.responsible_role, updated_at = excluded.updated_at, version = income_tax_setting.version + 1
    where income_tax_setting.version = ${row.version - 1}
    returning 1`.execute(tx);
  return rows.length > 0;
}
