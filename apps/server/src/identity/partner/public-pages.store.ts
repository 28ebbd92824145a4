import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { sql } from 'kysely';
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
