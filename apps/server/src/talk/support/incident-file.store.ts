import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import type { IncidentRow, KeptFile } from './support.store.ts';

export async function insertFiles(
  tx: Tx,
  { incidentId }: Authorized<IncidentRow>,
  files: readonly KeptFile[],
  now: Date,
): Promise<void> {
  await sql`insert into incident_file (file_id, incident_id, storage_key, file_name, media_type, bytes, added_at)
    select f."fileId", ${incidentId}, f."storageKey", f."fileName", f."mediaType", f.bytes, ${now}
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f("fileId" uuid, "storageKey" text, "fileName" text,
      "mediaType" text, bytes int)`.execute(tx);
}

/** The last part of a key is the file's id. */
export async function listKnownFiles(reader: Reader, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select storage_key as key from incident_file
    where file_id ${isAmong(idsIn(keys, -1), 'uuid')} and storage_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}
