/** What becomes of a change that was proposed. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { confirmsScopeChange, seenOfScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { ScopeChangeAnswer } from '@nukkad/contract/work/scope-change/scope-change.model';
import type { KeptSignature } from '../../files/envelope/index.ts';
import { partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import { endScopeDocument } from './end-scope-document.ts';
import { readScopeChange } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { findScopeChange, listScopeLines } from './scope-change.store.ts';
import { type OwnedScopeChange, scopeTransitions } from './scope-change.transitions.ts';
import { signLocked, signing } from './sign-scope-change.ts';

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
    const moved = await moves.move(tx, allowed, { now, ...(answer && { answer }) });
    await endScopeDocument(deps, tx, moved, verb, now);
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

type AcceptBody = EndpointParsed<typeof api.acceptScopeChange>['body'];

/** Behind the locks: what was seen is what the client signs. */
async function accept(
  deps: ScopeChangeDependencies,
  tx: Tx,
  call: SignedInCall,
  { projectId, seen, ...body }: AcceptBody,
  kept: KeptSignature,
): Promise<ScopeChangeAnswer | ErrorFact> {
  const { viewer, now } = call;
  const { scopeChangeId } = body;
  const moves = scopeTransitions(deps);
  const project = await lockProjectOf(deps, tx, viewer, scopeChangeId);
  const allowed = await moves.lockTo(tx, viewer, moves.verb.accept, { scopeChangeId, project });
  if (allowed.row.projectId !== projectId) refuse(scopeChangeErrors.scope_change_not_found);
  if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
  confirmSeen(confirmsScopeChange, seen, seenNow(allowed.row));
  const wrong = await signLocked(deps, tx, call, allowed.row, { side: 'second', body, kept });
  if (wrong) return wrong;
  const lines = await listScopeLines(tx, [scopeChangeId]);
  const accepted = await moves.move(tx, allowed, { now });
  const { dueOn, dueOnBefore } = accepted;
  const change = partOf(accepted, { projectId, dueOn, dueOnBefore, lines });
  const isDone = await deps.project.rescope(tx, viewer, change, now);
  if (!isDone) refuse(scopeChangeErrors.scope_change_outdated);
  return readScopeChange(deps, tx, viewer, project, scopeChangeId);
}

/** Signed by the client: milestones, sum and last day become those of the change with the same commit. */
export const acceptScopeChange = (
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  body: AcceptBody,
): Promise<ScopeChangeAnswer> => signing(deps, call, body, (tx, kept) => accept(deps, tx, call, body, kept));
