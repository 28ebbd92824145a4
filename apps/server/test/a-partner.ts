import { permitted } from './permitted.ts';
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { addOrganisation, addStaff } from '../src/identity/partner/partner.store.ts';
import type { Database } from '../src/platform/db/database.ts';
import { addSpokenLanguages } from '../src/identity/profile/profile.store.ts';
import { newId } from '../src/platform/id.ts';
import { addOpeningHours, addShifts, addSkills } from '../src/market/schedule/working-time.store.ts';

/** Indiranagar, Bengaluru. */
export const indiranagar = {
  pincode: '560038',
  latitude: 12.9716,
  longitude: 77.6412,
  cityCode: '1277333',
} as const;

const begun = new Date('2026-01-01T00:00:00.000Z');
const week = [1, 2, 3, 4, 5, 6, 7];
const aMobileNumber = () => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

export async function aUser(db: Database, fullName = 'Asha Rao'): Promise<string> {
  const userId = newId();
  await sql`insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
    values (${userId}, ${aMobileNumber()}, ${fullName}, ${begun}, ${begun})`.execute(db);
  return userId;
}

/** A saved address in Indiranagar, the default one. */
export async function anAddress(
  db: Database,
  userId: string,
  at: Partial<typeof indiranagar> = {},
): Promise<string> {
  const addressId = newId();
  const { pincode, cityCode, latitude, longitude } = { ...indiranagar, ...at };
  await sql`insert into delivery_address (address_id, user_id, label, contact_name, line1, locality, pincode, city_code, latitude,
      longitude, is_default, created_at, updated_at)
    values (${addressId}, ${userId}, 'Home', 'Asha Rao', '12, 100 Feet Road', 'Indiranagar', ${pincode}, ${cityCode}, ${latitude},
      ${longitude}, true, ${begun}, ${begun})`.execute(db);
  return addressId;
}

/** A category of the tests' own with its group; nothing happens where it is there already. */
export async function aCategory(
  db: Database,
  categoryId = 'cleaning',
  gstClass = 'housekeeping',
): Promise<string> {
  await sql`insert into service_group (group_id, name, name_hi, service_type, position) values ('home', 'Home', 'घर', 'home', 1)
    on conflict do nothing`.execute(db);
  await sql`insert into category (category_id, group_id, name, name_hi, picture, sac, gst_class, visit_charge_paise, position)
    values (${categoryId}, 'home', ${categoryId}, ${categoryId}, 'broom', '998533', ${gstClass}, 0, 1) on conflict do nothing`.execute(
    db,
  );
  return categoryId;
}

export interface PartnerOptions {
  readonly companyName?: string;
  readonly professionals?: number;
  readonly categoryId?: string;
  readonly gstNumber?: string | null;
  /** Where it has its place; left out: Indiranagar. */
  readonly at?: { readonly latitude: number; readonly longitude: number };
  /** Minutes after midnight IST, every day. */
  readonly hours?: { readonly from: number; readonly to: number };
}

export interface TestPartner {
  readonly organisationId: string;
  readonly ownerUserId: string;
  readonly staffIds: readonly string[];
}

/** An active partner, in Indiranagar unless it is said, open every day, with professionals who all do the category. */
export async function aPartner(db: Database, options: PartnerOptions = {}): Promise<TestPartner> {
  const {
    companyName = 'Clean Corner',
    professionals = 1,
    gstNumber = null,
    hours = { from: 480, to: 1200 },
  } = options;
  const categoryId = await aCategory(db, options.categoryId);
  const ownerUserId = await aUser(db, 'Meera Shetty');
  const organisationId = newId();
  const people = await Promise.all(
    Array.from({ length: professionals }, async () => ({
      staffId: newId(),
      userId: await aUser(db, 'Ravi Kumar'),
    })),
  );
  const staffIds = people.map((person) => person.staffId);
  await db.transaction().execute(async (tx) => {
    await addOrganisation(
      tx,
      permitted({
        organisationId,
        ownerUserId,
        companyName,
        status: 'Active' as const,
        ...indiranagar,
        ...options.at,
        radiusMetres: 15_000,
        gstNumber,
      }),
      begun,
    );
    for (const { staffId, userId } of people)
      await addStaff(
        tx,
        permitted({ staffId, organisationId, userId, fullName: 'Ravi Kumar', isProfessional: true }),
        [],
        begun,
      );
    for (const { userId } of people)
      await addSpokenLanguages(tx, permitted({ userId }), ['English', 'Hindi'], begun);
    await addOpeningHours(
      tx,
      permitted(
        week.map((weekday) => ({ organisationId, weekday, opensMinute: hours.from, closesMinute: hours.to })),
      ),
    );
    await addShifts(
      tx,
      permitted(
        staffIds.flatMap((staffId) =>
          week.map((weekday) => ({ staffId, weekday, startsMinute: hours.from, endsMinute: hours.to })),
        ),
      ),
    );
    await addSkills(tx, permitted(staffIds.map((staffId) => ({ staffId, categoryId }))));
  });
  return { organisationId, ownerUserId, staffIds };
}

/** An empty cart, for holds. */
export async function aCart(db: Database): Promise<string> {
  const cartId = newId();
  await sql`insert into cart (cart_id, user_id, updated_at) values (${cartId}, ${await aUser(db)}, ${begun})`.execute(
    db,
  );
  return cartId;
}
