import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type {
  askCompensatory as askCall,
  listCompensatory,
} from '@nukkad/contract/people/leave/compensatory.api';
import {
  type CompensatoryDayAnswer,
  compensatoryBackDays,
} from '@nukkad/contract/people/leave/compensatory.model';
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { partOf } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findCompensatoryType } from '../leave-type.store.ts';
import type { LeaveDependencies } from '../leave.interface.ts';
import { halvesFor, isPaid } from './compensatory.rules.ts';
import { insertCompensatory, listCompensatoryOf } from './compensatory.store.ts';

/** Whose days can be asked for, and which. */
function askableOf({ organisationId, staffId }: Viewer, now: Date) {
  if (!organisationId || !staffId) return refuse(kernelErrors.forbidden);
  const to = istDay(now);
  return { organisationId, staffId, from: addDays(to, -compensatoryBackDays), to };
}

/** Days off on which this person worked half a day or more, the newest first. */
async function listWorked(
  { attendance }: LeaveDependencies,
  reader: Reader,
  of: ReturnType<typeof askableOf>,
  now: Date,
) {
  const worked = await attendance.workedDaysOff(reader, { ...of, now });
  return worked
    .map((one) => ({ ...one, halves: halvesFor(one) }))
    .filter(({ halves }) => halves > 0)
    .toReversed();
}

/** What the caller can ask for, and what became of it; without compensatory leave, only what was asked for before. */
export async function readCompensatory(
  deps: LeaveDependencies,
  call: SignedInCall,
): Promise<EndpointAnswer<typeof listCompensatory>> {
  const { db } = deps.platform;
  const of = askableOf(call.viewer, call.now);
  const [type, worked, asked, confirmedTo] = await Promise.all([
    findCompensatoryType(db, of.organisationId),
    listWorked(deps, db, of, call.now),
    listCompensatoryOf(db, of),
    deps.payroll.confirmedTo(db, of.organisationId, of.staffId),
  ]);
  const askedIds = asked.map(({ requestId }) => requestId);
  const cards = await deps.approval.cards(db, call, askedIds);
  const items = worked.map(({ day, isHoliday, workedMinutes, halves }): CompensatoryDayAnswer => {
    const row = asked.find(({ onDay }) => onDay === day);
    const isAsked = row?.status === 'pending' || row?.status === 'approved';
    return {
      day,
      isHoliday,
      workedMinutes,
      halves: isAsked ? row.halves : halves,
      request: (row && cards.get(row.requestId)) ?? null,
      expiresOn: row?.expiresOn ?? null,
      can: { ask: type !== null && !isAsked && !isPaid(day, confirmedTo) },
    };
  });
  const shown = type ? items : items.filter(({ request }) => request !== null);
  return { items: shown, expiresDays: type?.expiresDays ?? null };
}

/** Asks that the hours of a day off become leave, in place of overtime. */
export function askCompensatory(
  deps: LeaveDependencies,
  call: SignedInCall,
  { day, note = '' }: EndpointParsed<typeof askCall>['body'],
): Promise<ApprovalCardAnswer> {
  const { viewer, now } = call;
  const of = askableOf(viewer, now);
  const { organisationId, staffId } = of;
  return deps.platform.write(call, async (tx) => {
    const type = (await findCompensatoryType(tx, organisationId)) ?? refuse(leaveErrors.compensatory_no_type);
    const worked = (await listWorked(deps, tx, of, now)).find((one) => one.day === day);
    if (!worked) return refuse(leaveErrors.compensatory_not_worked);
    if (isPaid(day, await deps.payroll.confirmedTo(tx, organisationId, staffId)))
      refuse(leaveErrors.compensatory_paid);
    const wanted = { startsOn: day, endsOn: day, amountPaise: null };
    const request = await deps.approval.ask(tx, call, 'compensatory_leave', wanted);
    const row = {
      requestId: request.requestId,
      organisationId,
      staffId,
      leaveTypeId: type.leaveTypeId,
      onDay: day,
      workedMinutes: worked.workedMinutes,
      halves: worked.halves,
      expiresOn: null,
      status: request.status,
      note,
      createdAt: now,
    };
    await insertCompensatory(tx, partOf(request, row));
    return deps.approval.get(tx, call, request.requestId);
  });
}
