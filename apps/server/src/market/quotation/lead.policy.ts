import type { Viewer } from '../../platform/viewer.ts';

export interface Told {
  readonly organisationId: string;
}

export const isOfPartner = (
  { role, organisationId }: Pick<Viewer, 'role' | 'organisationId'>,
  lead: Told,
): boolean =>
  (role === 'Service Partner' || role === 'subUser') &&
  organisationId !== null &&
  lead.organisationId === organisationId;

export const leadCapacities = (viewer: Viewer, lead: Told): readonly 'Partner'[] =>
  isOfPartner(viewer, lead) ? ['Partner'] : [];
