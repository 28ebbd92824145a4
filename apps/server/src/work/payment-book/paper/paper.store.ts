import type { PaperContent } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { PaperKind } from '@nukkad/contract/work/payment-book/payment-book.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

const columns = {
  paperId: 'paper_id',
  organisationId: 'organisation_id',
  partyId: 'party_id',
  entryId: 'entry_id',
  correctsId: 'corrects_id',
  kind: 'kind',
  financialYear: 'financial_year',
  sequence: 'sequence',
  paperNumber: 'paper_number',
  totalPaise: 'total_paise',
  frozen: 'frozen',
  logoId: 'logo_id',
  issuedBy: 'issued_by',
  issuedAt: 'issued_at',
} as const;
const table = tableColumns('party_paper', columns);
export interface PaperRow extends Omit<RowOf<'party_paper', typeof columns>, 'frozen' | 'kind'> {
  readonly kind: PaperKind;
  readonly frozen: PaperContent;
}

/** Documents of a business are issued, and entries with documents taken back, one after the other. */
export async function lockPaperSeries(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`party paper ${organisationId}`}, 0))`.execute(
    tx,
  );
}

/** The next number of a series, without gaps: a transaction that fails gives it back. */
export async function takeSequence(
  tx: Tx,
  {
    organisationId,
    financialYear,
    kind,
  }: Authorized<Pick<PaperRow, 'organisationId' | 'financialYear' | 'kind'>>,
): Promise<number> {
  const { rows } = await sql<{
    taken: number;
  }>`insert into party_paper_series (organisation_id, financial_year, kind, last_number)
    values (${organisationId}, ${financialYear}, ${kind}, 1)
    on conflict (organisation_id, financial_year, kind) do update set last_number = party_paper_series.last_number + 1
    returning last_number as taken`.execute(tx);
  if (!rows[0]) throw new Error('A series gave no number.');
  return rows[0].taken;
}

export async function insertPaper(tx: Tx, { frozen, ...row }: Authorized<PaperRow>): Promise<void> {
  await tx
    .insertInto('party_paper')
    .values({ ...table.written(row), frozen: JSON.stringify(frozen) })
    .execute();
}

interface PaperFilter {
  readonly organisationId: string;
  readonly partyId?: string | undefined;
  readonly kind?: PaperKind | undefined;
  /** Part of the number, or of the name that it is made out to. */
  readonly q?: string | undefined;
}

/** The newest first, behind the row that `after` names. */
export async function listPaperRows(
  reader: Reader,
  { organisationId, partyId, kind, q }: PaperFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly PaperRow[]> {
  const ofParty = partyId ? sql`and party_id = ${partyId}` : sql``;
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const named = q
    ? sql`and (paper_number ilike ${containing(q)} or frozen #>> '{recipient,name}' ilike ${containing(q)})`
    : sql``;
  const from = after ? sql`and (issued_at, paper_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<PaperRow>`select ${table.asSql} from party_paper
    where organisation_id = ${organisationId} ${ofParty} ${ofKind} ${named} ${from}
    order by issued_at desc, paper_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Of one party; at most `limit`, the newest first. */
export const listOfParty = (
  reader: Reader,
  organisationId: string,
  partyId: string,
  limit: number,
): Promise<readonly PaperRow[]> => listPaperRows(reader, { organisationId, partyId }, null, limit);

export async function findPaper(
  reader: Reader,
  organisationId: string,
  paperId: string,
): Promise<PaperRow | null> {
  const { rows } = await sql<PaperRow>`select ${table.asSql} from party_paper
    where organisation_id = ${organisationId} and paper_id = ${paperId}`.execute(reader);
  return rows[0] ?? null;
}

/** Of whatever organisation: a link that we signed names it. */
export async function findSharedPaper(reader: Reader, paperId: string): Promise<PaperRow | null> {
  const { rows } = await sql<PaperRow>`select ${table.asSql} from party_paper
    where paper_id = ${paperId}`.execute(reader);
  return rows[0] ?? null;
}

/** What was issued of these entries, by entry. */
export async function paperOfEntries(
  reader: Reader,
  organisationId: string,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<PaperRow, 'paperId' | 'kind' | 'paperNumber'>>> {
  if (entryIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('party_paper')
    .select(['entry_id', 'paper_id', 'kind', 'paper_number'])
    .$narrowType<{ kind: PaperKind }>()
    .where('organisation_id', '=', organisationId)
    .where('entry_id', 'in', [...entryIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.entry_id,
      { paperId: row.paper_id, kind: row.kind, paperNumber: row.paper_number },
    ]),
  );
}

/** What credit notes took off each of these documents. */
export async function creditedOfEach(
  reader: Reader,
  paperIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paperIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('party_paper')
    .select(['corrects_id', ({ fn }) => fn.sum<number>('total_paise').as('credited')])
    .where('corrects_id', 'in', [...paperIds])
    .groupBy('corrects_id')
    .execute();
  return new Map(
    rows.flatMap(({ corrects_id, credited }) => (corrects_id ? [[corrects_id, credited] as const] : [])),
  );
}

/** The HSN or SAC of the last bill of a business; null: it issued none. */
export async function lastItemCode(reader: Reader, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select frozen #>> '{lines,0,itemCode}' as code from party_paper
    where organisation_id = ${organisationId} and kind in ('tax_invoice', 'bill_of_supply')
    order by issued_at desc, paper_id desc limit 1`.execute(reader);
  return rows[0]?.code || null;
}
