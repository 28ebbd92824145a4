import type { Viewer } from '../../platform/viewer.ts';

/** Whose project it is. */
interface Owned {
  readonly organisationId: string;
  readonly buyerId: string | null;
}

/** A step with whose project it is. */
export interface StepFacts {
  readonly project: Owned;
  readonly assigneeStaffId: string | null;
}

export const subTaskCapacities = (
  { mayWork }: { readonly mayWork: (viewer: Viewer, project: Owned) => boolean },
  viewer: Viewer,
  { project, assigneeStaffId }: StepFacts,
): readonly ('Partner' | 'Assignee')[] => {
  if (mayWork(viewer, project)) return ['Partner'];
  const isAssignee = assigneeStaffId !== null && viewer.staffId === assigneeStaffId;
  return isAssignee && viewer.organisationId === project.organisationId ? ['Assignee'] : [];
};
