import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';

const columns = {
  entryId: 'entry_id',
  userId: 'user_id',
  email: 'email',
  mobileNumber: 'mobile_number',
  serviceId: 'service_id',
  categoryId: 'category_id',
  cityCode: 'city_code',
  pincode: 'pincode',
  lang: 'lang',
  consentedAt: 'consented_at',
  toldAt: 'told_at',
  createdAt: 'created_at',
} as const;
const entry = tableColumns('waitlist_entry', columns);
type Row = RowOf<'waitlist_entry', typeof columns>;
export type WaitlistRow = Omit<Row, 'lang'> & { readonly lang: 'en' | 'hi' };

export type NewEntry = Omit<WaitlistRow, 'toldAt'>;
type Contact = Pick<WaitlistRow, 'userId' | 'email' | 'mobileNumber'>;

const contactOf = ({ userId, email, mobileNumber }: Contact): string => userId ?? email ?? mobileNumber ?? '';

/** Behind a lock of the contact: two requests at once do not both find room. */
export async function countWaiting(tx: Tx, contact: Contact): Promise<number> {
  const key = contactOf(contact);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist ${key}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('waitlist_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contact', '=', key)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of the contact's waiting entry for the same service and place; null: there is none. */
export async function findWaiting(
  tx: Tx,
  { serviceId, pincode, cityCode, ...contact }: NewEntry,
): Promise<string | null> {
  const found = await tx
    .selectFrom('waitlist_entry')
    .select('entry_id')
    .where('contact', '=', contactOf(contact))
    .where('service_id', '=', serviceId)
    .where('place', '=', pincode ?? `city:${cityCode}`)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return found?.entry_id ?? null;
}

export async function insertEntry(tx: Tx, row: Authorized<NewEntry>): Promise<void> {
  await tx.insertInto('waitlist_entry').values(entry.written(row)).execute();
}

export const findEntry = entry.findBy('entryId');

export async function listOwnRows(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<WaitlistRow[]> {
  const behind = after ? sql`and (created_at, entry_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<WaitlistRow>`select ${entry.asSql} from waitlist_entry where user_id = ${userId} ${behind}
    order by created_at desc, entry_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function deleteEntry(tx: Tx, { entryId }: Authorized<{ entryId: string }>): Promise<void> {
  await tx.deleteFrom('waitlist_entry').where('entry_id', '=', entryId).execute();
}

/** What is waited for, each once. */
export interface Wanted {
  readonly serviceId: string;
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

export async function listWanted(reader: Reader): Promise<Wanted[]> {
  const { rows } =
    await sql<Wanted>`select distinct on (service_id, place) service_id as "serviceId", pincode, city_code as "cityCode"
    from waitlist_entry where told_at is null order by service_id, place`.execute(reader);
  return rows;
}

/** Marks the waiting entries for a service at a place as told; answers which those are. */
export async function markTold(
  tx: Tx,
  { serviceId, pincode, cityCode }: Authorized<Wanted>,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('waitlist_entry')
    .set({ told_at: now })
    .where('service_id', '=', serviceId)
    .where('place', '=', pincode ?? `city:${cityCode}`)
    .where('told_at', 'is', null)
    .returning('entry_id')
    .execute();
  return rows.map((row) => row.entry_id);
}

export async function deleteOld(
  tx: Tx,
  { toldBefore, askedBefore }: Authorized<{ toldBefore: Date; askedBefore: Date }>,
): Promise<void> {
  await tx
    .deleteFrom('waitlist_entry')
    .where((eb) => eb.or([eb('told_at', '<', toldBefore), eb('created_at', '<', askedBefore)]))
    .execute();
}

export interface WaitingFilter {
  readonly cityCode?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly state?: 'waiting' | 'told' | undefined;
}

function conditions({ cityCode, categoryId, state }: WaitingFilter): RawBuilder<unknown> {
  const asked = [
    cityCode && sql`city_code = ${cityCode}`,
    categoryId && sql`category_id = ${categoryId}`,
    state && (state === 'told' ? sql`told_at is not null` : sql`told_at is null`),
  ].filter((one) => typeof one === 'object');
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

/** Everyone who waits or was told, for the back office. */
export async function listWaitingRows(
  reader: Reader,
  filter: WaitingFilter,
  page: {
    readonly after: AfterInstant | null;
    readonly limit: number;
    readonly sort: 'newest' | 'oldest';
  },
): Promise<WaitlistRow[]> {
  const { after, limit, sort } = page;
  const order = sort === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = sort === 'oldest' ? sql`>` : sql`<`;
  const from = after ? sql`(created_at, entry_id) ${beyond} (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<WaitlistRow>`select ${entry.asSql} from waitlist_entry
    where ${conditions(filter)} and ${from}
    order by created_at ${order}, entry_id ${order} limit ${limit}`.execute(reader);
  return rows;
}

export const countWaitingRows = (reader: Reader, filter: WaitingFilter): Promise<number> =>
  countRows(reader, sql`from waitlist_entry where ${conditions(filter)}`);

export interface DemandCount {
  readonly cityCode: string | null;
  readonly categoryId: string;
  readonly services: number;
  readonly people: number;
  readonly lastAt: Date;
}

/** Those with the most people first. `cityCode` null: in all places. */
export async function listDemandRows(
  reader: Reader,
  cityCode: string | null,
  after: readonly [people: number, city: string, category: string] | null,
  limit: number,
): Promise<DemandCount[]> {
  const { rows } = await sql<DemandCount>`select city_code as "cityCode", category_id as "categoryId",
      count(distinct service_id)::int as services, count(distinct contact)::int as people, max(created_at) as "lastAt"
    from waitlist_entry where told_at is null
      and ${cityCode === null ? sql`true` : sql`city_code = ${cityCode}`}
    group by city_code, category_id
    having ${
      after === null
        ? sql`true`
        : sql`(-count(distinct contact), coalesce(city_code, ''), category_id) > (${-after[0]}::bigint, ${after[1]}::text, ${after[2]}::text)`
    }
    order by count(distinct contact) desc, coalesce(city_code, ''), category_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}

export interface WaitedFor {
  readonly categoryId: string;
  readonly pincode: string;
  readonly people: number;
}

/** People who asked since an instant and still wait, where there are at least so many. */
export async function countWaitedFor(
  reader: Reader,
  { since, atLeast }: { readonly since: Date; readonly atLeast: number },
): Promise<readonly WaitedFor[]> {
  const { rows } = await sql<WaitedFor>`select category_id as "categoryId", pincode,
      count(distinct contact)::int as people
    from waitlist_entry where told_at is null and pincode is not null and created_at >= ${since}
    group by category_id, pincode having count(distinct contact) >= ${atLeast}
    order by category_id, pincode`.execute(reader);
  return rows;
}
