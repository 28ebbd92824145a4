import type { rescheduleInterview as rescheduleCall } from '@nukkad/contract/hiring/interview/interview.api';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfCandidate } from './interview.policy.ts';
import { mayReschedule } from './interview.rules.ts';
import type { InterviewRow } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { listInterviewers } from './interviewer.store.ts';
import { lockAsRead } from './lock-as-read.ts';
import { requireOffered } from './require-offered.ts';
import { giveTimeBack, replaceChoices } from './time.store.ts';
import { requireTold } from './untold.ts';
import { withoutTime } from './without-time.ts';

type Asked = EndpointParsed<typeof rescheduleCall>['body'];
type Moved = EndpointAnswer<typeof rescheduleCall>;

/** The other times of the business. */
async function otherTimes(
  tx: Tx,
  call: SignedInCall,
  { interviewId, minutes }: InterviewRow,
  { times }: Asked,
): Promise<readonly Date[]> {
  if (!times) return refuse(interviewErrors.interview_times_missing);
  const interviewers = await listInterviewers(tx, [interviewId]);
  const userIds = interviewers.flatMap(({ userId }) => userId ?? []);
  return requireOffered(tx, call, { times, minutes, interviewId }, userIds);
}

/** The business offers other times; the candidate asks for some, and the business is to offer them. */
export const rescheduleInterview = (
  deps: InterviewDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Moved> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const allowed = await lockAsRead(tx, call, interviewTransitions.verb.reschedule, asked);
    const { row } = allowed;
    await requireTold(deps, tx, viewer, row);
    if (!mayReschedule(row, now)) refuse(interviewErrors.interview_late);
    const isAsked = isOfCandidate(viewer, row);
    const times = isAsked ? [] : await otherTimes(tx, call, row, asked);
    const said = asked.words ?? null;
    const changes = {
      ...withoutTime(row),
      dueAt: times[0] ?? null,
      ...(isAsked
        ? { awaits: 'Employer' as const, askedWords: said }
        : { awaits: 'Jobseeker' as const, words: said ?? row.words }),
    };
    await Promise.all([giveTimeBack(tx, row), replaceChoices(tx, row, times)]);
    const making = { now, changes, lastAt: times.at(-1) };
    const { interviewId, version } = await interviewTransitions.move(tx, allowed, making);
    return { interviewId, version };
  });
