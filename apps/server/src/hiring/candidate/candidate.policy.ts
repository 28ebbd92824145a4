import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** A profile is its person's alone to change. */
export const mayChangeOwn = (viewer: Viewer, { userId }: { readonly userId: string }): boolean =>
  viewer.role === 'Jobseeker' && viewer.userId === userId;

/** An invitation begins something, as a job does. */
export const mayInvite = (viewer: Viewer): boolean => hasPermission(viewer, 'hireTalent.create');

/** Who looks for people for a business. */
export const mayLook = (viewer: Viewer): boolean =>
  viewer.organisationId !== null && hasPermission(viewer, 'hireTalent.view');
