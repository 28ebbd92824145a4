import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type { CorrectionAnswer, CorrectionBody } from '@nukkad/contract/people/attendance/correction.model';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { refuseConfirmed } from '../confirmed-pay.ts';
import { clockOwner, readClockFacts } from '../punch/clock-facts.ts';
import { whyNot } from './correction.rules.ts';
import { countInMonth, insertCorrection } from './correction.store.ts';
import { readCorrection } from './read-corrections.ts';

/** A request as every other: its levels decide, and the day counts as asked for once the last one approves. */
export function askCorrection(
  deps: AttendanceDependencies,
  call: SignedInCall,
  { day, reason, ...body }: CorrectionBody,
): Promise<CorrectionAnswer> {
  const { viewer, now } = call;
  const wanted = { day, inAt: new Date(body.inAt), outAt: new Date(body.outAt) };
  return deps.platform.write(call, async (tx) => {
    const { person, rules } = await readClockFacts(deps, tx, clockOwner(viewer), now);
    const refusal = whyNot(wanted, rules, now);
    if (refusal) refuse(refusal);
    const { organisationId, employeeId } = person;
    const paid = { organisationId, employeeId, day };
    await refuseConfirmed(deps, tx, paid, attendanceErrors.correction_confirmed);
    const used = await countInMonth(tx, employeeId, day.slice(0, 7));
    if (used >= rules.correctionsPerMonth) refuse(attendanceErrors.correction_limit);
    const asked = { startsOn: day, endsOn: day, amountPaise: null };
    const request = await deps.approval.ask(tx, call, 'regularisation', asked);
    const { requestId: correctionId, status, createdAt } = request;
    const row = { correctionId, organisationId, employeeId, ...wanted, reason, status, createdAt };
    await insertCorrection(tx, partOf(request, row));
    return readCorrection(deps, tx, call, correctionId);
  });
}

export function withdrawCorrection(
  deps: AttendanceDependencies,
  call: SignedInCall,
  key: { readonly requestId: string; readonly version: number },
): Promise<CorrectionAnswer> {
  return deps.platform.write(call, async (tx) => {
    await deps.approval.act(tx, call, 'regularisation', 'withdraw', key);
    return readCorrection(deps, tx, call, key.requestId);
  });
}
