import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import * as api from '@nukkad/contract/talk/notification/notification.api';
import { mostSubscriptions } from '@nukkad/contract/talk/notification/push.model';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';
import { newId } from '../../platform/id.ts';
import { notice, person } from '../../platform/notice/notice.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { embeddedKyc } from '../../platform/providers/kyc/embedded.ts';
import { rulesTransliterator } from '../../platform/providers/transliterator.ts';
import type { Viewer } from '../../platform/viewer.ts';

const to = async ({ facts }: { facts: { userId: string } }) => person(facts.userId);
const opens = () => '/buyer/bookings/1';
const said = { en: 'something happened.', hi: 'कुछ हुआ।' };
const common = { tag: 'bookings', to, opens, said } as const;
const notices = [
  notice('test.usual', accountEvents.renamed, common),
  notice('test.critical', accountEvents.created, { ...common, weight: 'critical' }),
  notice('test.calm', accountEvents.emailAdded, { ...common, weight: 'calm' }),
  notice('test.also_calm', accountEvents.mobileAdded, { ...common, weight: 'calm' }),
];
const sent: string[] = [];
const gone = new Set<string>();
let app: Mounted;
beforeAll(async () => {
  app = await mounted(() => [{ name: 'test', routes: [], notices }], {
    providers: ({ db, clock, config }) => ({
      sms: { kind: 'test', send: async ({ variables }) => void sent.push(`sms ${variables['text']}`) },
      mail: { kind: 'test', send: async ({ subject }) => void sent.push(`mail ${subject}`) },
      push: {
        kind: 'test',
        send: async ({ endpoint }, { title, body, count, link }) => {
          if (gone.has(endpoint)) return 'gone';
          sent.push(`push ${title}: ${body} (${count}) ${link}`);
          return 'sent';
        },
      },
      geocoder: null,
      kyc: embeddedKyc(db, clock, config.BRAND_NAME),
      eSign: null,
      transliterator: rulesTransliterator,
    }),
  });
});
/** By the clock in India, a day later each time. */
let day = 23;
const at = (time: string) =>
  new Date(
    `2026-${day > 30 ? '12' : '11'}-${String(day > 30 ? day - 30 : day).padStart(2, '0')}T${time}:00+05:30`,
  );
beforeEach(async () => {
  day += 1;
  // What waits of the tests before.
  await app.drain(at('09:59'));
  app.clock.set(at('10:00'));
  sent.length = 0;
  gone.clear();
});
afterAll(() => app.close());

const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') };
const subscription = (name: string) => ({ endpoint: endpointOf(name), keys });
async function someone() {
  const userId = await aUser(app.platform.db);
  const viewer: Viewer = {
    userId,
    sessionId: newId(),
    role: 'Buyer',
    organisationId: null,
    staffId: null,
    isProfessional: false,
    permissions: new Set(),
  };
  const client = app.as(viewer);
  const subscribe = (name: string) =>
    client.call(api.subscribeToNotifications, {
      body: { deviceType: 'web', subscription: subscription(name) },
    });
  return { userId, client, subscribe, sessionId: viewer.sessionId };
}
async function happens(event: EventSpec<{ readonly userId: string }>, userId: string): Promise<void> {
  await app.platform.write(system, (tx) => publish(tx, app.clock.now(), event, { userId }));
  await app.drain();
}
const ways = () => sent.map((one) => one.split(' ')[0]);
const readAll = (client: Awaited<ReturnType<typeof someone>>['client']) =>
  client.call(api.readNotifications, { body: { until: app.clock.now().toISOString() } });
const statesOf = async (userId: string) => {
  const { rows } = await sql<{
    said: string;
  }>`select way || ' ' || state || coalesce(' ' || reason, '') as said
    from notice_delivery where user_id = ${userId} order by created_at, way`.execute(app.platform.db);
  return rows.map((row) => row.said);
};

describe('a push', () => {
  test('promise 28: reaches each of her browsers at once, with title, body and count', async () => {
    const { userId, subscribe } = await someone();
    await subscribe('her-phone');
    await subscribe('her-desk');
    await subscribe('her-desk');
    await happens(accountEvents.renamed, userId);
    await redeliver(app);
    const note = 'push Bookings: Something happened. (1) /buyer/bookings/1';
    expect(sent).toEqual([note, note]);
  });

  test('an SMS follows where the notice stays unread, and not where it was read', async () => {
    const [asha, ravi] = [await someone(), await someone()];
    await asha.subscribe('asha-unread');
    await ravi.subscribe('ravi-read');
    await happens(accountEvents.renamed, asha.userId);
    await happens(accountEvents.renamed, ravi.userId);
    await readAll(ravi.client);
    await app.drain(at('10:14'));
    expect(ways()).toEqual(['push', 'push']);
    await app.drain(at('10:16'));
    await redeliver(app);
    expect(ways()).toEqual(['push', 'push', 'sms']);
    expect(await statesOf(asha.userId)).toEqual(['message sent', 'push sent']);
    expect(await statesOf(ravi.userId)).toEqual(['message skipped read', 'push sent']);
  });

  test('what is critical comes by SMS as well, at once and at night', async () => {
    const { userId, subscribe } = await someone();
    await subscribe('at-night');
    app.clock.set(at('23:30'));
    await happens(accountEvents.created, userId);
    expect(ways()).toEqual(['push', 'sms']);
  });

  test('without a browser she gets the SMS at once, as before', async () => {
    const { userId } = await someone();
    await happens(accountEvents.renamed, userId);
    expect(ways()).toEqual(['sms']);
  });

  test('turned off, it is not sent; the SMS comes at once', async () => {
    const { userId, subscribe } = await someone();
    await subscribe('turned-off');
    await sql`insert into notification_choice (user_id, tag, sms, mail, push)
      values (${userId}, 'bookings', true, true, false)`.execute(app.platform.db);
    await happens(accountEvents.renamed, userId);
    expect(ways()).toEqual(['sms']);
  });

  test('a browser that has unsubscribed is forgotten, and the message comes in its place', async () => {
    const { userId, subscribe } = await someone();
    await subscribe('gone');
    gone.add(endpointOf('gone'));
    await happens(accountEvents.renamed, userId);
    await app.drain(at('10:20'));
    expect(ways()).toEqual(['sms']);
    const { rows } = await sql`select 1 from push_subscription where user_id = ${userId}`.execute(
      app.platform.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('quiet hours', () => {
  test('hold back what can wait until 7:00; the list has it at once', async () => {
    const { userId, client } = await someone();
    app.clock.set(at('22:00'));
    await happens(accountEvents.renamed, userId);
    expect(sent).toEqual([]);
    expect((await client.call(api.countNotifications)).unread).toBe(1);
    day += 1;
    await app.drain(at('06:59'));
    expect(sent).toEqual([]);
    await app.drain(at('07:00'));
    expect(ways()).toEqual(['sms']);
  });

  test('are her own where she has chosen some', async () => {
    const { userId, client } = await someone();
    await client.call(api.updateNotificationSettings, {
      body: { quietHours: { isOn: true, from: '09:30', until: '10:30' } },
    });
    expect((await client.call(api.getNotificationSettings)).quietHours).toEqual({
      isOn: true,
      from: '09:30',
      until: '10:30',
    });
    await happens(accountEvents.renamed, userId);
    expect(sent).toEqual([]);
    await app.drain(at('10:30'));
    expect(ways()).toEqual(['sms']);
  });
});

describe('a daily summary', () => {
  test('tells several calm notices as one message the next morning', async () => {
    const { userId } = await someone();
    await happens(accountEvents.emailAdded, userId);
    await happens(accountEvents.mobileAdded, userId);
    expect(sent).toEqual([]);
    day += 1;
    await app.drain(at('09:00'));
    await redeliver(app);
    expect(sent).toEqual(['sms you have 2 new notifications. See them: http://localhost:8080/notifications']);
  });

  test('of one notice has its own words, and of what was read there is none', async () => {
    const [asha, ravi] = [await someone(), await someone()];
    await happens(accountEvents.emailAdded, asha.userId);
    await happens(accountEvents.emailAdded, ravi.userId);
    await readAll(ravi.client);
    day += 1;
    await app.drain(at('09:00'));
    expect(sent).toEqual(['sms something happened.']);
  });
});

describe('a subscription', () => {
  test.each([
    'https://127.0.0.1/x',
    'https://evil.example/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
  ])('promise 66: is refused for %s', async (endpoint) => {
    const { client } = await someone();
    const body = { deviceType: 'web' as const, subscription: { endpoint, keys } };
    expect((await client.askLoosely(api.subscribeToNotifications, { body })).status).toBe(400);
  });

  test('belongs to who signed in last in the browser', async () => {
    const [asha, ravi] = [await someone(), await someone()];
    await asha.subscribe('shared');
    await ravi.subscribe('shared');
    await happens(accountEvents.created, asha.userId);
    expect(ways()).toEqual(['sms']);
    await happens(accountEvents.created, ravi.userId);
    expect(ways()).toEqual(['sms', 'push', 'sms']);
  });

  test('ends with the session, with the account, and by its person alone', async () => {
    const count = async (userId: string) => {
      const { rows } = await sql`select 1 from push_subscription where user_id = ${userId}`.execute(
        app.platform.db,
      );
      return rows.length;
    };
    const [asha, ravi] = [await someone(), await someone()];
    await asha.subscribe('asha-one');
    await ravi.client.call(api.unsubscribeFromNotifications, { query: { endpoint: endpointOf('asha-one') } });
    expect(await count(asha.userId)).toBe(1);
    const { userId, sessionId } = asha;
    const ends = (tell: () => Promise<void>) => tell().then(() => app.drain());
    const tell = (work: Parameters<typeof app.platform.write<void>>[1]) => app.platform.write(system, work);
    await ends(() =>
      tell((tx) => publish(tx, app.clock.now(), accountEvents.signedOut, { userId, sessionId })),
    );
    expect(await count(asha.userId)).toBe(0);
    await ravi.subscribe('ravi-one');
    const closed = { userId: ravi.userId, verb: 'deactivate', from: 'Active', to: 'Inactive' } as const;
    await ends(() =>
      tell((tx) => publish(tx, app.clock.now(), accountEvents.statusChanged, closed as never)),
    );
    expect(await count(ravi.userId)).toBe(0);
  });

  test(`the ${mostSubscriptions} newest browsers of a person count`, async () => {
    const { userId, subscribe } = await someone();
    for (let one = 0; one <= mostSubscriptions; one += 1) {
      app.clock.advance(1_000);
      await subscribe(`browser-${one}`);
    }
    const { rows } = await sql<{ endpoint: string }>`select endpoint from push_subscription
      where user_id = ${userId}`.execute(app.platform.db);
    expect(rows).toHaveLength(mostSubscriptions);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(endpointOf('browser-0'));
  });
});
