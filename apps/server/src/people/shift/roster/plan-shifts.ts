import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { planShifts as planCall } from '@nukkad/contract/people/shift/shift.api';
import { shiftErrors, shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import type { Act } from '@nukkad/contract/acts';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { type ShiftTypeRow, lockType } from '../type/shift-type.store.ts';
import { type RosterShiftRow, type ShiftSeen, insertShifts, lockRoster } from './roster-shift.store.ts';
import { presentShift } from './shift.presenter.ts';
import { organisationOf } from '../../../platform/viewer.ts';

/** The roster of days that are over is what attendance was judged by, so it stays. */
export function refusePast(days: readonly string[], now: Date): void {
  if (days.some((day) => day < istDay(now))) refuse(shiftErrors.shift_past);
}

export async function refuseUnemployed(
  { employee }: Pick<ShiftDependencies, 'employee'>,
  tx: Tx,
  organisationId: string,
  employeeId: string | null,
  days: readonly string[],
): Promise<void> {
  if (employeeId === null) return;
  const person = (await employee.getEmployees(tx, organisationId, [employeeId])).get(employeeId);
  const { joinedOn, lastDayOn } = person ?? refuse(shiftErrors.shift_not_employed);
  const isThere = (day: string) => joinedOn <= day && (lastDayOn === null || lastDayOn >= day);
  if (!days.every(isThere)) refuse(shiftErrors.shift_not_employed);
}

/** The hours of a type on a day. */
export const hoursOn = (type: ShiftTypeRow, day: string) => ({
  day,
  shiftTypeId: type.shiftTypeId,
  startsAt: istInstant(day, type.startsMinute),
  endsAt: istInstant(day, type.endsMinute),
  breakMinutes: type.breakMinutes,
  isBreakPaid: type.isBreakPaid,
  graceMinutes: type.graceMinutes,
});

export const newDraft = (
  of: Pick<RosterShiftRow, 'organisationId' | 'employeeId'> & ReturnType<typeof hoursOn>,
  now: Date,
): RosterShiftRow => ({
  ...of,
  shiftId: newId(),
  status: 'draft',
  reason: '',
  publishedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Writes what was done to the roster into the log and tells the planners. */
export async function recordChange(
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: Act & `roster.${string}`,
  rows: readonly Pick<RosterShiftRow, 'organisationId' | 'shiftId' | 'employeeId' | 'day'>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { organisationId, shiftId } = first;
  const days = rows.map(({ day }) => day).toSorted();
  const employeeIds = [...new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))];
  const range = { from: days[0] ?? first.day, to: days.at(-1) ?? first.day };
  await audit(tx, now, {
    ...actorOnBehalf(viewer),
    action,
    subjectKind: 'roster_shift',
    subjectId: shiftId,
    detail: { ...range, count: rows.length },
  });
  await publish(tx, now, shiftEvents.changed, { organisationId, employeeIds, ...range });
}

/** Drafts of one type for a person, or open ones. The database refuses two of one person at once. */
export function planShifts(
  deps: ShiftDependencies,
  call: SignedInCall,
  { employeeId, shiftTypeId, days: asked }: EndpointParsed<typeof planCall>['body'],
): Promise<EndpointAnswer<typeof planCall>> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const days = [...new Set(asked)];
  return deps.platform.write(call, async (tx) => {
    const plan = authorize({ organisationId, employeeId }, mayPlan(viewer));
    await lockRoster(tx, organisationId);
    const type =
      (await lockType(tx, organisationId, shiftTypeId)) ?? refuse(shiftErrors.shift_type_not_found);
    refusePast(days, now);
    await refuseUnemployed(deps, tx, organisationId, employeeId, days);
    const rows = days.map((day) =>
      authorize(newDraft({ ...plan, ...hoursOn(type, day) }, now), mayPlan(viewer)),
    );
    await insertShifts(tx, rows);
    await recordChange(tx, call, 'roster.plan', rows);
    const seen = (row: RosterShiftRow): ShiftSeen => ({ ...row, name: type.name, colour: type.colour });
    return { shifts: rows.map((row) => presentShift(seen(row))) };
  });
}
