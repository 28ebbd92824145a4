import * as client from '@nukkad/contract/work/project/client-project.api';
import * as api from '@nukkad/contract/work/project/project.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../domain-calls.ts';
import { openProject } from './open-project.ts';

const ownTest = 'src/work/project/project.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/list': { query: '', who: 'owner' },
    'GET /project/list': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /projects/list': ownTest,
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
        const { projectId } = await openProject(a);
        return { who: a.owner, body: { projectId } };
      },
    },
    {
      endpoint: client.approveMilestone,
      what: 'approving a milestone',
      arrange: async () => {
        const { a, app } = tenants();
        const { projectId, milestone } = await openProject(a);
        // Only an agreement makes a client; the story of the tenants has none.
        await sql`update project set buyer_id = ${a.buyer.userId} where project_id = ${projectId}`.execute(
          app.platform.db,
        );
        const { milestoneId, version } = milestone;
        await a.owner.client.ask(api.submitMilestone, { body: { milestoneId, version } });
        return { who: a.buyer, body: { projectId, milestoneId } };
      },
    },
  ],
};
