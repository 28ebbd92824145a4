import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { istDay } from '@nukkad/contract/kernel/time';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { proposeScopeChange as proposeCall } from '@nukkad/contract/work/scope-change/scope-change.api';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { ScopeChangeAnswer } from '@nukkad/contract/work/scope-change/scope-change.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import { readScopeChange } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { type Change, changesOf, isCharged, totalsOf } from './scope-change.rules.ts';
import { type ScopeChangeRow, type ScopeLineRow, insertScopeChange } from './scope-change.store.ts';
import { scopeTransitions } from './scope-change.transitions.ts';

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

function rowOf(
  { projectId, organisationId }: ProjectRef,
  { reason }: Asked,
  { viewer, now }: SignedInCall,
  days: { readonly dueOnBefore: string; readonly dueOn: string },
): Omit<ScopeChangeRow, 'totalBeforePaise' | 'totalAfterPaise'> & { readonly status: 'Proposed' } {
  return {
    scopeChangeId: newId(),
    projectId,
    organisationId,
    status: 'Proposed',
    reason,
    ...days,
    answer: null,
    proposedBy: viewer.userId,
    proposedAt: now,
    answeredAt: null,
    version: 1,
    envelopeId: null,
  };
}

/** The client of a running project is asked; until an answer comes no other change is proposed. */
export function proposeScopeChange(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<ScopeChangeAnswer> {
  const { viewer, now } = call;
  const { projectId, lines, dueOn: wantedEnd } = asked;
  const moves = scopeTransitions(deps);
  return deps.platform.write(call, async (tx) => {
    const project = await deps.project.lock(tx, viewer, projectId);
    if (!project) return refuse(projectErrors.project_not_found);
    const { startsOn, dueOn: dueOnBefore, milestones } = await deps.project.scopeOf(tx, projectId);
    const dueOn = wantedEnd ?? dueOnBefore;
    const changes = changesOf(lines, milestones) ?? refuse(projectErrors.milestone_not_found);
    const { before: totalBeforePaise, after: totalAfterPaise } = totalsOf(milestones, changes);
    const row = { ...rowOf(project, asked, call, { dueOnBefore, dueOn }), totalBeforePaise, totalAfterPaise };
    const allowed = moves.allowNew(viewer, moves.verb.propose, { ...row, project });
    if (!isCharged(changes, gstRatesOn(istDay(now)))) refuse(projectErrors.milestone_tax_ended);
    if (project.buyerId === null) refuse(scopeChangeErrors.scope_change_no_client);
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    if (dueOn < startsOn) refuse(projectErrors.project_dates);
    if (changes.some(({ before }) => before && !before.isPending))
      refuse(scopeChangeErrors.scope_change_begun);
    if (changes.length === 0 && dueOn === dueOnBefore) refuse(scopeChangeErrors.scope_change_same);
    const { project: _of, ...written } = allowed.row;
    await insertScopeChange(
      tx,
      written,
      changes.map((change, index) => lineOf(row, change, index + 1)),
    );
    await moves.begin(tx, allowed, { now });
    return readScopeChange(deps, tx, viewer, project, row.scopeChangeId);
  });
}
