import { applyOffer } from '@nukkad/contract/market/coupon/coupon.api';
import {
  changeCoupon,
  decideCoupon,
  listCoupons,
  makeCoupon,
  moveCoupon,
  moveManyCoupons,
  previewCoupon,
  seenOfCoupon,
  seenOfCouponChange,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type CartFixture, bathroom, cartFixture, path } from '../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: CartFixture;
let nandini: TestClient;
let farah: TestClient;
beforeAll(async () => {
  fixture = await cartFixture();
  const admin = async (name: string) =>
    fixture.as(aViewer({ userId: await aUser(fixture.platform.db, name), role: 'Admin' }));
  nandini = await admin('Nandini Iyer');
  farah = await admin('Farah Sheikh');
  await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
});
afterAll(() => fixture.close());

const terms = (more: object = {}) => ({
  title: 'Half price for the festival',
  titleHi: 'त्योहार पर आधा दाम',
  percent: 50,
  amountPaise: null,
  mostPaise: 20_000,
  leastServicesPaise: 0,
  fromDay: istDay(fixture.clock.now()),
  toDay: null,
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: 100,
  personLimit: 1,
  isListed: true,
  ...more,
});
const preview = async (more: object = {}): Promise<Wire> =>
  (await nandini.askLoosely(previewCoupon, { body: terms(more) })).body;

let made = 0;
const make = async (more: object = {}, verdict?: string) => {
  made += 1;
  const seen = { verdict: verdict ?? (await preview(more)).verdict };
  const code = `HALF${made}`;
  return nandini.askLoosely(makeCoupon, {
    body: { code, why: 'Festival week in the city', seen, ...terms(more) },
  });
};
const decide = (by: TestClient, coupon: Wire, approve: boolean) =>
  by.ask(decideCoupon, {
    params: { couponId: coupon.couponId },
    body: {
      approve,
      why: 'Within the budget of the month',
      seen: seenOfCoupon(coupon),
    },
  });
const change = async (coupon: Wire, more: object) =>
  nandini.askLoosely(changeCoupon, {
    params: { couponId: coupon.couponId },
    body: {
      ...terms(more),
      why: 'As agreed this morning',
      seen: seenOfCouponChange(coupon, (await preview(more)).verdict),
    },
  });
async function appliedBy(coupon: Wire): Promise<string> {
  const { client } = await fixture.aBuyer();
  await client.post(path, { lines: [bathroom] });
  const { status, body } = await client.ask(applyOffer, { body: { code: coupon.code } });
  return status === 200 ? 'applied' : required(body.code);
}

test.each([
  ['mostPaise', { mostPaise: null }],
  ['toDay', { toDay: null, totalLimit: null }],
  ['percent', { percent: 80 }],
  ['mostPaise', { mostPaise: 600_000 }],
  ['amountPaise', { percent: null, amountPaise: 600_000, mostPaise: null }],
])('promise 96: an offer without bounds is refused at %s: %o', async (field, more) => {
  const effect = await preview(more);
  expect([effect.verdict, Object.keys(effect.fields)]).toEqual(['refused', [field]]);
  const answer = await make(more);
  expect([answer.status, answer.body.fields]).toEqual([400, effect.fields]);
});

test('promise 96: half off waits for another Admin, counts for no one until then, and for everyone after', async () => {
  const { status, body } = await make();
  expect([status, body.status, body.reasons, body.canDecide]).toEqual([
    201,
    'Waiting',
    ['high_percent'],
    false,
  ]);
  expect(await appliedBy(body)).toBe('coupon_not_valid');
  const own = await decide(nandini, body, true);
  expect([own.status, own.body.code]).toEqual([403, 'own_coupon']);
  const answers = await Promise.all([decide(farah, body, true), decide(farah, body, true)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  const approved = answers.find((answer) => answer.status === 200)?.body;
  expect([approved?.status, approved?.decidedBy]).toEqual(['Active', 'Farah Sheikh']);
  expect(await appliedBy(approved)).toBe('applied');
});

test('promise 96: what an approved offer may cost is looked at again when it grows, and not when its words change', async () => {
  const { body } = await make();
  const approved = (await decide(farah, body, true)).body;
  const reworded = await change(approved, { title: 'Half price this week' });
  expect([reworded.body.status, reworded.body.decidedBy]).toEqual(['Active', 'Farah Sheikh']);
  const grown = await change(reworded.body, { mostPaise: 40_000 });
  expect([grown.body.status, grown.body.reasons, grown.body.decidedBy]).toEqual([
    'Waiting',
    ['high_percent', 'high_discount'],
    null,
  ]);
  expect(await appliedBy(grown.body)).toBe('coupon_not_valid');
  const shrunk = await change(grown.body, { percent: 10, mostPaise: 5_000 });
  expect([shrunk.body.status, shrunk.body.reasons]).toEqual(['Active', []]);
});

test('an offer that waits moves as its table says, and a refused one is over', async () => {
  for (const verb of ['pause', 'resume', 'end'] as const) {
    const { body } = await make();
    const answer = await nandini.ask(moveCoupon, {
      params: { couponId: body.couponId },
      body: {
        verb,
        why: 'No longer wanted',
        seen: seenOfCoupon(body),
      },
    });
    expect([verb, answer.status]).toEqual([
      verb,
      couponLifecycle.moves[verb].from.includes('Waiting') ? 200 : 409,
    ]);
  }
  const { body } = await make();
  const refused = (await decide(farah, body, false)).body;
  expect(refused.status).toBe('Ended');
  const again = await decide(farah, refused, true);
  expect([again.status, again.body.code]).toEqual([409, 'coupon_status_moved_on']);
});

test('promise 91: an offer whose bounds changed since its preview is refused', async () => {
  expect((await make({}, 'free')).body.code).toBe('confirmation_differs');
  await sql`insert into setting (key, valid_from, value, why)
    values ('coupon.bounds', ${new Date(fixture.clock.now().getTime() - 1_000)}, '{"freePercent": 55}', 'A test')`.execute(
    fixture.platform.db,
  );
  expect((await make({}, 'second_admin')).body.code).toBe('confirmation_differs');
  expect((await make({})).body.status).toBe('Active');
});

test('many offers are ended in one call, each as it was seen; one that changed meanwhile is reported and left', async () => {
  const modest = { percent: 5, mostPaise: 1_000, totalLimit: 10 };
  const [first, second, third] = [await make(modest), await make(modest), await make(modest)];
  const coupons = [first, second, third].map(({ body }) => ({
    couponId: body.couponId,
    seen: seenOfCoupon(body),
  }));
  const [, other] = coupons;
  await farah.askLoosely(moveCoupon, {
    params: { couponId: required(other).couponId },
    body: { verb: 'pause', why: 'Complaints of customers', seen: required(other).seen },
  });
  const { status, body } = await nandini.ask(moveManyCoupons, {
    body: { verb: 'end', why: 'The festival is over', coupons },
  });
  expect(status).toBe(200);
  expect(body.results.map(({ id, code }) => [id, code])).toEqual([
    [coupons[0]?.couponId, null],
    [coupons[1]?.couponId, 'confirmation_differs'],
    [coupons[2]?.couponId, null],
  ]);
  const listed = await nandini.ask(listCoupons, { query: { limit: 3, count: 'true' } });
  expect(listed.body.items.map((one) => one.status).toSorted()).toEqual(['Ended', 'Ended', 'Paused']);
  expect(listed.body.total?.count).toBeGreaterThanOrEqual(3);
  const ended = await nandini.ask(listCoupons, { query: { status: 'Ended', count: 'true', limit: 1 } });
  expect(ended.body.total?.count).toBeGreaterThanOrEqual(2);
});
