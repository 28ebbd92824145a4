/** How runs move: their table is `payroll.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { payrollErrors, payrollEvents, payrollLifecycle } from '@nukkad/contract/people/payroll/payroll.noun';
import { actorOnBehalf, machineActor } from '../../../platform/audit.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type OfRun, mayWrite, runCapacities, seesSalaries } from '../payroll.policy.ts';
import { type RunRow, lockRun, saveRun } from './run.store.ts';

interface RunMove {
  readonly now: Date;
  readonly changes?: Partial<
    Omit<RunRow, 'runId' | 'organisationId' | 'staffId' | 'month' | 'status' | 'version'>
  >;
}
type RunMoved = Moved<typeof payrollLifecycle, RunRow, Viewer, RunMove>;

export const runTransitions = transitions({
  table: payrollLifecycle,
  notFound: payrollErrors.payroll_not_found,
  movedOn: payrollErrors.payroll_moved_on,
  lock: lockRun,
  sees: (viewer: Viewer, row) => seesSalaries(viewer, row.organisationId),
  capacities: (viewer: Viewer, row: OfRun, verb) => runCapacities(viewer, row, verb === 'begin'),
  forbidden: (viewer: Viewer, row, verb) =>
    verb === 'approve' && mayWrite(viewer, row.organisationId)
      ? payrollErrors.payroll_own_change
      : kernelErrors.forbidden,
  next: nextRow<RunRow, RunMove>,
  save: saveRun,
  // Part after part is one act.
  logged: ({ verb, from, to, after, by }: RunMoved) =>
    from === to
      ? null
      : {
          ...(by.who ? actorOnBehalf(by.who) : { ...machineActor, actsFor: after.organisationId }),
          action: `payroll_run.${verb}`,
          subjectKind: 'payroll_run',
          subjectId: after.runId,
          detail: { from, to, month: after.month, people: after.people, netPaise: after.netPaise },
        },
  tells: tellsOf(payrollLifecycle, payrollEvents),
});
