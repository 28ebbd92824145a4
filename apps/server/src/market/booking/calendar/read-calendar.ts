import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { getCalendar } from '@nukkad/contract/market/calendar/calendar.api';
import type { calendarQuery } from '@nukkad/contract/market/calendar/calendar.query';
import type { Visit } from '@nukkad/contract/market/calendar/calendar.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { nextCursor, readCursor } from '../../../platform/http/cursor.ts';
import type { Roster, RosterPerson } from '../../schedule/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow, seesContact, sideOf } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import type { ListViewing } from '../list/read-list.ts';
import { translateTitles } from '../translate-lines.ts';
import { waysOf } from './calendar.rules.ts';
import { type VisitRow, listVisits } from './calendar.store.ts';

type Asked = z.output<typeof calendarQuery>;
type Way = Visit['way'];

const mostWaiting = 100;
const nameAndId = z.tuple([z.string(), z.uuid()]);

/** A day or a week of the viewer's organisation by professional: two statements, and one where names are translated. */
export async function readCalendar(
  deps: BookingDependencies,
  asked: Asked,
  viewing: ListViewing,
): Promise<EndpointOutput<typeof getCalendar>> {
  const { viewer, now, lang } = viewing;
  const day = asked.day ?? istDay(now);
  const days = Number(asked.days);
  const within = { from: istInstant(day), to: istInstant(addDays(day, days)) };
  const key = readCursor(asked.cursor, nameAndId);
  const side = sideOf(viewer, asked.mine === 'true');
  const organisationId = 'organisationId' in side ? side.organisationId : '';
  const staffId = ('staffId' in side ? side.staffId : undefined) ?? asked.staffId;
  return readTogether(deps.platform.db, async (reader) => {
    const { people, bufferMinutes, wayBetween } = await deps.interfaces.schedule.roster(reader, {
      organisationId,
      staffId,
      after: key && { name: key[0], staffId: key[1] },
      limit: asked.limit,
      within,
      now,
    });
    const page = people.slice(0, asked.limit);
    const waiting = staffId === undefined && key === null;
    const staffIds = page.map((person) => person.staffId);
    const found = await listVisits(reader, { organisationId, staffIds, waiting, within });
    // Time that is held for the viewer is no job of the own day until the team has assigned it.
    const rows = asked.mine === 'true' ? found.filter((row) => row.staffId !== null) : found;
    const titles = await titlesOf(deps, reader, rows, lang);
    const present = (row: VisitRow, way: Way) =>
      presentVisit(row, titles.get(row.bookingId) ?? '', way, viewing);
    return {
      day,
      days,
      bufferMinutes,
      waiting: waiting
        ? rows
            .filter((row) => row.staffId === null)
            .slice(0, mostWaiting)
            .map((row) => present(row, null))
        : [],
      items: page.map((person) => presentPerson(person, rows, wayBetween, present)),
      nextCursor: nextCursor(people, asked.limit, (person) => [person.name, person.staffId]),
    };
  });
}

async function titlesOf(
  deps: BookingDependencies,
  reader: Parameters<typeof translateTitles>[1],
  rows: readonly VisitRow[],
  lang: ListViewing['lang'],
): Promise<ReadonlyMap<string, string>> {
  const lines = rows.flatMap(({ firstServiceId, firstLine }) =>
    firstServiceId !== null && firstLine !== null ? [{ serviceId: firstServiceId, name: firstLine }] : [],
  );
  const names = await translateTitles(deps, reader, lines, lang);
  return new Map(
    rows.map(({ bookingId, firstServiceId, firstLine, moreLines }) => [
      bookingId,
      titleOf(names.get(firstServiceId ?? '') ?? firstLine ?? '', moreLines ?? 0),
    ]),
  );
}

function presentPerson(
  { staffId, name, base, working, leaves, chosen }: RosterPerson,
  rows: readonly VisitRow[],
  wayBetween: Roster['wayBetween'],
  present: (row: VisitRow, way: Way) => Visit,
) {
  const own = rows.filter((row) => (row.staffId ?? row.heldStaffId) === staffId);
  const ways = waysOf(own, base, wayBetween);
  return {
    staffId,
    name,
    working: working.map(presentPeriod),
    leaves: leaves.map(presentPeriod),
    held: chosen.map(presentPeriod),
    visits: own.map((row, index) => present(row, ways[index] ?? null)),
  };
}

const presentPeriod = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Before the booking is accepted, a partner learns the part of town and not the door. */
function presentVisit(row: VisitRow, title: string, way: Way, { viewer, now }: ListViewing): Visit {
  const { latitude, longitude, acceptBefore } = row;
  const inTime = acceptBefore !== null && now < acceptBefore;
  return {
    bookingId: row.bookingId,
    status: row.status,
    title,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    locality: row.locality,
    acceptBefore: acceptBefore?.toISOString() ?? null,
    version: row.version,
    customerName: row.customerName,
    held: row.staffId === null,
    can: {
      move:
        mayMoveNow(viewer, bookingLifecycle.verb.assign, row) ||
        (inTime && mayMoveNow(viewer, bookingLifecycle.verb.accept, row)),
    },
    way,
    point: seesContact(viewer, row) ? { latitude, longitude } : null,
  };
}
