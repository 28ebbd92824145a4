import type { Page } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { subTaskErrors } from '@nukkad/contract/work/sub-task/sub-task.noun';
import { type SubTaskAnswer, mostSubTasks } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { subTaskCapacities } from './sub-task.policy.ts';
import { waitsFor } from './sub-task.rules.ts';
import { type SubTaskRow, findSubTask, listNeeds, listSubTaskRows } from './sub-task.store.ts';
import { subTaskTransitions } from './sub-task.transitions.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

/** What all steps of a project have in common: needs and states are looked up among all of them. */
async function present(
  { partner, project: projects }: SubTaskDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  project: ProjectRef,
  rows: readonly SubTaskRow[],
): Promise<SubTaskAnswer[]> {
  const { projectId } = project;
  const assignees = rows.flatMap(({ assigneeStaffId }) => (assigneeStaffId ? [assigneeStaffId] : []));
  const [needs, all, staff] = await Promise.all([
    listNeeds(reader, projectId),
    listSubTaskRows(reader, projectId, null, mostSubTasks),
    partner.getStaff(reader, [...new Set(assignees)]),
  ]);
  const statusOf = new Map(all.map(({ subTaskId, status }) => [subTaskId, status]));
  const isRunning = projects.isOpen(project);
  const { movesOf } = subTaskTransitions(projects);
  return rows.map((row) => {
    const step = { ...row, project };
    const may = movesOf(viewer, step);
    const isWaiting = waitsFor(row.subTaskId, needs, statusOf);
    const isPartner = subTaskCapacities(projects, viewer, step).includes('Partner');
    const isOver = row.status === 'Closed' || row.status === 'Cancelled';
    const who = row.assigneeStaffId ? staff.get(row.assigneeStaffId) : undefined;
    return {
      subTaskId: row.subTaskId,
      title: row.title,
      note: row.note,
      startsOn: row.startsOn,
      dueOn: row.dueOn,
      milestoneId: row.milestoneId,
      status: row.status,
      assignee: who ? { staffId: who.staffId, fullName: who.fullName } : null,
      needs: needs.filter(({ subTaskId }) => subTaskId === row.subTaskId).map(({ needsId }) => needsId),
      isWaiting,
      isLate: !isOver && row.dueOn !== null && row.dueOn < istDay(now),
      version: row.version,
      can: {
        edit: isRunning && !isOver && isPartner,
        start: isRunning && may.start && !isWaiting,
        close: isRunning && may.close && !isWaiting,
        reopen: isRunning && may.reopen,
        cancel: isRunning && may.cancel,
      },
    };
  });
}

export async function listSubTasks(
  deps: SubTaskDependencies,
  call: SignedInCall,
  asked: { readonly projectId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<SubTaskAnswer>> {
  const { db } = deps.platform;
  const { projectId, cursor, limit } = asked;
  const project = await deps.project.find(db, call.viewer, projectId);
  if (!project) return refuse(projectErrors.project_not_found);
  const rows = await listSubTaskRows(db, projectId, readInstantCursor(cursor), limit + 1);
  return {
    items: await present(deps, db, call, project, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.subTaskId]),
  };
}

/** One as it is now. */
export async function readSubTask(
  deps: SubTaskDependencies,
  reader: Reader,
  seeing: Seeing,
  project: ProjectRef,
  subTaskId: string,
): Promise<SubTaskAnswer> {
  const row = await findSubTask(reader, subTaskId);
  const [shown] = row ? await present(deps, reader, seeing, project, [row]) : [];
  return shown ?? refuse(subTaskErrors.sub_task_not_found);
}
