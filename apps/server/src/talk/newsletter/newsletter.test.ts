import { canMove, verbsOf } from '@nukkad/contract/kernel/lifecycle';
import {
  confirmNewsletter,
  leaveNewsletter,
  subscribeNewsletter,
} from '@nukkad/contract/talk/newsletter/newsletter.api';
import { newsletterLifecycle, newsletterStatuses } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import { listSubscribers, removeSubscribers } from '@nukkad/contract/talk/newsletter/newsletter-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createNewsletterDomain } from './index.ts';
import { newsletterNotices } from './newsletter.notices.ts';

let app: Mounted;
let night: () => Promise<unknown>;
let nandini: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => {
    const newsletter = createNewsletterDomain(platform);
    night = async () => newsletter.cron?.[0]?.run();
    return [newsletter];
  });
  nandini = aViewer({ role: 'Admin' });
});
beforeEach(async () => {
  await sql`delete from newsletter_subscriber`.execute(app.platform.db);
  app.mail.length = 0;
});
afterAll(() => app.close());

const asha = 'asha@example.in';
const subscribe = (email = asha, lang = 'en') =>
  app.as(null).askLoosely(subscribeNewsletter, { body: { email }, headers: { lang } });
const confirm = (code: string) => app.as(null).askLoosely(confirmNewsletter, { body: { code } });
const leave = (code: string) => app.as(null).askLoosely(leaveNewsletter, { body: { code } });
const listed = async (query: object = {}) =>
  (await app.as(nandini).askLoosely(listSubscribers, { query })).body.items;
const statusOf = async (email = asha) => (await listed({ q: email }))[0]?.status;
const remove = (...subscriberIds: string[]) =>
  app.as(nandini).askLoosely(removeSubscribers, { body: { subscriberIds } });

/** The code of the link in the last mail. */
async function linked(kind: 'confirm' | 'unsubscribe'): Promise<string> {
  await app.drain();
  const found = new RegExp(`/newsletter/${kind}/([\\w.-]+)`).exec(app.mail.at(-1)?.text ?? '');
  return found?.[1] ?? '';
}
const day = 24 * 60 * 60_000;

test('Asha asks, confirms by the link of the mail, and unsubscribes by the link of the next', async () => {
  expect((await subscribe()).status).toBe(201);
  expect(await statusOf()).toBe('Pending');
  expect((await confirm(await linked('confirm'))).body).toEqual({ subscribed: true });
  expect(await statusOf()).toBe('Subscribed');
  expect((await leave(await linked('unsubscribe'))).body).toEqual({ unsubscribed: true });
  expect(await statusOf()).toBe('Unsubscribed');
  expect(app.mail.map(({ to }) => to)).toEqual([asha, asha]);
});

test('both mails answer what was done this moment: the quiet hours of the night hold back neither', () => {
  const weights = newsletterNotices(app.platform).map((each) => each.open(({ weight }) => weight));
  expect(weights).toEqual(['critical', 'critical']);
});

test('nothing but the one mail goes to an address that no one confirms, and after a week it is forgotten', async () => {
  await subscribe();
  await app.drain();
  expect(app.mail).toHaveLength(1);
  app.clock.advance(7 * day - 1);
  await night();
  expect(await statusOf()).toBe('Pending');
  app.clock.advance(2);
  await night();
  expect(await listed()).toEqual([]);
});

test('the answer does not tell whether an address is known, and asking again does not flood it', async () => {
  const first = await subscribe();
  await app.drain();
  for (let nth = 0; nth < 4; nth += 1) expect((await subscribe()).body).toEqual(first.body);
  await app.drain();
  expect(app.mail).toHaveLength(1);
  app.clock.advance(11 * 60_000);
  await subscribe();
  await confirm(await linked('confirm'));
  expect(app.mail).toHaveLength(2);
  app.clock.advance(11 * 60_000);
  const known = await subscribe();
  await app.drain();
  expect([known.status, known.body, app.mail.length]).toEqual([first.status, first.body, 3]);
  expect(await statusOf()).toBe('Subscribed');
});

test('six requests for one address at one moment are one subscriber and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => subscribe()));
  await app.drain();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect([(await listed()).length, app.mail.length]).toEqual([1, 1]);
});

test('both links may be opened twice, and neither confirms what was left', async () => {
  await subscribe();
  const code = await linked('confirm');
  await Promise.all([confirm(code), confirm(code)]);
  const out = await linked('unsubscribe');
  expect(app.mail).toHaveLength(2);
  await Promise.all([leave(out), leave(out)]);
  expect((await confirm(code)).body.code).toBe('newsletter_link_expired');
  app.clock.advance(11 * 60_000);
  await subscribe();
  expect((await confirm(code)).body.code).toBe('newsletter_link_expired');
  expect((await confirm(await linked('confirm'))).status).toBe(200);
});

test('a link of eight days ago, of another kind, or with one letter changed does nothing', async () => {
  await subscribe();
  const code = await linked('confirm');
  const [id, issued, signature = ''] = code.split('.');
  const forged = `${id}.${issued}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const wrong of [forged, code.replace(/\.\w+\./, '.zzzzzzzz.'), 'x', `${'0'.repeat(36)}.a.b`])
    expect([wrong, (await confirm(wrong)).body.code]).toEqual([wrong, 'newsletter_link_wrong']);
  expect((await leave(code)).body.code).toBe('newsletter_link_wrong');
  app.clock.advance(8 * day);
  expect((await confirm(code)).body.code).toBe('newsletter_link_expired');
  expect(await statusOf()).toBe('Pending');
});

test('the mails are in the language of the page, in Hindi as well', async () => {
  await subscribe('bela@example.in', 'hi');
  await confirm(await linked('confirm'));
  await app.drain();
  expect(app.mail.map(({ subject }) => /[\u0900-\u097F]/.test(subject))).toEqual([true, true]);
});

test('an address with capitals, without an @, or with the trap filled in is refused', async () => {
  for (const body of [{ email: 'Asha@Example.in' }, { email: 'asha' }, {}, { email: asha, website: 'x' }])
    expect((await app.as(null).askLoosely(subscribeNewsletter, { body })).status).toBe(400);
  expect(await listed()).toEqual([]);
});

test('Admins alone see the list; it is searched, filtered, counted and paged', async () => {
  for (const name of ['asha', 'bela', 'chetan']) {
    await subscribe(`${name}@example.in`, name === 'bela' ? 'hi' : 'en');
    app.clock.advance(1_000);
  }
  const { body } = await app.as(nandini).askLoosely(listSubscribers, { query: { limit: 2, count: true } });
  expect([body.items.map(({ email }: { email: string }) => email), body.total]).toEqual([
    ['chetan@example.in', 'bela@example.in'],
    { count: 3, isMore: false },
  ]);
  expect((await listed({ limit: 2, cursor: body.nextCursor })).length).toBe(1);
  expect((await listed({ lang: 'hi' })).length).toBe(1);
  expect((await listed({ q: 'che' })).length).toBe(1);
  expect((await listed({ q: '%' })).length).toBe(0);
  expect((await app.as(aViewer()).askLoosely(listSubscribers, { query: {} })).status).toBe(403);
});

test('every state: each move is made where its life allows it', async () => {
  await subscribe();
  const code = await linked('confirm');
  const { subscriberId } = required((await listed())[0]);
  await confirm(code);
  const out = await linked('unsubscribe');
  const moves = {
    ask: async () => {
      app.clock.advance(11 * 60_000);
      const sent = app.mail.length;
      await subscribe();
      await app.drain();
      return app.mail.length > sent;
    },
    confirm: async () => {
      await confirm(code);
      return (await statusOf()) === 'Subscribed';
    },
    leave: async () => {
      await leave(out);
      return (await statusOf()) === 'Unsubscribed';
    },
    remove: async () => (await remove(subscriberId)).body.results[0]?.code === null,
  };
  for (const verb of verbsOf(newsletterLifecycle))
    for (const status of newsletterStatuses) {
      if ((verb === 'confirm' && status === 'Subscribed') || (verb === 'leave' && status === 'Unsubscribed'))
        continue;
      const left = status === 'Unsubscribed' ? app.clock.now() : null;
      await sql`update newsletter_subscriber set status = ${status}, left_at = ${left}, asked_at = created_at, version = 50
        where subscriber_id = ${subscriberId}`.execute(app.platform.db);
      const allowed = canMove(newsletterLifecycle, verb, status);
      expect([verb, status, await moves[verb]()]).toEqual([verb, status, allowed]);
    }
});

test('an Admin unsubscribes addresses that asked support; one that left is refused alone', async () => {
  await subscribe();
  await subscribe('bela@example.in');
  const [bela, first] = (await listed()).map(({ subscriberId }) => required(subscriberId));
  await remove(required(first));
  const { body } = await remove(required(bela), required(first), aViewer().userId);
  expect(body.results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'subscriber_moved_on',
    'subscriber_not_found',
  ]);
  expect(await listed()).toMatchObject([
    { status: 'Unsubscribed', can: { remove: false } },
    { status: 'Unsubscribed', can: { remove: false } },
  ]);
});
