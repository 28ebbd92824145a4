import type { acceptInterview as acceptCall } from '@nukkad/contract/hiring/interview/interview.api';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { endOf, tellBy } from './interview.rules.ts';
import type { InterviewRow } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { listInterviewers } from './interviewer.store.ts';
import { lockAsRead } from './lock-as-read.ts';
import { listChoices, takeTime } from './time.store.ts';

type Asked = EndpointParsed<typeof acceptCall>['body'];
type Moved = EndpointAnswer<typeof acceptCall>;

/** As the candidate knows it. */
async function requireOpen(
  { application }: InterviewDependencies,
  tx: Tx,
  { applicationId }: InterviewRow,
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): Promise<void> {
  const isOpen = await application.holdForTime(tx, now, applicationId, tellBy(startsAt, now));
  if (!isOpen) refuse(applicationErrors.application_moved_on);
}

/** It is offered, ahead and free as far as it can be seen; whether it is, the database decides. */
async function requireChoice(tx: Tx, row: InterviewRow, startsAt: Date, now: Date): Promise<void> {
  const choices = row.awaits === 'Jobseeker' ? await listChoices(tx, [row.interviewId], now) : [];
  const choice = choices.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!choice || startsAt <= now) return refuse(interviewErrors.interview_time_not_offered);
  if (!choice.isFree) refuse(interviewErrors.interview_time_taken);
}

/** The candidate chooses one of the times; of two who want the same of one interviewer one has it. */
export const acceptInterview = (
  deps: InterviewDependencies,
  call: SignedInCall,
  { startsAt: chosen, ...read }: Asked,
): Promise<Moved> =>
  deps.platform.write(call, async (tx) => {
    const { now } = call;
    const startsAt = new Date(chosen);
    const allowed = await lockAsRead(tx, call, interviewTransitions.verb.accept, read);
    const { row } = allowed;
    await requireChoice(tx, row, startsAt, now);
    await requireOpen(deps, tx, row, { startsAt, now });
    const interviewers = await listInterviewers(tx, [row.interviewId]);
    const people = [row.userId, ...interviewers.flatMap(({ userId }) => userId ?? [])];
    await takeTime(tx, row, people, { startsAt, endsAt: endOf(startsAt, row.minutes) });
    const changes = {
      startsAt,
      dueAt: startsAt,
      acceptedAt: now,
      awaits: null,
      calendarAt: startsAt,
      calendarCount: row.calendarCount + 1,
    };
    const { interviewId, version } = await interviewTransitions.move(tx, allowed, { now, changes });
    return { interviewId, version };
  });
