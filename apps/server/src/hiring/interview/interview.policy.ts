import type { InterviewSide } from '@nukkad/contract/hiring/interview/interview.noun';
import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface InterviewSides {
  readonly userId: string;
  readonly organisationId: string;
  readonly jobId: string;
}

export const isOfCandidate = ({ role, userId }: Viewer, interview: InterviewSides): boolean =>
  role === 'Jobseeker' && interview.userId === userId;

export const isOfEmployer = (viewer: Viewer, { jobId, organisationId }: InterviewSides): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

export const seesInterview = (viewer: Viewer, interview: InterviewSides): boolean =>
  isOfCandidate(viewer, interview) || isOfEmployer(viewer, interview);

export function interviewCapacities(viewer: Viewer, interview: InterviewSides): readonly InterviewSide[] {
  if (isOfCandidate(viewer, interview)) return ['Jobseeker'];
  return isOfEmployer(viewer, interview) && hasPermission(viewer, 'hireTalent.update') ? ['Employer'] : [];
}

/** An interviewer, of the own scorecard. */
export const mayScore = (
  { userId }: Pick<Viewer, 'userId'>,
  interviewer: { readonly userId: string | null },
): boolean => interviewer.userId === userId;
