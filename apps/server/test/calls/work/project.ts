import * as client from '@nukkad/contract/work/project/client-project.api';
import * as office from '@nukkad/contract/work/project/milestone-dispute-office.api';
import * as api from '@nukkad/contract/work/project/project.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { acceptedMilestone, disputeMilestone } from '../../fixtures/client-project.ts';
import { required } from '../../harness/required.ts';
import type { Tenants } from '../../walks/two-tenants.ts';
import { openProject, orderProject } from '../../work/open-project.ts';

const planTest = 'src/work/project/read-plan.test.ts';
const ownTest = 'src/work/project/project.test.ts';
const decidedTest = 'src/money/milestone-payment/decided-dispute.test.ts';
const photoTest = 'src/work/project/dispute/dispute-photo.test.ts';
const disputeTest = 'src/work/project/dispute/dispute.test.ts';

const reason = 'Two of the walls have to be painted again.';

/** Of an accepted milestone, and an Admin. */
async function aDispute(tenants: Tenants) {
  const of = await acceptedMilestone(tenants);
  await disputeMilestone(tenants, of);
  const { browser } = await tenants.admin();
  const { items } = (await browser.ask(office.listMilestoneDisputes, { query: {} })).body;
  const { disputeId } = required(items.find(({ milestoneId }) => milestoneId === of.milestoneId));
  return { who: { client: browser }, params: { disputeId } };
}

export const calls: DomainCalls = {
  lists: {
    'GET /projects/list': { query: '', who: 'owner' },
    'GET /projects/timeline': { query: '', who: 'owner' },
    'GET /project/list': { query: '', who: 'buyer' },
  },
  triedAtHome: {
    'GET /projects/list': ownTest,
    'GET /projects/project': ownTest,
    'POST /projects/project': ownTest,
    'PATCH /projects/project': ownTest,
    'PATCH /projects/project/start': planTest,
    'GET /projects/calendar': planTest,
    'GET /projects/timeline': planTest,
    'PATCH /projects/project/cancel': ownTest,
    'POST /projects/project/milestone': ownTest,
    'PATCH /projects/project/milestone/submit': ownTest,
    'POST /project/milestone/dispute/photos': photoTest,
    'PATCH /projects/project/milestone/accept': ownTest,
    'PATCH /projects/project/milestone/drop': ownTest,
    'GET /project/detail': ownTest,
    'PATCH /project/milestone/approve': ownTest,
    'PATCH /project/milestone/sendback': ownTest,
    'PATCH /project/milestone/dispute': disputeTest,
    'PATCH /project/milestone/dispute/withdraw': disputeTest,
    'PATCH /projects/project/milestone/dispute/answer': disputeTest,
    'GET /backoffice/milestone-disputes': decidedTest,
    'GET /backoffice/milestone-disputes/{disputeId}': decidedTest,
    'GET /backoffice/milestone-disputes/{disputeId}/reduction': decidedTest,
    'POST /backoffice/milestone-disputes/{disputeId}/decision': decidedTest,
    'POST /backoffice/milestone-disputes/{disputeId}/approval': decidedTest,
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
    {
      endpoint: office.decideMilestoneDispute,
      what: 'reducing a disputed milestone',
      arrange: async () => {
        const { params, who } = await aDispute(tenants());
        return { who, params, body: { outcome: 'for_client', amount: 8_000_00, reason } };
      },
    },
    {
      endpoint: office.decideReduction,
      what: 'approving a reduction above the limit',
      arrange: async () => {
        const { params, who } = await aDispute(tenants());
        const body = { outcome: 'for_client' as const, amount: 80_000_00, reason };
        await who.client.ask(office.decideMilestoneDispute, { params, body });
        const { browser } = await tenants().admin();
        return { who: { client: browser }, params, body: { approve: true, why: reason } };
      },
    },
  ],
};
