import type { listInterviewers as endpoint } from '@nukkad/contract/hiring/interview/interview.api';
import type { PossibleInterviewer } from '@nukkad/contract/hiring/interview/interview.model';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { TeamMember } from '../job/index.ts';
import type { InterviewDependencies } from './interview.interface.ts';

/** Someone of a business who may see applicants, and so may interview them. */
export type Interviewer = Pick<TeamMember, 'userId' | 'name' | 'designation' | 'staffId'>;

/** Those who are named, in their order; others than `team`, who see the applicant, are refused. */
export function requireInterviewers(
  team: readonly Interviewer[],
  userIds: readonly string[],
): readonly Interviewer[] {
  const known = new Map(team.map((one) => [one.userId, one]));
  return [...new Set(userIds)].map(
    (userId) => known.get(userId) ?? refuse(interviewErrors.interview_interviewer_unknown),
  );
}

/** Who sees the applicant; without one, who sees any. */
async function teamFor(
  { application, job }: InterviewDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  applicationId: string | undefined,
): Promise<readonly Interviewer[]> {
  if (applicationId === undefined) return job.team.of(reader, organisationOf(viewer));
  const facts = (await application.applicationFacts(reader, [applicationId])).get(applicationId);
  if (!facts || !application.mayDecide(viewer, facts)) return refuse(applicationErrors.application_not_found);
  return job.team.listWhoSee(reader, facts.jobId);
}

export async function listPossible(
  deps: InterviewDependencies,
  call: SignedInCall,
  { applicationId }: EndpointParsed<typeof endpoint>['query'],
): Promise<{ items: PossibleInterviewer[] }> {
  const people = await teamFor(deps, deps.platform.db, call, applicationId);
  return {
    items: people.map(({ userId, name, designation }) => ({
      userId,
      name,
      designation,
      isOwn: userId === call.viewer.userId,
    })),
  };
}
