import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface Person {
  readonly organisationId: string;
  readonly userId: string;
}

/** One's own file, or all with the permission. */
export const mayRead = (viewer: Viewer, { organisationId, userId }: Person): boolean =>
  viewer.organisationId === organisationId &&
  (viewer.userId === userId || hasPermission(viewer, 'manage_users.view'));

export const mayEdit = (viewer: Viewer, { organisationId }: Pick<Person, 'organisationId'>): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'manage_users.update');
