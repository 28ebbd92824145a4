import { bookingEvents } from '@nukkad/contract/booking/booking.events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';
import { createAccountDomain } from '../../account/index.ts';
import { createPartnerDomain } from '../../partner/index.ts';
import { sendNotice } from './send-notice.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());

const account = () =>
  createAccountDomain(world.platform, {
    partner: createPartnerDomain(world.platform),
    sessions: { dropSession: () => undefined },
  });

test('the buyer is told what matters, each once, however often the event is told', async () => {
  const bookingId = await world.accepted();
  const told = world.sms.map(({ template, variables }) => [template, variables['text']]);
  expect(told).toEqual([['booking_update', 'a partner has accepted it.']]);
  const parts = { platform: world.platform, doors: { account: account() } as never };
  const event = {
    eventId: '01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3e',
    name: bookingEvents.completed.name,
    facts: { bookingId },
    createdAt: world.clock.now(),
  };
  for (const _ of [1, 2, 3]) await sendNotice(parts, event);
  expect(world.sms).toHaveLength(2);
});

test('who does not want it is not told', async () => {
  const bookingId = await world.accepted();
  const sent = world.sms.length;
  const event = {
    eventId: '01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3d',
    name: bookingEvents.completed.name,
    facts: { bookingId },
    createdAt: world.clock.now(),
  };
  const doors = { account: account(), wantsNotice: async () => false } as never;
  await sendNotice({ platform: world.platform, doors }, event);
  expect(world.sms).toHaveLength(sent);
});

test('a start code that nobody needs any more is not sent', async () => {
  const bookingId = await world.assigned({ startsAt: new Date(world.tomorrow.getTime() + 86_400_000) });
  const sent = world.sms.length;
  await world.as(world.buyer).patch('service/booking/customer/cancel', { bookingId, reason: 'other' });
  const event = {
    eventId: '01a1fa5b-7e7d-7109-96ee-9ac20b3e4e3f',
    name: bookingEvents.assigned.name,
    facts: { bookingId },
    createdAt: world.clock.now(),
  };
  await sendNotice({ platform: world.platform, doors: { account: account() } as never }, event);
  expect(world.sms).toHaveLength(sent);
});
