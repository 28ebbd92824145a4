import * as payments from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { acceptMilestone } from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { openProject } from '../../work/open-project.ts';

const ownTest = 'src/money/milestone-payment/pay-milestone.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /project/milestone/payments': {
      query: (_things, { projectId }) => `projectId=${projectId}`,
      who: 'buyer',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /project/milestone/order': ownTest,
    'GET /project/milestone/payments': ownTest,
    'POST /project/milestone/pay': ownTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: payments.payMilestone,
      what: 'paying a milestone',
      arrange: async () => {
        const { a, app } = tenants();
        const { projectId, milestone } = await openProject(a);
        const { milestoneId, version } = milestone;
        await a.owner.client.ask(acceptMilestone, { body: { milestoneId, version } });
        // Only an agreement makes a client; the story of the tenants has none.
        await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${projectId}`.execute(
          app.platform.db,
        );
        return { who: a.buyer, body: { projectId, milestoneId } };
      },
    },
  ],
};
