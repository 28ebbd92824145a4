import { cancelByPartner } from '@nukkad/contract/market/give-back/give-back.api';
import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as desk from '@nukkad/contract/market/desk/desk.api';
import { seenOfReassign } from '@nukkad/contract/market/desk/desk.api';
import * as moves from '@nukkad/contract/market/desk/desk-moves.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: BookingFixture;
let nisha: Viewer;
beforeEach(async () => {
  fixture = await bookingFixture();
  nisha = await anAdminOf(fixture.platform.db);
});
afterEach(() => fixture.close());

const noAnswer = 16 * 60_000;

async function ask(bookingId: string, partner: 0 | 1 | 2): Promise<Answer> {
  const params = { bookingId };
  const seen = seenOfReassign((await fixture.as(nisha).ask(desk.getDeskBooking, { params })).body);
  const { organisationId } = fixture.partners[partner];
  const body = { organisationId, why: 'They can take it now, they said on the phone.', seen };
  const asked = await fixture.as(nisha).ask(moves.reassignBooking, { params, body });
  await fixture.drain();
  return asked;
}
const accept = (bookingId: string, partner: 0 | 1 | 2) =>
  fixture
    .as(fixture.partners[partner].owner)
    .ask(acceptOrReject, { body: { bookingId, action: 'accept' as const } });
const offers = (bookingId: string) =>
  fixture.rows(sql`select organisation_id, answer, penalty_paise from booking_offer
    where booking_id = ${bookingId} order by round`);

test('a partner that did not answer in time is asked again by an Admin, and takes the booking', async () => {
  const bookingId = await fixture.offered();
  fixture.clock.advance(noAnswer);
  await fixture.drain();
  const [one, two] = fixture.partners;
  const { items } = (await fixture.as(nisha).ask(moves.listCandidates, { params: { bookingId } })).body;
  const candidate = items.find(({ organisationId }) => organisationId === one.organisationId);
  expect(candidate).toMatchObject({ standing: 'asked_before', free: 2 });

  const { status, body } = await ask(bookingId, 0);
  expect([status, body.status, body.organisationId]).toEqual([200, 'Partner Assigned', one.organisationId]);
  expect(body.offers.map(({ answer, round }: (typeof body.offers)[number]) => [round, answer])).toEqual([
    [1, 'expired'],
    [2, 'withdrawn'],
    [3, 'open'],
  ]);
  expect((await accept(bookingId, 0)).status).toBe(200);
  expect(await offers(bookingId)).toMatchObject([
    { organisation_id: one.organisationId, answer: 'expired' },
    { organisation_id: two.organisationId, answer: 'withdrawn' },
    { organisation_id: one.organisationId, answer: 'accepted' },
  ]);
});

test('a partner that an accepted booking was taken from owes nothing for what the next partner does, and can have it back', async () => {
  const bookingId = await fixture.assigned();
  expect((await ask(bookingId, 1)).status).toBe(200);
  expect((await accept(bookingId, 1)).status).toBe(200);
  const givenBack = await fixture
    .as(fixture.partners[1].owner)
    .ask(cancelByPartner, { body: { bookingId, reason: 'emergency' } });
  expect(givenBack.status).toBe(200);
  await fixture.drain();
  expect(await offers(bookingId)).toMatchObject([
    { answer: 'accepted', penalty_paise: 0 },
    { answer: 'given_back' },
    { organisation_id: fixture.partners[2].organisationId, answer: 'open' },
  ]);

  expect((await ask(bookingId, 0)).status).toBe(200);
  expect((await accept(bookingId, 0)).status).toBe(200);
  expect((await fixture.row(bookingId)).organisation_id).toBe(fixture.partners[0].organisationId);
});

test('the machine itself asks each partner once', async () => {
  const bookingId = await fixture.offered();
  for (let round = 0; round < 5; round += 1) {
    fixture.clock.advance(noAnswer);
    await fixture.drain();
  }
  const asked = (await offers(bookingId)).map((offer) => offer['organisation_id']);
  expect(asked).toEqual(fixture.partners.map(({ organisationId }) => organisationId));
});

test('each attempt is in the story: for an Admin at the moment of its answer, for the customer without a name', async () => {
  const bookingId = await fixture.offered();
  const [one, two] = fixture.partners;
  const body = { bookingId, action: 'reject' as const, reason: 'too_far' as const };
  await fixture.as(one.owner).ask(acceptOrReject, { body });
  await fixture.drain();
  fixture.clock.advance(noAnswer);
  await fixture.drain();

  const told = (await fixture.as(nisha).ask(desk.getDeskBooking, { params: { bookingId } })).body;
  const at = (verb: string) =>
    told.timeline
      .filter((moment: { verb: string }) => moment.verb === verb)
      .map((moment: { at: string }) => moment.at);
  expect(told.offers).toMatchObject([
    { organisationId: one.organisationId, answer: 'refused', reason: 'too_far' },
    { organisationId: two.organisationId, answer: 'expired', reason: null },
    { answer: 'open' },
  ]);
  const answered = told.offers.flatMap(({ answeredAt }: { answeredAt: string | null }) => answeredAt ?? []);
  expect(at('refuse')).toEqual(answered);
  expect(at('offerToPartner')).toEqual(told.offers.map(({ offeredAt }: { offeredAt: string }) => offeredAt));

  const own = (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body;
  const attempts = own.timeline.filter(({ status }: { status: string }) => status === 'Need To Forward');
  expect(attempts.map(({ note }: { note: string }) => note)).toEqual(['refused_by_partner', 'accept_clock']);
  expect(JSON.stringify(own)).not.toContain(one.organisationId);
  expect(JSON.stringify(own)).not.toContain('too_far');
});
