import { listMilestoneDisputes } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { callAsAdmin } from '../../fixtures/admin.ts';
import { aDisputedMilestone } from '../../fixtures/projects.ts';
import { type Tour, once } from '../screen.ts';

/** Disputes of milestones, and one that is to be decided. */
async function milestoneDisputesTour(): Promise<Tour> {
  const { projectId } = await aDisputedMilestone();
  const { items } = await callAsAdmin(listMilestoneDisputes, { query: { limit: 100 } });
  const disputeId = items.find((one) => one.projectId === projectId)?.disputeId ?? '';
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-milestone-disputes', path: '/backoffice/milestone-disputes' },
      { name: 'office-milestone-dispute', path: `/backoffice/milestone-disputes?open=${disputeId}` },
      { name: 'office-milestone-disputes-ended', path: '/backoffice/milestone-disputes?state=ended' },
    ],
  };
}

/** The same for its client, with the photos of both sides. */
async function disputedProjectTour(): Promise<Tour> {
  const { customer, projectId } = await aDisputedMilestone();
  return {
    person: customer,
    screens: [{ name: 'project-disputed', path: `/buyer/projects/${projectId}` }],
  };
}

export const milestoneDisputeTours = {
  milestoneDisputes: once(milestoneDisputesTour),
  disputedProject: once(disputedProjectTour),
};
