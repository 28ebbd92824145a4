import { submitForReview, updatePartnerProfile } from '@nukkad/contract/market/partnership/partnership.api';
import { getOfficePartner, listOfficePartners } from '@nukkad/contract/market/partnership/office-partner.api';
import { getReview, seenOfReview } from '@nukkad/contract/market/partnership/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import {
  type NewPartner,
  type PartnerFixture,
  aPan,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { newId } from '../../../platform/id.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';

let fixture: PartnerFixture;
let begun: NewPartner;
let waiting: NewPartner;
let live: NewPartner;
const pan = aPan();
const gstNumber = '29ABCPK2002B1ZH';
beforeAll(async () => {
  fixture = await partnerFixture();
  const minute = () => fixture.app.clock.advance(60_000);
  begun = await fixture.aBeginner('Rukmini Deshpande');
  minute();
  waiting = await fixture.aReadyPartner({ pan });
  await waiting.client.call(submitForReview);
  minute();
  live = await fixture.aLivePartner({ pan: 'ABCPK2002B' });
  await sql`update organisation set gst_number = ${gstNumber}
    where organisation_id = ${live.organisationId}`.execute(fixture.app.platform.db);
});
afterAll(() => fixture.close());

const found = async (query: Wire = {}): Promise<string[]> => {
  const { body } = await fixture.admin.ask(listOfficePartners, { query: { limit: 50, ...query } });
  return body.items.map((one: { organisationId: string }) => one.organisationId);
};
const numberOf = async ({ userId }: NewPartner): Promise<string> => {
  const [row] = await fixture.rows(sql`select mobile_number from user_account where user_id = ${userId}`);
  return row?.['mobile_number'];
};

test('every partner is listed, newest first, in pages that leave none out and show none twice', async () => {
  const all = await found();
  expect(all).toEqual([live, waiting, begun].map(({ organisationId }) => organisationId));
  const first = (await fixture.admin.ask(listOfficePartners, { query: { limit: 2, count: 'true' } })).body;
  expect(first.total).toEqual({ count: 3, isMore: false });
  const cursor = required(first.nextCursor);
  const second = (await fixture.admin.ask(listOfficePartners, { query: { limit: 2, cursor } })).body;
  expect([...first.items, ...second.items].map(({ organisationId }) => organisationId)).toEqual(all);
  expect(second.nextCursor).toBeNull();
  expect(await found({ sort: 'oldest' })).toEqual(all.toReversed());
});

test('a partner is found by business, owner, mobile, GSTIN, and the last four of GSTIN and PAN', async () => {
  expect(await found({ q: 'rukmini' })).toEqual([begun.organisationId]);
  expect(await found({ q: 'kavita rep' })).toHaveLength(3);
  expect(await found({ q: `+91 ${await numberOf(waiting)}` })).toEqual([waiting.organisationId]);
  expect(await found({ q: gstNumber.toLowerCase() })).toEqual([live.organisationId]);
  expect(await found({ q: '1zh' })).toEqual([]);
  expect(await found({ q: 'b1zh' })).toEqual([live.organisationId]);
  expect(await found({ q: pan.slice(-4) })).toEqual([waiting.organisationId]);
  expect(await found({ q: 'No such business' })).toEqual([]);
});

test('filters by status, city and category', async () => {
  expect(await found({ status: 'Active' })).toEqual([live.organisationId]);
  expect(await found({ status: 'Pending' })).toEqual([waiting.organisationId]);
  const [row] = (await fixture.admin.ask(listOfficePartners, { query: { status: 'Active' } })).body.items;
  expect(await found({ cityCode: row?.cityCode })).toHaveLength(3);
  expect(await found({ cityCode: '0' })).toEqual([]);
  const [category] = await fixture.rows(
    sql`select category_id from service where service_id = 'bathroom-cleaning'`,
  );
  expect(await found({ categoryId: category?.['category_id'] })).toEqual([
    live.organisationId,
    waiting.organisationId,
  ]);
});

test('numbers are masked and tax numbers shortened, in the list, on the page and in the review', async () => {
  const number = await numberOf(live);
  const { organisationId } = live;
  const answers = [
    (await fixture.admin.ask(listOfficePartners)).body,
    (await fixture.admin.ask(getOfficePartner, { params: { organisationId } })).body,
    (await fixture.admin.ask(getReview, { params: { organisationId } })).body,
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(number);
  expect(answers[1]).toMatchObject({
    partner: {
      owner: { fullName: 'Kavita Kulkarni', maskedNumber: `••••••••${number.slice(-2)}` },
      gstLast4: 'B1ZH',
      panLast4: '002B',
      services: 1,
    },
  });
  expect(JSON.stringify(answers.slice(0, 2))).not.toContain(gstNumber);
});

test('the page of a partner tells what was decided of it, by whom, and how large its team is', async () => {
  const { organisationId } = live;
  const { db } = fixture.app.platform;
  await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    values (${newId()}, ${organisationId}, ${await aUser(db, 'Ravi Kumar')}, 'Ravi Kumar', true, 'Active', now(), now())`.execute(
    db,
  );
  const { body } = await live.client.ask(updatePartnerProfile, { body: { companyName: 'Kavita Home' } });
  const change = required(body.change);
  const reason = 'The name differs from the PAN card.';
  const refused = await fixture.decide(live, {
    decision: 'Rejected',
    changeId: change.changeId,
    seen: seenOfReview(change),
    reasons: [{ field: 'companyName', reason }],
  });
  expect(refused.status).toBe(200);
  const page = (await fixture.admin.ask(getOfficePartner, { params: { organisationId } })).body;
  expect(page.decisions).toMatchObject([
    {
      kind: 'change',
      status: 'Rejected',
      decidedBy: { userId: fixture.adminId, fullName: 'Nisha Verma' },
      fields: ['companyName'],
      reasons: [{ field: 'companyName', reason }],
    },
    { kind: 'profile', status: 'Approved', decidedBy: { userId: fixture.adminId }, fields: [], reasons: [] },
  ]);
  expect(page.counts).toMatchObject({ people: 2, professionals: 2, scheduled: 0, completed: 0 });
});

test('only Admins read partners', async () => {
  const { organisationId } = live;
  for (const client of [live.client, fixture.app.as(null)]) {
    expect([401, 403]).toContain((await client.ask(listOfficePartners)).status);
    expect([401, 403]).toContain((await client.ask(getOfficePartner, { params: { organisationId } })).status);
  }
  const unknown = { organisationId: '01900000-0000-7000-8000-000000000000' };
  expect((await fixture.admin.ask(getOfficePartner, { params: unknown })).status).toBe(404);
});
