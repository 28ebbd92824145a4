/** How a leaving begins: by the employee, who resigns, or by the business. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { endEmployment as endCall } from '@nukkad/contract/people/leaving/leaving.api';
import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import {
  type LeavingAnswer,
  type LeavingKind,
  type ResignationBody,
  usualNoticeDays,
} from '@nukkad/contract/people/leaving/leaving.model';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { isPossibleDay, shortDaysOf, shortNoticeOf } from './leaving.rules.ts';
import { type LeavingRow, findLatest, findSetting, insertLeaving, isOpen } from './leaving.store.ts';
import { leavingTransitions } from './leaving.transitions.ts';
import { presentFor } from './read-leavings.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** Who works here now and is not leaving yet. */
async function freePerson(
  { employee }: LeavingDependencies,
  tx: Tx,
  organisationId: string,
  staffId: string,
): Promise<EmployeeFacts> {
  const person = (await employee.getEmployees(tx, organisationId, [staffId])).get(staffId);
  if (!person || person.workState === 'left') return refuse(leavingErrors.leaving_not_found);
  const latest = await findLatest(tx, organisationId, staffId);
  if (latest && isOpen(latest.status)) refuse(leavingErrors.leaving_there);
  return person;
}

interface Beginning {
  readonly kind: LeavingKind;
  readonly lastDayOn: string;
  readonly reason: string;
}

async function newLeaving(
  tx: Tx,
  now: Date,
  { organisationId, employeeId: staffId, userId }: EmployeeFacts,
  { kind, lastDayOn, reason }: Beginning,
): Promise<LeavingRow> {
  const today = istDay(now);
  if (!isPossibleDay(lastDayOn, today)) refuse(leavingErrors.leaving_day);
  const setting = await findSetting(tx, organisationId);
  return {
    leavingId: newId(),
    organisationId,
    staffId,
    userId,
    kind,
    reason,
    status: kind === 'resignation' ? 'asked' : 'serving',
    noticeGivenOn: today,
    noticeDays: setting?.noticeDays ?? usualNoticeDays,
    lastDayOn,
    shortNotice: null,
    handedToStaffId: null,
    handedAt: null,
    stuckToldAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

export function resign(
  deps: LeavingDependencies,
  call: SignedInCall,
  { lastDayOn, reason = '' }: ResignationBody,
): Promise<LeavingAnswer> {
  const { viewer, now } = call;
  const staffId = viewer.staffId ?? refuse(kernelErrors.forbidden);
  return deps.platform.write(call, async (tx) => {
    const person = await freePerson(deps, tx, organisationOf(viewer), staffId);
    const row = await newLeaving(tx, now, person, { kind: 'resignation', lastDayOn, reason });
    const allowed = leavingTransitions.allowNew(viewer, leavingTransitions.verb.ask, row);
    await insertLeaving(tx, allowed.row);
    await leavingTransitions.begin(tx, allowed, { now });
    return presentFor(deps, tx, viewer, row);
  });
}

export function endEmployment(
  deps: LeavingDependencies,
  call: SignedInCall,
  { employeeId, lastDayOn, reason = '', shortNotice: chosen }: EndpointParsed<typeof endCall>['body'],
): Promise<LeavingAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const person = await freePerson(deps, tx, organisationOf(viewer), employeeId);
    await deps.staff.checkEnd(tx, call, employeeId);
    const begun = await newLeaving(tx, now, person, { kind: 'ended', lastDayOn, reason });
    const shortNotice = shortNoticeOf('ended', shortDaysOf(begun), chosen);
    if (shortNotice === undefined) return refuse(leavingErrors.leaving_short_notice);
    const row = { ...begun, shortNotice };
    const allowed = leavingTransitions.allowNew(viewer, leavingTransitions.verb.start, row);
    await insertLeaving(tx, allowed.row);
    await leavingTransitions.begin(tx, allowed, { now });
    const lastDay = { organisationId: row.organisationId, employeeId, lastDayOn };
    await deps.employee.setLastDay(tx, partOf(allowed.row, lastDay), now);
    return presentFor(deps, tx, viewer, row);
  });
}
