import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface Person {
  readonly organisationId: string;
  readonly userId: string;
}

export const isSelf = (viewer: Viewer, { organisationId, userId }: Person): boolean =>
  viewer.organisationId === organisationId && viewer.userId === userId;

/** One's own file, or all with the permission. */
export const mayRead = (viewer: Viewer, person: Person): boolean =>
  isSelf(viewer, person) ||
  (viewer.organisationId === person.organisationId && hasPermission(viewer, 'manage_users.view'));

export const mayEdit = (viewer: Viewer, person: Person): boolean =>
  isSelf(viewer, person) ||
  (viewer.organisationId === person.organisationId && hasPermission(viewer, 'manage_users.update'));

interface Added {
  readonly addedBy: string | null;
}

/** What one added oneself, or any with the permission to change team members. */
export const mayRemove = (viewer: Viewer, person: Person, { addedBy }: Added): boolean =>
  viewer.organisationId === person.organisationId &&
  (addedBy === viewer.userId || hasPermission(viewer, 'manage_users.update'));
