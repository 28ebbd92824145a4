import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type { CorrectionAnswer, CorrectionBody } from '@nukkad/contract/people/attendance/correction.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { refuseConfirmed } from '../confirmed-pay.ts';
import { clockOwner, readClockFacts } from '../punch/clock-facts.ts';
import { countInMonth, insertCorrection } from './correction.store.ts';
import { readCorrection } from './read-corrections.ts';

interface WantedDay {
  readonly day: string;
  readonly inAt: Date;
  readonly outAt: Date;
}

const longestMs = 16 * 3_600_000;

/** Why a day cannot be corrected so; null: it can. A shift starts on its day, or in the evening before it. */
function whyNot(
  { day, inAt, outAt }: WantedDay,
  { correctionDaysBack }: Pick<AttendanceRules, 'correctionDaysBack'>,
  now: Date,
): ErrorFact | null {
  if (outAt > now || day > istDay(now)) return attendanceErrors.correction_future;
  if (day < addDays(istDay(now), -correctionDaysBack)) return attendanceErrors.correction_past;
  const length = outAt.getTime() - inAt.getTime();
  if (length <= 0 || length > longestMs) return attendanceErrors.correction_order;
  const startsOn = istDay(inAt);
  return startsOn < addDays(day, -1) || startsOn > addDays(day, 1) ? attendanceErrors.correction_order : null;
}

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
