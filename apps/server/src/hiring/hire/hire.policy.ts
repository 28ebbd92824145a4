import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface HireSides {
  readonly organisationId: string;
  readonly userId: string;
  readonly jobId: string;
}

export type Side = 'person' | 'employer';

const isOfPerson = ({ role, userId }: Viewer, hire: HireSides): boolean =>
  role === 'Jobseeker' && hire.userId === userId;

const isOfEmployer = (viewer: Viewer, { jobId, organisationId }: HireSides): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

/** For which side this viewer looks; null: it is not there for them. */
export function sideOf(viewer: Viewer, hire: HireSides): Side | null {
  if (isOfPerson(viewer, hire)) return 'person';
  return isOfEmployer(viewer, hire) ? 'employer' : null;
}

/** Who hires decides about applicants and adds people to the team. */
export const mayHire = (viewer: Viewer): boolean =>
  hasPermission(viewer, 'hireTalent.update') && hasPermission(viewer, 'manage_users.create');

/** The salary of a colleague is set by who sets salaries. */
export const maySetSalary = (viewer: Viewer): boolean => hasPermission(viewer, 'salary.update');

export const mayPlanShift = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.update');

export const mayGiveFeedback = (viewer: Viewer, hire: HireSides, side: Side): boolean =>
  sideOf(viewer, hire) === side && (side === 'person' || hasPermission(viewer, 'hireTalent.update'));
