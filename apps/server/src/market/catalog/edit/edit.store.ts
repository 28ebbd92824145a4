import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

export type EditKind = 'category' | 'service';

export interface CategoryEditRow {
  readonly categoryId: string;
  readonly groupName: string;
  readonly groupPosition: number;
  readonly position: number;
  readonly serviceCount: number;
  readonly name: string;
  readonly nameHi: string;
  readonly visitChargePaise: number;
  readonly neededDocument: WorkDocumentType | null;
  readonly isTrending: boolean;
  readonly isNew: boolean;
  readonly isRecommended: boolean;
  readonly isOnline: boolean;
  readonly isSwitchedOff: boolean;
  readonly version: number;
}

export interface ServiceEditRow {
  readonly serviceId: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly unit: string;
  readonly partnerCount: number;
  readonly isShown: boolean;
  readonly name: string;
  readonly nameHi: string;
  readonly lowPaise: number;
  readonly typicalPaise: number;
  readonly highPaise: number;
  readonly isTrending: boolean;
  readonly isNew: boolean;
  readonly isRecommended: boolean;
  readonly isOnline: boolean;
  readonly isSwitchedOff: boolean;
  readonly version: number;
}

const marks = (
  table: string,
) => sql`${sql.ref(`${table}.is_trending`)} as "isTrending", ${sql.ref(`${table}.is_new`)} as "isNew",
  ${sql.ref(`${table}.is_recommended`)} as "isRecommended", ${sql.ref(`${table}.is_online`)} as "isOnline",
  ${sql.ref(`${table}.is_switched_off`)} as "isSwitchedOff"`;

const categoryFields = sql`c.category_id as "categoryId", g.name as "groupName", g.position as "groupPosition", c.position,
  (select count(*) from service s where s.category_id = c.category_id) as "serviceCount", c.name, c.name_hi as "nameHi",
  c.visit_charge_paise as "visitChargePaise", c.needed_document as "neededDocument", ${marks('c')}, coalesce(e.version, 0) as version`;
const categoryTables = sql`category c join service_group g using (group_id)
  left join catalogue_edit e on e.kind = 'category' and e.id = c.category_id`;

export type AfterCategory = readonly [groupPosition: number, position: number, categoryId: string];

export async function listCategoryEdits(
  reader: Reader,
  after: AfterCategory | null,
  limit: number,
): Promise<CategoryEditRow[]> {
  const beyond = after
    ? sql`where (g.position, c.position, c.category_id) > (${after[0]}::int, ${after[1]}::int, ${after[2]})`
    : sql``;
  const { rows } = await sql<CategoryEditRow>`select ${categoryFields} from ${categoryTables} ${beyond}
    order by g.position, c.position, c.category_id limit ${limit}`.execute(reader);
  return rows;
}

/** First the lock, then the look: one statement would see the edit as it was before it waited. */
export async function lockCategory(tx: Tx, categoryId: string): Promise<CategoryEditRow | null> {
  await sql`select from category where category_id = ${categoryId} for update`.execute(tx);
  const { rows } = await sql<CategoryEditRow>`select ${categoryFields} from ${categoryTables}
    where c.category_id = ${categoryId}`.execute(tx);
  return rows[0] ?? null;
}

const serviceFields = sql`s.service_id as "serviceId", s.category_id as "categoryId", c.name as "categoryName", s.unit,
  (select count(*) from partner_service p where p.service_id = s.service_id and p.is_active) as "partnerCount",
  s.is_active as "isShown", s.name, s.name_hi as "nameHi", s.low_paise as "lowPaise", s.typical_paise as "typicalPaise",
  s.high_paise as "highPaise", ${marks('s')}, coalesce(e.version, 0) as version`;
const serviceTables = sql`service s join category c using (category_id)
  left join catalogue_edit e on e.kind = 'service' and e.id = s.service_id`;

export interface ServiceEditFilter {
  readonly q?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly off?: boolean | undefined;
}

function askedServices({ q, categoryId, off }: ServiceEditFilter) {
  const like = q && containing(q);
  return sql`${like ? sql`(s.name ilike ${like} or s.name_hi like ${like})` : sql`true`}
    and ${categoryId ? sql`s.category_id = ${categoryId}` : sql`true`}
    and ${off ? sql`s.is_switched_off` : sql`true`}`;
}

export const countServiceEdits = (reader: Reader, filter: ServiceEditFilter): Promise<number> =>
  countRows(reader, sql`from service s where ${askedServices(filter)}`);

export const countCategoryEdits = (reader: Reader): Promise<number> => countRows(reader, sql`from category`);

export type AfterService = readonly [name: string, serviceId: string];

export async function listServiceEdits(
  reader: Reader,
  filter: ServiceEditFilter,
  after: AfterService | null,
  limit: number,
): Promise<ServiceEditRow[]> {
  const beyond = after ? sql`(s.name, s.service_id) > (${after[0]}, ${after[1]})` : sql`true`;
  const { rows } = await sql<ServiceEditRow>`select ${serviceFields} from ${serviceTables}
      where ${askedServices(filter)} and ${beyond} order by s.name, s.service_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export async function lockService(tx: Tx, serviceId: string): Promise<ServiceEditRow | null> {
  await sql`select from service where service_id = ${serviceId} for update`.execute(tx);
  const { rows } = await sql<ServiceEditRow>`select ${serviceFields} from ${serviceTables}
    where s.service_id = ${serviceId}`.execute(tx);
  return rows[0] ?? null;
}

export interface Edit {
  readonly kind: EditKind;
  readonly id: string;
  /** Column names and their values. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
  readonly editedBy: string;
}

export async function saveEdit(
  tx: Tx,
  { kind, id, fields, editedBy }: Authorized<Edit>,
  now: Date,
): Promise<void> {
  await sql`insert into catalogue_edit (kind, id, version, fields, edited_by, edited_at)
    values (${kind}, ${id}, 1, ${JSON.stringify(fields)}::jsonb, ${editedBy}, ${now})
    on conflict (kind, id) do update set version = catalogue_edit.version + 1, fields = excluded.fields, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`.execute(tx);
}

export async function listEdits(
  reader: Reader,
): Promise<{ kind: EditKind; id: string; name: string; nameHi: string }[]> {
  const { rows } = await sql<{
    kind: EditKind;
    id: string;
    name: string;
    nameHi: string;
  }>`select kind, id, fields ->> 'name' as name, fields ->> 'name_hi' as "nameHi" from catalogue_edit order by kind, id`.execute(
    reader,
  );
  return rows;
}
