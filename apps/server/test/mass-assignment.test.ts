import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { liveSomeDays } from './walks/tenants-story.ts';
import type { Wire } from './harness/test-client.ts';
import { type Tenants, twoTenants } from './walks/two-tenants.ts';

const anId = '01890000-0000-7000-8000-000000000001';

/** Fields that no client may set, under the names that they have in our tables, models and elsewhere. */
const privileged = {
  role: 'Admin',
  roles: ['Admin'],
  isAdmin: true,
  admin_access: true,
  permissions: ['payments.view'],
  userId: anId,
  user_id: anId,
  buyerId: anId,
  buyer_id: anId,
  ownerUserId: anId,
  smeId: anId,
  organisation_id: anId,
  staff_id: anId,
  sessionId: anId,
  isProfessional: true,
  isServicePartner: true,
  status: 'Completed',
  bookingStatus: 'Completed',
  previousStatus: 'Active',
  paymentStatus: 'paid',
  payment_status: 'paid',
  amount_paise: 1,
  total_paise: 1,
  totalPaise: 1,
  total: 1,
  price: 1,
  pricePaise: 1,
  price_paise: 1,
  totalCheckoutValue: 1,
  couponDiscount: 99_999,
  tax: { percent: 0 },
  convenienceFee: { amount: 0 },
  distanceFee: 0,
  primeTimeCharge: 0,
  fee: 0,
  commissionPercent: 0,
  minutes: 1,
  discount: 99_999,
  version: 99,
  createdAt: '2020-01-01T00:00:00.000Z',
  created_at: '2020-01-01T00:00:00.000Z',
  startsAt: '2020-01-01T00:00:00.000Z',
  completedAt: '2020-01-01T00:00:00.000Z',
  acceptBefore: '2099-01-01T00:00:00.000Z',
  mobile_number: '9000000001',
  gstNumber: '29ABCDE1234F1Z5',
  rating_sum: 500,
  ratingSum: 500,
  rating_count: 100,
  jobsDone: 999,
  startCode: '000000',
  state: 'approved',
  can: { cancel: true },
  invoiceNumber: 'X-1',
  verified: true,
};

/** Beside what is meant, never over it: the outer object and every line of a cart. */
const tamper = (body: Wire): Wire => ({
  ...privileged,
  ...body,
  ...(body.lines ? { lines: body.lines.map((line: Wire) => ({ ...privileged, ...line })) } : {}),
});

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants({ tamper });
  await liveSomeDays(tenants);
}, 60_000);
afterAll(() => tenants.app.close());

const side = async (query: (tenant: Tenants['a']) => ReturnType<typeof sql>) =>
  Promise.all(
    [tenants.a, tenants.b].map(async (tenant) => (await query(tenant).execute(tenants.app.platform.db)).rows),
  );

test('more than 40 names are tried', () => expect(Object.keys(privileged).length).toBeGreaterThan(40));

test('promise 47: two tenants live the same days; the one that sends privileged names has nothing more', async () => {
  const bookings = await side(
    ({ buyer, staffIds }) => sql`
      select status, payment_status, payment_mode, total_paise, price, starts_at, ends_at, version, completed_at,
        staff_id = ${staffIds.professional} as "byItsProfessional", reason_code
      from booking where buyer_id = ${buyer.userId} order by starts_at, booking_id`,
  );
  expect(bookings[0]).toHaveLength(6);
  expect(bookings[0]).toEqual(bookings[1]);
  const people = await side(
    ({ organisationId, buyer }) => sql`
      select r.role, u.status, u.previous_status, s.is_professional, s.status as "staffStatus",
        array(select permission from staff_permission p where p.staff_id = s.staff_id order by 1) as permissions
      from user_role r join user_account u using (user_id) left join staff_member s on s.staff_id = r.staff_id
      where r.organisation_id = ${organisationId} or r.user_id = ${buyer.userId} order by r.role, s.full_name`,
  );
  expect(people[0]).toEqual(people[1]);
  const shops = await side(
    ({ organisationId }) =>
      sql`select status, gst_number, rating_sum, rating_count, jobs_done, radius_metres from organisation where organisation_id = ${organisationId}`,
  );
  expect(shops[0]).toEqual(shops[1]);
});

test('money: the same payments, refunds and postings, and the ledger explains all of it', async () => {
  const money = await side(
    ({ buyer }) => sql`
      select o.provider, o.status, o.amount_paise, p.status as "paymentStatus", p.amount_paise as paid, p.refunded_paise
      from payment_order o join booking b using (booking_id) left join payment p using (order_id)
      where b.buyer_id = ${buyer.userId} order by b.starts_at, o.order_id`,
  );
  expect(money[0]?.length).toBeGreaterThan(2);
  expect(money[0]).toEqual(money[1]);
  const postings = await side(
    ({ buyer }) => sql`
      select e.account_code, e.amount_paise from ledger_entry e join booking b using (booking_id)
      where b.buyer_id = ${buyer.userId} order by b.starts_at, e.account_code, e.amount_paise`,
  );
  expect(postings[0]).toEqual(postings[1]);
  expect(await auditLedger(tenants.app.platform.db)).toEqual([]);
});

test('nothing reaches the prototype of all objects', async () => {
  const body =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"fullName":"Asha Rao"}';
  const headers = { 'content-type': 'application/json' };
  const { status } = await tenants.b.buyer.client.send('PATCH', '/api/user/updateinfo', { body, headers });
  expect(status).toBe(200);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
