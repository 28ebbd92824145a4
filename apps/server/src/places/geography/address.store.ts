/** All SQL on saved addresses. Every statement names the user whose they are. */
import type { AddressLabel } from '@nukkad/contract/places/geography/geography.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { FormerPlace } from './geography.interface.ts';

export interface AddressValues {
  readonly label: AddressLabel;
  readonly contactName: string;
  readonly line1: string;
  readonly landmark: string;
  readonly locality: string;
  readonly pincode: string;
  readonly cityCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface AddressRow extends AddressValues {
  readonly addressId: string;
  readonly userId: string;
  readonly isDefault: boolean;
  readonly city: string | null;
  readonly district: string;
  readonly districtCode: string;
  readonly subDistrict: string;
  readonly state: string;
  readonly stateCode: string;
}

const addressRow = sql`select a.address_id as "addressId", a.user_id as "userId", a.label, a.contact_name as "contactName",
  a.line1, a.landmark, a.locality, a.pincode, a.city_code as "cityCode", a.latitude, a.longitude, a.is_default as "isDefault",
  c.name as city, d.name as district, p.district_code as "districtCode", p.sub_district as "subDistrict", s.name as state, p.state_code as "stateCode"
  from delivery_address a join pincode p on p.pincode = a.pincode join district d on d.district_code = p.district_code
  join state s on s.state_code = p.state_code left join city c on c.city_code = a.city_code`;

async function first(reader: Reader, query: RawBuilder<AddressRow>): Promise<AddressRow | null> {
  return (await query.execute(reader)).rows[0] ?? null;
}

export const findAddress = (reader: Reader, userId: string, addressId: Sought<string>) =>
  first(
    reader,
    sql<AddressRow>`${addressRow} where a.user_id = ${userId} and a.address_id = ${addressId} and a.removed_at is null`,
  );

export const findDefaultAddress = (reader: Reader, userId: string) =>
  first(
    reader,
    sql<AddressRow>`${addressRow} where a.user_id = ${userId} and a.is_default and a.removed_at is null`,
  );

/** Some 50 m: a pin that was put down again. */
const samePlaceDegrees = 0.0005;

/** Of several at one place, as home and office in one house, the one whose first line is in the written address. */
export const findAddressAt = (reader: Reader, userId: string, place: FormerPlace) =>
  first(
    reader,
    sql<AddressRow>`${addressRow} where a.user_id = ${userId} and a.removed_at is null and a.pincode = ${place.pincode}
      and abs(a.latitude - ${place.latitude}) < ${samePlaceDegrees} and abs(a.longitude - ${place.longitude}) < ${samePlaceDegrees}
    order by (position(a.line1 in ${place.formattedAddress}::text) > 0) desc, a.is_default desc, a.address_id desc limit 1`,
  );

export interface AddressKey {
  readonly isDefault: boolean;
  readonly addressId: string;
}

/** The default one first, then the newest; ids are in the order of time. */
export async function listAddresses(
  reader: Reader,
  userId: string,
  after: AddressKey | null,
  limit: number,
): Promise<AddressRow[]> {
  const later = after
    ? sql`(a.is_default, a.address_id) < (${after.isDefault}::boolean, ${after.addressId}::uuid)`
    : sql`true`;
  const { rows } =
    await sql<AddressRow>`${addressRow} where a.user_id = ${userId} and a.removed_at is null and ${later}
    order by a.is_default desc, a.address_id desc limit ${limit}`.execute(reader);
  return rows;
}

/**
 * One change at a time to all of a person's addresses: how many there are and which one is the default concern
 * them together, and the first one has no row yet that could be locked.
 */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delivery_address ${userId}`}, 0))`.execute(tx);
}

export async function countAddresses(reader: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from delivery_address
    where user_id = ${userId} and removed_at is null`.execute(reader);
  return rows[0]?.count ?? 0;
}

interface NewAddress {
  readonly addressId: string;
  readonly userId: string;
  readonly values: AddressValues;
  readonly now: Date;
}

/** Not yet the default one. */
export async function saveNewAddress(
  tx: Tx,
  { addressId, userId, values, now }: Authorized<NewAddress>,
): Promise<void> {
  await sql`insert into delivery_address (address_id, user_id, label, contact_name, line1, landmark, locality, pincode,
      city_code, latitude, longitude, is_default, created_at, updated_at)
    values (${addressId}, ${userId}, ${values.label}, ${values.contactName}, ${values.line1}, ${values.landmark},
      ${values.locality}, ${values.pincode}, ${values.cityCode}, ${values.latitude}, ${values.longitude}, false, ${now}, ${now})`.execute(
    tx,
  );
}

export async function saveAddress(
  tx: Tx,
  address: Authorized<AddressRow>,
  values: AddressValues,
  now: Date,
): Promise<void> {
  await sql`update delivery_address set label = ${values.label}, contact_name = ${values.contactName}, line1 = ${values.line1},
      landmark = ${values.landmark}, locality = ${values.locality}, pincode = ${values.pincode}, city_code = ${values.cityCode},
      latitude = ${values.latitude}, longitude = ${values.longitude}, updated_at = ${now}
    where address_id = ${address.addressId} and user_id = ${address.userId}`.execute(tx);
}

export async function saveRemoved(tx: Tx, address: Authorized<AddressRow>, now: Date): Promise<void> {
  await sql`update delivery_address set removed_at = ${now}, is_default = false, updated_at = ${now}
    where address_id = ${address.addressId} and user_id = ${address.userId}`.execute(tx);
}

/** The old one first: at no instant are there two. */
export async function saveDefault(
  tx: Tx,
  { userId, addressId }: Authorized<Pick<AddressRow, 'userId' | 'addressId'>>,
  now: Date,
): Promise<void> {
  await sql`update delivery_address set is_default = false, updated_at = ${now}
    where user_id = ${userId} and is_default and address_id <> ${addressId}`.execute(tx);
  await sql`update delivery_address set is_default = true, updated_at = ${now}
    where user_id = ${userId} and address_id = ${addressId} and not is_default and removed_at is null`.execute(
    tx,
  );
}
