import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { knownKeys } from '../../platform/storage/known-keys.ts';
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

export const listKnownFiles = knownKeys('incident_file', 'file_id');
