/** All SQL on what files of drives say. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** `waiting`: its letters are on pictures; `none`: there is nothing to read; `failed`: its reader gave up. */
export type TextState = 'waiting' | 'read' | 'none' | 'failed';

export interface VersionText {
  readonly versionId: string;
  readonly state: TextState;
  readonly words: readonly string[];
  readonly content: string | null;
}

/** What was read of it before is replaced; a version that is gone gets none. */
export async function saveText(
  tx: Tx,
  { versionId, state, words, content }: Authorized<VersionText>,
): Promise<void> {
  await sql`insert into drive_text (version_id, item_id, space_id, state, words, content)
    select v.version_id, v.item_id, i.space_id, ${state}, array_to_tsvector(${[...words]}::text[]), ${content}
    from drive_version v join drive_item i on i.item_id = v.item_id where v.version_id = ${versionId}
    on conflict (version_id) do update
      set state = excluded.state, words = excluded.words, content = excluded.content`.execute(tx);
}

export async function findTextState(reader: Reader, versionId: string): Promise<TextState | null> {
  const row = await reader
    .selectFrom('drive_text')
    .select('state')
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Pictures whose letters were not looked at yet, the first first; only newest versions are searched. */
export async function listWaitingTexts(reader: Reader, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ versionId: string }>`select t.version_id as "versionId" from drive_text t
    join drive_item i on i.version_id = t.version_id
    where t.state = 'waiting' and i.binned_at is null order by t.version_id limit ${limit}`.execute(reader);
  return rows.map(({ versionId }) => versionId);
}
