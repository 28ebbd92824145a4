import type { Page } from '@nukkad/contract/kernel/page';
import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import {
  type ShiftTypeAnswer,
  type ShiftTypeBody,
  mostShiftTypes,
} from '@nukkad/contract/people/shift/shift.model';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import {
  type ShiftTypeRow,
  countTypes,
  insertType,
  listTypes,
  lockType,
  saveType,
} from './shift-type.store.ts';

const present = (viewer: Viewer, row: ShiftTypeRow): ShiftTypeAnswer => ({
  shiftTypeId: row.shiftTypeId,
  name: row.name,
  startsMinute: row.startsMinute,
  endsMinute: row.endsMinute,
  breakMinutes: row.breakMinutes,
  isBreakPaid: row.isBreakPaid,
  graceMinutes: row.graceMinutes,
  colour: row.colour,
  version: row.version,
  can: { edit: mayPlan(viewer), remove: mayPlan(viewer) },
});

const log = (tx: Tx, { viewer, now }: SignedInCall, verb: 'add' | 'edit' | 'remove', subjectId: string) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `shift_type.${verb}`,
    subjectKind: 'shift_type',
    subjectId,
  });

function check({ startsMinute, endsMinute, breakMinutes }: ShiftTypeBody): void {
  const length = endsMinute - startsMinute;
  if (length <= 0 || length > 1_440) refuse(shiftErrors.shift_type_hours);
  if (breakMinutes >= length) refuse(shiftErrors.shift_type_break);
}

const startAndId = z.tuple([z.int(), z.uuid()]);

export async function readTypes(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ShiftTypeAnswer>> {
  const after = readCursor(cursor, startAndId);
  const from = after && { startsMinute: after[0], id: after[1] };
  const rows = await listTypes(reader, organisationOf(viewer), from, limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => present(viewer, row),
    (row) => [row.startsMinute, row.shiftTypeId],
  );
}

export function addType(
  { platform }: ShiftDependencies,
  call: SignedInCall,
  body: ShiftTypeBody,
): Promise<ShiftTypeAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const times = { removedAt: null, createdAt: now, updatedAt: now, version: 1 };
  const row = authorize({ shiftTypeId: newId(), organisationId, ...body, ...times }, mayPlan(viewer));
  check(body);
  return platform.write(call, async (tx) => {
    if ((await countTypes(tx, organisationId)) >= mostShiftTypes) refuse(shiftErrors.shift_type_limit);
    await insertType(tx, row);
    await log(tx, call, 'add', row.shiftTypeId);
    return present(viewer, row);
  });
}

export function editType(
  { platform }: ShiftDependencies,
  call: SignedInCall,
  {
    shiftTypeId,
    version,
    ...body
  }: ShiftTypeBody & { readonly shiftTypeId: string; readonly version: number },
): Promise<ShiftTypeAnswer> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const before = await lockType(tx, organisationOf(viewer), shiftTypeId);
    if (!before) return refuse(shiftErrors.shift_type_not_found);
    const row = authorize({ ...before, ...body, updatedAt: now, version: version + 1 }, mayPlan(viewer));
    if (before.version !== version) refuse(shiftErrors.shift_type_changed);
    check(body);
    await saveType(tx, row);
    await log(tx, call, 'edit', shiftTypeId);
    return present(viewer, row);
  });
}

/** Shifts that were planned of it keep its name and colour. */
export function removeType(
  { platform }: ShiftDependencies,
  call: SignedInCall,
  shiftTypeId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const before = await lockType(tx, organisationOf(viewer), shiftTypeId);
    if (!before) return refuse(shiftErrors.shift_type_not_found);
    const after = { ...before, removedAt: now, updatedAt: now, version: before.version + 1 };
    await saveType(tx, authorize(after, mayPlan(viewer)));
    await log(tx, call, 'remove', shiftTypeId);
    return { removed: true as const };
  });
}
