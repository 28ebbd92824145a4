import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectInterface, ProjectRef } from '../project/project.interface.ts';

/** A step with whose project it is. */
export interface StepFacts {
  readonly project: Pick<ProjectRef, 'organisationId' | 'buyerId'>;
  readonly assigneeStaffId: string | null;
}

export const subTaskCapacities = (
  { mayWork }: Pick<ProjectInterface, 'mayWork'>,
  viewer: Viewer,
  { project, assigneeStaffId }: StepFacts,
): readonly ('Partner' | 'Assignee')[] => {
  if (mayWork(viewer, project)) return ['Partner'];
  const isAssignee = assigneeStaffId !== null && viewer.staffId === assigneeStaffId;
  return isAssignee && viewer.organisationId === project.organisationId ? ['Assignee'] : [];
};
