import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';

const columns = {
  photoId: 'photo_id',
  cardId: 'card_id',
  sourceId: 'source_id',
  position: 'position',
  stage: 'stage',
  storageKey: 'storage_key',
  width: 'width',
  height: 'height',
} as const;
const table = tableColumns('network_job_card_photo', columns);
export type JobCardPhotoRow = RowOf<'network_job_card_photo', typeof columns>;

export async function insertPhotos(
  tx: Tx,
  _card: Authorized<{ readonly cardId: string }>,
  photos: readonly JobCardPhotoRow[],
): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .insertInto('network_job_card_photo')
    .values(photos.map((photo) => table.written(photo)))
    .execute();
}

/** Of all these cards, in their order. */
export async function listPhotosOf(
  reader: Reader,
  cardIds: readonly string[],
): Promise<readonly JobCardPhotoRow[]> {
  if (cardIds.length === 0) return [];
  const { rows } = await sql<JobCardPhotoRow>`select ${table.asSql} from network_job_card_photo
    where card_id ${isAmong(cardIds, 'uuid')} order by card_id, position`.execute(reader);
  return rows;
}

const keysIn = (rows: readonly { readonly key: string }[]): readonly string[] => rows.map(({ key }) => key);

/** Answers the keys of the files, which go once this is written. */
export async function deletePhotos(
  tx: Tx,
  { cardId }: Authorized<{ readonly cardId: string }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`delete from network_job_card_photo
    where card_id = ${cardId} returning storage_key as key`.execute(tx);
  return keysIn(rows);
}

/** The last part of a key is the photo's id. */
export async function listKnownPhotos(reader: Reader, asked: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from network_job_card_photo
    where photo_id ${isAmong(idsIn(asked, -1), 'uuid')}`.execute(reader);
  return keysIn(rows).filter((key) => asked.includes(key));
}

/** Of cards that go with a person: own ones, and those about the own bookings. */
export async function listKeysOf(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select p.storage_key as key from network_job_card_photo p
    join network_job_card c using (card_id)
    where c.buyer_id = ${userId} or c.author_id = network_person(${userId})`.execute(reader);
  return keysIn(rows);
}
