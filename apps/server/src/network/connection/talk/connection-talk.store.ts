import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

/** Two members who are or were connected, each a person or a business. */
export interface TalkedConnection {
  readonly connectionId: string;
  readonly lowUserId: string | null;
  readonly lowOrganisationId: string | null;
  readonly highUserId: string | null;
  readonly highOrganisationId: string | null;
  /** Connected, both there, and neither has blocked the other. */
  readonly isOpen: boolean;
}

export async function listTalkedConnections(
  reader: Reader,
  connectionIds: readonly string[],
): Promise<readonly TalkedConnection[]> {
  if (connectionIds.length === 0) return [];
  const { rows } = await sql<TalkedConnection>`select c.connection_id as "connectionId",
      l.user_id as "lowUserId", l.organisation_id as "lowOrganisationId",
      h.user_id as "highUserId", h.organisation_id as "highOrganisationId",
      c.status = 'Accepted' and l.is_active and h.is_active
        and not network_blocked(c.low_id, c.high_id) as "isOpen"
    from network_connection c
      join network_member l on l.member_id = c.low_id
      join network_member h on h.member_id = c.high_id
    where c.connection_id ${isAmong(connectionIds, 'uuid')}`.execute(reader);
  return rows;
}
