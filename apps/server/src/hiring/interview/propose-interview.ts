import type { proposeInterview as proposeCall } from '@nukkad/contract/hiring/interview/interview.api';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type InterviewRow, insertInterview, readRounds } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { insertInterviewers } from './interviewer.store.ts';
import { requireInterviewers } from './interviewers.ts';
import { requireOffered } from './require-offered.ts';
import { replaceChoices } from './time.store.ts';

type Asked = EndpointParsed<typeof proposeCall>['body'];
type Moved = EndpointAnswer<typeof proposeCall>;

/** The next round of an application, which the move before has locked. */
async function nextRound(tx: Tx, applicationId: string): Promise<number> {
  const { last, ahead } = await readRounds(tx, applicationId);
  if (ahead > 0) refuse(interviewErrors.interview_open);
  return (last ?? 0) + 1;
}

const whereOf = ({ kind, place, link }: Asked) => ({
  kind,
  place: kind === 'onsite' ? (place ?? null) : null,
  link: kind === 'link' ? (link ?? null) : null,
});

const freshRow = (
  { viewer, now }: SignedInCall,
  { applicationId, jobId, organisationId, userId }: ApplicationFacts,
  asked: Asked,
): Omit<InterviewRow, 'round' | 'dueAt'> & { readonly status: 'Pending' } => ({
  interviewId: newId(),
  applicationId,
  jobId,
  organisationId,
  userId,
  status: 'Pending',
  awaits: 'Jobseeker',
  ...whereOf(asked),
  minutes: asked.minutes,
  words: asked.words ?? null,
  askedWords: null,
  endWords: null,
  proposedBy: viewer.userId,
  startsAt: null,
  acceptedAt: null,
  absent: null,
  calendarAt: null,
  calendarCount: 0,
  remindedAt: null,
  endedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The next round of a shortlisted applicant: the candidate chooses one of the times. */
export const proposeInterview = (
  deps: InterviewDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Moved> =>
  deps.platform.write(call, async (tx) => {
    const application = await deps.application.moveTo(tx, call, 'interview', asked.applicationId);
    const { applicationId, jobId } = application;
    const round = await nextRound(tx, applicationId);
    const team = await deps.job.team.listWhoSee(tx, jobId);
    const people = requireInterviewers(team, asked.interviewerIds);
    const userIds = people.map(({ userId }) => userId);
    const times = await requireOffered(tx, call, asked, userIds);
    const row = { ...freshRow(call, application, asked), round, dueAt: times[0] ?? null };
    const allowed = interviewTransitions.allowNew(call.viewer, interviewTransitions.verb.propose, row);
    await Promise.all([
      insertInterview(tx, allowed.row),
      insertInterviewers(tx, allowed.row, userIds),
      replaceChoices(tx, allowed.row, times),
      interviewTransitions.begin(tx, allowed, { now: call.now, lastAt: times.at(-1) }),
    ]);
    return { interviewId: row.interviewId, version: row.version };
  });
