import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import * as api from '@nukkad/contract/talk/notification/notification.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';
import { notice, person } from '../../platform/notice/notice.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { sweepNotifications } from './sweep-notifications.ts';

const to = async ({ facts }: { facts: { userId: string } }) => person(facts.userId);
const link = 'https://nukkad.example/buyer/bookings/1';
const opens = () => '/buyer/bookings/1';
const notices = [
  notice('test.renamed', accountEvents.renamed, {
    tag: 'bookings',
    to,
    opens,
    said: { en: `a partner has accepted it. See it: ${link}`, hi: `पार्टनर ने स्वीकार किया। देखें: ${link}` },
  }),
  notice('test.created', accountEvents.created, {
    tag: 'payments',
    to,
    opens: () => '/buyer/credit',
    said: { en: '₹500 came back', hi: '₹500 लौट आए' },
  }),
];
let app: Mounted;
beforeAll(async () => {
  app = await mounted(() => [{ name: 'test', routes: [], notices }]);
});
afterAll(() => app.close());

async function someone(name: string) {
  const userId = await aUser(app.platform.db, name);
  const viewer: Viewer = {
    userId,
    sessionId: userId,
    role: 'Buyer',
    organisationId: null,
    staffId: null,
    isProfessional: false,
    permissions: new Set(),
  };
  return { userId, client: app.as(viewer) };
}
async function happens(event: EventSpec<{ readonly userId: string }>, userId: string): Promise<void> {
  app.clock.advance(1_000);
  await app.platform.write(system, (tx) => publish(tx, app.clock.now(), event, { userId }));
  await app.drain();
}
const eventsOf = async (name: string, userId: string) => {
  const { rows } = await sql`select 1 from outbox
    where name = ${name} and payload->>'userId' = ${userId}`.execute(app.platform.db);
  return rows.length;
};

test('Asha finds in her list what happened, once however often it is told, in her language', async () => {
  const { userId, client } = await someone('Asha Rao');
  await happens(accountEvents.renamed, userId);
  await redeliver(app);
  const list = await client.call(api.listNotifications, { query: {} });
  expect(list.items).toEqual([
    {
      notificationId: expect.any(String),
      tag: 'bookings',
      title: 'Bookings',
      body: 'A partner has accepted it.',
      count: 1,
      link: '/buyer/bookings/1',
      createdAt: app.clock.now().toISOString(),
      isRead: false,
    },
  ]);
  const hindi = await client.call(api.listUserNotifications, {
    query: {},
    headers: { lang: 'hi' },
  });
  expect(hindi.items[0]).toMatchObject({ title: 'बुकिंग', body: 'पार्टनर ने स्वीकार किया।' });
  expect(await eventsOf('notification.listed', userId)).toBe(1);
});

test('two nodes that tell of one event at once list it once', async () => {
  const { userId, client } = await someone('Meera Nair');
  await app.platform.write(system, (tx) => publish(tx, app.clock.now(), accountEvents.renamed, { userId }));
  await Promise.all([app.drain(), app.drain()]);
  expect((await client.call(api.listNotifications, { query: {} })).items).toHaveLength(1);
  expect(await eventsOf('notification.listed', userId)).toBe(1);
});

test('the list is paged, filtered by kind, and says what was not read', async () => {
  const { userId, client } = await someone('Imran Khan');
  for (const event of [accountEvents.renamed, accountEvents.created, accountEvents.renamed])
    await happens(event, userId);
  const first = await client.call(api.listNotifications, { query: { limit: 2 } });
  const second = await client.call(api.listNotifications, {
    query: { limit: 2, cursor: first.nextCursor ?? '' },
  });
  const tags = [...first.items, ...second.items].map(({ tag }) => tag);
  expect(tags).toEqual(['bookings', 'payments', 'bookings']);
  expect(second.nextCursor).toBeNull();
  const payments = await client.call(api.listNotifications, { query: { tag: 'payments' } });
  expect(payments.items.map(({ body }) => body)).toEqual(['₹500 came back']);
  const counts = await client.call(api.countNotifications);
  expect(counts.unread).toBe(3);
  expect(counts.tags.filter(({ unread }) => unread > 0)).toEqual([
    { tag: 'bookings', unread: 2 },
    { tag: 'payments', unread: 1 },
  ]);
});

test('one is read, then all until those that were shown; her other devices hear of it once', async () => {
  const { userId, client } = await someone('Kavya Reddy');
  await happens(accountEvents.renamed, userId);
  await happens(accountEvents.created, userId);
  const { items } = await client.call(api.listNotifications, { query: {} });
  const [newest, oldest] = items;
  if (!newest || !oldest) throw new Error('Two were expected.');
  const named = { notificationIds: [oldest.notificationId] };
  const one = await client.call(api.readNotifications, { body: named });
  expect(one.unread).toBe(1);
  await client.call(api.readNotifications, { body: named });
  expect(await eventsOf('notification.read', userId)).toBe(1);
  await happens(accountEvents.renamed, userId);
  const all = await client.call(api.readNotifications, { body: { until: newest.createdAt } });
  expect(all.unread).toBe(1);
  const left = await client.call(api.listNotifications, { query: { unread: 'true' } });
  expect(left.items).toHaveLength(1);
});

test('promise 43: a person neither sees nor reads what another one was told', async () => {
  const asha = await someone('Asha Rao');
  const ravi = await someone('Ravi Kumar');
  await happens(accountEvents.renamed, asha.userId);
  const [hers] = (await asha.client.call(api.listNotifications, { query: {} })).items;
  expect((await ravi.client.call(api.listNotifications, { query: {} })).items).toEqual([]);
  await ravi.client.call(api.readNotifications, { body: { notificationIds: [hers?.notificationId ?? ''] } });
  await ravi.client.call(api.readNotifications, { body: { until: app.clock.now().toISOString() } });
  expect((await asha.client.call(api.countNotifications)).unread).toBe(1);
  expect((await app.as(null).askLoosely(api.listNotifications, { query: {} })).status).toBe(401);
});

test.each([{}, { notificationIds: [] }, { until: '2026-01-01T00:00:00.000Z', notificationIds: ['x'] }])(
  'what is read must be said in one way: %j is refused',
  async (body) => {
    const { client } = await someone('Asha Rao');
    expect((await client.askLoosely(api.readNotifications, { body })).status).toBe(400);
  },
);

test('a notice leaves the list after the days that are set', async () => {
  const { userId, client } = await someone('Sunita Devi');
  await happens(accountEvents.renamed, userId);
  const day = 86_400_000;
  const later = (days: number) => new Date(app.clock.now().getTime() + days * day);
  expect(await sweepNotifications(app.platform.db, later(89))).toBe(0);
  expect((await client.call(api.countNotifications)).unread).toBe(1);
  expect(await sweepNotifications(app.platform.db, later(91))).toBeGreaterThan(0);
  expect((await client.call(api.listNotifications, { query: {} })).items).toEqual([]);
});
