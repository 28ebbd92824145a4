import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { moveShift as moveCall } from '@nukkad/contract/people/shift/shift.api';
import {
  rosterShiftLifecycle,
  type RosterShiftVerb,
  shiftErrors,
} from '@nukkad/contract/people/shift/shift.noun';
import type { RosterShiftAnswer } from '@nukkad/contract/people/shift/shift.model';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { lockType } from '../type/shift-type.store.ts';
import { hoursOn, newDraft, recordChange, refusePast, refuseUnemployed } from './plan-shifts.ts';
import { type ShiftSeen, getShifts, insertShifts, lockRoster, saveShift } from './roster-shift.store.ts';
import { presentShift } from './shift.presenter.ts';
import { organisationOf } from '../../../platform/viewer.ts';

interface Key {
  readonly shiftId: string;
  readonly version: number;
}

/** 404 without it, 403 for who may not plan, 409 where it changed meanwhile or its day is over. */
async function lockShift(
  tx: Tx,
  { viewer, now }: SignedInCall,
  { shiftId, version }: Key,
): Promise<Authorized<ShiftSeen>> {
  const organisationId = organisationOf(viewer);
  await lockRoster(tx, organisationId);
  const found = (await getShifts(tx, organisationId, [shiftId])).get(shiftId);
  if (!found || found.status === 'removed') return refuse(shiftErrors.shift_not_found);
  const row = authorize(found, mayPlan(viewer));
  if (row.version !== version) refuse(shiftErrors.shift_moved_on, { present: row.status });
  refusePast([row.day], now);
  return row;
}

/** As the lifecycle allows: 409 where it does not. */
function moved(row: Authorized<ShiftSeen>, verb: RosterShiftVerb, now: Date): Authorized<ShiftSeen> {
  if (!canMove(rosterShiftLifecycle, verb, row.status))
    refuse(shiftErrors.shift_moved_on, { present: row.status });
  const [status] = rosterShiftLifecycle.moves[verb].to;
  return { ...row, status: status ?? row.status, updatedAt: now, version: row.version + 1 };
}

/** A draft moves. A published one leaves with the next publication, and a draft takes its place. */
export function moveShift(
  deps: ShiftDependencies,
  call: SignedInCall,
  { employeeId, day, shiftTypeId, ...key }: EndpointParsed<typeof moveCall>['body'],
): Promise<RosterShiftAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const row = await lockShift(tx, call, key);
    const type =
      (await lockType(tx, organisationId, shiftTypeId)) ?? refuse(shiftErrors.shift_type_not_found);
    refusePast([day], now);
    await refuseUnemployed(deps, tx, organisationId, employeeId, [day]);
    const { name, colour } = type;
    const hours = { employeeId, ...hoursOn(type, day) };
    let after: Authorized<ShiftSeen>;
    if (row.status === 'draft') {
      after = { ...row, ...hours, name, colour, updatedAt: now, version: row.version + 1 };
      await saveShift(tx, after);
    } else {
      await saveShift(tx, moved(row, 'withdraw', now));
      const draft = { ...newDraft({ organisationId, ...hours }, now), name, colour };
      after = authorize(draft, mayPlan(viewer));
      await insertShifts(tx, [after]);
    }
    await recordChange(tx, call, 'roster.move', [row, after]);
    return presentShift(after);
  });
}

/** A draft goes at once; a published one with the next publication. */
export function removeShift(
  deps: ShiftDependencies,
  call: SignedInCall,
  key: Key,
): Promise<RosterShiftAnswer> {
  return deps.platform.write(call, async (tx) => {
    const row = await lockShift(tx, call, key);
    const after = moved(row, row.status === 'draft' ? 'discard' : 'withdraw', call.now);
    await saveShift(tx, after);
    await recordChange(tx, call, 'roster.remove', [after]);
    return presentShift(after);
  });
}

/** Of one that was to leave. Refused where another shift took its place meanwhile. */
export function keepShift(deps: ShiftDependencies, call: SignedInCall, key: Key): Promise<RosterShiftAnswer> {
  return deps.platform.write(call, async (tx) => {
    const after = moved(await lockShift(tx, call, key), 'keep', call.now);
    await saveShift(tx, after);
    await recordChange(tx, call, 'roster.keep', [after]);
    return presentShift(after);
  });
}
