import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { istDay } from '@nukkad/contract/kernel/time';
import type { openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { MilestoneBody, ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { newSpokenNumber } from '../../platform/spoken-number.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { billMilestone } from './bill-milestone.ts';
import { insertMilestone } from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import { milestoneOf } from './open-agreed.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { organisationOf } from './project.policy.ts';
import { type ProjectRow, insertProject } from './project.store.ts';
import { projectTransitions } from './project.transitions.ts';
import { readProject } from './read-projects.ts';

type Asked = EndpointParsed<typeof openProjectByHand>['body'];

export const checkDays = ({
  startsOn,
  dueOn,
}: {
  readonly startsOn: string;
  readonly dueOn: string;
}): void => {
  if (dueOn < startsOn) refuse(projectErrors.project_dates);
};

function rowOf(asked: Asked, { viewer, now }: SignedInCall): ProjectRow {
  const projectNumber = newSpokenNumber('P');
  return {
    projectId: newId(),
    projectNumber,
    reference: projectNumber,
    organisationId: organisationOf(viewer),
    partyId: asked.partyId,
    buyerId: null,
    rfqId: null,
    placeStateCode: null,
    placeAddress: null,
    sacCode: null,
    title: asked.title,
    description: asked.description ?? '',
    site: asked.site ?? '',
    startsOn: asked.startsOn,
    dueOn: asked.dueOn,
    status: 'Project Created',
    endedAt: null,
    createdBy: viewer.userId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** A rate that has ended is not charged on what is planned from now on. */
export function refuseEndedRate({ taxPercent }: Pick<MilestoneBody, 'taxPercent'>, now: Date): void {
  if (!gstRatesOn(istDay(now)).includes(taxPercent)) refuse(projectErrors.milestone_tax_ended);
}

/** A milestone of a project that was written by hand; an advance is owed from now on. */
export async function planMilestone(
  deps: ProjectDependencies,
  tx: Tx,
  project: Authorized<ProjectRow>,
  { amount: amountPaise, ...body }: MilestoneBody,
  { viewer, now, position }: Pick<SignedInCall, 'viewer' | 'now'> & { readonly position: number },
): Promise<void> {
  const planned = milestoneOf(project, { ...body, amountPaise }, position, now);
  const acceptedBy = body.isAdvance ? ('Partner' as const) : null;
  const row = { ...planned, acceptedBy, buyerId: project.buyerId };
  const allowed = milestoneTransitions.allowNew(
    viewer,
    body.isAdvance ? milestoneTransitions.verb.planAdvance : milestoneTransitions.verb.plan,
    row,
  );
  await insertMilestone(tx, allowed.row);
  await milestoneTransitions.begin(tx, allowed, { now });
  if (body.isAdvance) await billMilestone(deps, tx, project, partOf(project, row), now);
}

export function openProject(
  deps: ProjectDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  checkDays(asked);
  for (const body of asked.milestones) refuseEndedRate(body, now);
  return deps.platform.write(call, async (tx) => {
    const row = rowOf(asked, call);
    const found = await deps.party.getParties(tx, row.organisationId, [row.partyId]);
    if (!found.has(row.partyId)) refuse(partyErrors.party_not_found);
    authorize(row, hasPermission(viewer, 'customers.create'));
    const allowed = projectTransitions.allowNew(viewer, projectTransitions.verb.open, row);
    await insertProject(tx, allowed.row);
    await projectTransitions.begin(tx, allowed, { now });
    for (const [index, body] of asked.milestones.entries())
      await planMilestone(deps, tx, allowed.row, body, { viewer, now, position: index + 1 });
    return readProject(deps, tx, call, row.projectId);
  });
}
