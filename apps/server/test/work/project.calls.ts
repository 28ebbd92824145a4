import * as parties from '@nukkad/contract/work/party/party.api';
import * as client from '@nukkad/contract/work/project/client-project.api';
import * as api from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../domain-calls.ts';
import { key, type Tenant } from '../tenant.ts';

const ownTest = 'src/work/project/project.test.ts';

const days = { startsOn: '2026-11-02', dueOn: '2026-12-20' };

/** A project of this tenant for its own household, with one milestone. */
async function opened({ owner }: Tenant) {
  const party = await owner.client.ask(parties.addParty, {
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
  const milestone = { title: 'Outside', amount: 90_000_00, taxPercent: 18 as const, dueOn: days.dueOn };
  const { body } = await owner.client.ask(api.openProjectByHand, {
    body: { partyId: party.body.partyId, title: 'Painting', ...days, milestones: [milestone] },
    headers: key(),
  });
  return body;
}

export const calls: DomainCalls = {
  lists: {
    'GET /projects/list': { query: '', who: 'owner', empty: true },
    'GET /project/list': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /projects/project': ownTest,
    'POST /projects/project': ownTest,
    'PATCH /projects/project': ownTest,
    'PATCH /projects/project/cancel': ownTest,
    'POST /projects/project/milestone': ownTest,
    'PATCH /projects/project/milestone/submit': ownTest,
    'PATCH /projects/project/milestone/accept': ownTest,
    'PATCH /projects/project/milestone/drop': ownTest,
    'GET /project/detail': ownTest,
    'PATCH /project/milestone/approve': ownTest,
    'PATCH /project/milestone/sendback': ownTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.cancelProject,
      what: 'cancelling a project',
      arrange: async () => {
        const { a } = tenants();
        const { projectId } = await opened(a);
        return { who: a.owner, body: { projectId } };
      },
    },
    {
      endpoint: client.approveMilestone,
      what: 'approving a milestone',
      arrange: async () => {
        const { a, app } = tenants();
        const { projectId, milestones } = await opened(a);
        // Only an agreement makes a client; the story of the tenants has none.
        await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${projectId}`.execute(
          app.platform.db,
        );
        const [first] = milestones;
        if (!first) throw new Error('The project has no milestone.');
        const { milestoneId, version } = first;
        await a.owner.client.ask(api.submitMilestone, { body: { milestoneId, version } });
        return { who: a.buyer, body: { projectId, milestoneId } };
      },
    },
  ],
};
