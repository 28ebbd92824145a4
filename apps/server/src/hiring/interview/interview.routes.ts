import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptInterview } from './accept-interview.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { listPossible } from './interviewers.ts';
import { listFreeTimes } from './list-free-times.ts';
import { moveInterview } from './move-interview.ts';
import { proposeInterview } from './propose-interview.ts';
import { readCalendar } from './read-calendar.ts';
import { listOver, listScheduled, readInterview } from './read-interviews.ts';
import { rescheduleInterview } from './reschedule-interview.ts';
import { scoreInterview } from './score-interview.ts';

export const interviewRoutes = (deps: InterviewDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.proposeInterview, (call) => proposeInterview(deps, call, call.input.body)),
    route(api.listScheduledInterviews, (call) => listScheduled(deps, call, call.input.query)),
    route(api.listOldInterviews, (call) => listOver(deps, call, call.input.query)),
    route(api.getInterview, (call) => readInterview(deps, call, call.input.query.interviewId)),
    route(api.getInterviewCalendar, async (call) => {
      const file = await readCalendar(deps, call, call.input.query.interviewId);
      void call.reply.header('content-disposition', 'attachment; filename="interview.ics"');
      return file;
    }),
    route(api.acceptInterview, (call) => acceptInterview(deps, call, call.input.body)),
    route(api.rescheduleInterview, (call) => rescheduleInterview(deps, call, call.input.body)),
    route(api.moveInterview, (call) => moveInterview(deps, call, call.input.body)),
    route(api.scoreInterview, (call) => scoreInterview(deps, call, call.input.body)),
    route(api.listInterviewers, (call) => listPossible(deps, call, call.input.query)),
    route(api.listFreeTimes, (call) => listFreeTimes(deps, call, call.input.query)),
  ]);
