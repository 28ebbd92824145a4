import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { interviewErrors, interviewEvents } from '@nukkad/contract/hiring/interview/interview.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { type WaitingReader, waitingOf } from '../../platform/waiting/waiting.ts';
import { eraseInterviews } from './erase-interviews.store.ts';
import { findUntold } from './untold.ts';
import { readInterviewsAhead, readTellBy } from './interview-ahead.ts';
import { listToDo } from './interview-list.store.ts';
import { interviewPersonal } from './interview-personal.store.ts';
import type { InterviewDependencies, InterviewInterfaces } from './interview.interface.ts';
import { interviewNotices } from './interview.notices.ts';
import { interviewRoutes } from './interview.routes.ts';
import { remindBefore } from './interview.rules.ts';
import { missingScorecards } from './missing-scorecards.ts';
import { endBegun, endWithApplication, expireInterview, remindOfInterview } from './machine-moves.ts';

const instantOf = (written: string): Date | null => (written === '' ? null : new Date(written));
const ahead = (startsAt: string, ms: number): Date => new Date(Date.parse(startsAt) - ms);

/** Each looks again at the row. */
const consumersOf = (deps: InterviewDependencies): Consumer[] => [
  consumer(
    'interview.remind_day',
    when(interviewEvents.accepted, {
      at: ({ startsAt }) => ahead(startsAt, remindBefore.day),
      run: ({ facts }) => remindOfInterview(deps, 'day', facts),
    }),
  ),
  consumer(
    'interview.remind_hours',
    when(interviewEvents.accepted, {
      at: ({ startsAt }) => ahead(startsAt, remindBefore.hours),
      run: ({ facts }) => remindOfInterview(deps, 'hours', facts),
    }),
  ),
  consumer(
    'interview.expire',
    ...whenAny([interviewEvents.proposed, interviewEvents.rescheduled], {
      at: ({ lastAt }) => instantOf(lastAt),
      run: ({ facts }) => expireInterview(deps, facts.interviewId),
    }),
  ),
  consumer(
    'interview.end_with_application',
    ...whenAny(
      [
        applicationEvents.rejectionTold,
        applicationEvents.withdrawn,
        applicationEvents.closed,
        applicationEvents.signed,
        applicationEvents.offerRefused,
      ],
      ({ facts }) => endWithApplication(deps, facts.applicationId),
    ),
  ),
  consumer(
    'interview.end_begun',
    when(applicationEvents.rejected, ({ facts }) => endBegun(deps, facts.applicationId)),
  ),
];

/** What the business is to do: offer other times, or say what came of one. Who has yet to hear of a rejection is offered nothing. */
const interviewWaiting = ({ job, application }: InterviewInterfaces): WaitingReader => ({
  room: 'work',
  read: async ({ reader, viewer, now }) => {
    const { organisationId } = viewer;
    if (organisationId === null || !hasPermission(viewer, 'hireTalent.update')) return [];
    const kept = await job.team.keptFrom(reader, viewer);
    const toDo = await listToDo(reader, { organisationId, kept }, now);
    const untold = await findUntold(application, reader, toDo);
    return [waitingOf('interview', toDo.filter((id) => !untold.has(id)).length)];
  },
});

/** Rounds of meeting applicants: times to choose from, reminders, calendar files, and what interviewers found. */
export function createInterviewDomain(platform: Platform, parts: InterviewInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'interview',
    routes: interviewRoutes(deps),
    consumers: consumersOf(deps),
    notices: interviewNotices(deps),
    constraints: {
      interview_time_free: interviewErrors.interview_time_taken,
      interview_ahead_once: interviewErrors.interview_open,
    },
    personal: interviewPersonal,
    waiting: [interviewWaiting(parts)],
    extensions: [
      parts.application.ahead.answeredBy(readInterviewsAhead),
      parts.application.tellBy.answeredBy(readTellBy),
      parts.application.erased.answeredBy(eraseInterviews),
      parts.application.interviews.answeredBy((reader, applicationIds) =>
        missingScorecards(deps, reader, applicationIds),
      ),
    ],
  };
}

export const interview = domainOn({
  needs: ['account', 'application', 'attendance', 'booking', 'job', 'leave', 'partner', 'schedule'],
  create: createInterviewDomain,
});
