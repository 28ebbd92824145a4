/** What a client says of a milestone that was accepted, and takes back. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  raiseMilestoneDispute as raiseCall,
  withdrawMilestoneDispute as withdrawCall,
} from '@nukkad/contract/work/project/client-project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { checkVersion, moveMilestone } from '../move-milestone.ts';
import type { ProjectDependencies } from '../project.interface.ts';
import { defaultRules, mayDispute } from '../project.rules.ts';
import { findOpenDispute, insertDispute, saveDispute } from './dispute.store.ts';

export async function raiseDispute(
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version, wants, words }: EndpointParsed<typeof raiseCall>['body'],
): Promise<ProjectAnswer> {
  const { now } = call;
  const rules = await settingAt(deps.platform.db, 'project.rules', now, defaultRules);
  return moveMilestone(deps, call, {
    milestoneId,
    verb: 'dispute',
    check: (row) => {
      checkVersion(row, version);
      if (row.amountPaise === 0 || !mayDispute(row.acceptedAt, now, rules))
        refuse(projectErrors.milestone_dispute_late);
    },
    beside: (tx, milestone) => {
      const { projectId, organisationId } = milestone;
      const dispute = {
        disputeId: newId(),
        milestoneId,
        projectId,
        organisationId,
        wants,
        words,
        answer: null,
        answeredAt: null,
        raisedAt: now,
        endedAt: null,
        outcome: null,
        refundPaise: 0,
        returnedPaise: 0,
        proposedPaise: null,
        proposedReason: null,
        proposedBy: null,
        decision: null,
        decidedBy: null,
      };
      return insertDispute(tx, partOf(milestone, dispute));
    },
  });
}

const noProposal = { proposedPaise: null, proposedReason: null, proposedBy: null } as const;

export const withdrawDispute = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version }: EndpointParsed<typeof withdrawCall>['body'],
): Promise<ProjectAnswer> =>
  moveMilestone(deps, call, {
    milestoneId,
    verb: 'withdrawDispute',
    check: (row) => checkVersion(row, version),
    beside: async (tx, milestone) => {
      const open = await findOpenDispute(tx, milestoneId);
      if (!open) return;
      const ended = { ...open, endedAt: call.now, outcome: 'withdrawn' as const, ...noProposal };
      await saveDispute(tx, partOf(milestone, ended));
    },
  });
