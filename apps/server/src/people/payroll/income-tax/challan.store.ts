import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ChallanRow, QuarterRow } from './tax-facts.rules.ts';

const columns = sql`challan_id as "challanId", organisation_id as "organisationId", to_char(tax_year, 'YYYY-MM-DD') as "taxYear",
  quarter, months, way, bsr_code as "bsrCode", serial_number as "serialNumber", to_char(deposited_on, 'YYYY-MM-DD') as "depositedOn",
  tax_paise as tax, surcharge_paise as surcharge, cess_paise as cess, interest_paise as interest, fee_paise as fee,
  other_paise as other, version`;
const quarterColumns = sql`organisation_id as "organisationId", to_char(tax_year, 'YYYY-MM-DD') as "taxYear", quarter,
  to_char(filed_on, 'YYYY-MM-DD') as "filedOn", receipt_number as "receiptNumber", filed_deducted_paise as "filedDeducted", version`;

type OfYear = Pick<QuarterRow, 'organisationId' | 'taxYear'>;

/** In the order of their days. */
export async function listChallans(
  reader: Reader,
  { organisationId, taxYear }: OfYear,
): Promise<readonly ChallanRow[]> {
  const { rows } = await sql<ChallanRow>`select ${columns} from income_tax_challan
    where organisation_id = ${organisationId} and tax_year = ${taxYear} order by deposited_on, challan_id`.execute(
    reader,
  );
  return rows;
}

export async function findChallan(
  reader: Reader,
  organisationId: string,
  challanId: string,
): Promise<ChallanRow | null> {
  const { rows } = await sql<ChallanRow>`select ${columns} from income_tax_challan
    where organisation_id = ${organisationId} and challan_id = ${challanId}`.execute(reader);
  return rows[0] ?? null;
}

export async function insertChallan(
  tx: Tx,
  row: Authorized<ChallanRow>,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`insert into income_tax_challan (challan_id, organisation_id, tax_year, quarter, months, way, bsr_code, serial_number,
      deposited_on, tax_paise, surcharge_paise, cess_paise, interest_paise, fee_paise, other_paise, created_by, created_at, updated_at)
    values (${row.challanId}, ${row.organisationId}, ${row.taxYear}, ${row.quarter}, ${[...row.months]}, ${row.way}, ${row.bsrCode},
      ${row.serialNumber}, ${row.depositedOn}, ${row.tax}, ${row.surcharge}, ${row.cess}, ${row.interest}, ${row.fee}, ${row.other},
      ${by}, ${now}, ${now})`.execute(tx);
}

/** False: it was edited since its version. */
export async function saveChallan(tx: Tx, row: Authorized<ChallanRow>, now: Date): Promise<boolean> {
  const { rows } =
    await sql`update income_tax_challan set quarter = ${row.quarter}, months = ${[...row.months]}, way = ${row.way},
      bsr_code = ${row.bsrCode}, serial_number = ${row.serialNumber}, deposited_on = ${row.depositedOn}, tax_paise = ${row.tax},
      surcharge_paise = ${row.surcharge}, cess_paise = ${row.cess}, interest_paise = ${row.interest}, fee_paise = ${row.fee},
      other_paise = ${row.other}, version = version + 1, updated_at = ${now}
    where challan_id = ${row.challanId} and organisation_id = ${row.organisationId} and version = ${row.version}
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function deleteChallan(
  tx: Tx,
  { challanId, organisationId }: Authorized<Pick<ChallanRow, 'challanId' | 'organisationId'>>,
): Promise<void> {
  await sql`delete from income_tax_challan where challan_id = ${challanId} and organisation_id = ${organisationId}`.execute(
    tx,
  );
}

export async function listQuarters(
  reader: Reader,
  { organisationId, taxYear }: OfYear,
): Promise<readonly QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`select ${quarterColumns} from income_tax_quarter
    where organisation_id = ${organisationId} and tax_year = ${taxYear}`.execute(reader);
  return rows;
}

type QuarterKey = Pick<QuarterRow, 'organisationId' | 'taxYear' | 'quarter'>;

/** Makes the row where it is not there yet; locked, so that nothing moves while a statement is marked as filed. */
export async function holdQuarter(tx: Tx, of: Authorized<QuarterKey>, now: Date): Promise<QuarterRow> {
  const { organisationId, taxYear, quarter } = of;
  await sql`insert into income_tax_quarter (organisation_id, tax_year, quarter, updated_at)
    values (${organisationId}, ${taxYear}, ${quarter}, ${now}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<QuarterRow>`select ${quarterColumns} from income_tax_quarter
    where organisation_id = ${organisationId} and tax_year = ${taxYear} and quarter = ${quarter} for update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('The quarter was just made.');
  return row;
}

export async function saveQuarter(tx: Tx, row: Authorized<QuarterRow>, now: Date): Promise<void> {
  await sql`update income_tax_quarter set filed_on = ${row.filedOn}, receipt_number = ${row.receiptNumber},
      filed_deducted_paise = ${row.filedDeducted}, version = version + 1, updated_at = ${now}
    where organisation_id = ${row.organisationId} and tax_year = ${row.taxYear} and quarter = ${row.quarter}`.execute(
    tx,
  );
}
