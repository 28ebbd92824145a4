import { getEarning, listDeducted, listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarningFixture, earningFixture } from '../../../test/fixtures/earning-fixture.ts';
import type { Wire } from '../../../test/harness/test-client.ts';

let fixture: EarningFixture;
let bookingId: string;
let bookingNumber: string;
let jobId: string;

beforeAll(async () => {
  fixture = await earningFixture();
  bookingId = await fixture.assigned();
  bookingNumber = (await fixture.row(bookingId)).booking_number;
  const [imran] = fixture.partners[0].professionals;
  const job = { value: 100_000, commission: 15_000, commissionTax: 2_700, staffId: imran.staffId };
  jobId = await fixture.earn({ ...job, bookingId, bookingNumber, at: '2026-11-23T03:00:00Z', cash: 100_000 });
  await fixture.earn({
    ...job,
    state: 'Paid',
    dueOn: '2026-11-03',
    at: '2026-11-01T03:00:00Z',
    tcs: 500,
    tax: 18_000,
  });
  await fixture.earn({
    kind: 'penalty',
    state: 'Due',
    dueOn: '2026-11-20',
    penalty: 20_000,
    at: '2026-11-20T03:00:00Z',
    bookingNumber: 'BZZZZZ-ZZZZZ',
  });
  await fixture.earn({
    kind: 'no_show_fee',
    state: 'Due',
    dueOn: '2026-11-21',
    value: 7_000,
    at: '2026-11-21T03:00:00Z',
  });
  await fixture.earn({
    ...job,
    staffId: null,
    organisationId: fixture.partners[1].organisationId,
    at: '2026-11-22T03:00:00Z',
  });
});
afterAll(() => fixture.close());

const list = async (query: object = {}): Promise<Wire> =>
  (await fixture.as(fixture.partners[0].owner).askLoosely(listEarnings, { query })).body;
const kinds = async (query: object) => (await list(query)).items.map(({ kind }: Wire) => kind);

test('each job is listed with its price, tax, deductions, cash and what is left; others see nothing of it', async () => {
  const { items, total } = await list({ count: 'true' });
  expect(total).toEqual({ count: 4, isMore: false });
  expect(items.map(({ kind }: Wire) => kind)).toEqual(['work', 'no_show_fee', 'penalty', 'work']);
  expect(items[0]).toEqual({
    earningId: jobId,
    kind: 'work',
    state: 'Waiting',
    bookingId,
    bookingNumber,
    projectId: null,
    title: 'Fan fitting',
    professionalName: expect.stringContaining('Imran'),
    earnedAt: '2026-11-23T03:00:00.000Z',
    value: 100_000,
    ownOffer: 0,
    tax: 0,
    commission: 15_000,
    commissionTax: 2_700,
    tcs: 0,
    penalty: 0,
    earned: 82_300,
    cash: 100_000,
    net: -17_700,
    commissionPercent: 15,
    dueOn: null,
    holdReason: null,
    payoutId: null,
  });
});

test('the list is narrowed by state, kind, professional, period and number, and sorted both ways', async () => {
  expect(await kinds({ state: 'Due' })).toEqual(['no_show_fee', 'penalty']);
  expect(await kinds({ kind: 'work', sort: 'oldest' })).toEqual(['work', 'work']);
  expect((await list({ sort: 'oldest' })).items[0].state).toBe('Paid');
  expect(await kinds({ window: 'custom', from: '2026-11-20', to: '2026-11-20' })).toEqual(['penalty']);
  expect(await kinds({ window: 'today' })).toEqual(['work']);
  expect(await kinds({ staffId: fixture.partners[0].professionals[0].staffId })).toEqual(['work', 'work']);
  expect(await kinds({ staffId: fixture.partners[0].professionals[1].staffId })).toEqual([]);
  expect(await kinds({ q: bookingNumber.slice(1).toLowerCase() })).toEqual(['work']);
  expect(await kinds({ q: 'zzzzz' })).toEqual(['penalty']);
  expect(await kinds({ q: '%' })).toEqual([]);
  const payoutId = (await list({ state: 'Paid' })).items[0].payoutId;
  expect((await list({ payoutId })).items.map(({ state }: Wire) => state)).toEqual(['Paid']);
});

test('pages follow each other without a gap in both orders', async () => {
  for (const sort of ['newest', 'oldest']) {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Wire = await list({ sort, limit: 1, ...(cursor && { cursor }) });
      ids.push(...page.items.map(({ earningId }: Wire) => earningId));
      cursor = page.nextCursor;
    }
    const whole = (await list({ sort })).items.map(({ earningId }: Wire) => earningId);
    expect(ids).toEqual(whole);
  }
});

test('one earning is read by its organisation alone, in the words of the viewer', async () => {
  const read = (viewer: Parameters<EarningFixture['as']>[0], headers = {}) =>
    fixture.as(viewer).ask(getEarning, { query: { earningId: jobId }, headers });
  const [first, second] = fixture.partners;
  expect((await read(first.owner)).body).toMatchObject({ earningId: jobId, title: 'Fan fitting' });
  expect((await read(first.owner, { lang: 'hi' })).body).toMatchObject({ title: 'पंखा लगाना' });
  expect((await read(second.owner)).status).toBe(404);
  expect((await read(first.professionals[0])).status).toBe(403);
});

test('deductions are listed by the job that they were taken from, each part by itself', async () => {
  const ask = async (query: object = {}): Promise<Wire> =>
    (await fixture.as(fixture.partners[0].owner).askLoosely(listDeducted, { query })).body;
  const { items, total } = await ask({ count: 'true' });
  expect(total.count).toBe(3);
  expect(items[0]).toMatchObject({
    title: 'Fan fitting',
    total: 17_700,
    deductions: [
      { kind: 'commission', amount: 15_000, percent: 15 },
      { kind: 'commission_gst', amount: 2_700, percent: null },
    ],
  });
  expect((await ask({ deduction: 'tcs' })).items).toHaveLength(1);
  expect((await ask({ deduction: 'penalty' })).items[0]).toMatchObject({ kind: 'penalty', total: 20_000 });
  expect((await ask({ window: 'today' })).items).toHaveLength(1);
});
