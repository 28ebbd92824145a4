import { sql } from 'kysely';
import { newId } from '../src/platform/id.ts';
import { newSpokenNumber } from '../src/platform/spoken-number.ts';
import type { WholeApp } from './whole-app.ts';

/** Running work of the business of `owner` for `client`, both by mobile number; null: for someone who is not on the platform. */
export async function projectBetween(
  { app }: WholeApp,
  owner: string,
  client: string | null,
): Promise<{ readonly projectId: string; readonly projectNumber: string }> {
  const [projectId, partyId, projectNumber] = [newId(), newId(), newSpokenNumber('P')];
  const { db } = app.platform;
  await sql`insert into party (party_id, organisation_id, kind, name, opening_on, created_at, updated_at)
    select ${partyId}, o.organisation_id, 'customer', 'Asha', '2026-11-01', now(), now() from organisation o
    join user_account u on u.user_id = o.owner_user_id where u.mobile_number = ${owner}`.execute(db);
  await sql`insert into project (project_id, project_number, reference, organisation_id, party_id, buyer_id, title,
      starts_on, due_on, status, created_at, updated_at)
    select ${projectId}, ${projectNumber}, ${projectNumber}, p.organisation_id, p.party_id,
      (select user_id from user_account where mobile_number = ${client}), 'Kitchen for Asha', '2026-11-02',
      '2026-12-20', 'Inprogress', now(), now()
    from party p where p.party_id = ${partyId}`.execute(db);
  return { projectId, projectNumber };
}
