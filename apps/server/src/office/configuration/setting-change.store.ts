import type { SettingChangeStatus } from '@nukkad/contract/office/configuration/setting-change.noun';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { PersonalPort } from '../../platform/personal.ts';

export interface SettingChangeRow {
  readonly changeId: string;
  readonly key: string;
  readonly part: string;
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  readonly fromDay: string;
  readonly validFrom: Date;
  readonly value: SettingValue | null;
  readonly written: string;
  readonly why: string;
  readonly status: SettingChangeStatus;
  readonly version: number;
  readonly previewId: string | null;
  readonly money: boolean;
  readonly proposedById: string;
  readonly proposedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
  readonly decideWhy: string;
}

/** A row of the timeline: a change, or what came with the product. */
export interface TimelineRow extends Omit<SettingChangeRow, 'changeId' | 'proposedById' | 'proposedAt'> {
  /** Orders rows of one instant. */
  readonly rowId: string;
  readonly changeId: string | null;
  readonly proposedById: string | null;
  readonly proposedAt: Date | null;
}

const columns = sql`change_id as "changeId", key, part, city_code as "cityCode", category_id as "categoryId",
  from_day as "fromDay", valid_from as "validFrom", value, written, why, status, version, preview_id as "previewId", money,
  proposed_by as "proposedById", proposed_at as "proposedAt", decided_by as "decidedById", decided_at as "decidedAt",
  decide_why as "decideWhy"`;

export async function lockChange(tx: Tx, changeId: string): Promise<SettingChangeRow | null> {
  const { rows } = await sql<SettingChangeRow>`select ${columns} from setting_change
    where change_id = ${changeId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Changes of one setting wait here for each other, so that each sees what the one before has set. */
export async function lockSetting(tx: Tx, settingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${settingId}`}, 0))`.execute(tx);
}

export async function insertChange(
  tx: Tx,
  row: Authorized<SettingChangeRow, 'set' | 'propose'>,
): Promise<void> {
  await sql`insert into setting_change (change_id, key, part, city_code, category_id, from_day, valid_from, value, written, why,
      status, version, preview_id, money, proposed_by, proposed_at)
    values (${row.changeId}, ${row.key}, ${row.part}, ${row.cityCode}, ${row.categoryId}, ${row.fromDay}, ${row.validFrom},
      ${JSON.stringify(row.value)}::jsonb, ${row.written}, ${row.why}, ${row.status}, ${row.version}, ${row.previewId},
      ${row.money}, ${row.proposedById}, ${row.proposedAt})`.execute(tx);
}

export async function saveChange(tx: Tx, row: Authorized<SettingChangeRow>): Promise<void> {
  await sql`update setting_change set status = ${row.status}, valid_from = ${row.validFrom}, version = ${row.version},
      decided_by = ${row.decidedById}, decided_at = ${row.decidedAt}, decide_why = ${row.decideWhy}
    where change_id = ${row.changeId}`.execute(tx);
}

interface Of {
  readonly key: string;
  readonly part: string;
}
export type AfterRow = readonly [validFrom: string, rowId: string];

/** What came with the product and says this part, as rows of the same kind. */
const timelineOf = ({
  key,
  part,
}: Of) => sql`select s.key || ' ' || s.scope as "rowId", null::uuid as "changeId", s.key,
      ${part}::text as part, substring(s.scope from 'city:([^ ]+)') as "cityCode",
      substring(s.scope from 'category:([^ ]+)') as "categoryId",
      (s.valid_from at time zone 'Asia/Kolkata')::date as "fromDay", s.valid_from as "validFrom",
      s.value -> ${part}::text as value, '' as written, s.why, 'Set' as status, 1 as version, null::uuid as "previewId",
      false as money, null::uuid as "proposedById", null::timestamptz as "proposedAt", null::uuid as "decidedById",
      null::timestamptz as "decidedAt", '' as "decideWhy"
    from setting s where s.key = ${key} and s.value ? ${part}::text
    union all
    select change_id::text as "rowId", ${columns} from setting_change where key = ${key} and part = ${part}`;

/** The latest first. */
export async function listTimeline(
  reader: Reader,
  of: Of,
  after: AfterRow | null,
  limit: number,
): Promise<TimelineRow[]> {
  const behind = after ? sql`where ("validFrom", "rowId") < (${after[0]}::timestamptz, ${after[1]})` : sql``;
  const { rows } = await sql<TimelineRow>`select * from (${timelineOf(of)}) line ${behind}
    order by "validFrom" desc, "rowId" desc limit ${limit}`.execute(reader);
  return rows;
}

export const countTimeline = (reader: Reader, of: Of): Promise<number> =>
  countRows(reader, sql`from (${timelineOf(of)}) line`);

export interface OpenChanges extends Of {
  readonly waiting: number;
  readonly planned: number;
  readonly plannedFrom: string | null;
}

/** What waits or begins later, by setting: few at any time. */
export async function listOpenChanges(reader: Reader, now: Date): Promise<OpenChanges[]> {
  const { rows } =
    await sql<OpenChanges>`select key, part, count(*) filter (where status = 'Waiting')::int as waiting,
      count(*) filter (where status = 'Set')::int as planned, min(from_day) filter (where status = 'Set') as "plannedFrom"
    from setting_change where status = 'Waiting' or (status = 'Set' and valid_from > ${now})
    group by key, part`.execute(reader);
  return rows;
}

/** Of an operator: what was set, and by whom, explains every bill since. */
export const configurationPersonal: PersonalPort = {
  tables: [
    {
      table: 'setting_change',
      title: 'Changes to the configuration',
      whose: (userId) => sql`${userId} in (t.proposed_by, t.decided_by)`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 8 } },
    },
    {
      table: 'setting_preview',
      title: 'Previews of changes to the configuration',
      whose: (userId) => sql`t.asked_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 8 } },
    },
  ],
};
