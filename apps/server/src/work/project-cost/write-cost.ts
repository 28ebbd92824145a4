import { istDay } from '@nukkad/contract/kernel/time';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { projectCostErrors } from '@nukkad/contract/work/project-cost/project-cost.noun';
import {
  type CostBody,
  type ProjectCostAnswer,
  mostProjectCosts,
} from '@nukkad/contract/work/project-cost/project-cost.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectCostDependencies } from './project-cost.interface.ts';
import { amountOf } from './project-cost.rules.ts';
import { type CostRow, countCosts, deleteCost, findCost, insertCost } from './project-cost.store.ts';
import { presentCosts } from './read-costs.ts';

/** What only one kind has. */
function partsOf(cost: CostBody) {
  const none = {
    staffId: null,
    minutes: null,
    hourlyPaise: null,
    quantityMilli: null,
    unit: '',
    pricePaise: null,
  };
  if (cost.kind === 'labour') {
    const { minutes, hourlyPaise, staffId = null } = cost;
    return { ...none, minutes, hourlyPaise, staffId };
  }
  if (cost.kind === 'material') {
    const { quantityMilli, pricePaise, unit = '' } = cost;
    return { ...none, quantityMilli, pricePaise, unit };
  }
  return none;
}

const rowOf = (
  { projectId, organisationId }: ProjectRef,
  cost: CostBody,
  { viewer, now }: SignedInCall,
): CostRow => ({
  costId: newId(),
  projectId,
  organisationId,
  subTaskId: cost.subTaskId ?? null,
  kind: cost.kind,
  words: cost.words,
  spentOn: cost.spentOn,
  ...partsOf(cost),
  amountPaise: amountOf(cost),
  fileId: cost.fileId ?? null,
  addedBy: viewer.userId,
  addedAt: now,
});

/** Step and bill of the project are promised by the database; whose time it was must work here now. */
async function mustWorkHere(
  { partner }: ProjectCostDependencies,
  tx: Tx,
  { staffId, organisationId }: CostRow,
): Promise<void> {
  if (staffId === null) return;
  const staff = (await partner.getStaff(tx, [staffId])).get(staffId);
  if (!staff?.isActive || staff.organisationId !== organisationId)
    refuse(projectCostErrors.project_cost_staff_unknown);
}

/** Also to a project that is over: bills come late. */
export function addCost(
  deps: ProjectCostDependencies,
  call: SignedInCall,
  { projectId, cost }: { readonly projectId: string; readonly cost: CostBody },
): Promise<ProjectCostAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const project = await deps.project.lock(tx, viewer, projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    const row = authorize(rowOf(project, cost, call), deps.project.mayWork(viewer, project));
    if (cost.spentOn > istDay(now)) refuse(projectCostErrors.project_cost_future);
    if ((await countCosts(tx, projectId)) >= mostProjectCosts) refuse(projectCostErrors.project_cost_limit);
    await mustWorkHere(deps, tx, row);
    await insertCost(tx, row);
    const detail = { costId: row.costId, kind: row.kind, amountPaise: row.amountPaise };
    const subject = { subjectKind: 'project', subjectId: projectId, detail };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'project_cost.add', ...subject });
    const [shown] = await presentCosts(deps, tx, call, project, [row]);
    return shown ?? refuse(projectCostErrors.project_cost_not_found);
  });
}

export function removeCost(
  deps: ProjectCostDependencies,
  call: SignedInCall,
  costId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const found = await findCost(tx, costId);
    const project = found && (await deps.project.lock(tx, viewer, found.projectId));
    const row = project && (await findCost(tx, costId));
    if (!row) return refuse(projectCostErrors.project_cost_not_found);
    await deleteCost(tx, authorize(row, deps.project.mayWork(viewer, project)));
    const detail = { costId, kind: row.kind, amountPaise: row.amountPaise };
    const subject = { subjectKind: 'project', subjectId: row.projectId, detail };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'project_cost.remove', ...subject });
    return { removed: true as const };
  });
}
