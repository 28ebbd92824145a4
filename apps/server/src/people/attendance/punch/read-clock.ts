import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import type { AttendanceDay, ClockStatus } from '@nukkad/contract/people/attendance/attendance.model';
import { mostSites } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import { organisationOf } from '../attendance.policy.ts';
import { judgeDay, whileKept } from '../day/day.rules.ts';
import { dayOfCheckIn, windowOf } from '../day/plan.rules.ts';
import { leavesOf } from '../day/leaves.ts';
import { type SiteRow, listSites } from '../setting/site.store.ts';
import { type ClockFacts, readClockFacts } from './clock-facts.ts';
import type { Site } from './place.rules.ts';
import { presentDay } from './spell.presenter.ts';
import { type SpellRow, findFirstDay, findOpen, listSpells } from './spell.store.ts';

type Leaves = Awaited<ReturnType<typeof leavesOf>>;

interface Read {
  readonly leaves: Leaves;
  readonly spells: readonly SpellRow[];
  readonly keptSince: string | null;
}

function dayFrom(
  facts: ClockFacts,
  { leaves, spells, keptSince }: Read,
  day: string,
  now: Date,
): AttendanceDay {
  const { person, dayOn } = facts;
  const ofDay = spells.filter((one) => one.day === day);
  const { off, plan, graceMinutes } = dayOn(day);
  const rules = { ...facts.rules, graceMinutes };
  const leave = leaves.get(person.employeeId)?.get(day) ?? null;
  const isEmployed = person.joinedOn <= day && (person.lastDayOn === null || person.lastDayOn >= day);
  const counted = ofDay.filter(({ forgottenAt }) => forgottenAt === null);
  const judged = judgeDay({ isEmployed, off, leave, plan, rules, spells: counted, now });
  const result = whileKept(judged, { day, leave, keptSince });
  return presentDay(day, result, { plan, off, leave, spells: ofDay });
}

const siteOf = ({ name, latitude, longitude, radiusMetres }: Site) => ({
  name,
  latitude,
  longitude,
  radiusMetres,
});

/** The time clock as it stands now. */
export async function presentClock(
  deps: AttendanceDependencies,
  reader: Reader,
  facts: ClockFacts,
  sites: readonly SiteRow[],
  now: Date,
): Promise<ClockStatus> {
  const { person, rules, planOn } = facts;
  const { organisationId, employeeId } = person;
  const calendarDay = istDay(now);
  const monday = addDays(calendarDay, 1 - istWeekday(calendarDay));
  const [open, spells, leaves, keptSince] = await Promise.all([
    findOpen(reader, employeeId),
    listSpells(reader, organisationId, [employeeId], addDays(monday, -1), addDays(calendarDay, 1)),
    leavesOf(deps, reader, organisationId, addDays(monday, -1), addDays(calendarDay, 1)),
    findFirstDay(reader, organisationId),
  ]);
  const read = { leaves, spells, keptSince };
  const belongs = dayOfCheckIn(now, planOn, rules);
  const today = open?.day ?? ('day' in belongs ? belongs.day : calendarDay);
  const plan = planOn(today);
  const window = plan && windowOf(plan, rules);
  const week = Array.from({ length: 7 }, (_, days) => addDays(monday, days)).map((day) => {
    const { category, workedMinutes } = dayFrom(facts, read, day, now);
    return { day, category, workedMinutes };
  });
  return {
    employeeId: employeeId as ClockStatus['employeeId'],
    fullName: person.fullName,
    now: now.toISOString(),
    today: dayFrom(facts, read, today, now),
    isIn: open !== null,
    since: open?.inAt.toISOString() ?? null,
    opensAt: window?.opensAt.toISOString() ?? null,
    closesAt: window?.closesAt.toISOString() ?? null,
    mustBeAtSite: rules.mustBeAtSite,
    acceptsOffline: rules.acceptsOffline,
    sites: sites.map(siteOf),
    week,
  };
}

export async function readClock(
  deps: AttendanceDependencies,
  { viewer, now }: SignedInCall,
): Promise<ClockStatus> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const [facts, sites] = await Promise.all([
    readClockFacts(deps, db, { organisationId, userId: viewer.userId }, now),
    listSites(db, organisationId, null, mostSites),
  ]);
  return presentClock(deps, db, facts, sites, now);
}
