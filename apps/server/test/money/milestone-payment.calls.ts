import * as payments from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import * as parties from '@nukkad/contract/work/party/party.api';
import { acceptMilestone, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../domain-calls.ts';
import { key } from '../tenant.ts';

const ownTest = 'src/money/milestone-payment/pay-milestone.test.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'GET /project/milestone/order': ownTest },
  confirmations: (tenants) => [
    {
      endpoint: payments.payMilestone,
      what: 'paying a milestone',
      arrange: async () => {
        const { a, app } = tenants();
        const party = await a.owner.client.ask(parties.addParty, {
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
        const milestone = {
          title: 'Outside',
          amount: 90_000_00,
          taxPercent: 18 as const,
          dueOn: '2026-12-20',
        };
        const { body } = await a.owner.client.ask(openProjectByHand, {
          body: {
            partyId: party.body.partyId,
            title: 'Painting',
            startsOn: '2026-11-02',
            dueOn: '2026-12-20',
            milestones: [milestone],
          },
          headers: key(),
        });
        const [first] = body.milestones;
        if (!first) throw new Error('The project has no milestone.');
        const { milestoneId, version } = first;
        await a.owner.client.ask(acceptMilestone, { body: { milestoneId, version } });
        // Only an agreement makes a client; the story of the tenants has none.
        await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${body.projectId}`.execute(
          app.platform.db,
        );
        return { who: a.buyer, body: { projectId: body.projectId, milestoneId } };
      },
    },
  ],
};
