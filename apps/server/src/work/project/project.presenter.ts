import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { istDay } from '@nukkad/contract/kernel/time';
import { projectLifecycle } from '@nukkad/contract/work/project/project.noun';
import type {
  MilestoneAnswer,
  ProjectAnswer,
  ProjectCardAnswer,
} from '@nukkad/contract/work/project/project.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { DisputeRow } from './dispute/dispute.store.ts';
import { type Opening, presentDispute } from './dispute/dispute.presenter.ts';
import type { DisputePhotoRow } from './dispute/photo.store.ts';
import type { MilestoneRow } from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import type { MilestoneBill } from './project.interface.ts';
import { isClient, projectCapacities, seesCosts } from './project.policy.ts';
import { type ProjectRules, isAccepted, isLate, isOpen, mayDispute } from './project.rules.ts';
import type { ProjectRow } from './project.store.ts';

/** A project with what its page and its line in a list show. */
export interface ProjectFacts {
  readonly row: ProjectRow;
  readonly milestones: readonly MilestoneRow[];
  /** What the payment book says of each milestone that was billed. */
  readonly bills: ReadonlyMap<string, MilestoneBill>;
  /** The last dispute of each milestone. */
  readonly disputes: ReadonlyMap<string, DisputeRow>;
  /** Evidence of these disputes. */
  readonly photos: readonly DisputePhotoRow[];
  readonly opening: Opening;
  readonly rules: ProjectRules;
  /** The party, or for the client the business. */
  readonly counterpart: string;
}

const sumOf = (rows: readonly { readonly amountPaise: number }[]) =>
  rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const photoSides = { Buyer: 'client', Partner: 'partner' } as const;

interface Around extends Pick<ProjectFacts, 'photos' | 'opening'> {
  readonly bill: MilestoneBill | undefined;
  readonly dispute: DisputeRow | undefined;
  readonly rules: ProjectRules;
  readonly now: Date;
}

function presentMilestone(
  viewer: Viewer,
  project: ProjectRow,
  row: MilestoneRow,
  { bill, dispute, photos, opening, rules, now }: Around,
): MilestoneAnswer {
  const [capacity] = projectCapacities(viewer, project);
  const { organisationId, buyerId } = project;
  const moves = milestoneTransitions.movesOf(viewer, {
    organisationId,
    buyerId,
    proposedBy: null,
    status: row.status,
  });
  const isRunning = isOpen(project.status);
  const isAlone = project.buyerId === null;
  return {
    milestoneId: row.milestoneId,
    position: row.position,
    title: row.title,
    amount: row.amountPaise,
    taxPercent: row.taxPercent,
    dueOn: row.dueOn,
    isAdvance: row.isAdvance,
    status: row.status,
    received: bill?.settledPaise ?? 0,
    isLate: isRunning && isLate(row, istDay(now)),
    payBy: bill?.dueOn ?? null,
    isOverdue: bill?.isOverdue ?? false,
    approveBy: row.approveBy?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    acceptedBy: row.acceptedBy,
    sentBackReason: row.sentBackReason,
    dispute: dispute
      ? presentDispute(dispute, {
          photos: photos.filter(({ disputeId }) => disputeId === dispute.disputeId),
          opening,
          side: capacity === undefined ? null : photoSides[capacity],
        })
      : null,
    version: row.version,
    can: {
      submit: isRunning && moves.submit && !isAlone,
      accept: isRunning && moves.accept && isAlone,
      drop: isRunning && moves.drop && isAlone,
      approve: isRunning && moves.approve,
      sendBack: isRunning && moves.sendBack,
      // Also once the project is completed.
      dispute: moves.dispute && row.amountPaise > 0 && mayDispute(row.acceptedAt, now, rules),
      withdrawDispute: moves.withdrawDispute,
      answerDispute: capacity === 'Partner' && row.status === 'Disputed' && dispute?.answer === null,
    },
  };
}

export function presentProjectCard(
  viewer: Viewer,
  { row, milestones, bills, counterpart }: ProjectFacts,
  now: Date,
): ProjectCardAnswer {
  const accepted = milestones.filter(({ status }) => isAccepted(status));
  const billed = milestones.flatMap(({ milestoneId }) => bills.get(milestoneId) ?? []);
  return {
    projectId: row.projectId,
    projectNumber: row.projectNumber,
    reference: row.reference,
    title: row.title,
    counterpart,
    status: row.status,
    startsOn: row.startsOn,
    dueOn: row.dueOn,
    total: sumOf(milestones),
    accepted: sumOf(accepted),
    received: billed.reduce((sum, { settledPaise }) => sum + settledPaise, 0),
    milestonesDone: accepted.filter(({ status }) => status === 'Accepted').length,
    milestonesAll: milestones.length,
    isLate: isOpen(row.status) && milestones.some((one) => isLate(one, istDay(now))),
    overdue: billed.reduce((sum, { isOverdue, leftPaise }) => sum + (isOverdue ? leftPaise : 0), 0),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    can: {
      start:
        projectCapacities(viewer, row).includes('Partner') && canMove(projectLifecycle, 'start', row.status),
    },
  };
}

export function presentProject(viewer: Viewer, facts: ProjectFacts, now: Date): ProjectAnswer {
  const { row, milestones, bills, disputes, photos, opening, rules } = facts;
  const client = isClient(viewer, row);
  const isPartner = projectCapacities(viewer, row).includes('Partner');
  const isRunning = isOpen(row.status);
  const isBegun = milestones.some(({ status, isAdvance }) => status !== 'Pending' || isAdvance);
  const card = presentProjectCard(viewer, facts, now);
  return {
    ...card,
    partyId: client ? null : row.partyId,
    rfqId: row.rfqId,
    description: row.description,
    site: row.site,
    hasClient: row.buyerId !== null,
    milestones: milestones.map((one) =>
      presentMilestone(viewer, row, one, {
        bill: bills.get(one.milestoneId),
        dispute: disputes.get(one.milestoneId),
        photos,
        opening,
        rules,
        now,
      }),
    ),
    endedAt: row.endedAt?.toISOString() ?? null,
    can: {
      ...card.can,
      edit: isPartner && isRunning,
      cancel: isPartner && canMove(projectLifecycle, 'cancel', row.status) && !isBegun,
      addMilestone: isPartner && isRunning && row.buyerId === null,
      addFiles: client || isPartner,
      seeCosts: seesCosts(viewer, row),
      bookCosts: isPartner && seesCosts(viewer, row),
    },
  };
}
