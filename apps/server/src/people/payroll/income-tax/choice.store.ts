import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ChoiceRow } from './tax-facts.rules.ts';

export async function listChoices(
  reader: Reader,
  of: { readonly organisationId: string; readonly taxYear: string; readonly staffIds: readonly string[] },
): Promise<ReadonlyMap<string, ChoiceRow>> {
  if (of.staffIds.length === 0) return new Map();
  const { rows } = await sql<ChoiceRow>`select staff_id as "staffId", organisation_id as "organisationId",
      to_char(tax_year, 'YYYY-MM-DD') as "taxYear", regime, version
    from income_tax_choice where organisation_id = ${of.organisationId} and tax_year = ${of.taxYear}
      and staff_id = any(${[...of.staffIds]}::uuid[])`.execute(reader);
  return new Map(rows.map((row) => [row.staffId, row]));
}

/** False: it was changed since its version; version 1 makes the row. */
export async function saveChoice(tx: Tx, row: Authorized<ChoiceRow>, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into income_tax_choice (staff_id, tax_year, organisation_id, regime, version, chosen_at)
    values (${row.staffId}, ${row.taxYear}, ${row.organisationId}, ${row.regime}, 1, ${now})
    on conflict (staff_id, tax_year) do update set regime = excluded.regime, chosen_at = excluded.chosen_at,
      version = income_tax_choice.version + 1
    where income_tax_choice.version = ${row.version - 1} and income_tax_choice.organisation_id = ${row.organisationId}
    returning 1`.execute(tx);
  return rows.length > 0;
}
