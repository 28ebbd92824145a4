import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import type {
  AttendanceDayAnswer,
  ClockStatusAnswer,
} from '@nukkad/contract/people/attendance/attendance.model';
import { mostSites } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { judgeDay, whileKept, withoutClock } from '../day/day.rules.ts';
import { dayOfCheckIn, windowOf } from '../day/plan.rules.ts';
import { leavesOf } from '../day/leaves.ts';
import { type Exemption, isOn } from '../exemption/exemption.rules.ts';
import { listExemptions } from '../exemption/exemption.store.ts';
import { type SiteRow, listSites } from '../setting/site.store.ts';
import { type ClockFacts, knownOwner, readClockFacts } from './clock-facts.ts';
import type { Site } from './place.rules.ts';
import { presentDay } from './spell.presenter.ts';
import { type SpellRow, findFirstDay, findOpen, listSpells } from './spell.store.ts';

/** What was punched so far, around the present week. */
export interface Punched {
  /** The check-in without an end; null: not at work. */
  readonly open: SpellRow | null;
  readonly spells: readonly SpellRow[];
  readonly leaves: Awaited<ReturnType<typeof leavesOf>>;
  readonly keptSince: string | null;
  readonly sites: readonly SiteRow[];
  readonly exemptions: readonly Exemption[];
}

const mondayOf = (day: string) => addDays(day, 1 - istWeekday(day));

/** `find`: how the open check-in is read, also to lock it. */
export async function readPunched(
  deps: AttendanceDependencies,
  reader: Reader,
  { organisationId, employeeId }: { readonly organisationId: string; readonly employeeId: string },
  now: Date,
  find: () => Promise<SpellRow | null> = () => findOpen(reader, employeeId),
): Promise<Punched> {
  const today = istDay(now);
  const days = { organisationId, from: addDays(mondayOf(today), -1), to: addDays(today, 1) };
  const [open, spells, leaves, keptSince, sites, exemptions] = await Promise.all([
    find(),
    listSpells(reader, organisationId, [employeeId], days.from, days.to),
    leavesOf(deps, reader, days, [employeeId]),
    findFirstDay(reader, organisationId),
    listSites(reader, organisationId, null, mostSites),
    listExemptions(reader, days, [employeeId]),
  ]);
  return { open, spells, leaves, keptSince, sites, exemptions };
}

function dayFrom(
  facts: ClockFacts,
  { leaves, spells, keptSince, exemptions }: Punched,
  day: string,
  now: Date,
): AttendanceDayAnswer {
  const { person, dayOn } = facts;
  const ofDay = spells.filter((one) => one.day === day);
  const { off, plan, graceMinutes } = dayOn(day);
  const rules = { ...facts.rules, graceMinutes };
  const leave = leaves.get(person.employeeId)?.get(day) ?? null;
  const isEmployed = person.joinedOn <= day && (person.lastDayOn === null || person.lastDayOn >= day);
  const counted = ofDay.filter(({ forgottenAt }) => forgottenAt === null);
  const asked = { isEmployed, off, leave, plan, rules, spells: counted, now };
  const judged = judgeDay(asked);
  const result = exemptions.some(isOn(day))
    ? withoutClock(judged, asked)
    : whileKept(judged, { day, leave, keptSince });
  return presentDay(day, result, { plan, off, leave, spells: ofDay });
}

const siteOf = ({ name, latitude, longitude, radiusMetres }: Site) => ({
  name,
  latitude,
  longitude,
  radiusMetres,
});

/** The time clock as it stands now. */
export function presentClock(facts: ClockFacts, punched: Punched, now: Date): ClockStatusAnswer {
  const { person, rules, planOn } = facts;
  const { open, sites } = punched;
  const calendarDay = istDay(now);
  const belongs = dayOfCheckIn(now, planOn, rules);
  const today = open?.day ?? ('day' in belongs ? belongs.day : calendarDay);
  const plan = planOn(today);
  const window = plan && windowOf(plan, rules);
  const week = Array.from({ length: 7 }, (_, days) => addDays(mondayOf(calendarDay), days)).map((day) => {
    const { category, workedMinutes } = dayFrom(facts, punched, day, now);
    return { day, category, workedMinutes };
  });
  return {
    employeeId: person.employeeId,
    fullName: person.fullName,
    now: now.toISOString(),
    today: dayFrom(facts, punched, today, now),
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
): Promise<ClockStatusAnswer> {
  return readTogether(deps.platform.db, async (reader) => {
    const owner = await knownOwner(deps, reader, viewer);
    const [facts, punched] = await Promise.all([
      readClockFacts(deps, reader, owner, now),
      readPunched(deps, reader, owner, now),
    ]);
    return presentClock(facts, punched, now);
  });
}
