/** What a move of the request makes of the day. */
import { attendanceErrors, attendanceEvents } from '@nukkad/contract/people/attendance/attendance.noun';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { SettledMove } from '../../approval/index.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { refuseConfirmed } from '../confirmed-pay.ts';
import { newSpell } from '../punch/check-in-out.ts';
import { insertSpell, replaceSpells } from '../punch/spell.store.ts';
import { listCorrectionsById, saveCorrection } from './correction.store.ts';

/** Its state follows the request. Approved, it replaces what was recorded for the day; that stays readable. */
export async function settleCorrection(
  deps: Pick<AttendanceDependencies, 'payroll'>,
  tx: Tx,
  { verb, row, now }: SettledMove,
): Promise<void> {
  const { organisationId, requestId, status } = row;
  const [found] = await listCorrectionsById(tx, organisationId, [requestId]);
  if (!found) return;
  const { recordedMinutes: _now, ...correction } = found;
  await saveCorrection(tx, partOf(row, { ...correction, status }));
  if (verb !== 'approve') return;
  const { employeeId, correctionId, day, inAt, outAt } = correction;
  const paid = { organisationId, employeeId, day };
  await refuseConfirmed(deps, tx, paid, attendanceErrors.correction_confirmed);
  await replaceSpells(tx, partOf(row, { organisationId, employeeId, day, correctionId }));
  const begun = newSpell({ organisationId, employeeId, day, inAt, inSource: 'correction', recordedAt: now });
  await insertSpell(tx, partOf(row, { ...begun, outAt, outSource: 'correction' as const }));
  await publish(tx, now, attendanceEvents.changed, { organisationId, employeeId, day });
}
