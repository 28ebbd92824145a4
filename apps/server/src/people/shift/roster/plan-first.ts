import { istDay } from '@nukkad/contract/kernel/time';
import { shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import { audit, machineActor } from '../../../platform/audit.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { FirstShift, ShiftOn } from '../shift.interface.ts';
import { type ShiftTypeRow, findType, lockType } from '../type/shift-type.store.ts';
import { hoursOn, newDraft } from './plan-shifts.ts';
import { insertShifts, listShifts, lockRoster } from './roster-shift.store.ts';

const shownOn = (type: ShiftTypeRow | null, day: string): ShiftOn | null => {
  if (!type) return null;
  const { startsAt, endsAt } = hoursOn(type, day);
  return { name: type.name, startsAt, endsAt };
};

export const shiftOn = async (
  reader: Reader,
  organisationId: string,
  shiftTypeId: string,
  day: string,
): Promise<ShiftOn | null> => shownOn(await findType(reader, organisationId, shiftTypeId), day);

export const holdShift = async (
  tx: Tx,
  organisationId: string,
  shiftTypeId: string,
  day: string,
): Promise<ShiftOn | null> => shownOn(await lockType(tx, organisationId, shiftTypeId), day);

/** Of who has just joined; what the planners put there since stays. */
export async function planFirst(tx: Tx, first: Authorized<FirstShift>, now: Date): Promise<boolean> {
  const { organisationId, employeeId, shiftTypeId, day } = first;
  if (day < istDay(now)) return false;
  await lockRoster(tx, organisationId);
  const type = await lockType(tx, organisationId, shiftTypeId);
  if (!type) return false;
  const statuses = ['draft', 'published', 'leaving'] as const;
  const asked = { organisationId, from: day, to: day, statuses, employeeIds: [employeeId] };
  if ((await listShifts(tx, asked)).length > 0) return false;
  const row = partOf(first, newDraft({ organisationId, employeeId, ...hoursOn(type, day) }, now));
  await insertShifts(tx, [row]);
  await audit(tx, now, {
    ...machineActor,
    action: 'roster.plan',
    subjectKind: 'roster_shift',
    subjectId: row.shiftId,
    detail: { from: day, to: day, count: 1 },
  });
  const employeeIds = [employeeId];
  await publish(tx, now, shiftEvents.changed, { organisationId, employeeIds, from: day, to: day });
  return true;
}
