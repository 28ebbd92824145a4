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
    select ${partyId}, o.organisation_id, 'customer', 'Asha', current_date - 28, now(), now() from organisation o
    join user_account u on u.user_id = o.owner_user_id where u.mobile_number = ${owner}`.execute(db);
  await sql`insert into project (project_id, project_number, reference, organisation_id, party_id, buyer_id, title,
      starts_on, due_on, status, created_at, updated_at)
    select ${projectId}, ${projectNumber}, ${projectNumber}, p.organisation_id, p.party_id,
      (select user_id from user_account where mobile_number = ${client}), 'Kitchen for Asha', current_date - 27,
      current_date + 21, 'Inprogress', now(), now()
    from party p where p.party_id = ${partyId}`.execute(db);
  return { projectId, projectNumber };
}

/** An accepted milestone of it that its client disputes; answers its id. */
export async function disputedMilestone({ app }: WholeApp, projectId: string): Promise<string> {
  const milestoneId = newId();
  const { db } = app.platform;
  await sql`insert into milestone (milestone_id, project_id, organisation_id, position, title, amount_paise, tax_percent, due_on,
      is_advance, status, accepted_at, accepted_by, created_at, updated_at)
    select ${milestoneId}, p.project_id, p.organisation_id, 1, 'Cupboards', 500000, 18, current_date + 2, false, 'Disputed', now(),
      'Buyer', now(), now() from project p where p.project_id = ${projectId}`.execute(db);
  await sql`insert into milestone_dispute (dispute_id, milestone_id, project_id, organisation_id, wants, words, raised_at)
    select ${newId()}, m.milestone_id, m.project_id, m.organisation_id, 'fix', 'Two drawers do not close.', now()
    from milestone m where m.milestone_id = ${milestoneId}`.execute(db);
  return milestoneId;
}
