import type { AssetStatus } from '@nukkad/contract/people/asset/asset.noun';
import type { AssetKind } from '@nukkad/contract/people/asset/asset.model';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type CustodyRow, findOpenCustody } from './custody.store.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  assetId: 'asset_id',
  organisationId: 'organisation_id',
  name: 'name',
  kind: 'kind',
  tag: 'tag',
  condition: 'condition',
  valuePaise: 'value_paise',
  boughtOn: 'bought_on',
  notes: 'notes',
  status: 'status',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('asset', columns);
export type PlainAsset = RowOf<'asset', typeof columns>;
/** With who has it now. */
export type AssetRow = PlainAsset & { readonly custody: CustodyRow | null };

export async function findAsset(
  reader: Reader,
  organisationId: string,
  assetId: string,
): Promise<AssetRow | null> {
  const [row, custody] = await Promise.all([
    reader
      .selectFrom('asset')
      .select(table.selected)
      .where('asset_id', '=', assetId)
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst(),
    findOpenCustody(reader, assetId),
  ]);
  return row ? { ...row, custody } : null;
}

/** Its open hand-out changes under this lock alone. */
export async function lockAsset(tx: Tx, organisationId: string, assetId: string): Promise<AssetRow | null> {
  const row = await tx
    .selectFrom('asset')
    .select(table.selected)
    .where('asset_id', '=', assetId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, custody: await findOpenCustody(tx, assetId) } : null;
}

export const insertAsset = table.insert<'add'>;
export const saveAsset = table.saveBy('assetId').but('organisationId', 'createdAt');

/** Two that add at once wait for each other, so that together they keep to the limit. */
export async function countHeldByBusiness(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assets of ${organisationId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('asset')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface AssetFilter {
  readonly organisationId: string;
  readonly statuses: readonly AssetStatus[];
  readonly kind: AssetKind | null;
  readonly staffId: string | null;
  readonly late: boolean;
  readonly q: string;
  readonly today: string;
}

/** The conditions of a list, the same for its page and its count. */
function filtered(reader: Reader, filter: AssetFilter) {
  const { organisationId, statuses, kind, staffId, late, q, today } = filter;
  let rows = reader
    .selectFrom('asset')
    .where('asset.organisation_id', '=', organisationId)
    .where('asset.status', 'in', [...statuses]);
  if (kind) rows = rows.where('asset.kind', '=', kind);
  if (q) {
    const like = containing(q);
    rows = rows.where((eb) => eb.or([eb('asset.name', 'ilike', like), eb('asset.tag', 'ilike', like)]));
  }
  if (staffId || late)
    rows = rows.where((eb) => {
      let out = eb
        .selectFrom('asset_custody')
        .select('asset_custody.custody_id')
        .whereRef('asset_custody.asset_id', '=', 'asset.asset_id')
        .where('asset_custody.ended_at', 'is', null);
      if (staffId) out = out.where('asset_custody.staff_id', '=', staffId);
      if (late) out = out.where('asset_custody.due_on', '<', today);
      return eb.exists(out);
    });
  return rows;
}

/** The newest first. */
export async function listAssetRows(
  reader: Reader,
  filter: AssetFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<PlainAsset[]> {
  const rows = filtered(reader, filter)
    .select(table.selected)
    .orderBy('asset.created_at', 'desc')
    .orderBy('asset.asset_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('asset.created_at', 'asset.asset_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countAssets = (reader: Reader, filter: AssetFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('asset.asset_id'));

/** The organisation keeps its assets and who had them; that this account handed them out or noted something goes. */
export const assetPersonal: PersonalPort = {
  tables: [
    {
      table: 'asset_photo',
      title: 'Photos that you took of your business’s assets',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'asset_move',
      title: 'What you noted of your business’s assets',
      whose: (userId) => sql`t.by_user_id = ${userId}`,
      erasure: { kind: 'blank', set: { by_user_id: null } },
    },
    {
      table: 'asset_custody',
      title: 'What your business handed out to you',
      whose: (userId) =>
        sql`t.handed_by = ${userId} or t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
