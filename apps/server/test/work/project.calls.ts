import * as client from '@nukkad/contract/work/project/client-project.api';
import * as api from '@nukkad/contract/work/project/project.api';
import type { DomainCalls } from '../domain-calls.ts';
import { required } from '../required.ts';
import { openProject, orderProject } from './open-project.ts';

const ownTest = 'src/work/project/project.test.ts';
const disputeTest = 'src/work/project/dispute/dispute.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/list': { query: '', who: 'owner' },
    'GET /project/list': { query: '', who: 'buyer' },
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
    'PATCH /project/milestone/dispute': disputeTest,
    'PATCH /project/milestone/dispute/withdraw': disputeTest,
    'PATCH /projects/project/milestone/dispute/answer': disputeTest,
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
        const projectId = await orderProject(a, app.platform.db);
        const { milestones } = (await a.buyer.client.ask(client.getOwnProject, { query: { projectId } }))
          .body;
        const { milestoneId, version } = required(milestones[0]);
        await a.owner.client.ask(api.submitMilestone, { body: { milestoneId, version } });
        return { who: a.buyer, body: { projectId, milestoneId } };
      },
    },
  ],
};
