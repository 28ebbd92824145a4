import { getOffers } from '@nukkad/contract/market/coupon/coupon.api';
import { makeCoupon, moveCoupon, seenOfCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { type CartFixture, bathroom, cartFixture, path } from '../../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import type { TestClient, Wire } from '../../../../test/harness/test-client.ts';

let fixture: CartFixture;
let admin: TestClient;
beforeAll(async () => {
  fixture = await cartFixture();
  const userId = await aUser(fixture.platform.db, 'Nandini Iyer');
  admin = fixture.as(aViewer({ userId, role: 'Admin' }));
  await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
});
afterAll(() => fixture.close());

const why = 'Festival week';

async function anAmountOff(code: string, amountPaise: number, more: object = {}): Promise<Wire> {
  const body = {
    code,
    why,
    seen: { verdict: 'free' },
    title: 'Clean for the festival',
    titleHi: 'त्योहार की सफ़ाई',
    percent: null,
    amountPaise,
    mostPaise: null,
    leastServicesPaise: 40_000,
    fromDay: istDay(fixture.clock.now()),
    toDay: null,
    audience: 'everyone',
    categoryIds: null,
    cityCodes: null,
    totalLimit: 100,
    personLimit: 1,
    isListed: true,
    ...more,
  };
  const answer = await admin.askLoosely(makeCoupon, { body });
  expect(answer.status).toBe(201);
  return answer.body;
}

const move = async (coupon: Wire, verb: string) =>
  admin.askLoosely(moveCoupon, {
    params: { couponId: coupon.couponId },
    body: { verb, why, seen: seenOfCoupon(coupon) },
  });

test('the best offer is the open one that takes most off this cart: not a hidden one, nor one for a dearer cart', async () => {
  const less = await anAmountOff('LESS', 11_000);
  const most = await anAmountOff('MOST', 12_000);
  await anAmountOff('HIDDEN', 13_000, { isListed: false });
  await anAmountOff('DEARER', 13_000, { leastServicesPaise: 90_000 });
  const { client } = await fixture.aBuyer();
  const suggested = async () => (await client.ask(getOffers, { query: { best: 'true' } })).body;
  expect(await suggested()).toEqual({ items: [], nextCursor: null });
  await client.post(path, { lines: [bathroom] });
  expect((await suggested()).items).toMatchObject([{ code: 'MOST', discount: 12_000, trouble: null }]);
  await move(most, 'pause');
  expect((await suggested()).items).toMatchObject([{ code: 'LESS', discount: 11_000 }]);
  await move(less, 'end');
  expect((await suggested()).items).toEqual([]);
});
