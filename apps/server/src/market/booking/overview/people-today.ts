import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { RosterPerson, ScheduleInterface } from '../../schedule/index.ts';
import { sideOf } from '../booking.policy.ts';
import { type VisitRow, listVisits } from '../calendar/calendar.store.ts';

/** A professional's day. */
export interface DayOfPerson {
  readonly staffId: string;
  readonly name: string;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly onLeave: boolean;
  readonly jobs: number;
  readonly done: number;
  readonly next: { readonly bookingId: string; readonly startsAt: Date; readonly locality: string } | null;
}

export interface AskedTeam {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly limit: number;
}

export interface TeamToday {
  readonly people: readonly DayOfPerson[];
  readonly hasMore: boolean;
}

const left: readonly VisitRow['status'][] = ['Assigned', 'Inprogress'];
const asked: readonly VisitRow['status'][] = ['Partner Assigned', 'Accepted'];

function dayOf({ staffId, name, working, leaves }: RosterPerson, visits: readonly VisitRow[]): DayOfPerson {
  const own = visits.filter((visit) => visit.staffId === staffId && !asked.includes(visit.status));
  const next = own.find(({ status }) => left.includes(status));
  return {
    staffId,
    name,
    from: working[0]?.startsAt ?? null,
    until: working.at(-1)?.endsAt ?? null,
    onLeave: leaves.length > 0 && working.length === 0,
    jobs: own.length,
    done: own.filter(({ status }) => !left.includes(status)).length,
    next: next ? { bookingId: next.bookingId, startsAt: next.startsAt, locality: next.locality } : null,
  };
}

/** Who of the team works today, and at what: those with jobs first. Two statements after each other. */
export async function readPeopleToday(
  {
    interfaces: { schedule },
  }: { readonly interfaces: { readonly schedule: Pick<ScheduleInterface, 'roster'> } },
  reader: Reader,
  { viewer, now, limit }: AskedTeam,
): Promise<TeamToday> {
  const side = sideOf(viewer);
  if ('buyerId' in side) return { people: [], hasMore: false };
  const { organisationId, staffId } = side;
  const day = istDay(now);
  const within = { from: istInstant(day), to: istInstant(addDays(day, 1)) };
  const { people } = await schedule.roster(reader, {
    organisationId,
    staffId,
    after: null,
    limit,
    within,
    now,
  });
  const page = people.slice(0, limit);
  const staffIds = page.map((person) => person.staffId);
  const visits = await listVisits(reader, { organisationId, staffIds, waiting: false, within });
  const days = page.map((person) => dayOf(person, visits));
  return {
    people: days.toSorted((one, other) => Number(other.jobs > 0) - Number(one.jobs > 0)),
    hasMore: people.length > limit,
  };
}
