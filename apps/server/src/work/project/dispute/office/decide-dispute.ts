/** Staff decide the dispute of a milestone; a reduction above the limit waits for another Admin. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  OfficeMilestoneDisputeAnswer,
  decideMilestoneDispute as decideCall,
  decideReduction as secondCall,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import {
  confirmsMilestoneDecision,
  confirmsReduction,
  seenOfMilestoneDecision,
  seenOfReduction,
} from '@nukkad/contract/work/project/milestone-dispute.api';
import { type MilestoneVerb, milestoneDisputeErrors } from '@nukkad/contract/work/project/milestone.noun';
import { partOf } from '../../../../platform/authorize.ts';
import { confirmSeen } from '../../../../platform/confirm-seen.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { followMilestones } from '../../follow-milestones.ts';
import { milestoneTransitions } from '../../milestone.transitions.ts';
import { lockedProject } from '../../move-milestone.ts';
import type { ProjectDependencies } from '../../project.interface.ts';
import type { Reduction } from '../dispute.rules.ts';
import { type DisputeRow, lockDispute, saveDispute } from '../dispute.store.ts';
import { getOfficeDispute, readOfficeDispute } from './read-disputes.ts';
import { reductionEffect, takeOff } from './reduction.ts';

type Verb = Extract<
  MilestoneVerb,
  'proposeReduction' | 'refuseReduction' | 'decideForPartner' | 'decideForClient' | 'approveReduction'
>;

/** The project, which all that happens to it waits for, and then the dispute as it is. */
async function lockedDispute(tx: Tx, disputeId: string) {
  const { milestoneId } = await getOfficeDispute(tx, disputeId);
  const project = await lockedProject(tx, milestoneId);
  const row = await getOfficeDispute(tx, disputeId);
  return row.endedAt ? refuse(milestoneDisputeErrors.milestone_dispute_ended) : { project, row };
}
type Locked = Awaited<ReturnType<typeof lockedDispute>>;

interface Deciding extends Locked {
  readonly verb: Verb;
  /** What is written of the dispute. */
  readonly changes: Partial<DisputeRow>;
  /** Taken off by this move. */
  readonly effect?: Reduction;
  /** For the audit log. */
  readonly why?: string;
}

async function move(
  deps: ProjectDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  { project, row, verb, changes, effect, why }: Deciding,
): Promise<void> {
  const { milestoneId, proposedBy } = row;
  const allowed = await milestoneTransitions.lockTo(tx, viewer, verb, { milestoneId, project, proposedBy });
  const dispute =
    (await lockDispute(tx, row.disputeId)) ?? refuse(milestoneDisputeErrors.milestone_dispute_not_found);
  const detail = { now, ...(why && { why }), ...(effect && { reducedPaise: effect.amount }) };
  const milestone = await milestoneTransitions.move(tx, allowed, detail);
  await saveDispute(tx, partOf(milestone, { ...dispute, ...changes }));
  if (effect) await takeOff(deps, tx, { row, milestone, effect, partyId: project.partyId }, now);
  // A project that is completed by it is so by itself: staff are no party of it.
  await followMilestones(tx, null, project, now);
}

const ended = ({ viewer, now }: SignedInCall, decision: string) => ({
  endedAt: now,
  decidedBy: viewer.userId,
  decision,
  proposedPaise: null,
  proposedReason: null,
  proposedBy: null,
});

const forClient = ({ amount, returned }: Reduction) =>
  ({ outcome: 'for_client', refundPaise: amount, returnedPaise: returned }) as const;

function decisionOf(call: SignedInCall, locked: Locked, effect: Reduction | null, reason: string): Deciding {
  if (!effect)
    return {
      ...locked,
      verb: 'decideForPartner',
      changes: { outcome: 'for_partner', ...ended(call, reason) },
    };
  if (effect.needsSecond) {
    const changes = {
      proposedPaise: effect.amount,
      proposedReason: reason,
      proposedBy: call.viewer.userId,
    };
    return { ...locked, verb: 'proposeReduction', changes };
  }
  return {
    ...locked,
    verb: 'decideForClient',
    changes: { ...forClient(effect), ...ended(call, reason) },
    effect,
  };
}

export function decideMilestoneDispute(
  deps: ProjectDependencies,
  call: SignedInCall<EndpointParsed<typeof decideCall>>,
): Promise<OfficeMilestoneDisputeAnswer> {
  const { viewer, now, input } = call;
  const { disputeId } = input.params;
  const { amount, reason, seen } = input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockedDispute(tx, disputeId);
    const { row } = locked;
    if (row.proposedBy) refuse(milestoneDisputeErrors.milestone_reduction_proposed);
    const effect = amount === undefined ? null : await reductionEffect(deps, tx, row, amount, now);
    confirmSeen(confirmsMilestoneDecision, seen, seenOfMilestoneDecision(row, effect));
    await move(deps, tx, call, decisionOf(call, locked, effect, reason));
    return readOfficeDispute(deps, tx, viewer, disputeId);
  });
}

/** A second Admin's yes, which takes the sum off, or no, which sends the dispute back. */
export function decideReduction(
  deps: ProjectDependencies,
  call: SignedInCall<EndpointParsed<typeof secondCall>>,
): Promise<OfficeMilestoneDisputeAnswer> {
  const { viewer, now, input } = call;
  const { disputeId } = input.params;
  const { approve, seen, why } = input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockedDispute(tx, disputeId);
    const { row } = locked;
    const { proposedPaise, proposedReason } = row;
    if (proposedPaise === null) return refuse(milestoneDisputeErrors.milestone_dispute_ended);
    confirmSeen(confirmsReduction, seen, seenOfReduction(row, { amount: proposedPaise }));
    if (approve) {
      const effect = await reductionEffect(deps, tx, row, proposedPaise, now);
      const changes = { ...forClient(effect), ...ended(call, proposedReason ?? '') };
      await move(deps, tx, call, { ...locked, verb: 'approveReduction', changes, effect, why });
    } else {
      const changes = { proposedPaise: null, proposedReason: null, proposedBy: null };
      await move(deps, tx, call, { ...locked, verb: 'refuseReduction', changes, why });
    }
    return readOfficeDispute(deps, tx, viewer, disputeId);
  });
}
