import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** As much of a project as the policy looks at. */
export interface ProjectFacts {
  readonly organisationId: string;
  /** Null: its party is not on the platform, or the account was erased. */
  readonly buyerId: string | null;
}

export const isOfPartner = (
  viewer: Viewer,
  { organisationId }: Pick<ProjectFacts, 'organisationId'>,
): boolean => viewer.organisationId === organisationId && hasPermission(viewer, 'customers.view');

export const isClient = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { buyerId }: ProjectFacts,
): boolean => role === 'Buyer' && buyerId === userId;

export const seesProject = (viewer: Viewer, project: ProjectFacts): boolean =>
  isOfPartner(viewer, project) || isClient(viewer, project);

/** What a project costs is for those of the business who may see payments; never for its client. */
export const seesCosts = (viewer: Viewer, project: ProjectFacts): boolean =>
  isOfPartner(viewer, project) && hasPermission(viewer, 'payments.view');

export function projectCapacities(viewer: Viewer, project: ProjectFacts): readonly ('Partner' | 'Buyer')[] {
  if (isClient(viewer, project)) return ['Buyer'];
  return isOfPartner(viewer, project) && hasPermission(viewer, 'customers.update') ? ['Partner'] : [];
}

/** The organisation whose projects this viewer works with; only its people have the permission. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? '00000000-0000-0000-0000-000000000000';
