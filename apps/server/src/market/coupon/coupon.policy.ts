import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export interface OfCoupon {
  readonly wordedById: string;
  readonly organisationId: string | null;
  readonly byPartner: boolean;
}

/** The own offers of a partner, and those that it bears a part of. */
export const maySeeOffer = (viewer: Viewer, { organisationId }: Pick<OfCoupon, 'organisationId'>): boolean =>
  viewer.role === 'Admin' ||
  (organisationId !== null &&
    viewer.organisationId === organisationId &&
    hasPermission(viewer, 'services.view'));

/**
 * An Admin; of terms that this one did not write, another Admin, who may decide on them. The partner, with the permission
 * for its services: what the platform paused, the platform resumes.
 */
export function couponCapacities(
  viewer: Viewer,
  { wordedById, organisationId, byPartner }: OfCoupon,
  verb: string,
): readonly ('Admin' | 'Another Admin' | 'Partner')[] {
  if (viewer.role === 'Admin') return wordedById === viewer.userId ? ['Admin'] : ['Admin', 'Another Admin'];
  const own = organisationId !== null && viewer.organisationId === organisationId;
  if (!own || !hasPermission(viewer, 'services.update')) return [];
  return byPartner || (verb !== 'make' && verb !== 'resume') ? ['Partner'] : [];
}
