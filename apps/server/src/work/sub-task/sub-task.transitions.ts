/** How a step moves: its table is `sub-task.noun.ts`. Its project is locked before it. */
import {
  subTaskErrors,
  subTaskLifecycle,
  type SubTaskStatus,
} from '@nukkad/contract/work/sub-task/sub-task.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectInterface } from '../project/index.ts';
import { type StepFacts, subTaskCapacities } from './sub-task.policy.ts';
import { type SubTaskRow, lockSubTask, saveSubTask } from './sub-task.store.ts';

export type OwnedStep = SubTaskRow & Pick<StepFacts, 'project'>;

export const subTaskTransitions = (projects: Pick<ProjectInterface, 'mayWork'>) =>
  transitions({
    table: subTaskLifecycle,
    notFound: subTaskErrors.sub_task_not_found,
    movedOn: subTaskErrors.sub_task_moved_on,
    lock: async (tx, key: { readonly subTaskId: string } & Pick<StepFacts, 'project'>) => {
      const row = await lockSubTask(tx, key.subTaskId);
      return row && { ...row, project: key.project };
    },
    // A person who may read the project; its lock was asked for first.
    sees: (viewer: Viewer, { project }) => viewer.organisationId === project.organisationId,
    capacities: (viewer: Viewer, row: StepFacts) => subTaskCapacities(projects, viewer, row),
    next: (row: OwnedStep, status: SubTaskStatus, { now }: { readonly now: Date }): OwnedStep => ({
      ...row,
      status,
      endedAt: status === 'Closed' || status === 'Cancelled' ? now : null,
      updatedAt: now,
      version: row.version + 1,
    }),
    save: (tx, { project: _of, ...row }) => saveSubTask(tx, row),
    logged: logOf(subTaskLifecycle, 'sub_task', 'subTaskId'),
  });
