import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
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
import { onlyOne } from '../../platform/only-one.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { scopeCapacities } from './scope-change.policy.ts';
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

type Parts = Pick<ScopeChangeDependencies, 'envelope' | 'project'>;

interface Shown {
  readonly project: ProjectRef;
  readonly lines: readonly ScopeLineRow[];
  readonly documents: ReadonlyMap<string, AgreementDocumentAnswer>;
}

/** For the business: until it has signed, as long as there is something to agree to. */
function maySign(
  { project: { isOpen, mayWork } }: Parts,
  viewer: Viewer,
  { status }: ScopeChangeRow,
  project: ProjectRef,
  document: AgreementDocumentAnswer | null,
): boolean {
  if (!scopeCapacities({ mayWork }, viewer, { project }).includes('Partner')) return false;
  if (status === 'Proposed' && !isOpen(project)) return false;
  if (document === null) return status === 'Proposed' && project.buyerId !== null;
  return document.status === 'pending' && document.signed.every(({ side }) => side !== 'first');
}

function presentChange(
  parts: Parts,
  viewer: Viewer,
  row: ScopeChangeRow,
  { project, lines, documents }: Shown,
): ScopeChangeAnswer {
  const may = scopeTransitions(parts).movesOf(viewer, { project, status: row.status });
  const document = documents.get(row.envelopeId ?? '') ?? null;
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
    document,
    version: row.version,
    can: {
      accept: may.accept && parts.project.isOpen(project),
      reject: may.reject,
      withdraw: may.withdraw,
      sign: maySign(parts, viewer, row, project, document),
    },
  };
}

async function presentChanges(
  parts: Parts,
  reader: Reader,
  viewer: Viewer,
  project: ProjectRef,
  rows: readonly ScopeChangeRow[],
): Promise<ScopeChangeAnswer[]> {
  const [lines, documents] = await Promise.all([
    listScopeLines(
      reader,
      rows.map(({ scopeChangeId }) => scopeChangeId),
    ),
    parts.envelope.agreements.read(
      reader,
      rows.flatMap(({ envelopeId }) => envelopeId ?? []),
    ),
  ]);
  return rows.map((row) => presentChange(parts, viewer, row, { project, lines, documents }));
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
  return {
    items: await presentChanges(deps, db, viewer, project, shown),
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
  const row = await findScopeChange(reader, scopeChangeId);
  if (!row) return refuse(scopeChangeErrors.scope_change_not_found);
  return onlyOne(await presentChanges(deps, reader, viewer, project, [row]));
}
