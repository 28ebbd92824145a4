/** All SQL on whom folders and files of a drive are shared with. */
import type { GrantRight } from '@nukkad/contract/files/drive/grant.noun';
import { type PermissionKey, permissionKeys } from '@nukkad/contract/kernel/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const columns = {
  grantId: 'grant_id',
  itemId: 'item_id',
  kind: 'kind',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  permission: 'permission',
  mobileNumber: 'mobile_number',
  departmentId: 'department_id',
  allows: 'allows',
  createdBy: 'created_by',
  createdAt: 'created_at',
  endsSetAt: 'ends_set_at',
  endsAt: 'ends_at',
} as const;
const table = tableColumns('drive_grant', columns);
export type GrantRow = RowOf<'drive_grant', typeof columns>;

export const findGrant = table.findBy('grantId');
export const lockGrant = table.lockBy('grantId');
export const saveGrant = table.saveBy('grantId').only('allows', 'endsSetAt', 'endsAt');

/** Whom it is given to already gets this right and end; the answer has the id of the row that is there. */
export async function giveGrant(tx: Tx, row: Authorized<GrantRow>): Promise<GrantRow> {
  const written = table.written(row);
  return tx
    .insertInto('drive_grant')
    .values(written)
    .onConflict((conflict) =>
      conflict.constraint('drive_grant_once').doUpdateSet((eb) => ({
        allows: eb.ref('excluded.allows'),
        ends_set_at: eb.ref('excluded.ends_set_at'),
        ends_at: eb.ref('excluded.ends_at'),
      })),
    )
    .returning(table.selected)
    .executeTakeFirstOrThrow();
}

export async function removeGrant(
  tx: Tx,
  { grantId }: Authorized<{ readonly grantId: string }>,
): Promise<void> {
  await tx.deleteFrom('drive_grant').where('grant_id', '=', grantId).execute();
}

export async function countGrants(reader: Reader, itemId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('drive_grant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countNumbersSince(reader: Reader, createdBy: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('drive_grant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', createdBy)
    .where('kind', '=', 'number')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of an item and of the folders above it, the nearest first; `path` ends with the item. */
export async function listGrantRows(
  reader: Reader,
  path: readonly string[],
  after: readonly [number, string] | null,
  limit: number,
): Promise<(GrantRow & { readonly depth: number })[]> {
  const [depth, grantId] = after ?? [null, null];
  const { rows } = await sql<GrantRow & { depth: number }>`select ${table.asSql}, at.depth
    from (select p.item_id, ${path.length} - p.place::int as depth
        from unnest(${[...path]}::uuid[]) with ordinality p (item_id, place)) at
      join drive_grant using (item_id)
    where (${depth}::int is null or (at.depth, drive_grant.grant_id) > (${depth}::int, ${grantId}::uuid))
    order by at.depth, drive_grant.grant_id limit ${limit}`.execute(reader);
  return rows;
}

type Asking = Pick<Viewer, 'userId' | 'role' | 'organisationId' | 'staffId' | 'permissions'>;

const featuresOf = ({ permissions }: Asking): readonly PermissionKey[] =>
  permissionKeys.filter((key) => permissions.has(`${key}.view`));

/**
 * Whether a grant, as `g`, is this person’s: by their verified number, or in the team for which they act. One that ended has
 * no row any more (`end-grants.ts`).
 */
export function isGrantOf(viewer: Asking): RawBuilder<boolean> {
  const { userId, role, organisationId, staffId } = viewer;
  const isInTeam = role === 'Service Partner' || role === 'subUser';
  const byNumber = sql<boolean>`g.mobile_number = (select u.mobile_number from user_account u where u.user_id = ${userId})`;
  const inTeam = sql`(g.organisation_id = ${organisationId}::uuid and (g.kind = 'team' or g.staff_id = ${staffId}::uuid
      or g.permission ${isAmong(featuresOf(viewer), 'text')}
      or g.department_id = any(array(select departments_of_member(${staffId}::uuid)))))`;
  return isInTeam && organisationId !== null ? sql<boolean>`(${byNumber} or ${inTeam})` : byNumber;
}

/** What of these is shared with this person itself, not by what is above it. */
export async function findGranted(
  reader: Reader,
  viewer: Asking,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, GrantRight>> {
  const { rows } = await sql<{ itemId: string; mayEdit: boolean }>`select g.item_id as "itemId",
      bool_or(g.allows = 'edit') as "mayEdit"
    from drive_grant g where g.item_id ${isAmong(itemIds, 'uuid')} and ${isGrantOf(viewer)}
    group by g.item_id`.execute(reader);
  return new Map(rows.map(({ itemId, mayEdit }) => [itemId, mayEdit ? 'edit' : 'view']));
}

interface SharedKey {
  readonly itemId: string;
  readonly at: Date;
}

/**
 * What others share with this person, the latest first. Left out is what lies in the bin, in the own drive, and in the drive
 * of the own team where all of it is theirs to see anyway (`seenTeam`).
 */
export async function listSharedKeys(
  reader: Reader,
  viewer: Asking,
  seenTeam: string | null,
  after: readonly [string, string] | null,
  limit: number,
): Promise<readonly SharedKey[]> {
  const [at, itemId] = after ?? [null, null];
  const { rows } = await sql<SharedKey>`select g.item_id as "itemId", max(g.created_at) as at
    from drive_grant g join drive_item i using (item_id) join drive_space s using (space_id)
    where ${isGrantOf(viewer)} and s.user_id is distinct from ${viewer.userId}::uuid
      and (${seenTeam}::uuid is null or s.organisation_id is distinct from ${seenTeam}::uuid)
      and i.binned_at is null
      and not exists (select from drive_item a where a.item_id = any(i.ancestors) and a.binned_at is not null)
    group by g.item_id
    having ${at}::timestamptz is null or (max(g.created_at), g.item_id) < (${at}::timestamptz, ${itemId}::uuid)
    order by max(g.created_at) desc, g.item_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Whose end has come, the first first. */
export async function listEndedGrants(reader: Reader, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ grantId: string }>`select grant_id as "grantId" from drive_grant
    where ends_at <= ${now} order by ends_at limit ${limit}`.execute(reader);
  return rows.map(({ grantId }) => grantId);
}

interface Left {
  readonly organisationId: string;
  readonly staffId: string;
  readonly userId: string;
}

/** Who left a team has nothing shared by it, and shares nothing of their own with it. */
export async function endGrantsOf(
  tx: Tx,
  { organisationId, staffId, userId }: Authorized<Left>,
): Promise<void> {
  await sql`delete from drive_grant where grant_id in (
      select g.grant_id from drive_grant g where g.staff_id = ${staffId}
      union all
      select g.grant_id from drive_grant g join drive_item i using (item_id) join drive_space s using (space_id)
      where g.organisation_id = ${organisationId} and s.user_id = ${userId})`.execute(tx);
}

/** What a person shared of a team stays with the team; what was shared with them ends with the account. */
export const grantPersonal: PersonalPort = {
  tables: [
    {
      table: 'drive_grant',
      title: 'Folders and files that were shared with you',
      whose: (
        userId,
      ) => sql`(t.staff_id in (select m.staff_id from staff_member m where m.user_id = ${userId})
        or t.mobile_number = (select u.mobile_number from user_account u where u.user_id = ${userId}))`,
      without: ['created_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'drive_grant',
      title: 'Folders and files that you shared',
      whose: (userId) => sql`t.created_by = ${userId}`,
      without: ['mobile_number', 'staff_id'],
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
