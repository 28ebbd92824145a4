import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ClaimRow } from './tax-facts.rules.ts';

const columns = sql`c.claim_id as "claimId", c.organisation_id as "organisationId", c.staff_id as "staffId",
  to_char(c.tax_year, 'YYYY-MM-DD') as "taxYear", c.kind, c.amount_paise as amount, c.accepted_paise as accepted,
  c.tax_deducted_paise as "taxDeducted", c.words, c.is_senior as "isSenior", to_char(c.rent_from, 'YYYY-MM-DD') as "rentFrom",
  to_char(c.rent_to, 'YYYY-MM-DD') as "rentTo", c.rent_city as "rentCity", c.landlord_name as "landlordName",
  encode(c.landlord_pan_sealed, 'base64') as "landlordPanSealed", c.landlord_pan_last4 as "landlordPanLast4",
  c.landlord_relation as relation, c.rent_received_paise as "rentReceived", c.municipal_taxes_paise as "municipalTaxes",
  c.municipal_accepted_paise as "municipalAccepted", to_char(c.relief_year, 'YYYY-MM-DD') as "reliefYear",
  c.relief_regime as "reliefRegime", c.status, c.why, c.version,
  array(select p.document_id::text from income_tax_proof p where p.claim_id = c.claim_id order by p.added_at, p.document_id) as "documentIds"`;

interface OfYear {
  readonly organisationId: string;
  readonly taxYear: string;
  readonly staffIds: readonly string[];
}

/** In the order in which they were declared. */
export async function listClaims(
  reader: Reader,
  { organisationId, taxYear, staffIds }: OfYear,
): Promise<readonly ClaimRow[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<ClaimRow>`select ${columns} from income_tax_claim c
    where c.organisation_id = ${organisationId} and c.staff_id = any(${[...staffIds]}::uuid[]) and c.tax_year = ${taxYear}
    order by c.claim_id`.execute(reader);
  return rows;
}

export async function findClaim(
  reader: Reader,
  organisationId: string,
  claimId: string,
): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`select ${columns} from income_tax_claim c
    where c.organisation_id = ${organisationId} and c.claim_id = ${claimId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockClaim(tx: Tx, organisationId: string, claimId: string): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`select ${columns} from income_tax_claim c
    where c.organisation_id = ${organisationId} and c.claim_id = ${claimId} for update of c`.execute(tx);
  return rows[0] ?? null;
}

export async function insertClaim(tx: Tx, claim: Authorized<ClaimRow>, now: Date): Promise<void> {
  const c = claim;
  await sql`insert into income_tax_claim (claim_id, organisation_id, staff_id, tax_year, kind, amount_paise, tax_deducted_paise, words,
      is_senior, rent_from, rent_to, rent_city, landlord_name, landlord_pan_sealed, landlord_pan_last4, landlord_relation,
      rent_received_paise, municipal_taxes_paise, relief_year, relief_regime, created_at)
    values (${c.claimId}, ${c.organisationId}, ${c.staffId}, ${c.taxYear}, ${c.kind}, ${c.amount}, ${c.taxDeducted}, ${c.words},
      ${c.isSenior}, ${c.rentFrom}, ${c.rentTo}, ${c.rentCity}, ${c.landlordName}, decode(${c.landlordPanSealed}, 'base64'),
      ${c.landlordPanLast4}, ${c.relation}, ${c.rentReceived}, ${c.municipalTaxes}, ${c.reliefYear}, ${c.reliefRegime}, ${now})`.execute(
    tx,
  );
}

export async function deleteClaim(tx: Tx, { claimId, organisationId }: Authorized<ClaimRow>): Promise<void> {
  await sql`delete from income_tax_claim where claim_id = ${claimId} and organisation_id = ${organisationId}`.execute(
    tx,
  );
}

export async function insertProof(
  tx: Tx,
  { claimId, organisationId }: Authorized<ClaimRow>,
  documentId: string,
  now: Date,
): Promise<void> {
  await sql`insert into income_tax_proof (claim_id, document_id, organisation_id, added_at)
    values (${claimId}, ${documentId}, ${organisationId}, ${now}) on conflict do nothing`.execute(tx);
}

export interface Reviewed {
  readonly status: 'Accepted' | 'Rejected';
  readonly accepted: number | null;
  /** Of a house that is let. */
  readonly municipalAccepted: number | null;
  readonly why: string;
  readonly by: string;
}

export async function saveReview(
  tx: Tx,
  { claimId, organisationId }: Authorized<ClaimRow>,
  { status, accepted, municipalAccepted, why, by }: Reviewed,
  now: Date,
): Promise<void> {
  await sql`update income_tax_claim set status = ${status}, accepted_paise = ${accepted},
      municipal_accepted_paise = ${municipalAccepted}, why = ${why}, reviewed_by = ${by},
      reviewed_at = ${now}, version = version + 1
    where claim_id = ${claimId} and organisation_id = ${organisationId}`.execute(tx);
}
