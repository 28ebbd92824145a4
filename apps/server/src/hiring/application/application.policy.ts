import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';
import type { ApplicationSides } from './application.interface.ts';

type OfJob = Pick<ApplicationSides, 'jobId' | 'organisationId'>;

const isOfEmployer = (viewer: Viewer, { jobId, organisationId }: OfJob): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

export const isOfCandidate = ({ role, userId }: Viewer, application: ApplicationSides): boolean =>
  role === 'Jobseeker' && application.userId === userId;

/** Only to those whose business it is, it is there. */
export const seesApplication = (viewer: Viewer, application: ApplicationSides): boolean =>
  isOfCandidate(viewer, application) || isOfEmployer(viewer, application);

/** The applications of a job, for its employer. */
export const seesApplicationsOf = (viewer: Viewer, job: OfJob): boolean => isOfEmployer(viewer, job);

export const mayDecide = (viewer: Viewer, application: ApplicationSides): boolean =>
  isOfEmployer(viewer, application) && hasPermission(viewer, 'hireTalent.update');

/** An invitation is made, everything else of the employer changes what is there. */
export function applicationCapacities(
  viewer: Viewer,
  application: ApplicationSides,
  verb: string,
): readonly ('Jobseeker' | 'Employer')[] {
  if (isOfCandidate(viewer, application)) return ['Jobseeker'];
  const isAllowed =
    verb === 'invite'
      ? isOfEmployer(viewer, application) && hasPermission(viewer, 'hireTalent.create')
      : mayDecide(viewer, application);
  return isAllowed ? ['Employer'] : [];
}
