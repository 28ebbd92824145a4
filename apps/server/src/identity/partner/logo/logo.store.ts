import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';
import { sql } from 'kysely';

const columns = {
  logoId: 'logo_id',
  organisationId: 'organisation_id',
  storageKey: 'storage_key',
  width: 'width',
  height: 'height',
  digest: 'digest',
  addedAt: 'added_at',
} as const;
const table = tableColumns('organisation_logo', columns);
export type LogoRow = RowOf<'organisation_logo', typeof columns>;
/** Whose logo it is. */
type Owned = Pick<LogoRow, 'organisationId'>;

export const logoFolder = 'logos/';

/** The one that the business has now. */
export async function findLogo(reader: Reader, organisationId: string): Promise<LogoRow | null> {
  const row = await reader
    .selectFrom('organisation_logo')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Where the logos of these businesses lie; those without one are left out. */
/** Where the logo of a business lies, for a statement that finds the business itself; null: there is none. */
export const keyOfLogo = (organisationId: Sought<string>): Sought<string | null> =>
  sql<string | null>`(select logo.storage_key from organisation_logo logo
    where logo.organisation_id = ${organisationId} and logo.ended_at is null)`;

export async function keysOfLogos(
  reader: Reader,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (organisationIds.length === 0) return new Map();
  const { rows } = await sql<{ organisationId: string; key: string }>`
    select organisation_id as "organisationId", storage_key as key from organisation_logo
    where organisation_id ${isAmong(organisationIds, 'uuid')} and ended_at is null`.execute(reader);
  return new Map(rows.map(({ organisationId, key }) => [organisationId, key]));
}

export const findLogoById = table.findBy('logoId');
export const addLogo = table.insert;

/** The present one ends. Answers the key of its file where no issued paper carries it: that row is gone. */
export async function endLogo(
  tx: Tx,
  { organisationId }: Authorized<Owned>,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ logoId: string; storageKey: string; isIssued: boolean }>`
    select logo_id as "logoId", storage_key as "storageKey", is_issued as "isIssued" from organisation_logo
    where organisation_id = ${organisationId} and ended_at is null for update`.execute(tx);
  const [present] = rows;
  if (!present) return null;
  const { logoId, storageKey, isIssued } = present;
  if (isIssued) {
    const ended = tx.updateTable('organisation_logo').set({ ended_at: now });
    await ended.where('logo_id', '=', logoId).execute();
    return null;
  }
  await tx.deleteFrom('organisation_logo').where('logo_id', '=', logoId).execute();
  return storageKey;
}

/** The present one stays from now on, because a paper carries it. Answers its id; null: there is none. */
export async function holdLogo(tx: Tx, { organisationId }: Authorized<Owned>): Promise<string | null> {
  const held = await tx
    .updateTable('organisation_logo')
    .set({ is_issued: true })
    .where('organisation_id', '=', organisationId)
    .where('ended_at', 'is', null)
    .returning('logo_id')
    .executeTakeFirst();
  return held?.logo_id ?? null;
}

export const listKnownLogos = knownKeys('organisation_logo', 'logo_id');

/** Of the businesses that a person owns, those that no paper carries. */
export async function listUnissuedLogoFiles(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select l.storage_key as key from organisation_logo l
    join organisation o using (organisation_id) where o.owner_user_id = ${userId} and not l.is_issued`.execute(
    reader,
  );
  return rows.map(({ key }) => key);
}
