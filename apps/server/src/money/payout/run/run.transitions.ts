/** How runs move: their table is `payout.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import { payoutErrors, payoutRunLifecycle } from '@nukkad/contract/money/payout/payout.noun';
import { actorOf, machineActor } from '../../../platform/audit.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type RunRow, lockRun, saveRun } from './run.store.ts';

interface RunMove {
  readonly changes?: Partial<Omit<RunRow, 'runId' | 'runOn' | 'status' | 'version' | 'createdAt'>>;
}
type RunMoved = Moved<typeof payoutRunLifecycle, RunRow, Viewer, RunMove>;

const acts = {
  begin: 'payout_run.began',
  collect: 'payout_run.collected',
  check: 'payout_run.checked',
  approve: 'payout_run.approved',
  reject: 'payout_run.rejected',
} as const;

export const runTransitions = transitions({
  table: payoutRunLifecycle,
  notFound: payoutErrors.payout_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockRun,
  sees: ({ role }: Viewer) => role === 'Admin',
  // Of a run that one Admin has checked, another sends it.
  capacities: ({ role, userId }: Viewer, row: RunRow) => {
    if (role !== 'Admin') return [];
    return row.checkedBy === userId ? (['Admin'] as const) : (['Admin', 'Another Admin'] as const);
  },
  forbidden: ({ role }: Viewer, _, verb) =>
    role === 'Admin' && mayActor(payoutRunLifecycle, verb, 'Another Admin')
      ? payoutErrors.own_payout_check
      : kernelErrors.forbidden,
  next: nextRow<RunRow, RunMove>,
  save: saveRun,
  // Batch after batch is one act.
  logged: ({ verb, from, to, after, by }: RunMoved) =>
    from === to
      ? null
      : {
          ...(by.who ? actorOf(by.who) : machineActor),
          action: acts[verb],
          subjectKind: 'payout_run',
          subjectId: after.runId,
          detail: {
            from,
            to,
            why: after.decideWhy,
            runOn: after.runOn,
            payouts: after.payouts,
            totalPaise: after.totalPaise,
          },
        },
});
