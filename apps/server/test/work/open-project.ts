import { addParty } from '@nukkad/contract/work/party/party.api';
import { openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { type Tenant, key } from '../harness/tenant.ts';

/** A project of this tenant for its own household, with one milestone. */
export async function openProject({ owner }: Tenant) {
  const party = await owner.client.ask(addParty, {
    body: {
      kind: 'customer',
      name: 'Green Park Apartments',
      openingBalance: 0,
      openingOn: '2026-04-01',
      contacts: [],
      addresses: [],
    },
    headers: key(),
  });
  const { body } = await owner.client.ask(openProjectByHand, {
    body: {
      partyId: party.body.partyId,
      title: 'Painting',
      startsOn: '2026-11-02',
      dueOn: '2026-12-20',
      milestones: [{ title: 'Outside', amount: 90_000_00, taxPercent: 18, dueOn: '2026-12-20' }],
    },
    headers: key(),
  });
  const [milestone] = body.milestones;
  if (!milestone) throw new Error('The project has no milestone.');
  return { projectId: body.projectId, milestone };
}

/** One that the buyer of this tenant ordered; only an agreement makes a client, and the story of the tenants has none. */
export async function orderProject(tenant: Tenant, db: Database): Promise<string> {
  const { projectId } = await openProject(tenant);
  await sql`update project set buyer_id = ${tenant.buyer.userId} where project_id = ${projectId}`.execute(db);
  return projectId;
}
