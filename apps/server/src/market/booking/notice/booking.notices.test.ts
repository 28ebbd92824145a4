import { acceptOrReject, assignProfessional } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPartner } from '../../../../test/fixtures/booking-people.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { redeliver } from '../../../../test/harness/redeliver.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
let first: TestPartner;
beforeAll(async () => {
  fixture = await bookingFixture();
  [first] = fixture.partners;
});
beforeEach(() => {
  fixture.sms.length = 0;
});
afterAll(() => fixture.close());

/** What this person was sent, oldest first. */
async function heardBy({ userId }: Viewer): Promise<string[]> {
  const [row] = await fixture.rows(sql`select mobile_number from user_account where user_id = ${userId}`);
  return fixture.sms
    .filter(({ mobileNumber }) => mobileNumber === row?.['mobile_number'])
    .map(({ template, variables }) => variables['text'] ?? template);
}
async function inHindi({ userId }: Viewer): Promise<void> {
  await sql`insert into user_setting (user_id, language, updated_at) values (${userId}, 'hi', ${fixture.clock.now()})
    on conflict (user_id) do update set language = 'hi'`.execute(fixture.platform.db);
}
const inEnglish = ({ userId }: Viewer) =>
  sql`delete from user_setting where user_id = ${userId}`.execute(fixture.platform.db);
const cancel = async (bookingId: string) => {
  await fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId, reason: 'other' } });
  await fixture.drain();
};
const companyOf = async ({ organisationId }: TestPartner) => {
  const [row] = await fixture.rows(
    sql`select company_name from organisation where organisation_id = ${organisationId}`,
  );
  return String(row?.['company_name']);
};
const dayAfter = (days = 1) => new Date(fixture.tomorrow.getTime() + days * 86_400_000);

test('promise 97: the buyer is told what matters, each once, however often the events are told', async () => {
  await fixture.accepted();
  await redeliver(fixture);
  await redeliver(fixture);
  const [words, ...more] = await heardBy(fixture.buyer);
  expect([words?.startsWith(`${await companyOf(first)} has accepted it for `), more]).toEqual([true, []]);
});

test('in the list a notice says for what work, with whom, when and for how much, in both languages', async () => {
  const bookingId = await fixture.accepted({ startsAt: dayAfter(3) });
  const listed = async (lang: string) => {
    const asked = { query: { tag: 'bookings' }, headers: { lang } };
    const { body } = await fixture.as(fixture.buyer).askLoosely(listNotifications, asked);
    const items: readonly { readonly link: string; readonly body: string }[] = body.items;
    return items.find(({ link }) => link.includes(bookingId))?.body ?? '';
  };
  const [words = '', about = ''] = (await listed('en')).split('\n');
  const [work, company, when, price] = about.split(' · ');
  const [named] = await fixture.rows(sql`select l.name, o.company_name from booking b
    join booking_line l using (booking_id) join organisation o using (organisation_id)
    where b.booking_id = ${bookingId} order by l.position`);
  expect(work).toContain(named?.['name']);
  expect(company).toBe(named?.['company_name']);
  expect(words).toBe(`${company} has accepted it for ${when}.`);
  expect([when, price]).toEqual([
    expect.stringMatching(/\d{1,2}:\d\d [AP]M$/),
    expect.stringMatching(/^₹[\d,]+/),
  ]);
  expect(await listed('hi')).toMatch(/ ने इसे .+ के लिए स्वीकार कर लिया है।\n.+ · .+ · .+ · ₹/u);
});

test('promise 97: a partner hears of a request and of its cancellation, once each', async () => {
  const bookingId = await fixture.offered({ startsAt: dayAfter() });
  await cancel(bookingId);
  await redeliver(fixture);
  const [request, cancelled, ...more] = await heardBy(first.owner);
  expect(request).toMatch(
    /^new request for \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d\d [AP]M, .+\. Accept it before /,
  );
  expect(cancelled).toMatch(/^the customer cancelled this booking for \w{3} \d{1,2} \w{3,4}, /);
  expect(more).toEqual([]);
});

test('promise 97: partner and professional hear in Hindi where they chose it', async () => {
  const [ravi] = first.professionals;
  await inHindi(first.owner);
  await inHindi(ravi);
  await cancel(await fixture.assigned({ startsAt: dayAfter() }));
  const [request, cancelled] = await heardBy(first.owner);
  expect(request).toMatch(/के लिए नया अनुरोध, .+ से पहले स्वीकार करें।$/);
  expect(cancelled).toMatch(/^ग्राहक ने .* की यह बुकिंग रद्द कर दी।/);
  const [job, off] = await heardBy(ravi);
  expect(job).toMatch(/^आपके लिए नया काम है: /);
  expect(off).toMatch(/^ग्राहक ने .+ का काम रद्द कर दिया। आपको जाने की ज़रूरत नहीं।$/);
  await Promise.all([first.owner, ravi].map(inEnglish));
});

test('promise 97: the professional hears of a job, and the one who loses it is told not to go', async () => {
  const [ravi, sunil] = first.professionals;
  const bookingId = await fixture.assigned({ startsAt: dayAfter() });
  expect(await heardBy(ravi)).toEqual([expect.stringMatching(/^you have a new job: /)]);
  await fixture
    .as(first.owner)
    .ask(assignProfessional, { body: { bookingId, staffId: required(sunil.staffId) } });
  await fixture.drain();
  expect((await heardBy(ravi)).at(-1)).toBe(
    'this job has been assigned to someone else. You don’t need to go.',
  );
  expect(await heardBy(sunil)).toEqual([expect.stringMatching(/^you have a new job: /)]);
  await cancel(bookingId);
  expect((await heardBy(sunil)).at(-1)).toMatch(/^the customer cancelled the job for /);
  expect(await heardBy(ravi)).toHaveLength(2);
});

test('promise 97: the buyer hears when the partner of their choice refuses, and not of others', async () => {
  const refuse = async (bookingId: string, { owner }: TestPartner) => {
    await fixture.as(owner).ask(acceptOrReject, { body: { bookingId, action: 'reject', reason: 'too_far' } });
    await fixture.drain();
  };
  const chosen = await fixture.offered({ chosen: first, startsAt: dayAfter() });
  await refuse(chosen, first);
  expect(await heardBy(fixture.buyer)).toEqual([
    'the partner you chose can’t take it. We’re asking another one.',
  ]);
  expect((await heardBy(first.owner)).filter((text) => text.includes('run out'))).toEqual([]);
  fixture.sms.length = 0;
  await refuse(await fixture.offered({ startsAt: dayAfter() }), first);
  expect(await heardBy(fixture.buyer)).toEqual([]);
});

test('promise 97: a partner that does not answer in time is told that another one is asked', async () => {
  const bookingId = await fixture.offered({ startsAt: dayAfter() });
  const { accept_before: acceptBefore } = await fixture.row(bookingId);
  await fixture.drain(new Date(acceptBefore.getTime() + 1_000));
  expect((await heardBy(first.owner)).at(-1)).toBe(
    'time to accept has run out. We’re asking another partner.',
  );
});

test('a person who turned booking notices off gets none but the start code', async () => {
  const choose = (on: boolean) =>
    sql`insert into notification_choice (user_id, tag, sms, mail, push)
      values (${fixture.buyer.userId}, 'bookings', ${on}, ${on}, ${on})
      on conflict (user_id, tag) do update set sms = ${on}, mail = ${on}, push = ${on}`.execute(
      fixture.platform.db,
    );
  await choose(false);
  await fixture.assigned({ startsAt: dayAfter() });
  expect(await heardBy(fixture.buyer)).toEqual(['start_code']);
  await choose(true);
});

test('a start code that is no longer needed is not sent', async () => {
  const bookingId = await fixture.accepted({ startsAt: dayAfter(2) });
  const { owner, professionals } = first;
  await fixture
    .as(owner)
    .ask(assignProfessional, { body: { bookingId, staffId: required(professionals[0].staffId) } });
  await fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId, reason: 'other' } });
  await fixture.drain();
  expect(await heardBy(fixture.buyer)).not.toContain('start_code');
  expect(await heardBy(professionals[0])).toEqual([
    expect.stringMatching(/^the customer cancelled the job for /),
  ]);
});

test('promise 43: what a notice of the buyer leads to opens for the buyer, and not for another person who has the link', async () => {
  const bookingId = await fixture.accepted({ startsAt: dayAfter(3) });
  await fixture.drain();
  const buyer = fixture.as(fixture.buyer);
  const { items } = await buyer.call(listNotifications, { query: { tag: 'bookings' } });
  expect(items[0]?.link).toBe(`/buyer/bookings/${bookingId}`);
  expect((await buyer.ask(getCustomerBooking, { query: { bookingId } })).status).toBe(200);
  const stranger = { ...fixture.buyer, userId: await aUser(fixture.platform.db, 'Ravi Kumar') };
  const refused = await fixture.as(stranger).refused(getCustomerBooking, { query: { bookingId } });
  expect(refused.code).toBe('booking_not_found');
});
