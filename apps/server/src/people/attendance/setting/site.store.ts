import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  workSiteId: 'work_site_id',
  organisationId: 'organisation_id',
  name: 'name',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  radiusMetres: 'radius_metres',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const site = tableColumns('work_site', columns);
export type SiteRow = RowOf<'work_site', typeof columns>;

/** By name, behind the row that `after` names. */
export async function listSites(
  reader: Reader,
  organisationId: string,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<readonly SiteRow[]> {
  const { rows } =
    await sql<SiteRow>`select ${site.asSql} from work_site where organisation_id = ${organisationId}
      and (${after === null} or (lower(name), work_site_id) > (${after?.name ?? ''}, ${after?.id ?? null}::uuid))
    order by lower(name), work_site_id limit ${limit}`.execute(reader);
  return rows;
}

export const lockSite = site.lockBy('organisationId', 'workSiteId');

/** Serializes additions of one organisation. */
export async function countSites(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work site ${organisationId}`}, 0))`.execute(tx);
  return (await listSites(tx, organisationId, null, 1_000)).length;
}

export const insertSite = site.insert;
export const saveSite = site.saveBy('organisationId', 'workSiteId').but('createdAt');

export async function deleteSite(
  tx: Tx,
  { workSiteId, organisationId }: Authorized<Pick<SiteRow, 'workSiteId' | 'organisationId'>>,
): Promise<void> {
  await tx
    .deleteFrom('work_site')
    .where('organisation_id', '=', organisationId)
    .where('work_site_id', '=', workSiteId)
    .execute();
}
