import { countFound } from '../../platform/db/count-rows.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  demandId: 'demand_id',
  organisationId: 'organisation_id',
  tradeId: 'trade_id',
  pincode: 'pincode',
  jobId: 'job_id',
  refused: 'refused',
  forwarded: 'forwarded',
  waiting: 'waiting',
  foundAt: 'found_at',
  settledAt: 'settled_at',
} as const;
const demandTable = tableColumns('demand', columns);
export type DemandRow = RowOf<'demand', typeof columns>;

export const findDemand = demandTable.findBy('demandId');

export async function insertDemand(tx: Tx, row: Authorized<DemandRow>): Promise<void> {
  await tx.insertInto('demand').values(demandTable.written(row)).execute();
}

/** Of which a draft was made since an instant, whatever became of it. */
export const listDrafted = (
  reader: Reader,
  since: Date,
): Promise<Pick<DemandRow, 'organisationId' | 'tradeId' | 'pincode'>[]> =>
  reader
    .selectFrom('demand')
    .select(['organisation_id as organisationId', 'trade_id as tradeId', 'pincode'])
    .where('found_at', '>=', since)
    .execute();

/** The draft waits no more. */
export async function settleDemand(
  tx: Tx,
  { jobId, settledAt }: Authorized<{ readonly jobId: string; readonly settledAt: Date }>,
): Promise<void> {
  await tx
    .updateTable('demand')
    .set({ settled_at: settledAt })
    .where('job_id', '=', jobId)
    .where('settled_at', 'is', null)
    .execute();
}

interface OfBusiness {
  readonly organisationId: string;
  /** Jobs that are kept from who looks. */
  readonly kept: readonly string[];
}

const waitingFor = (reader: Reader, { organisationId, kept }: OfBusiness) =>
  reader
    .selectFrom('demand')
    .where('organisation_id', '=', organisationId)
    .where('settled_at', 'is', null)
    .$if(kept.length > 0, (rows) => rows.where('job_id', 'not in', kept));

/** The newest first, behind the row that `after` names. */
export async function listDemandRows(
  reader: Reader,
  business: OfBusiness,
  after: AfterInstant | null,
  limit: number,
): Promise<DemandRow[]> {
  const rows = waitingFor(reader, business)
    .select(demandTable.selected)
    .orderBy('found_at', 'desc')
    .orderBy('demand_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('found_at', 'demand_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countDemandRows = (reader: Reader, business: OfBusiness): Promise<number> =>
  countFound(reader, waitingFor(reader, business).select('demand_id'));
