import type { settingPreviewStatuses } from '@nukkad/contract/office/configuration/configuration.model';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Tally } from './tally.rules.ts';

export interface PreviewRow {
  readonly previewId: string;
  readonly key: string;
  readonly part: string;
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  readonly value: SettingValue | null;
  readonly status: (typeof settingPreviewStatuses)[number];
  readonly askedById: string;
  readonly askedAt: Date;
  readonly since: Date;
  readonly reachedAt: Date | null;
  readonly reachedId: string | null;
  readonly total: number;
  readonly looked: number;
  readonly tally: Tally;
}

const columns = sql`preview_id as "previewId", key, part, city_code as "cityCode", category_id as "categoryId", value, status,
  asked_by as "askedById", asked_at as "askedAt", since, reached_at as "reachedAt", reached_id as "reachedId", total, looked,
  tally`;

export async function insertPreview(tx: Tx, row: Authorized<PreviewRow>): Promise<void> {
  await sql`insert into setting_preview (preview_id, key, part, city_code, category_id, value, status, asked_by, asked_at, since,
      total, tally)
    values (${row.previewId}, ${row.key}, ${row.part}, ${row.cityCode}, ${row.categoryId}, ${JSON.stringify(row.value)}::jsonb,
      ${row.status}, ${row.askedById}, ${row.askedAt}, ${row.since}, ${row.total}, ${JSON.stringify(row.tally)}::jsonb)`.execute(
    tx,
  );
}

export async function findPreview(reader: Reader, previewId: string): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`select ${columns} from setting_preview
    where preview_id = ${previewId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockPreview(tx: Tx, previewId: string): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`select ${columns} from setting_preview
    where preview_id = ${previewId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function saveStep(tx: Tx, row: Authorized<PreviewRow>): Promise<void> {
  await sql`update setting_preview set status = ${row.status}, reached_at = ${row.reachedAt}, reached_id = ${row.reachedId},
      looked = ${row.looked}, tally = ${JSON.stringify(row.tally)}::jsonb
    where preview_id = ${row.previewId}`.execute(tx);
}
