import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, type SentMail, type SentSms, mounted } from '../../../test/harness/mounted.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';
import { notice, person } from '../../platform/notice/notice.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { embeddedKyc } from '../../platform/providers/kyc/embedded.ts';
import { rulesTransliterator } from '../../platform/providers/transliterator.ts';

/** What goes out, and what does not work at present. */
const sent: { sms: SentSms[]; mail: SentMail[] } = { sms: [], mail: [] };
const broken = new Set<string>();
const sending = async <Message>(kind: string, into: Message[], message: Message) => {
  if (broken.has(kind)) throw new Error(`No ${kind} today.`);
  into.push(message);
};

const to = async ({ facts }: { facts: { userId: string } }) => person(facts.userId);
const said = { en: 'something happened.', hi: 'कुछ हुआ।' };
const opens = () => '/profile/security';
const notices = [
  notice('test.first', accountEvents.renamed, { tag: 'bookings', to, opens, said }),
  notice('test.urgent', accountEvents.created, { tag: 'bookings', urgent: true, to, opens, said }),
  notice('test.critical', accountEvents.passwordChanged, {
    tag: 'bookings',
    weight: 'critical',
    to,
    opens,
    said,
  }),
  notice('test.each', accountEvents.emailAdded, { tag: 'bookings', by: 'each', to, opens, said }),
  notice('test.two', accountEvents.mobileAdded, {
    tag: 'bookings',
    opens,
    said,
    to: async ({ facts }) => [
      { userId: facts.userId, as: 'buyer' },
      { userId: null, at: { mobileNumber: '9000002999', email: null, language: 'hi' }, as: 'guest' },
    ],
  }),
];
let app: Mounted;
beforeAll(async () => {
  app = await mounted(() => [{ name: 'test', routes: [], notices }], {
    providers: ({ db, clock, config }) => ({
      sms: { kind: 'test', send: (message) => sending('sms', sent.sms, message) },
      mail: { kind: 'test', send: (message) => sending('mail', sent.mail, message) },
      push: { kind: 'test', send: async () => 'sent' },
      geocoder: null,
      kyc: embeddedKyc(db, clock, config.BRAND_NAME),
      eSign: null,
      transliterator: rulesTransliterator,
    }),
  });
});
beforeEach(() => {
  sent.sms.length = 0;
  sent.mail.length = 0;
  broken.clear();
});
afterAll(() => app.close());

let digits = 2_000;
/** Asha, with a number, an address or both, and with what she turned off for bookings. */
async function asha(has: { sms?: boolean; mail?: boolean }, off: readonly ('sms' | 'mail')[] = []) {
  const { db, clock } = app.platform;
  const userId = await aUser(db, 'Asha Rao');
  const number = has.sms ? `900000${(digits += 1)}` : null;
  const email = has.mail ? `asha.${(digits += 1)}@example.in` : null;
  await sql`update user_account set mobile_number = ${number}, email = ${email},
    email_verified_at = ${email && clock.now()} where user_id = ${userId}`.execute(db);
  if (off.length > 0)
    await sql`insert into notification_choice (user_id, tag, sms, mail, push)
      values (${userId}, 'bookings', ${!off.includes('sms')}, ${!off.includes('mail')}, false)`.execute(db);
  return { userId, number, email };
}
type Event = EventSpec<{ readonly userId: string }>;
async function happens(event: Event, userId: string): Promise<void> {
  await app.platform.write(system, (tx) => publish(tx, app.clock.now(), event, { userId }));
  await app.drain();
}
const ways = () => [...sent.sms.map(() => 'sms'), ...sent.mail.map(() => 'mail')];

test('promise 97: Asha is told once, by SMS, however often the event is told', async () => {
  const { userId, number } = await asha({ sms: true, mail: true });
  await happens(accountEvents.renamed, userId);
  await redeliver(app);
  await redeliver(app);
  expect(sent.sms).toEqual([
    {
      mobileNumber: number,
      template: 'account_notice',
      language: 'en',
      variables: { text: 'something happened.' },
    },
  ]);
  expect(sent.mail).toEqual([]);
});

test('promise 97: without a number she is told by mail, in the language that she chose', async () => {
  const { userId, email } = await asha({ mail: true });
  await sql`insert into user_setting (user_id, language, updated_at)
    values (${userId}, 'hi', ${app.clock.now()})`.execute(app.platform.db);
  await happens(accountEvents.renamed, userId);
  expect(sent.mail).toEqual([{ to: email, subject: 'Nukkad: आपका खाता', text: 'आपका Nukkad खाता: कुछ हुआ।' }]);
});

test.each([
  [['sms'], ['mail']],
  [['mail'], ['sms']],
  [['sms', 'mail'], []],
] as const)('promise 97: with %j turned off she is told by %j', async (off, by) => {
  const { userId } = await asha({ sms: true, mail: true }, off);
  await happens(accountEvents.renamed, userId);
  expect(ways()).toEqual(by);
});

test('what is urgent is sent whatever she turned off', async () => {
  const { userId } = await asha({ sms: true }, ['sms', 'mail']);
  await happens(accountEvents.created, userId);
  expect(ways()).toEqual(['sms']);
});

test.each([
  [['sms', 'mail'], { sms: true, mail: true }, ['sms']],
  [['sms', 'mail'], { mail: true }, ['mail']],
  [['sms'], { sms: true, mail: true }, ['mail']],
  [['mail'], { mail: true }, ['mail']],
] as const)(
  'promise 97: what is critical cannot be muted: with %j turned off, reached by %j, she is told by %j',
  async (off, has, by) => {
    const { userId } = await asha(has, off);
    await happens(accountEvents.passwordChanged, userId);
    expect(ways()).toEqual(by);
  },
);

test('an SMS that fails falls back to mail, and is not sent later as well', async () => {
  const { userId } = await asha({ sms: true, mail: true });
  broken.add('sms');
  await happens(accountEvents.renamed, userId);
  expect(ways()).toEqual(['mail']);
  broken.clear();
  await redeliver(app);
  expect(ways()).toEqual(['mail']);
});

test('where nothing works the queue tries again, and she is told then', async () => {
  const { userId } = await asha({ sms: true, mail: true });
  broken.add('sms').add('mail');
  await expect(happens(accountEvents.renamed, userId)).rejects.toThrow('No sms today.');
  broken.clear();
  await redeliver(app);
  expect(ways()).toEqual(['sms']);
});

test('by each channel: one that fails is tried again alone', async () => {
  const { userId } = await asha({ sms: true, mail: true });
  broken.add('mail');
  await expect(happens(accountEvents.emailAdded, userId)).rejects.toThrow('No mail today.');
  broken.clear();
  await redeliver(app);
  await redeliver(app);
  expect(ways()).toEqual(['sms', 'mail']);
});

test('several people of one notice are told each once, and one whose message fails holds up no other', async () => {
  const { userId } = await asha({ mail: true });
  broken.add('mail');
  await expect(happens(accountEvents.mobileAdded, userId)).rejects.toThrow('No mail today.');
  expect(sent.sms.map(({ mobileNumber, language }) => [mobileNumber, language])).toEqual([
    ['9000002999', 'hi'],
  ]);
  broken.clear();
  await redeliver(app);
  expect(ways()).toEqual(['sms', 'mail']);
});

test('two notices of one name and event are refused at the start', async () => {
  const twice = [...notices, notice('test.first', accountEvents.renamed, { tag: 'team', to, opens, said })];
  await expect(mounted(() => [{ name: 'test', routes: [], notices: twice }])).rejects.toThrow(
    'test.first tells of account.renamed twice.',
  );
});
