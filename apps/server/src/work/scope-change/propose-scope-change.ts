import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { istDay } from '@nukkad/contract/kernel/time';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { proposeScopeChange as proposeCall } from '@nukkad/contract/work/scope-change/scope-change.api';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { ScopeChangeAnswer } from '@nukkad/contract/work/scope-change/scope-change.model';
import type { PaperText } from '../../files/template/index.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef, ProjectScope } from '../project/index.ts';
import { checkedPaper } from './own-paper.ts';
import { readScopeChange } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { type Change, changesOf, isCharged, totalsOf } from './scope-change.rules.ts';
import { type ScopeChangeRow, type ScopeLineRow, insertScopeChange } from './scope-change.store.ts';
import { scopeCapacities } from './scope-change.policy.ts';
import { scopeTransitions } from './scope-change.transitions.ts';
import { factsOf } from './scope-facts.ts';

type Asked = EndpointParsed<typeof proposeCall>['body'];

const lineOf = (row: ScopeChangeRow, { before, after }: Change, position: number): ScopeLineRow => ({
  scopeChangeId: row.scopeChangeId,
  projectId: row.projectId,
  position,
  kind: before === null ? 'add' : after === null ? 'remove' : 'change',
  milestoneId: before?.milestoneId ?? null,
  milestoneVersion: before?.version ?? null,
  titleBefore: before?.title ?? null,
  amountBeforePaise: before?.amountPaise ?? null,
  taxBeforePercent: before?.taxPercent ?? null,
  dueBeforeOn: before?.dueOn ?? null,
  title: after?.title ?? null,
  amountPaise: after?.amountPaise ?? null,
  taxPercent: after?.taxPercent ?? null,
  dueOn: after?.dueOn ?? null,
});

interface Written {
  readonly row: ScopeChangeRow & { readonly status: 'Proposed' };
  readonly lines: readonly ScopeLineRow[];
  readonly changes: readonly Change[];
}

/** The change as it is proposed. Null: a milestone is not there. */
function written(
  { projectId, organisationId }: ProjectRef,
  { reason, lines, dueOn }: Asked,
  { viewer, now }: SignedInCall,
  { scope, paper }: { readonly scope: ProjectScope; readonly paper: PaperText },
): Written | null {
  const changes = changesOf(lines, scope.milestones);
  if (!changes) return null;
  const { before: totalBeforePaise, after: totalAfterPaise } = totalsOf(scope.milestones, changes);
  const row = {
    scopeChangeId: newId(),
    projectId,
    organisationId,
    status: 'Proposed' as const,
    reason,
    dueOnBefore: scope.dueOn,
    dueOn: dueOn ?? scope.dueOn,
    totalBeforePaise,
    totalAfterPaise,
    answer: null,
    proposedBy: viewer.userId,
    proposedAt: now,
    answeredAt: null,
    version: 1,
    envelopeId: null,
    ...paper,
  };
  return { row, changes, lines: changes.map((change, index) => lineOf(row, change, index + 1)) };
}

const ours: PaperText = { templateId: null, templateVersion: null };

/** On which paper it goes out, filled before anything is locked: what else is wrong is said behind the locks. */
async function paperFor(deps: ScopeChangeDependencies, call: SignedInCall, asked: Asked): Promise<PaperText> {
  const { db } = deps.platform;
  const project = await deps.project.find(db, call.viewer, asked.projectId);
  if (!project || !scopeCapacities(deps.project, call.viewer, { project }).includes('Partner')) return ours;
  const scope = await deps.project.scopeOf(db, asked.projectId);
  const draft = written(project, asked, call, { scope, paper: ours });
  if (!draft) return ours;
  return checkedPaper(deps, await factsOf(deps, db, { project, row: draft.row }, draft.lines));
}

/** The client of a running project is asked; until an answer comes no other change is proposed. */
export async function proposeScopeChange(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<ScopeChangeAnswer> {
  const { viewer, now } = call;
  const moves = scopeTransitions(deps);
  const paper = await paperFor(deps, call, asked);
  return deps.platform.write(call, async (tx) => {
    const project = await deps.project.lock(tx, viewer, asked.projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    const scope = await deps.project.scopeOf(tx, asked.projectId);
    const { row, lines, changes } =
      written(project, asked, call, { scope, paper }) ?? refuse(projectErrors.milestone_not_found);
    const allowed = moves.allowNew(viewer, moves.verb.propose, { ...row, project });
    requireChange(deps, { project, scope, changes, row }, now);
    const { project: _of, ...kept } = allowed.row;
    await deps.template.paper.hold(tx, kept, now);
    await insertScopeChange(tx, kept, lines);
    await moves.begin(tx, allowed, { now });
    return readScopeChange(deps, tx, viewer, project, row.scopeChangeId);
  });
}

/** What refuses a change besides who proposes it. */
function requireChange(
  { project: { isOpen } }: ScopeChangeDependencies,
  {
    project,
    scope: { startsOn },
    changes,
    row: { dueOn, dueOnBefore },
  }: Pick<Written, 'changes' | 'row'> & { readonly project: ProjectRef; readonly scope: ProjectScope },
  now: Date,
): void {
  if (!isCharged(changes, gstRatesOn(istDay(now)))) refuse(projectErrors.milestone_tax_ended);
  if (project.buyerId === null) refuse(scopeChangeErrors.scope_change_no_client);
  if (!isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
  if (dueOn < startsOn) refuse(projectErrors.project_dates);
  if (changes.some(({ before }) => before && !before.isPending)) refuse(scopeChangeErrors.scope_change_begun);
  if (changes.length === 0 && dueOn === dueOnBefore) refuse(scopeChangeErrors.scope_change_same);
}
