/** Writes the demo city's people, shops, working time and offers into the database. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../src/platform/db/database.ts';
import { seedUser } from '../account.ts';
import { refreshAllServiceAreas, seedPartnerServices } from '../catalog.ts';
import { seedOrganisation, seedStaff } from '../partner.ts';
import { seedPartnerDocuments } from '../partner-documents.ts';
import { seededRandom } from '../random.ts';
import { seedWorkingTime } from '../schedule.ts';
import type { DemoCity, Shop } from './demo-city.ts';
import { seedJobSeekers } from './job-seekers.ts';

interface Point {
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const opens = 7 * 60;
const closes = 21 * 60;

async function pointsOf(tx: Tx, pincodes: readonly string[]): Promise<ReadonlyMap<string, Point>> {
  const { rows } =
    await sql<Point>`select pincode, latitude, longitude from pincode where pincode = any(${[...new Set(pincodes)]}::text[])`.execute(
      tx,
    );
  return new Map(rows.map((row) => [row.pincode, row]));
}

async function settleShop(tx: Tx, shop: Shop, point: Point, cityCode: string, now: Date): Promise<void> {
  const { organisationId, owner, desk, people } = shop;
  await seedUser(tx, { ...owner, roles: [] }, now);
  await seedOrganisation(
    tx,
    {
      organisationId,
      ownerUserId: owner.userId,
      companyName: shop.companyName,
      status: 'Active',
      cityCode,
      pincode: shop.pincode,
      latitude: point.latitude,
      longitude: point.longitude,
      radiusMetres: shop.radiusMetres,
      gstNumber: shop.documents.gstNumber,
    },
    now,
  );
  await seedUser(tx, { ...desk, roles: [] }, now);
  await seedStaff(
    tx,
    {
      staffId: desk.staffId,
      organisationId,
      userId: desk.userId,
      fullName: desk.fullName,
      isProfessional: false,
      permissions: [
        'booking.view',
        'booking.update',
        'payments.view',
        'message_centre.view',
        'message_centre.create',
      ],
    },
    now,
  );
  for (const person of people) {
    await seedUser(
      tx,
      { userId: person.userId, mobileNumber: person.mobileNumber, fullName: person.fullName, roles: [] },
      now,
    );
    await seedStaff(
      tx,
      {
        staffId: person.staffId,
        organisationId,
        userId: person.userId,
        fullName: person.fullName,
        isProfessional: true,
      },
      now,
    );
  }
}

interface ListedService {
  readonly service_id: string;
  readonly category_id: string;
  readonly price_paise: number;
  readonly unit: string;
  readonly minutes: number;
}

/** Work sold by the square foot costs some rupees, so it is priced in half rupees; the rest ends in 9 rupees. */
function ownPrice({ price_paise: usual, unit }: ListedService, percent: number): number {
  if (unit === 'sq ft') return Math.round((usual * percent) / 5_000) * 50;
  return Math.max(4_900, Math.round((usual * percent) / 100_000) * 1_000 - 100);
}

/** Each shop's own price, within 5% of its level, and its own time. */
function offersOf(shops: readonly Shop[], services: readonly ListedService[]) {
  const random = seededRandom(80_001);
  return shops.flatMap((shop) =>
    services
      .filter((service) => shop.categories.includes(service.category_id))
      .map((service) => ({
        organisationId: shop.organisationId,
        serviceId: service.service_id,
        pricePaise: ownPrice(service, shop.pricePercent + random.between(-5, 5)),
        minutes: Math.max(15, Math.round((service.minutes * random.between(90, 115)) / 1_500) * 15),
      })),
  );
}

/** In one transaction: a start that is killed here begins again from nothing. */
export async function settleCity(
  db: Database,
  city: DemoCity,
  {
    secret,
    now,
    earlier,
  }: {
    readonly secret: string;
    readonly now: Date;
    /** So many shops, the first ones, were here before. */
    readonly earlier?: { readonly shops: number; readonly at: Date };
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const points = await pointsOf(
      tx,
      city.shops.map((shop) => shop.pincode),
    );
    const { rows: cities } = await sql<{
      city_code: string;
    }>`select city_code from city where slug = 'bengaluru'`.execute(tx);
    const cityCode = cities[0]?.city_code ?? '';
    for (const person of city.residents)
      await seedUser(
        tx,
        { userId: person.userId, mobileNumber: person.mobileNumber, fullName: person.fullName },
        now,
      );
    await seedJobSeekers(tx, city.jobSeekers, now);
    for (const [index, shop] of city.shops.entries()) {
      const point = points.get(shop.pincode);
      if (!point) throw new Error(`The PIN code ${shop.pincode} of ${shop.companyName} is not known.`);
      const since = earlier && index < earlier.shops && earlier.at < now ? earlier.at : now;
      await settleShop(tx, shop, point, cityCode, since);
    }
    await seedPartnerDocuments(tx, secret, city.shops, now);
    await sql`update city set served = true where city_code = ${cityCode}`.execute(tx);
    await seedWorkingTime(
      tx,
      city.shops.map((shop) => ({
        organisationId: shop.organisationId,
        hours: { weekdays: everyDay, from: opens, to: closes },
        people: shop.people.map((person) => ({
          staffId: person.staffId,
          shift: { weekdays: person.weekdays, ...person.shift },
          categories: person.categories,
        })),
      })),
    );
    const { rows: services } =
      await sql<ListedService>`select service_id, category_id, typical_paise as price_paise, unit, minutes from service where is_active`.execute(
        tx,
      );
    await seedPartnerServices(tx, offersOf(city.shops, services));
    await refreshAllServiceAreas(tx);
  });
  // The planner knows nothing of what was written in one go, and autovacuum comes a minute too late.
  await sql`analyze`.execute(db);
}
