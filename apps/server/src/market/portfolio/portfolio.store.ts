import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export interface PortfolioPhotoRow {
  readonly photoId: string;
  readonly organisationId: string;
  readonly storageKey: string;
  readonly caption: string;
  readonly hiddenReason: string;
  readonly addedAt: Date;
}

export interface NewPortfolioPhoto extends Omit<PortfolioPhotoRow, 'hiddenReason'> {
  readonly cityCode: string;
  readonly width: number;
  readonly height: number;
  readonly addedBy: string;
}

/** Whose portfolio changes. */
export interface PortfolioOwner {
  readonly organisationId: string;
}

const columns = sql`photo_id as "photoId", organisation_id as "organisationId", storage_key as "storageKey", caption,
  hidden_reason as "hiddenReason", added_at as "addedAt"`;

/** Two who add at one instant wait for each other, so that the limit holds. */
export async function lockPortfolio(tx: Tx, { organisationId }: Authorized<PortfolioOwner>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`portfolio ${organisationId}`}, 0))`.execute(tx);
}

/** Newest first. `isShown`: only what anyone sees. */
export async function listPhotos(
  reader: Reader,
  { organisationId, isShown, limit }: PortfolioOwner & { readonly isShown: boolean; readonly limit: number },
): Promise<readonly PortfolioPhotoRow[]> {
  const shown = isShown ? sql`and hidden_at is null` : sql``;
  const { rows } = await sql<PortfolioPhotoRow>`select ${columns} from portfolio_photo
    where organisation_id = ${organisationId} ${shown} order by added_at desc, photo_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export async function lockPhoto(tx: Tx, photoId: string): Promise<PortfolioPhotoRow | null> {
  const { rows } = await sql<PortfolioPhotoRow>`select ${columns} from portfolio_photo
    where photo_id = ${photoId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function insertPhotos(
  tx: Tx,
  _owner: Authorized<PortfolioOwner>,
  photos: readonly NewPortfolioPhoto[],
): Promise<void> {
  const rows = photos.map((photo) => ({
    photo_id: photo.photoId,
    organisation_id: photo.organisationId,
    city_code: photo.cityCode,
    storage_key: photo.storageKey,
    width: photo.width,
    height: photo.height,
    caption: photo.caption,
    added_by: photo.addedBy,
    added_at: photo.addedAt,
  }));
  await tx.insertInto('portfolio_photo').values(rows).execute();
}

export async function saveCaption(
  tx: Tx,
  { photoId, caption }: Authorized<Pick<PortfolioPhotoRow, 'photoId' | 'caption'>>,
): Promise<void> {
  await tx.updateTable('portfolio_photo').set({ caption }).where('photo_id', '=', photoId).execute();
}

/** An empty reason shows it again. */
export async function saveHidden(
  tx: Tx,
  { photoId, hiddenReason }: Authorized<Pick<PortfolioPhotoRow, 'photoId' | 'hiddenReason'>>,
  now: Date,
): Promise<void> {
  const hidden = { hidden_reason: hiddenReason, hidden_at: hiddenReason === '' ? null : now };
  await tx.updateTable('portfolio_photo').set(hidden).where('photo_id', '=', photoId).execute();
}

export async function deletePhoto(
  tx: Tx,
  { photoId }: Authorized<Pick<PortfolioPhotoRow, 'photoId'>>,
): Promise<void> {
  await tx.deleteFrom('portfolio_photo').where('photo_id', '=', photoId).execute();
}

export const listKnownPhotos = knownKeys('portfolio_photo', 'photo_id');

/** Pictures that a person added go with the account. */
export const portfolioPersonal: PersonalPort = {
  tables: [
    {
      table: 'portfolio_photo',
      title: 'Photos of work you added',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select storage_key as key from portfolio_photo
      where added_by = ${userId}`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
