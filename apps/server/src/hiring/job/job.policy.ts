import type { JobVerb } from '@nukkad/contract/hiring/job/job.noun';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface OfEmployer {
  readonly jobId: string;
  readonly organisationId: string;
}

/** To post a job is more than a draft of it: who may begin one may finish. */
const posting: readonly JobVerb[] = ['draft', 'publish', 'plan', 'hold'];

/** What a member of staff needs; the owner has all of them. */
const permissionFor = (verb: JobVerb): Permission => {
  if (posting.includes(verb)) return 'hireTalent.create';
  return verb === 'delete' ? 'hireTalent.delete' : 'hireTalent.update';
};

/** Of the business, and the job is not kept to others of it. */
const isOfTeam = (viewer: Viewer, { jobId, organisationId }: OfEmployer): boolean =>
  viewer.organisationId === organisationId && !isKeptFrom(viewer, jobId);

export function jobCapacities(
  viewer: Viewer,
  job: OfEmployer,
  verb: JobVerb,
): readonly ('Employer' | 'Admin')[] {
  if (viewer.role === 'Admin') return ['Admin'];
  return isOfTeam(viewer, job) && hasPermission(viewer, permissionFor(verb)) ? ['Employer'] : [];
}

/**
 * Staff who may view jobs of their business, or post them, until one is published; operators see those of all. A deleted one
 * is gone for everyone.
 */
export const seesJob = (viewer: Viewer, job: OfEmployer & { readonly status: string }): boolean =>
  job.status !== 'deleted' &&
  (viewer.role === 'Admin' ||
    (isOfTeam(viewer, job) &&
      (hasPermission(viewer, 'hireTalent.view') ||
        (job.status === 'Open' && hasPermission(viewer, 'hireTalent.create')))));

/** Staff who post jobs and may not view them finish what they began. */
export const mayPost = (viewer: Viewer, job: OfEmployer & { readonly status: string }): boolean =>
  job.status !== 'deleted' && jobCapacities(viewer, job, 'draft').length > 0;

/** A jobseeker, for themselves. */
export const mayReport = (
  viewer: Pick<Viewer, 'role' | 'userId'>,
  { userId }: { readonly userId: string | null },
): boolean => viewer.role === 'Jobseeker' && viewer.userId === userId;

export const mayDecideReports = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'Admin';
