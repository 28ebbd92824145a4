/** How a change moves: its table is `scope-change.noun.ts`. Its project is locked before it. */
import {
  scopeChangeErrors,
  scopeChangeEvents,
  scopeChangeLifecycle,
  type ScopeChangeStatus,
} from '@nukkad/contract/work/scope-change/scope-change.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { type ScopeFacts, scopeCapacities } from './scope-change.policy.ts';
import { type ScopeChangeRow, lockScopeChange, saveScopeChange } from './scope-change.store.ts';

export type OwnedScopeChange = ScopeChangeRow & { readonly project: ProjectRef };

export const scopeTransitions = ({ project: { mayWork } }: Pick<ScopeChangeDependencies, 'project'>) =>
  transitions({
    table: scopeChangeLifecycle,
    notFound: scopeChangeErrors.scope_change_not_found,
    movedOn: scopeChangeErrors.scope_change_moved_on,
    lock: async (
      tx,
      { scopeChangeId, project }: { readonly scopeChangeId: string; readonly project: ProjectRef },
    ) => {
      const row = await lockScopeChange(tx, scopeChangeId);
      return row && { ...row, project };
    },
    // Who may not look at the project did not come so far.
    sees: (_viewer: Viewer, row: OwnedScopeChange) => row.projectId === row.project.projectId,
    capacities: (viewer: Viewer, row: ScopeFacts) => scopeCapacities({ mayWork }, viewer, row),
    next: (
      row: OwnedScopeChange,
      status: ScopeChangeStatus,
      { now, answer }: { readonly now: Date; readonly answer?: string },
    ): OwnedScopeChange => ({
      ...row,
      status,
      answer: answer ?? null,
      answeredAt: status === 'Proposed' ? null : now,
      version: row.version + 1,
    }),
    save: (tx, { project: _of, ...row }) => saveScopeChange(tx, row),
    logged: logOf(scopeChangeLifecycle, 'scope_change', 'projectId', {
      kind: 'project',
      keeps: ['scopeChangeId'],
    }),
    tells: tellsOf(scopeChangeLifecycle, scopeChangeEvents),
  });
