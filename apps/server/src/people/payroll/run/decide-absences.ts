import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { AbsenceBody, PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { type Absence, listAbsences, saveAbsences } from './absence.store.ts';
import { preparedAnew } from './prepare-payroll.ts';
import { presentOne } from './present-run.ts';
import { type RunRow, countSalaried } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

type Decisions = AbsenceBody['decisions'];

/** As they were seen; no one decides about their own days. */
async function absencesOf(
  tx: Tx,
  viewer: Viewer,
  runId: string,
  decisions: Decisions,
): Promise<ReadonlyMap<string, Absence>> {
  const rows = await listAbsences(
    tx,
    runId,
    decisions.map(({ staffId }) => staffId),
  );
  const found = new Map(rows.map((row) => [row.staffId, row]));
  for (const { staffId, days } of decisions) {
    const absence = found.get(staffId);
    if (absence?.halfDays !== Math.round(days * 2)) refuse(payrollErrors.payroll_absence_changed);
    if (absence.userId === viewer.userId) refuse(payrollErrors.salary_own);
  }
  return found;
}

/** Who is paid without checking in from now on changes the payslips, so they are worked out again. */
async function peopleAnew(tx: Tx, row: RunRow): Promise<Partial<RunRow>> {
  const peopleExpected = row.staffId === null ? await countSalaried(tx, row.organisationId, row.month) : 1;
  return { ...preparedAnew, checkedBy: null, peopleExpected };
}

/** Days without a check-in stay unpaid, or the person is paid without checking in from this month on, as the grid says then. */
export function decideAbsences(
  deps: PayrollDependencies,
  call: SignedInCall,
  { runId, version, decisions }: AbsenceBody & { readonly runId: string },
): Promise<PayrollRunAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await runTransitions.lockTo(tx, viewer, runTransitions.verb.again, runId);
    const { row } = allowed;
    if (row.version !== version) refuse(payrollErrors.payroll_moved_on, { present: row.status });
    const { organisationId, month } = row;
    const absences = await absencesOf(tx, viewer, runId, decisions);
    const decided = (as: 'paid' | 'unpaid') => decisions.filter((one) => one.as === as);
    const unpaid = decided('unpaid').flatMap(({ staffId }) => absences.get(staffId) ?? []);
    await saveAbsences(
      tx,
      partOf(row, { organisationId, month, decidedBy: viewer.userId, absences: unpaid }),
      now,
    );
    const detail = { month, people: decisions.map(({ staffId, as }) => `${staffId} ${as}`).join(', ') };
    const subject = { subjectKind: 'payroll_run', subjectId: runId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payroll_absence.decide', ...subject, detail });
    const staffIds = decided('paid').map(({ staffId }) => staffId);
    if (staffIds.length === 0) return presentOne(deps, tx, call, row);
    const of = partOf(row, { organisationId, staffIds, from: month });
    for (const attendance of deps.days.answers) await attendance.payWithoutClock(tx, viewer, of, now);
    const changes = await peopleAnew(tx, row);
    return presentOne(deps, tx, call, await runTransitions.move(tx, allowed, { now, changes }));
  });
}
