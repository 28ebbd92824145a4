import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  scopeChangeId: 'scope_change_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  status: 'status',
  reason: 'reason',
  dueOnBefore: 'due_on_before',
  dueOn: 'due_on',
  totalBeforePaise: 'total_before_paise',
  totalAfterPaise: 'total_after_paise',
  answer: 'answer',
  proposedBy: 'proposed_by',
  proposedAt: 'proposed_at',
  answeredAt: 'answered_at',
  version: 'version',
  envelopeId: 'envelope_id',
  templateId: 'template_id',
  templateVersion: 'template_version',
} as const;
const table = tableColumns('scope_change', columns);
export type ScopeChangeRow = RowOf<'scope_change', typeof columns>;

const lineColumns = {
  scopeChangeId: 'scope_change_id',
  projectId: 'project_id',
  position: 'position',
  kind: 'kind',
  milestoneId: 'milestone_id',
  milestoneVersion: 'milestone_version',
  titleBefore: 'title_before',
  amountBeforePaise: 'amount_before_paise',
  taxBeforePercent: 'tax_before_percent',
  dueBeforeOn: 'due_before_on',
  title: 'title',
  amountPaise: 'amount_paise',
  taxPercent: 'tax_percent',
  dueOn: 'due_on',
} as const;
const lineTable = tableColumns('scope_change_line', lineColumns);
export type ScopeLineRow = RowOf<'scope_change_line', typeof lineColumns>;

export const findScopeChange = table.findBy('scopeChangeId');
/** Its project is locked before. */
export const lockScopeChange = table.lockBy('scopeChangeId');

/** The one that waits for an answer in this project; null: none does. */
export async function lockWaiting(tx: Tx, projectId: string): Promise<ScopeChangeRow | null> {
  const row = await tx
    .selectFrom('scope_change')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .where('status', '=', 'Proposed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The newest first, behind the row that `after` names. */
export async function listScopeChangeRows(
  reader: Reader,
  projectId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<ScopeChangeRow[]> {
  const rows = reader
    .selectFrom('scope_change')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .orderBy('proposed_at', 'desc')
    .orderBy('scope_change_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('proposed_at', 'scope_change_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export async function listScopeLines(
  reader: Reader,
  scopeChangeIds: readonly string[],
): Promise<readonly ScopeLineRow[]> {
  if (scopeChangeIds.length === 0) return [];
  return reader
    .selectFrom('scope_change_line')
    .select(lineTable.selected)
    .where('scope_change_id', 'in', scopeChangeIds)
    .orderBy('scope_change_id')
    .orderBy('position')
    .execute();
}

export async function insertScopeChange(
  tx: Tx,
  row: Authorized<ScopeChangeRow, 'propose'>,
  lines: readonly ScopeLineRow[],
): Promise<void> {
  await tx.insertInto('scope_change').values(table.written(row)).execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('scope_change_line')
    .values(lines.map((line) => lineTable.written(line)))
    .execute();
}

export const saveScopeChange = table
  .saveBy('scopeChangeId')
  .only('status', 'answer', 'answeredAt', 'version');

export const saveScopeDocument = table.saveBy('scopeChangeId').only('envelopeId');

/** What was agreed on stays with the project; that this account proposed it goes. */
export const scopeChangePersonal: PersonalPort = {
  tables: [
    {
      table: 'scope_change',
      title: 'Changes of projects that you proposed',
      whose: (userId) => sql`t.proposed_by = ${userId}`,
      without: ['answer'],
      erasure: { kind: 'blank', set: { proposed_by: null } },
    },
  ],
};
