import { holidayErrors } from '@nukkad/contract/people/holiday/holiday.noun';
import {
  type WeeklyHolidayBody,
  type WeeklyHolidaysAnswer,
  type YearlyHolidayAnswer,
  mostHolidays,
} from '@nukkad/contract/people/holiday/holiday.model';
import type { Act } from '@nukkad/contract/acts';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { HolidayDependencies } from './holiday.interface.ts';
import { mayChange } from './holiday.policy.ts';
import {
  countByYear,
  deleteHoliday,
  insertHolidays,
  lockHoliday,
  saveHoliday,
  saveWeekRule,
} from './holiday.store.ts';
import { presentHoliday, readWeekly } from './read-holidays.ts';
import { organisationOf } from '../../platform/viewer.ts';

const log = (tx: Tx, { viewer, now }: SignedInCall, action: Act, subjectId: string, detail: object = {}) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action,
    subjectKind: 'yearly_holiday',
    subjectId,
    detail: { ...detail },
  });

async function checkDepartment(
  { department }: HolidayDependencies,
  tx: Tx,
  organisationId: string,
  departmentId: string | null,
): Promise<void> {
  if (departmentId !== null && !(await department.holdDepartments(tx, organisationId, [departmentId])))
    refuse(holidayErrors.holiday_department_unknown);
}

export function addHolidays(
  deps: HolidayDependencies,
  call: SignedInCall,
  {
    departmentId,
    holidays,
  }: { readonly departmentId: string | null; readonly holidays: readonly { on: string; name: string }[] },
): Promise<{ added: number }> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const of = authorize({ organisationId, departmentId }, mayChange(viewer));
  return deps.platform.write(call, async (tx) => {
    await checkDepartment(deps, tx, organisationId, departmentId);
    const there = await countByYear(tx, organisationId);
    const days = [...new Map(holidays.map((one) => [one.on, one])).values()];
    const years = new Set(days.map(({ on }) => on.slice(0, 4)));
    for (const year of years) {
      const wanted = days.filter(({ on }) => on.startsWith(year)).length;
      if ((there.get(year) ?? 0) + wanted > mostHolidays) refuse(holidayErrors.holiday_limit);
    }
    const added = await insertHolidays(tx, of, days, now);
    await log(tx, call, 'holiday.add', organisationId, { added });
    return { added };
  });
}

export function editHoliday(
  { platform }: HolidayDependencies,
  call: SignedInCall,
  change: {
    readonly holidayId: string;
    readonly version: number;
    readonly on: string;
    readonly name: string;
  },
): Promise<YearlyHolidayAnswer> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const before = await lockHoliday(tx, organisationOf(viewer), change.holidayId);
    if (!before) return refuse(holidayErrors.holiday_not_found);
    const after = { ...before, ...change, updatedAt: now, version: before.version + 1 };
    const row = authorize(after, mayChange(viewer));
    if (before.version !== change.version) refuse(holidayErrors.holiday_changed);
    await saveHoliday(tx, row);
    await log(tx, call, 'holiday.edit', row.holidayId);
    return presentHoliday(viewer, row);
  });
}

export function removeHoliday(
  { platform }: HolidayDependencies,
  call: SignedInCall,
  holidayId: string,
): Promise<{ removed: true }> {
  const { viewer } = call;
  return platform.write(call, async (tx) => {
    const found = await lockHoliday(tx, organisationOf(viewer), holidayId);
    if (!found) return refuse(holidayErrors.holiday_not_found);
    await deleteHoliday(tx, authorize(found, mayChange(viewer)));
    await log(tx, call, 'holiday.remove', holidayId);
    return { removed: true as const };
  });
}

export function setWeekly(
  deps: HolidayDependencies,
  call: SignedInCall,
  { departmentId, weekdays, saturdays }: WeeklyHolidayBody,
): Promise<WeeklyHolidaysAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const rule = {
    organisationId,
    departmentId,
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
    saturdays: [...new Set(saturdays)].toSorted((one, other) => one - other),
  };
  const allowed = authorize(rule, mayChange(viewer));
  return deps.platform.write(call, async (tx) => {
    await checkDepartment(deps, tx, organisationId, departmentId);
    await saveWeekRule(tx, allowed, now);
    await log(tx, call, 'holiday.set_weekly', departmentId ?? organisationId);
    return readWeekly(tx, viewer);
  });
}
