import type { Page } from '@nukkad/contract/kernel/page';
import type {
  SuggestedHoliday,
  WeeklyHolidaysAnswer,
  YearlyHolidayAnswer,
} from '@nukkad/contract/people/holiday/holiday.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { mayChange } from './holiday.policy.ts';
import { type HolidayRow, listHolidays, listWeekRules } from './holiday.store.ts';
import { knownHolidays } from './known-holidays.ts';

const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

export const presentHoliday = (viewer: Viewer, row: HolidayRow): YearlyHolidayAnswer => ({
  holidayId: row.holidayId,
  on: row.on,
  name: row.name,
  departmentId: row.departmentId,
  version: row.version,
  can: { edit: mayChange(viewer), remove: mayChange(viewer) },
});

export async function readHolidays(
  reader: Reader,
  viewer: Viewer,
  asked: {
    readonly year: number;
    readonly departmentId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<YearlyHolidayAnswer>> {
  const { year, departmentId, cursor, limit } = asked;
  const key = readCursor(cursor, dayAndId);
  const wanted = {
    organisationId: organisationOf(viewer),
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    departmentId: departmentId ?? null,
  };
  const rows = await listHolidays(reader, wanted, key && { on: key[0], id: key[1] }, limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => presentHoliday(viewer, row),
    (row) => [row.on, row.holidayId],
  );
}

export async function suggestHolidays(
  reader: Reader,
  viewer: Viewer,
  { year, stateCode }: { readonly year: number; readonly stateCode: string },
): Promise<{ items: SuggestedHoliday[] }> {
  const organisationId = organisationOf(viewer);
  const wanted = { organisationId, from: `${year}-01-01`, to: `${year}-12-31`, departmentId: null };
  const [known, own] = await Promise.all([
    knownHolidays(year, stateCode),
    listHolidays(reader, wanted, null, 500),
  ]);
  const added = new Set(own.filter(({ departmentId }) => departmentId === null).map(({ on }) => on));
  return { items: known.map((one) => ({ ...one, isAdded: added.has(one.on) })) };
}

export async function readWeekly(reader: Reader, viewer: Viewer): Promise<WeeklyHolidaysAnswer> {
  const rules = await listWeekRules(reader, organisationOf(viewer));
  return {
    items: rules.map(({ departmentId, weekdays, saturdays }) => ({
      departmentId,
      weekdays: [...weekdays],
      saturdays: [...saturdays],
    })),
    can: { edit: mayChange(viewer) },
  };
}
