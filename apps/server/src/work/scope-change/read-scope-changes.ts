import type { Page } from '@nukkad/contract/kernel/page';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type {
  ScopeChangeAnswer,
  ScopeLineAnswer,
} from '@nukkad/contract/work/scope-change/scope-change.model';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import {
  type ScopeChangeRow,
  type ScopeLineRow,
  findScopeChange,
  listScopeChangeRows,
  listScopeLines,
} from './scope-change.store.ts';
import { scopeTransitions } from './scope-change.transitions.ts';

const termsOf = (
  title: string | null,
  amount: number | null,
  taxPercent: number | null,
  dueOn: string | null,
): ScopeLineAnswer['after'] =>
  title === null || dueOn === null
    ? null
    : { title, amount: amount ?? 0, taxPercent: taxPercent ?? 0, dueOn };

const presentLine = (line: ScopeLineRow): ScopeLineAnswer => ({
  kind: line.kind,
  milestoneId: line.milestoneId,
  before: termsOf(line.titleBefore, line.amountBeforePaise, line.taxBeforePercent, line.dueBeforeOn),
  after: termsOf(line.title, line.amountPaise, line.taxPercent, line.dueOn),
});

function presentChange(
  { project: projects }: ScopeChangeDependencies,
  viewer: Viewer,
  project: ProjectRef,
  row: ScopeChangeRow,
  lines: readonly ScopeLineRow[],
): ScopeChangeAnswer {
  const may = scopeTransitions({ project: projects }).movesOf(viewer, { project, status: row.status });
  return {
    scopeChangeId: row.scopeChangeId,
    status: row.status,
    reason: row.reason,
    dueOnBefore: row.dueOnBefore,
    dueOn: row.dueOn,
    lines: lines.filter(({ scopeChangeId }) => scopeChangeId === row.scopeChangeId).map(presentLine),
    totalBefore: row.totalBeforePaise,
    totalAfter: row.totalAfterPaise,
    proposedAt: row.proposedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    version: row.version,
    can: {
      accept: may.accept && projects.isOpen(project),
      reject: may.reject,
      withdraw: may.withdraw,
    },
  };
}

export async function listScopeChanges(
  deps: ScopeChangeDependencies,
  { viewer }: SignedInCall,
  asked: { readonly projectId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ScopeChangeAnswer>> {
  const { db } = deps.platform;
  const { projectId, cursor, limit } = asked;
  const project = await deps.project.find(db, viewer, projectId);
  if (!project) return refuse(projectErrors.project_not_found);
  const rows = await listScopeChangeRows(db, projectId, readInstantCursor(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const lines = await listScopeLines(
    db,
    shown.map(({ scopeChangeId }) => scopeChangeId),
  );
  return {
    items: shown.map((row) => presentChange(deps, viewer, project, row, lines)),
    nextCursor: nextCursor(rows, limit, (row) => [row.proposedAt.toISOString(), row.scopeChangeId]),
  };
}

/** One as it is now. */
export async function readScopeChange(
  deps: ScopeChangeDependencies,
  reader: Reader,
  viewer: Viewer,
  project: ProjectRef,
  scopeChangeId: string,
): Promise<ScopeChangeAnswer> {
  const [row, lines] = await Promise.all([
    findScopeChange(reader, scopeChangeId),
    listScopeLines(reader, [scopeChangeId]),
  ]);
  return row
    ? presentChange(deps, viewer, project, row, lines)
    : refuse(scopeChangeErrors.scope_change_not_found);
}
