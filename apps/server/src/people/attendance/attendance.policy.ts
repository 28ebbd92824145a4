import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface Person {
  readonly organisationId: string;
  readonly userId: string;
}

const isSelf = (viewer: Viewer, { organisationId, userId }: Person): boolean =>
  viewer.organisationId === organisationId && viewer.userId === userId;

/** Each checks in for themselves alone. */
export const mayPunch = isSelf;

export const mayChange = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.update');
/** Whether someone is paid without checking in is never decided by themselves. */
export const mayExempt = (viewer: Viewer, person: Person): boolean =>
  mayChange(viewer) && viewer.organisationId === person.organisationId && !isSelf(viewer, person);

export const mayReadAll = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.view');

/** One's own, those of the people who report to one, or all with the permission. */
export const mayRead = (viewer: Viewer, person: Person, managerIds: readonly string[]): boolean =>
  isSelf(viewer, person) ||
  (viewer.organisationId === person.organisationId &&
    (mayReadAll(viewer) || (viewer.staffId !== null && managerIds.includes(viewer.staffId))));
