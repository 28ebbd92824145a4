import { sql } from 'kysely';
import { refreshAllServiceAreas, seedPartnerServices } from '../seed/catalog.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/id.ts';

export interface ShopOptions {
  readonly name: string;
  readonly pincode: string;
  readonly radiusMetres?: number;
  readonly status?: string;
  /** Rupees a service. */
  readonly offers: Readonly<Record<string, number>>;
  /** Stars given so far. */
  readonly stars?: readonly number[];
  readonly gst?: boolean;
  /** Minutes after midnight IST, every day. */
  readonly opens?: number;
  readonly closes?: number;
}

async function addShop(db: Database, options: ShopOptions, number: number): Promise<string> {
  const organisationId = newId();
  const ownerId = newId();
  const stars = options.stars ?? [];
  await sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (${ownerId}, ${`70000${String(number).padStart(5, '0')}`}, 'Owner', 'Active', now(), now())`.execute(
    db,
  );
  await sql`insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude, radius_metres,
      gst_number, rating_sum, rating_count, jobs_done, created_at, updated_at)
    select ${organisationId}, ${ownerId}, ${options.name}, ${options.status ?? 'Active'}, city_code, pincode, latitude, longitude, ${options.radiusMetres ?? 8_000},
      ${options.gst ? '29ABCDE1234F1Z5' : null}, ${stars.reduce((a, b) => a + b, 0)}::int, ${stars.length}::int, ${stars.length}::int, now(), now()
    from pincode where pincode = ${options.pincode}`.execute(db);
  await sql`insert into partner_hours (organisation_id, weekday, opens_minute, closes_minute)
    select ${organisationId}, weekday, ${options.opens ?? 540}, ${options.closes ?? 1260} from generate_series(1, 7) weekday`.execute(
    db,
  );
  return organisationId;
}

/** Shops with their offers, hours and areas; ids in the order of the wishes. */
export async function openShops(db: Database, shops: readonly ShopOptions[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, options] of shops.entries()) ids.push(await addShop(db, options, index));
  const offers = shops.flatMap((options, index) =>
    Object.entries(options.offers).map(([serviceId, rupees]) => ({
      organisationId: ids[index] ?? '',
      serviceId,
      pricePaise: rupees * 100,
      minutes: 60,
    })),
  );
  await seedPartnerServices(db, offers);
  await refreshAllServiceAreas(db);
  return ids;
}
