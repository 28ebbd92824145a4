import { systemAuthorized } from '../src/platform/authorize.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addOrganisation, addStaff } from '../src/identity/partner/partner.store.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { type Platform, system } from '../src/platform/platform.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { aViewer } from './mounted.ts';

/** Indiranagar, Bengaluru. */
export const home = { pincode: '560038', latitude: 12.9784, longitude: 77.6408 };
export const category = 'test-electrical';
export const service = 'test-fan-fitting';

/** A partner with an owner, a staff member, and two professionals. */
export interface TestPartner {
  readonly organisationId: string;
  readonly owner: Viewer;
  readonly desk: Viewer;
  readonly professionals: readonly [Viewer, Viewer];
}

let numbers = 0;
const nextNumber = () => String(9_000_000_000 + (numbers += 1));

async function addPerson(tx: Tx, fullName: string, now: Date): Promise<string> {
  const userId = randomUUID();
  await sql`insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
    values (${userId}, ${nextNumber()}, ${fullName}, ${now}, ${now})`.execute(tx);
  return userId;
}

async function addCatalogue(tx: Tx): Promise<void> {
  await sql`insert into service_group (group_id, name, name_hi, service_type, position) values ('test-group', 'Home', 'Home', 'home', 99)`.execute(
    tx,
  );
  await sql`insert into category (category_id, group_id, name, name_hi, picture, sac, gst_class, visit_charge_paise, position)
    values (${category}, 'test-group', 'Electrician', 'Electrician', 'electrician', '998719', 'standard', 0, 99)`.execute(
    tx,
  );
  await sql`insert into sub_category (sub_category_id, category_id, name, name_hi, position) values ('test-fans', ${category}, 'Fans', 'Fans', 1)`.execute(
    tx,
  );
  await sql`insert into service (service_id, category_id, sub_category_id, name, name_hi, short_description, short_description_hi, description,
      includes, excludes, keywords, unit, low_paise, typical_paise, high_paise, minutes, position)
    values (${service}, ${category}, 'test-fans', 'Fan fitting', 'Fan fitting', 'Fan', 'Fan', 'Fan', '{}', '{}', '{}', 'visit', 100, 50000, 90000, 60, 1)`.execute(
    tx,
  );
}

/** Works at all hours, so that the clock of a test is free. */
async function addProfessionalTime(
  tx: Tx,
  organisationId: string,
  staffIds: readonly string[],
): Promise<void> {
  await sql`insert into partner_hours select ${organisationId}, weekday, 0, 1440 from generate_series(1, 7) as weekday`.execute(
    tx,
  );
  await sql`insert into staff_shift select staff_id, weekday, 0, 1440
    from unnest(${[...staffIds]}::uuid[]) as staff_id, generate_series(1, 7) as weekday`.execute(tx);
  await sql`insert into staff_skill select staff_id, ${category} from unnest(${[...staffIds]}::uuid[]) as staff_id`.execute(
    tx,
  );
}

async function addPartner(tx: Tx, companyName: string, cityCode: string, now: Date): Promise<TestPartner> {
  const organisationId = randomUUID();
  const ownerId = await addPerson(tx, `${companyName} Owner`, now);
  await addOrganisation(
    tx,
    systemAuthorized(
      {
        organisationId,
        ownerUserId: ownerId,
        companyName,
        status: 'Active',
        cityCode,
        ...home,
        radiusMetres: 20_000,
        gstNumber: null,
      },
      'The test has this partner.',
    ),
    now,
  );
  const staff = async (fullName: string, isProfessional: boolean, permissions: Viewer['permissions']) => {
    const userId = await addPerson(tx, fullName, now);
    const staffId = randomUUID();
    await addStaff(
      tx,
      systemAuthorized(
        { staffId, organisationId, userId, fullName, isProfessional },
        'They work here in the test.',
      ),
      [...permissions],
      now,
    );
    return aViewer({ userId, role: 'subUser', organisationId, staffId, isProfessional, permissions });
  };
  const desk = await staff(
    `${companyName} Desk`,
    false,
    new Set(['booking.view', 'booking.update'] as const),
  );
  const first = await staff(`${companyName} Imran`, true, new Set());
  const second = await staff(`${companyName} Joseph`, true, new Set());
  await addProfessionalTime(tx, organisationId, [first.staffId ?? '', second.staffId ?? '']);
  const owner = aViewer({ userId: ownerId, role: 'Service Partner', organisationId });
  return { organisationId, owner, desk, professionals: [first, second] };
}

export async function addPeople(platform: Platform) {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const found = await sql<{
      cityCode: string;
    }>`select city_code as "cityCode" from pincode where pincode = ${home.pincode}`.execute(tx);
    const cityCode = found.rows[0]?.cityCode ?? '';
    await addCatalogue(tx);
    const partners = [
      await addPartner(tx, 'Asha Electricals', cityCode, now),
      await addPartner(tx, 'Bright Sparks', cityCode, now),
      await addPartner(tx, 'Current Works', cityCode, now),
    ] as const;
    const buyer = aViewer({ userId: await addPerson(tx, 'Meera Nair', now) });
    const stranger = aViewer({ userId: await addPerson(tx, 'Somebody Else', now) });
    return { cityCode, partners, buyer, stranger };
  });
}

export type People = Awaited<ReturnType<typeof addPeople>>;
