import type { listFreeTimes as freeCall } from '@nukkad/contract/hiring/interview/interview.api';
import type { FreeDay } from '@nukkad/contract/hiring/interview/interview.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { addDays, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { organisationOf } from '../../platform/viewer.ts';
import {
  type Period,
  type PersonTime,
  firstDay,
  freeTimes,
  hoursBetween,
  usualHours,
} from './free-time.rules.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type Interviewer, requireInterviewers } from './interviewers.ts';
import { listTaken } from './time.store.ts';

type Asked = EndpointParsed<typeof freeCall>['query'];

interface Span extends Period {
  readonly organisationId: string;
  readonly from: string;
  readonly to: string;
}

const monthsOf = ({ from, to }: Span): readonly string[] => [...new Set([from.slice(0, 7), to.slice(0, 7)])];

/** What shifts, leave, opening hours, visits and other interviews say of these people, each asked once. */
async function readTimes(
  { attendance, booking, leave, schedule }: InterviewDependencies,
  reader: Reader,
  people: readonly Interviewer[],
  span: Span,
) {
  const { organisationId, from, to, startsAt, endsAt } = span;
  const staffIds = people.flatMap(({ staffId }) => staffId ?? []);
  const [rosters, leaves, opening, visits, taken] = await Promise.all([
    attendance.rosters.answers[0]?.(reader, organisationId, from, to, staffIds),
    Promise.all(monthsOf(span).map((month) => leave.leaveDays(reader, organisationId, staffIds, month))),
    schedule.listOpeningHours(reader, organisationId),
    Promise.all(
      staffIds.map(async (staffId) => ({
        staffId,
        jobs: await booking.jobsInTime(reader, { organisationId, staffId, from: startsAt, to: endsAt }),
      })),
    ),
    listTaken(
      reader,
      people.map(({ userId }) => userId),
      span,
    ),
  ]);
  return { rosters, leaves: leaves.flat(), opening, visits, taken };
}

type Times = Awaited<ReturnType<typeof readTimes>>;

/** A published shift, else the hours of the shop on that weekday. */
function hoursOn({ rosters, opening }: Times, staffId: string | null, day: string): Period | null {
  const roster = staffId === null ? undefined : rosters?.get(staffId);
  const shift = roster?.hoursOn(day);
  if (shift) return shift;
  if (roster?.isRest(day)) return null;
  if (opening.length === 0) return hoursBetween(day, usualHours.opensMinute, usualHours.closesMinute);
  const own = opening.filter(({ weekday }) => weekday === istWeekday(day));
  if (own.length === 0) return null;
  return hoursBetween(
    day,
    Math.min(...own.map(({ opensMinute }) => opensMinute)),
    Math.max(...own.map(({ closesMinute }) => closesMinute)),
  );
}

function leaveOn({ leaves }: Times, staffId: string | null, day: string) {
  const own = leaves.filter((one) => one.staffId === staffId && one.day === day);
  if (own.length === 0) return null;
  return { morning: own.some(({ morning }) => morning), afternoon: own.some(({ afternoon }) => afternoon) };
}

const timeOf = (times: Times, { userId, staffId }: Interviewer): PersonTime => ({
  dayOf: (day) => ({ hours: hoursOn(times, staffId, day), leave: leaveOn(times, staffId, day) }),
  busy: [
    ...times.taken.filter((one) => one.userId === userId),
    ...times.visits.filter((one) => one.staffId === staffId).flatMap(({ jobs }) => jobs),
  ],
});

/** When all of them could interview. */
export async function listFreeTimes(
  deps: InterviewDependencies,
  { viewer, now }: SignedInCall,
  { interviewerIds, days, minutes, ...asked }: Asked,
): Promise<{ items: FreeDay[] }> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const userIds = interviewerIds.split(',').filter((one) => one !== '');
  const people = requireInterviewers(await deps.job.team.of(db, organisationId), userIds);
  const from = firstDay(now, asked.from);
  const to = addDays(from, days - 1);
  const span = { organisationId, from, to, startsAt: istInstant(from), endsAt: istInstant(addDays(to, 1)) };
  const times = await readTimes(deps, db, people, span);
  const found = freeTimes(
    people.map((person) => timeOf(times, person)),
    { from, days, minutes, now },
  );
  return {
    items: found.map((one) => ({ day: one.day, times: one.times.map((at) => at.toISOString()) })),
  };
}
