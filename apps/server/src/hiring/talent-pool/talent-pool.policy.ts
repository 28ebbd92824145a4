import { type Viewer, hasPermission } from '../../platform/viewer.ts';

interface OfBusiness {
  readonly organisationId: string;
}

const isTeam = (viewer: Viewer, { organisationId }: OfBusiness): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'hireTalent.view');

export const mayKeep = (viewer: Viewer, pool: OfBusiness): boolean =>
  isTeam(viewer, pool) && hasPermission(viewer, 'hireTalent.create');

export const mayChange = (viewer: Viewer, pool: OfBusiness): boolean =>
  isTeam(viewer, pool) && hasPermission(viewer, 'hireTalent.update');

export const mayRemove = (viewer: Viewer, pool: OfBusiness): boolean =>
  isTeam(viewer, pool) && hasPermission(viewer, 'hireTalent.delete');

export const mayInvite = (viewer: Viewer, pool: OfBusiness): boolean =>
  isTeam(viewer, pool) && hasPermission(viewer, 'hireTalent.create');
