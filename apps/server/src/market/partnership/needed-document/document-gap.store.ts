/** All SQL on documents that partners lack for their work. */
import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  organisationId: 'organisation_id',
  type: 'document_type',
  toldAt: 'told_at',
  pausesOn: 'pauses_on',
  pausedAt: 'paused_at',
} as const;
const gap = tableColumns('document_gap', columns);

export type DocumentGap = RowOf<'document_gap', typeof columns>;

/** Null: of every partner. */
export const listGaps = (reader: Reader, organisationIds: readonly string[] | null): Promise<DocumentGap[]> =>
  reader
    .selectFrom('document_gap')
    .select(gap.selected)
    .$if(organisationIds !== null, (query) =>
      query.where((eb) => eb('organisation_id', '=', eb.fn.any(eb.val([...(organisationIds ?? [])])))),
    )
    .orderBy('organisation_id')
    .orderBy('document_type')
    .execute();

/** How many an organisation lacks, and from when its work pauses first. */
export async function countGaps(
  reader: Reader,
  organisationId: string,
): Promise<{ readonly count: number; readonly pausesOn: string | null }> {
  return reader
    .selectFrom('document_gap')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('pauses_on').as('pausesOn')])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

export async function saveGap(tx: Tx, row: Authorized<DocumentGap>): Promise<void> {
  const values = gap.written(row);
  await tx
    .insertInto('document_gap')
    .values(values)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'document_type']).doUpdateSet(values))
    .execute();
}

export async function closeGap(
  tx: Tx,
  { organisationId, type }: Authorized<{ readonly organisationId: string; readonly type: WorkDocumentType }>,
): Promise<void> {
  await tx
    .deleteFrom('document_gap')
    .where('organisation_id', '=', organisationId)
    .where('document_type', '=', type)
    .execute();
}
