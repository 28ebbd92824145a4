/** Buyers with full carts: each with an address, a service that its partner offers there, and a professional held. */
import type pg from 'pg';
import { newId } from '../../apps/server/src/platform/id.ts';
import { type SignedIn, signIn } from './sign-in.ts';

interface Offer {
  readonly staff_id: string;
  readonly organisation_id: string;
  readonly service_id: string;
  readonly minutes: number;
  readonly pincode: string;
  readonly city_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One professional each, of services without questions. */
async function listOffers(pool: pg.Pool, count: number): Promise<Offer[]> {
  const { rows } = await pool.query<Offer>(
    `select distinct on (staff.staff_id) staff.staff_id, ps.organisation_id, ps.service_id, ps.minutes, o.pincode, o.city_code,
        o.latitude, o.longitude
      from staff_member staff join staff_skill skill using (staff_id)
        join organisation o on o.organisation_id = staff.organisation_id
        join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active
        join service s on s.service_id = ps.service_id and s.category_id = skill.category_id and s.is_active
      where staff.is_professional and not exists (select from service_question q where q.service_id = s.service_id)
      order by staff.staff_id, ps.service_id limit $1`,
    [count],
  );
  if (rows.length < count)
    throw new Error(`The city has only ${rows.length} professionals for ${count} carts.`);
  return rows;
}

/** Three days ahead at 10:00 IST: slot 1120. */
const slotId = 1120;
function dayAhead(): { readonly day: string; readonly startsAt: Date } {
  const day = new Date(Date.now() + 3 * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10);
  return { day, startsAt: new Date(Date.parse(`${day}T10:00:00.000+05:30`)) };
}

async function insert(pool: pg.Pool, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

interface Person extends Offer {
  readonly userId: string;
  readonly cartId: string;
  readonly addressId: string;
  readonly mobileNumber: string;
}

async function insertPeople(pool: pg.Pool, people: readonly Person[], now: Date): Promise<void> {
  const at = { created_at: now, updated_at: now };
  await insert(
    pool,
    'user_account',
    people.map((one) => ({
      user_id: one.userId,
      mobile_number: one.mobileNumber,
      full_name: 'Asha Rao',
      status: 'Active',
      ...at,
    })),
  );
  await insert(
    pool,
    'user_role',
    people.map((one) => ({ user_role_id: newId(), user_id: one.userId, role: 'Buyer', created_at: now })),
  );
  await insert(
    pool,
    'delivery_address',
    people.map((one) => ({ ...addressOf(one), ...at })),
  );
}

const addressOf = (one: Person) => ({
  address_id: one.addressId,
  user_id: one.userId,
  label: 'Home',
  contact_name: 'Asha Rao',
  line1: '12, 4th Cross',
  landmark: '',
  locality: 'Indiranagar',
  pincode: one.pincode,
  city_code: one.city_code,
  latitude: one.latitude,
  longitude: one.longitude,
  is_default: true,
});

async function insertCarts(pool: pg.Pool, people: readonly Person[], now: Date): Promise<void> {
  const { day, startsAt } = dayAhead();
  await insert(
    pool,
    'cart',
    people.map((one) => ({
      cart_id: one.cartId,
      user_id: one.userId,
      address_id: one.addressId,
      slot_id: slotId,
      day,
      updated_at: now,
    })),
  );
  await insert(
    pool,
    'cart_line',
    people.map((one) => ({
      line_id: newId(),
      cart_id: one.cartId,
      position: 0,
      service_id: one.service_id,
      quantity: 1,
      option_ids: [],
    })),
  );
  await insert(
    pool,
    'professional_reservation',
    people.map((one) => holdOf(one, startsAt, new Date(now.getTime() + 6 * 3_600_000))),
  );
}

const holdOf = (one: Person, startsAt: Date, expiresAt: Date) => ({
  reservation_id: newId(),
  staff_id: one.staff_id,
  organisation_id: one.organisation_id,
  during: `[${startsAt.toISOString()},${new Date(startsAt.getTime() + one.minutes * 60_000).toISOString()})`,
  kind: 'hold',
  expires_at: expiresAt,
  cart_id: one.cartId,
  latitude: one.latitude,
  longitude: one.longitude,
});

/** In bulk and behind the back of the use cases, which would take minutes; the calls then check all of it. */
export async function fillCarts(pool: pg.Pool, secret: string, count: number): Promise<SignedIn[]> {
  const now = new Date();
  const people = (await listOffers(pool, count)).map((offer, index) => ({
    ...offer,
    userId: newId(),
    cartId: newId(),
    addressId: newId(),
    mobileNumber: `8${String(index).padStart(9, '0')}`,
  }));
  await insertPeople(pool, people, now);
  await insertCarts(pool, people, now);
  const as = { role: 'Buyer', organisationId: null, staffId: null } as const;
  const shoppers = await signIn(
    pool,
    secret,
    people.map((one) => ({ ...one, as })),
  );
  await pool.query('delete from outbox');
  return shoppers;
}
