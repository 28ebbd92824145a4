import { listBookingNotices, sendNoticeAgain } from '@nukkad/contract/talk/notification/notice-desk.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: BookingFixture;
let bookingId: string;
beforeAll(async () => {
  fixture = await bookingFixture();
  bookingId = await fixture.accepted();
  await fixture.drain();
});
afterAll(() => fixture.close());

const admin = (): Viewer => ({ ...fixture.buyer, role: 'Admin' });
const listed = async () =>
  (await fixture.as(admin()).call(listBookingNotices, { params: { bookingId }, query: {} })).items;
const why = 'The customer says that nothing came.';

/** With what it is about in a line of its own. */
const isAccepted = /^.+ has accepted it for .+\.\n.+ · .+ · .+ · ₹/u;

test('the office sees who was told what of a booking, and by which way', async () => {
  const rows = (await listed()).map(({ said, way, state, channel }) => [said, way, state, channel]);
  expect(rows).toContainEqual([expect.stringMatching(isAccepted), 'message', 'sent', 'sms']);
});

test('a notice is sent again once for each time that it is asked for, with what was seen', async () => {
  const accepted = (await listed()).find(({ said }) => isAccepted.test(said ?? ''));
  const params = { deliveryId: accepted?.deliveryId ?? '' };
  const body = { seenTries: accepted?.tries ?? 0, why };
  const told = () =>
    fixture.sms.filter(({ variables }) => variables['text']?.includes(' has accepted it for ')).length;
  const before = told();
  const again = await fixture.as(admin()).call(sendNoticeAgain, { params, body });
  expect(again).toMatchObject({ state: 'waiting', can: { sendAgain: false } });
  await fixture.drain();
  expect(told()).toBe(before + 1);
  const refused = await fixture.as(admin()).refused(sendNoticeAgain, { params, body });
  expect(refused.code).toBe('notice_moved_on');
});

test('only Admins see and send; a notice that is not there is not found', async () => {
  const [one] = await listed();
  const params = { deliveryId: one?.deliveryId ?? '' };
  for (const viewer of [fixture.buyer, fixture.partners[0].owner]) {
    const client = fixture.as(viewer);
    expect((await client.askLoosely(listBookingNotices, { params: { bookingId }, query: {} })).status).toBe(
      403,
    );
    expect((await client.askLoosely(sendNoticeAgain, { params, body: { seenTries: 1, why } })).status).toBe(
      403,
    );
  }
  const unknown = await fixture
    .as(admin())
    .refused(sendNoticeAgain, { params: { deliveryId: newId() }, body: { seenTries: 0, why } });
  expect(unknown.code).toBe('notice_not_found');
});
