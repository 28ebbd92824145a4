import type { IncidentStatus } from '@nukkad/contract/talk/support/incident.noun';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { spokenNumberHolds } from '../../platform/search/number-match.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';

export interface FoundIncident {
  readonly incidentId: string;
  readonly incidentNumber: string;
  readonly fullName: string;
  readonly status: IncidentStatus;
}

/** The newest first. */
export async function findIncidentsByNumber(
  reader: Reader,
  wanted: Wanted,
  limit: number,
): Promise<readonly FoundIncident[]> {
  const { rows } =
    await sql<FoundIncident>`select incident_id as "incidentId", incident_number as "incidentNumber",
      full_name as "fullName", status
    from incident where ${spokenNumberHolds(sql`incident_number`, wanted)}
    order by created_at desc, incident_id desc limit ${limit}`.execute(reader);
  return rows;
}
