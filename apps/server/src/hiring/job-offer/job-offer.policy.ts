import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface JobOfferSides {
  readonly userId: string;
  readonly organisationId: string;
  readonly jobId: string;
}

const isOfCandidate = ({ role, userId }: Viewer, offer: JobOfferSides): boolean =>
  role === 'Jobseeker' && offer.userId === userId;

const isOfEmployer = (viewer: Viewer, { jobId, organisationId }: JobOfferSides): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

/** Only to those whose business it is, it is there. */
export const seesJobOffer = (viewer: Viewer, offer: JobOfferSides): boolean =>
  isOfCandidate(viewer, offer) || isOfEmployer(viewer, offer);

export function jobOfferCapacities(
  viewer: Viewer,
  offer: JobOfferSides,
): readonly ('Jobseeker' | 'Employer')[] {
  if (isOfCandidate(viewer, offer)) return ['Jobseeker'];
  return isOfEmployer(viewer, offer) && hasPermission(viewer, 'hireTalent.update') ? ['Employer'] : [];
}
