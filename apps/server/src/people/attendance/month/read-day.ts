import { recordOf } from '@nukkad/contract/kernel/record';
import { istDay } from '@nukkad/contract/kernel/time';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type DailyRowAnswer,
  type DailyState,
  dailyStates,
} from '@nukkad/contract/people/attendance/attendance.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { daysOfMonth } from '../day/month.rules.ts';
import { stateOf } from '../day/state.rules.ts';
import { presentDay } from '../punch/spell.presenter.ts';
import { listSpells } from '../punch/spell.store.ts';
import { judgePeople } from './judge-days.ts';
import { organisationOf } from '../../../platform/viewer.ts';

interface Asked {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly departmentId?: string | undefined;
  readonly state?: DailyState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const placeInList = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);
const noOne = recordOf(dailyStates, () => 0);

type Daily = CountedPage<DailyRowAnswer> & { counts: Record<DailyState, number> };

/** A day of everyone: all are judged for the counts, one page is shown. */
export const listDaily = (deps: AttendanceDependencies, call: SignedInCall, asked: Asked): Promise<Daily> =>
  readTogether(deps.platform.db, (reader) => dayOfEveryone(deps, reader, call, asked));

async function dayOfEveryone(
  deps: AttendanceDependencies,
  reader: Reader,
  { viewer, now }: SignedInCall,
  { day, month, year, departmentId, state, cursor, limit, count }: Asked,
): Promise<Daily> {
  const organisationId = organisationOf(viewer);
  const on =
    daysOfMonth(year, month)[day - 1] ??
    refuse(kernelErrors.invalid_request, { fields: { day: 'This month has no such day.' } });
  const after = readCursor(cursor, placeInList);
  const [people, names] = await Promise.all([
    judgePeople(deps, reader, { organisationId, from: on, to: on, now }),
    deps.employee.departmentNames(reader, organisationId),
  ]);
  const all = people.flatMap(({ person, days }) => {
    const [judged] = days;
    return judged ? [{ person, judged, state: stateOf(judged, judged, now, istDay(now) > on) }] : [];
  });
  const counts = { ...noOne };
  for (const one of all) counts[one.state] += 1;
  const keyOf = ({ person }: (typeof all)[number]) =>
    [person.fullName.toLowerCase(), person.employeeId] as const;
  const sought = all
    .filter(({ person }) => departmentId === undefined || person.departmentId === departmentId)
    .filter((one) => state === undefined || one.state === state)
    .toSorted((one, other) => (keyOf(one).join(' ') < keyOf(other).join(' ') ? -1 : 1));
  const behind = sought.filter((one) => !after || keyOf(one).join(' ') > after.join(' ')).slice(0, limit + 1);
  const shown = behind.slice(0, limit).map(({ person }) => person.employeeId);
  const spells = await listSpells(reader, organisationId, shown, on, on);
  const page = pageFrom(
    behind,
    limit,
    ({ person, judged, state: now_ }): DailyRowAnswer => ({
      employeeId: person.employeeId,
      fullName: person.fullName,
      designation: person.designation,
      departmentName: names.get(person.departmentId ?? '') ?? null,
      state: now_,
      day: presentDay(on, judged.result, {
        ...judged,
        spells: spells.filter(({ employeeId }) => employeeId === person.employeeId),
      }),
    }),
    keyOf,
  );
  return { ...page, counts, ...withTotal(count ? sought.length : null) };
}
