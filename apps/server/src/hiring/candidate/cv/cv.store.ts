import { sql } from 'kysely';
import type { CvState } from '@nukkad/contract/hiring/candidate/cv.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';
import type { CvSays } from './cv.rules.ts';

export interface KeptLine {
  readonly text: string;
  readonly page: number;
  readonly isUnderstood: boolean;
}

export interface CvRow {
  readonly cvId: string;
  readonly userId: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly reading: CvState;
  readonly lines: readonly KeptLine[];
  readonly says: CvSays | null;
  readonly version: number;
}

const columns = sql`cv_id as "cvId", user_id as "userId", storage_key as "storageKey", file_name as "fileName",
  media_type as "mediaType", bytes, uploaded_at as "uploadedAt", reading, lines, says, version`;

export async function findCv(reader: Reader, userId: string): Promise<CvRow | null> {
  const { rows } = await sql<CvRow>`select ${columns} from candidate_cv where user_id = ${userId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** In place of the one before; answers where that one lies. Of two that come at once the later one stays. */
export async function replaceCv(tx: Tx, row: Authorized<CvRow>): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from candidate_cv
    where user_id = ${row.userId} for update`.execute(tx);
  await sql`insert into candidate_cv (cv_id, user_id, storage_key, file_name, media_type, bytes, uploaded_at)
    values (${row.cvId}, ${row.userId}, ${row.storageKey}, ${row.fileName}, ${row.mediaType}, ${row.bytes},
      ${row.uploadedAt})
    on conflict (user_id) do update set cv_id = excluded.cv_id, storage_key = excluded.storage_key,
      file_name = excluded.file_name, media_type = excluded.media_type, bytes = excluded.bytes,
      uploaded_at = excluded.uploaded_at, reading = 'waiting', lines = '[]', says = null, version = 1`.execute(
    tx,
  );
  return rows[0]?.key ?? null;
}

type Reading = Pick<CvRow, 'cvId' | 'reading' | 'lines' | 'says'>;

/** Nothing happens where the CV was removed or replaced meanwhile. */
export async function saveReading(
  tx: Tx,
  { cvId, reading, lines, says }: Authorized<Reading>,
): Promise<void> {
  await sql`update candidate_cv set reading = ${reading}, lines = ${JSON.stringify(lines)}::jsonb,
    says = ${says === null ? null : JSON.stringify(says)}::jsonb, version = version + 1
    where cv_id = ${cvId}`.execute(tx);
}

/** Null: it is gone already. */
export async function deleteCv(
  tx: Tx,
  { userId, cvId }: Authorized<Pick<CvRow, 'userId' | 'cvId'>>,
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`delete from candidate_cv
    where user_id = ${userId} and cv_id = ${cvId} returning storage_key as key`.execute(tx);
  return rows[0]?.key ?? null;
}

export async function listKeysOf(reader: Reader, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from candidate_cv
    where user_id = ${userId}`.execute(reader);
  return rows.map(({ key }) => key);
}

export const listKnownCvs = knownKeys('candidate_cv', 'cv_id');
