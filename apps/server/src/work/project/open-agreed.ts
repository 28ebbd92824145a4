import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { newSpokenNumber } from '../../platform/spoken-number.ts';
import { billMilestone, noteReceived } from './bill-milestone.ts';
import { type MilestoneRow, insertMilestone, listMilestones } from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import type { ProjectDependencies, AgreedMilestone, AgreedWork, OpenedProject } from './project.interface.ts';
import { type ProjectRow, findAgreed, insertProject } from './project.store.ts';
import { projectTransitions } from './project.transitions.ts';

const projectOf = (work: AgreedWork, partyId: string, now: Date): ProjectRow => ({
  projectId: newId(),
  projectNumber: newSpokenNumber('P'),
  reference: work.reference,
  organisationId: work.organisationId,
  partyId,
  buyerId: work.buyerId,
  rfqId: work.rfqId,
  title: work.title,
  description: work.description,
  site: work.placeAddress ?? '',
  startsOn: work.startsOn,
  dueOn: work.dueOn,
  placeStateCode: work.placeStateCode,
  placeAddress: work.placeAddress,
  sacCode: work.sacCode,
  status: 'Project Created',
  endedAt: null,
  createdBy: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** A milestone as it is planned; an advance is to be paid at once. */
export const milestoneOf = (
  { projectId, organisationId }: Pick<ProjectRow, 'projectId' | 'organisationId'>,
  agreed: Omit<AgreedMilestone, 'paid'>,
  position: number,
  now: Date,
): MilestoneRow => ({
  milestoneId: newId(),
  projectId,
  organisationId,
  position,
  title: agreed.title,
  amountPaise: agreed.amountPaise,
  taxPercent: agreed.taxPercent,
  dueOn: agreed.dueOn,
  isAdvance: agreed.isAdvance,
  status: agreed.isAdvance ? 'Accepted' : 'Pending',
  submittedAt: null,
  approveBy: null,
  reminders: 0,
  acceptedAt: agreed.isAdvance ? now : null,
  acceptedBy: agreed.isAdvance ? 'Buyer' : null,
  sentBackReason: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

async function planAgreed(
  deps: ProjectDependencies,
  tx: Tx,
  project: Authorized<ProjectRow>,
  agreed: AgreedMilestone,
  { position, now }: { readonly position: number; readonly now: Date },
): Promise<string> {
  const row = { ...milestoneOf(project, agreed, position, now), buyerId: project.buyerId };
  const allowed = milestoneTransitions.allowNewSystem(
    agreed.isAdvance ? milestoneTransitions.verb.planAdvance : milestoneTransitions.verb.plan,
    row,
  );
  await insertMilestone(tx, allowed.row);
  await milestoneTransitions.begin(tx, allowed, { now });
  const milestone = partOf(project, row);
  if (agreed.isAdvance) await billMilestone(deps, tx, project, milestone, now);
  if (agreed.paid) await noteReceived(deps, tx, project, partOf(project, { ...row, paid: agreed.paid }), now);
  return row.milestoneId;
}

/** The machine opens it: both sides have confirmed the agreement, and the caller answers for that. */
export async function openAgreed(
  deps: ProjectDependencies,
  tx: Tx,
  work: Authorized<AgreedWork>,
  now: Date,
): Promise<OpenedProject> {
  const { organisationId, rfqId, buyerId: userId, customerName: name } = work;
  // Locks the party: of two calls at once the second waits here, and finds the project of the first.
  const party = await deps.party.partyOfCustomer(tx, { organisationId, userId, name }, now);
  const there = await findAgreed(tx, rfqId, organisationId);
  if (there) {
    const { projectId, projectNumber } = there;
    const milestones = await listMilestones(tx, [projectId]);
    return { projectId, projectNumber, milestoneIds: milestones.map(({ milestoneId }) => milestoneId) };
  }
  const allowed = projectTransitions.allowNewSystem(
    projectTransitions.verb.open,
    projectOf(work, party.partyId, now),
  );
  await insertProject(tx, allowed.row);
  await projectTransitions.begin(tx, allowed, { now });
  const milestoneIds: string[] = [];
  for (const [index, agreed] of work.milestones.entries())
    milestoneIds.push(await planAgreed(deps, tx, allowed.row, agreed, { position: index + 1, now }));
  const { projectId, projectNumber } = allowed.row;
  return { projectId, projectNumber, milestoneIds };
}
