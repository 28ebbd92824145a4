import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface OfPartner {
  readonly organisationId: string;
}

/** Staff with the permission to change services, and the owner. */
export const mayChangePortfolio = (viewer: Viewer, { organisationId }: OfPartner): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'services.update');

export const mayHide = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'Admin';
