import type { ProfileItemState } from '@nukkad/contract/identity/profile/profile-item.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { idsIn } from '../../../platform/housekeeping/sweep-files.ts';
import type { ProfileItemKind, ProfileItemOwner } from './profile-item.policy.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

export interface ProfileItemRow {
  readonly itemId: string;
  readonly name: string;
  readonly description: string;
  readonly amountPaise: number | null;
  readonly reference: string;
  readonly status: ProfileItemState;
  readonly pictureKey: string | null;
  readonly updatedAt: Date;
}

const fields = sql`item_id as "itemId", name, description, amount_paise::float8 as "amountPaise", reference, status,
  picture_key as "pictureKey", updated_at as "updatedAt"`;
const ownedBy = ({ userId, organisationId }: ProfileItemOwner) =>
  organisationId ? sql`organisation_id = ${organisationId}` : sql`user_id = ${userId}`;

export interface ProfileItemFilter {
  readonly status: string | null;
  readonly search: string;
  readonly after: string | null;
  readonly limit: number;
}

/** The conditions of a list, the same for its page and its count. */
const conditions = (
  kind: ProfileItemKind,
  owner: ProfileItemOwner,
  { status, search }: Pick<ProfileItemFilter, 'search' | 'status'>,
) => sql`kind = ${kind} and ${ownedBy(owner)} and status <> 'deleted'
      and (${status}::text is null or status = ${status})
      and (${search} = '' or position(lower(${search}) in lower(name)) > 0 or position(lower(${search}) in lower(reference)) > 0)`;

export async function listProfileItems(
  reader: Reader,
  kind: ProfileItemKind,
  owner: ProfileItemOwner,
  { after, limit, ...filter }: ProfileItemFilter,
): Promise<ProfileItemRow[]> {
  const { rows } = await sql<ProfileItemRow>`select ${fields} from belonging
    where ${conditions(kind, owner, filter)} and (${after}::uuid is null or item_id < ${after}::uuid)
    order by item_id desc limit ${limit + 1}`.execute(reader);
  return rows;
}

export const countProfileItems = (
  reader: Reader,
  kind: ProfileItemKind,
  owner: ProfileItemOwner,
  filter: Pick<ProfileItemFilter, 'search' | 'status'>,
): Promise<number> => countRows(reader, sql`from belonging where ${conditions(kind, owner, filter)}`);

export async function lockProfileItem(
  tx: Tx,
  kind: ProfileItemKind,
  owner: ProfileItemOwner,
  itemId: string,
): Promise<ProfileItemRow | null> {
  const { rows } = await sql<ProfileItemRow>`select ${fields} from belonging
    where item_id = ${itemId} and kind = ${kind} and ${ownedBy(owner)} and status <> 'deleted' for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The number of items. Locks it, so that two additions at the same time wait for each other. */
export async function lockCount(tx: Tx, kind: ProfileItemKind, owner: ProfileItemOwner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`belongings ${kind} ${owner.organisationId ?? owner.userId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from belonging
    where kind = ${kind} and ${ownedBy(owner)} and status <> 'deleted'`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function insertProfileItem(
  tx: Tx,
  kind: ProfileItemKind,
  owner: ProfileItemOwner,
  row: Authorized<ProfileItemRow, 'add'>,
): Promise<void> {
  await sql`insert into belonging (item_id, kind, user_id, organisation_id, name, description, amount_paise, reference, status, created_at,
      updated_at)
    values (${row.itemId}, ${kind}, ${owner.organisationId ? null : owner.userId}, ${owner.organisationId}, ${row.name}, ${row.description},
      ${row.amountPaise}, ${row.reference}, ${row.status}, ${row.updatedAt}, ${row.updatedAt})`.execute(tx);
}

export async function saveProfileItem(tx: Tx, row: Authorized<ProfileItemRow>): Promise<void> {
  await sql`update belonging set name = ${row.name}, description = ${row.description}, amount_paise = ${row.amountPaise},
      reference = ${row.reference}, status = ${row.status}, picture_key = ${row.pictureKey}, updated_at = ${row.updatedAt}
    where item_id = ${row.itemId}`.execute(tx);
}

/** Keys are `belongings/<item id>/<id>`. */
export async function listKnownPictures(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select picture_key as key from belonging
    where item_id ${isAmong(idsIn(keys, 1), 'uuid')} and picture_key is not null
      and picture_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}
