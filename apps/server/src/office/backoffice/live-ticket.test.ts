import { getLiveTicket } from '@nukkad/contract/office/backoffice/live.api';
import { signOutAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminBrowser } from '../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../test/harness/back-office.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { liveMessages } from '../../platform/outbox/live-messages.ts';
import { roomsOf } from '../../platform/socket/watch-sessions.ts';

let app: BackOffice;
beforeAll(async () => {
  app = await mountedBackOffice();
});
afterAll(() => app.close());

test('an Admin who is signed in gets a ticket, and hears of the back office as long as the session lasts', async () => {
  const nandini = await app.admin();
  const { verifyToken, watch } = app.live();
  const { ticket } = (await nandini.browser.ask(getLiveTicket)).body;
  const viewer = await verifyToken(ticket);
  expect(viewer).toMatchObject({ userId: nandini.userId, role: 'Admin' });
  const sessionId = viewer?.sessionId ?? '';
  expect(roomsOf(viewer ?? aViewer())).toContain('office');
  expect([...(await watch.marksOf([sessionId])).keys()]).toEqual([sessionId]);
  for (const forged of [`${ticket}x`, ticket.replace(sessionId, nandini.userId), 'office.x.y.z', 'office'])
    expect(await verifyToken(forged)).toBeNull();
  await nandini.browser.ask(signOutAdmin);
  expect([await verifyToken(ticket), await watch.viewerNow(sessionId)]).toEqual([null, null]);
  expect((await watch.marksOf([sessionId])).size).toBe(0);
});

test('a ticket is over after a minute, and no one else gets one', async () => {
  const nandini = await app.admin();
  const { ticket } = (await nandini.browser.ask(getLiveTicket)).body;
  app.clock.advance(61_000);
  expect(await app.live().verifyToken(ticket)).toBeNull();
  expect((await adminBrowser(app.url).ask(getLiveTicket)).status).toBe(401);
});

test('money of a partner is heard by those who may see payments, its bookings by those who may see bookings', () => {
  const staff = (permission: 'payments.view' | 'booking.view') =>
    roomsOf(aViewer({ role: 'subUser', organisationId: 'o1', permissions: new Set([permission]) }));
  expect(staff('payments.view')).toContain('money:o1');
  expect(staff('payments.view')).not.toContain('organisation:o1');
  expect(staff('booking.view')).not.toContain('money:o1');
});

test('the back office hears which booking moved, else which list, and no word more', () => {
  const event = (name: string, payload: object): OutboxEvent => ({
    eventId: 'e1',
    name,
    version: 1,
    payload,
    createdAt: new Date(),
  });
  const ids = { payoutId: 'p1', organisationId: 'o1', amountPaise: 100 };
  expect(liveMessages(event('payout.paid', ids))).toEqual([
    { type: 'money.changed', rooms: ['money:o1'], data: { organisationId: 'o1' } },
    { type: 'list.changed', rooms: ['office'], data: { list: 'payouts' } },
  ]);
  const refund = { refundId: 'r1', bookingId: 'b1', userId: 'u1', amountPaise: 100 };
  expect(liveMessages(event('cash_refund.paid', refund))).toEqual([
    { type: 'list.changed', rooms: ['office'], data: { list: 'cash-refunds' } },
  ]);
});
