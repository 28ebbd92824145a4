/** What becomes of a change that was proposed. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { confirmsScopeChange, seenOfScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { ScopeChangeAnswer } from '@nukkad/contract/work/scope-change/scope-change.model';
import { partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import { readScopeChange } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { findScopeChange, listScopeLines } from './scope-change.store.ts';
import { type OwnedScopeChange, scopeTransitions } from './scope-change.transitions.ts';

async function lockProjectOf(
  { project }: ScopeChangeDependencies,
  tx: Tx,
  viewer: Viewer,
  scopeChangeId: string,
): Promise<ProjectRef> {
  const found = await findScopeChange(tx, scopeChangeId);
  const locked = found && (await project.lock(tx, viewer, found.projectId));
  return locked ?? refuse(scopeChangeErrors.scope_change_not_found);
}

interface Answering {
  readonly scopeChangeId: string;
  readonly verb: 'reject' | 'withdraw';
  readonly version: number;
  readonly answer?: string;
}

function answerIt(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  { scopeChangeId, verb, version, answer }: Answering,
): Promise<ScopeChangeAnswer> {
  const { viewer, now } = call;
  const moves = scopeTransitions(deps);
  return deps.platform.write(call, async (tx) => {
    const project = await lockProjectOf(deps, tx, viewer, scopeChangeId);
    const allowed = await moves.lockTo(tx, viewer, verb, { scopeChangeId, project });
    if (allowed.row.version !== version)
      refuse(scopeChangeErrors.scope_change_moved_on, { present: allowed.row.status });
    await moves.move(tx, allowed, { now, ...(answer && { answer }) });
    return readScopeChange(deps, tx, viewer, project, scopeChangeId);
  });
}

export const rejectScopeChange = (
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof api.rejectScopeChange>['body'],
): Promise<ScopeChangeAnswer> => answerIt(deps, call, { verb: 'reject', ...asked });

export const withdrawScopeChange = (
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof api.withdrawScopeChange>['body'],
): Promise<ScopeChangeAnswer> => answerIt(deps, call, { verb: 'withdraw', ...asked });

const seenNow = (row: OwnedScopeChange) =>
  seenOfScopeChange({
    totalBefore: row.totalBeforePaise,
    totalAfter: row.totalAfterPaise,
    dueOn: row.dueOn,
    status: row.status,
  });

/** Milestones, sum and last day become those of the change with the same commit; it is frozen from then on. */
export function acceptScopeChange(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  { projectId, scopeChangeId, seen }: EndpointParsed<typeof api.acceptScopeChange>['body'],
): Promise<ScopeChangeAnswer> {
  const { viewer, now } = call;
  const moves = scopeTransitions(deps);
  return deps.platform.write(call, async (tx) => {
    const project = await lockProjectOf(deps, tx, viewer, scopeChangeId);
    const allowed = await moves.lockTo(tx, viewer, moves.verb.accept, { scopeChangeId, project });
    if (allowed.row.projectId !== projectId) refuse(scopeChangeErrors.scope_change_not_found);
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    confirmSeen(confirmsScopeChange, seen, seenNow(allowed.row));
    const lines = await listScopeLines(tx, [scopeChangeId]);
    const accepted = await moves.move(tx, allowed, { now });
    const isDone = await deps.project.rescope(
      tx,
      viewer,
      partOf(accepted, { projectId, dueOn: accepted.dueOn, dueOnBefore: accepted.dueOnBefore, lines }),
      now,
    );
    if (!isDone) refuse(scopeChangeErrors.scope_change_outdated);
    return readScopeChange(deps, tx, viewer, project, scopeChangeId);
  });
}
