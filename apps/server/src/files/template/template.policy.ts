import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface Owned {
  readonly organisationId: string;
}

export const seesTemplate = (viewer: Viewer, { organisationId }: Owned): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'company_profile.view');

export const mayChangeTemplate = (viewer: Viewer, of: Owned): boolean =>
  seesTemplate(viewer, of) && hasPermission(viewer, 'company_profile.update');
