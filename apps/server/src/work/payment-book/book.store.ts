import type { EntryKind } from '@nukkad/contract/work/payment-book/payment-book.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { countFound } from '../../platform/db/count-rows.ts';

const columns = {
  entryId: 'entry_id',
  organisationId: 'organisation_id',
  partyId: 'party_id',
  projectId: 'project_id',
  milestoneId: 'milestone_id',
  kind: 'kind',
  amountPaise: 'amount_paise',
  taxPercent: 'tax_percent',
  dueOn: 'due_on',
  happenedOn: 'happened_on',
  words: 'words',
  method: 'method',
  orderId: 'order_id',
  reversesId: 'reverses_id',
  createdAt: 'created_at',
} as const;
const table = tableColumns('book_entry', columns);
export type EntryRow = RowOf<'book_entry', typeof columns>;

export interface EntryFilter {
  readonly organisationId: string;
  readonly partyId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly kind?: EntryKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const found = (reader: Reader, { organisationId, partyId, projectId, kind, from, to }: EntryFilter) => {
  let rows = reader.selectFrom('book_entry').where('organisation_id', '=', organisationId);
  if (partyId) rows = rows.where('party_id', '=', partyId);
  if (projectId) rows = rows.where('project_id', '=', projectId);
  if (kind) rows = rows.where('kind', '=', kind);
  if (from) rows = rows.where('happened_on', '>=', from);
  if (to) rows = rows.where('happened_on', '<=', to);
  return rows;
};

/** The newest first, behind the row that `after` names. */
export async function listEntryRows(
  reader: Reader,
  filter: EntryFilter,
  after: { readonly day: string; readonly id: string } | null,
  limit: number,
): Promise<EntryRow[]> {
  const rows = found(reader, filter)
    .select(table.selected)
    .orderBy('happened_on', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('happened_on', 'entry_id'), '<', eb.tuple(after.day, after.id)))
    .execute();
}

export const countEntries = (reader: Reader, filter: EntryFilter): Promise<number> =>
  countFound(reader, found(reader, filter).select('entry_id'));

/** All of them in the order in which they were written; for sums. */
export const listAllEntries = async (reader: Reader, filter: EntryFilter): Promise<EntryRow[]> =>
  found(reader, filter).select(table.selected).orderBy('happened_on').orderBy('entry_id').execute();

/** In the order in which they were written. */
export const listOfProject = async (reader: Reader, projectId: string): Promise<EntryRow[]> =>
  reader
    .selectFrom('book_entry')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .orderBy('happened_on')
    .orderBy('entry_id')
    .execute();

/** All accounts to which these milestones belong, as a whole: money on account pays them as well. */
export async function listAccountsOf(reader: Reader, milestoneIds: readonly string[]): Promise<EntryRow[]> {
  if (milestoneIds.length === 0) return [];
  const { rows } = await sql<EntryRow>`select ${table.asSql} from book_entry
    where (book_entry.organisation_id, book_entry.party_id) in (select b.organisation_id, b.party_id from book_entry b
      where b.milestone_id ${isAmong(milestoneIds, 'uuid')}) order by happened_on, entry_id`.execute(reader);
  return rows;
}

/** The accounts of these parties, in the order in which they were written. */
export async function listEntriesOf(
  reader: Reader,
  organisationId: string,
  partyIds: readonly string[],
): Promise<EntryRow[]> {
  if (partyIds.length === 0) return [];
  const { rows } = await sql<EntryRow>`select ${table.asSql} from book_entry
    where organisation_id = ${organisationId} and party_id ${isAmong(partyIds, 'uuid')}
    order by happened_on, entry_id`.execute(reader);
  return rows;
}

/** Whose entries these take back. */
export async function listReversed(
  reader: Reader,
  entryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (entryIds.length === 0) return new Set();
  const rows = await reader
    .selectFrom('book_entry')
    .select('reverses_id')
    .where('reverses_id', 'in', entryIds)
    .execute();
  return new Set(rows.flatMap(({ reverses_id }) => (reverses_id ? [reverses_id] : [])));
}

export const findEntry = table.findBy('organisationId', 'entryId');
export const insertEntry = table.insert;

/** A bill of a milestone, or a receipt of an order, that is there already is not written again. */
export async function insertEntryOnce(tx: Tx, row: Authorized<EntryRow>): Promise<void> {
  await tx
    .insertInto('book_entry')
    .values(table.written(row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Month {
  readonly month: string;
  readonly billed: number;
  readonly received: number;
}

/** Billed, and received less what was taken back, by month from this day. */
export async function listMonths(
  reader: Reader,
  organisationId: string,
  from: string,
): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`select to_char(e.happened_on, 'YYYY-MM') as month,
      coalesce(sum(e.amount_paise) filter (where e.kind = 'bill'), 0)::bigint as billed,
      coalesce(-sum(e.amount_paise) filter (where e.kind = 'receipt' or r.kind = 'receipt'), 0)::bigint as received
    from book_entry e left join book_entry r on r.entry_id = e.reverses_id
    where e.organisation_id = ${organisationId} and e.happened_on >= ${from}
    group by 1 order by 1`.execute(reader);
  return rows;
}
