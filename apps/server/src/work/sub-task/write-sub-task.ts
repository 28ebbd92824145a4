import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type {
  addSubTask as addCall,
  editSubTask as editCall,
} from '@nukkad/contract/work/sub-task/sub-task.api';
import { subTaskErrors } from '@nukkad/contract/work/sub-task/sub-task.noun';
import { type SubTaskAnswer, mostSubTasks } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import { readSubTask } from './read-sub-tasks.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { subTaskCapacities } from './sub-task.policy.ts';
import { makesCircle } from './sub-task.rules.ts';
import {
  type SubTaskRow,
  findSubTask,
  insertSubTask,
  listNeeds,
  listSubTaskRows,
  lockSubTask,
  replaceNeeds,
  saveSubTask,
} from './sub-task.store.ts';
import { subTaskTransitions } from './sub-task.transitions.ts';

type Body = Omit<EndpointParsed<typeof addCall>['body'], 'projectId'>;

const writtenOf = ({ title, note = '', startsOn, dueOn, milestoneId }: Body) => ({
  title,
  note,
  startsOn: startsOn ?? null,
  dueOn: dueOn ?? null,
  milestoneId: milestoneId ?? null,
});

function checkDays({ startsOn, dueOn }: Pick<Body, 'startsOn' | 'dueOn'>): void {
  if (startsOn && dueOn && dueOn < startsOn) refuse(projectErrors.project_dates);
}

/** Steps of the same project, each once. */
async function knownNeeds(tx: Tx, projectId: string, wanted: readonly string[]): Promise<readonly string[]> {
  const needs = [...new Set(wanted)];
  const there = new Set(
    (await listSubTaskRows(tx, projectId, null, mostSubTasks)).map(({ subTaskId }) => subTaskId),
  );
  if (needs.some((one) => !there.has(one))) refuse(subTaskErrors.sub_task_need_unknown);
  return needs;
}

const rowOf = (project: ProjectRef, body: Body, now: Date): SubTaskRow => ({
  subTaskId: newId(),
  projectId: project.projectId,
  organisationId: project.organisationId,
  ...writtenOf(body),
  assigneeStaffId: null,
  status: 'Open',
  endedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The project of a step, locked before it; 404 for who may not read it. */
export async function lockProjectOf(
  { project }: SubTaskDependencies,
  tx: Tx,
  viewer: Viewer,
  subTaskId: string,
): Promise<ProjectRef> {
  const found = await findSubTask(tx, subTaskId);
  const locked = found && (await project.lock(tx, viewer, found.projectId));
  return locked ?? refuse(subTaskErrors.sub_task_not_found);
}

export function addSubTask(
  deps: SubTaskDependencies,
  call: SignedInCall,
  { projectId, ...body }: EndpointParsed<typeof addCall>['body'],
): Promise<SubTaskAnswer> {
  const { viewer, now } = call;
  checkDays(body);
  return deps.platform.write(call, async (tx) => {
    const project = await deps.project.lock(tx, viewer, projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    const moves = subTaskTransitions(deps.project);
    const allowed = moves.allowNew(viewer, moves.verb.add, { ...rowOf(project, body, now), project });
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    const there = await listSubTaskRows(tx, projectId, null, mostSubTasks);
    if (there.length >= mostSubTasks) refuse(subTaskErrors.sub_task_limit);
    const needs = await knownNeeds(tx, projectId, body.needs);
    await insertSubTask(tx, allowed.row);
    await replaceNeeds(tx, allowed.row, needs);
    await moves.begin(tx, allowed, { now });
    return readSubTask(deps, tx, call, project, allowed.row.subTaskId);
  });
}

export function editSubTask(
  deps: SubTaskDependencies,
  call: SignedInCall,
  { subTaskId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<SubTaskAnswer> {
  const { viewer, now } = call;
  checkDays(body);
  return deps.platform.write(call, async (tx) => {
    const project = await lockProjectOf(deps, tx, viewer, subTaskId);
    const before = (await lockSubTask(tx, subTaskId)) ?? refuse(subTaskErrors.sub_task_not_found);
    const may = subTaskCapacities(deps.project, viewer, { ...before, project }).includes('Partner');
    const after = { ...before, ...writtenOf(body), updatedAt: now, version: version + 1 };
    const row = authorize(after, may);
    if (before.version !== version || before.endedAt)
      refuse(subTaskErrors.sub_task_moved_on, { present: before.status });
    const needs = await knownNeeds(tx, project.projectId, body.needs);
    if (makesCircle(subTaskId, needs, await listNeeds(tx, project.projectId)))
      refuse(subTaskErrors.sub_task_circle);
    await saveSubTask(tx, row);
    await replaceNeeds(tx, row, needs);
    const subject = { subjectKind: 'sub_task', subjectId: subTaskId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'sub_task.edit', ...subject });
    return readSubTask(deps, tx, call, project, subTaskId);
  });
}
