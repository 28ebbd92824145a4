import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who may change jobs of the business may let job boards read them. */
export const mayChangeFeed = (
  viewer: Viewer,
  { organisationId }: { readonly organisationId: string },
): boolean => viewer.organisationId === organisationId && hasPermission(viewer, 'hireTalent.update');
