/** What its client says of a milestone that was submitted. */
import type {
  approveMilestone as approveMilestoneCall,
  sendMilestoneBack as sendMilestoneBackCall,
} from '@nukkad/contract/work/project/client-project.api';
import { confirmsMilestone, seenOfMilestone } from '@nukkad/contract/work/project/project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkVersion, moveMilestone } from './move-milestone.ts';
import type { ProjectDependencies } from './project.interface.ts';

export const approveMilestone = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId, milestoneId, seen }: EndpointParsed<typeof approveMilestoneCall>['body'],
): Promise<ProjectAnswer> =>
  moveMilestone(deps, call, {
    milestoneId,
    verb: 'approve',
    check: (row) => {
      if (row.projectId !== projectId) refuse(projectErrors.milestone_not_found);
      confirmSeen(confirmsMilestone, seen, seenOfMilestone({ ...row, amount: row.amountPaise }));
    },
    detail: { acceptedBy: 'Buyer' },
  });

export const sendMilestoneBack = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version, reason }: EndpointParsed<typeof sendMilestoneBackCall>['body'],
): Promise<ProjectAnswer> =>
  moveMilestone(deps, call, {
    milestoneId,
    verb: 'sendBack',
    check: (row) => checkVersion(row, version),
    detail: { reason },
  });
