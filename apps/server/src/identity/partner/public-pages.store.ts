import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import type { ListAddresses } from '../../platform/http/pages/public-address.ts';

/** Of partners that work now; those that finished the most jobs first. */
export const listPartnerPages: ListAddresses = async (reader, limit) => {
  const { rows } = await sql<{
    organisationId: string;
    changedAt: Date;
  }>`select organisation_id as "organisationId",
      updated_at as "changedAt" from organisation where status = 'Active' order by jobs_done desc, organisation_id limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ organisationId, changedAt }) => ({
    path: screenAddress.partnerPage(organisationId),
    changedAt,
  }));
};

/** Of a common name so many are looked at: a person can then type more. */
const mostLooked = 500;

/** Whose pages everyone may open, by name; the closest first. */
export async function findPublicByName(
  reader: Reader,
  wanted: WantedName,
  limit: number,
): Promise<readonly { readonly organisationId: string; readonly companyName: string }[]> {
  const name = sql`company_name`;
  const { rows } = await sql<{
    organisationId: string;
    companyName: string;
  }>`select organisation_id as "organisationId", company_name as "companyName"
    from (select organisation_id, company_name from organisation
      where ${nameMatches(name, wanted)} and status = 'Active' limit ${mostLooked}) organisation
    order by ${closeness(name, wanted)} desc, company_name, organisation_id limit ${limit}`.execute(reader);
  return rows;
}
