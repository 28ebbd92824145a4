import { updateStatus } from '@nukkad/contract/talk/chat/chat.api';
import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import * as api from '@nukkad/contract/talk/support/session.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import {
  addSessionNote,
  keepDuty,
  listDeskSessions,
  setDuty,
} from '@nukkad/contract/talk/support/session-office.api';
import { expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { supportPersonal } from '../support-personal.store.ts';
import { clearedTalks } from '../../../../test/fixtures/talk-fixture.ts';

const { app, aPerson, anAgent, ask, read, lines, say, reply, talk, move, round } = await clearedTalks();

const setHours = (opensAt: string, closesAt: string) =>
  sql`insert into setting (key, scope, valid_from, value, why) values
    ('support.desk', '*', ${app.clock.now()}, ${JSON.stringify({ opensAt, closesAt })}::jsonb, 'Test')`.execute(
    app.platform.db,
  );
const usualHours = () =>
  sql`delete from setting where key = 'support.desk' and valid_from > '2021-01-01'`.execute(app.platform.db);

const readAll = async (person: Viewer, sid: string) => {
  const { seq } = required((await lines(person, sid)).at(-1));
  const body = { conversationId: sid, status: 'read' as const, seq };
  return app.as(person).ask(updateStatus, { body });
};

test('handed on with a note it goes to the head of the queue, or to the agent who is named; the note stays with staff', async () => {
  const nandini = await anAgent({ most: 1 });
  const { body } = await ask(await aPerson());
  const waiting = (await ask(await aPerson())).body;
  await reply(nandini, body.sid);
  const handed = await move(nandini, body.sid, { verb: 'release', note: 'Needs the payments team.' });
  expect([handed.body.status, handed.body.transferNote]).toEqual(['Pending', 'Needs the payments team.']);
  const queue = (await app.as(nandini).ask(listDeskSessions, { query: { show: 'queue' } })).body.items;
  expect(queue.map(({ sid }) => sid)).toEqual([body.sid]);
  expect((await talk(nandini, waiting.sid)).session.agentId).toBe(nandini.userId);
  const hari = await anAgent({ most: 1 });
  expect((await talk(hari, body.sid)).session.agentId).toBe(hari.userId);
  const full = await move(hari, body.sid, { verb: 'release', agentId: nandini.userId });
  expect([full.status, full.body.code]).toEqual([409, 'agent_not_there']);
  const { body: noted } = await app
    .as(hari)
    .askLoosely(addSessionNote, { params: { sid: body.sid }, body: { note: 'Rude on the phone.' } });
  expect(noted.by).toBe('Nandini Iyer');
});

test('an agent who is gone for two minutes loses talks to the head of the queue; one who is seen keeps them', async () => {
  const gone = await anAgent({ most: 1 });
  const first = (await ask(await aPerson())).body.sid;
  const there = await anAgent({ most: 1 });
  const talks = [first, (await ask(await aPerson())).body.sid];
  const waiting = (await ask(await aPerson())).body.sid;
  app.clock.advance(119_000);
  await app.as(there).ask(keepDuty);
  await round();
  expect((await talk(there, required(talks[0]))).session.agentId).toBe(gone.userId);
  app.clock.advance(2_000);
  await round();
  const states = await Promise.all([...talks, waiting].map(async (sid) => (await talk(there, sid)).session));
  expect(states.map(({ status, agentId }) => [status, agentId])).toEqual([
    ['Pending', null],
    ['Assigned', there.userId],
    ['Pending', null],
  ]);
  const queue = (await app.as(there).ask(listDeskSessions, { query: { show: 'queue' } })).body.items;
  expect(queue.map(({ sid }) => sid)).toEqual([talks[0], waiting]);
  const hari = await anAgent({ most: 1 });
  expect((await talk(hari, required(talks[0]))).session.agentId).toBe(hari.userId);
});

test('a silent person is warned after 20 minutes and the talk ends after 2 hours, with the transcript by mail; one who writes is not', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  await reply(nandini, sid, 'Which flat is it?');
  const later = async (minutes: number) => {
    app.clock.advance(minutes * 60_000);
    await app.as(nandini).ask(keepDuty);
    await round();
  };
  await later(19);
  expect((await lines(asha, sid)).length).toBe(3);
  await later(2);
  await later(1);
  expect(
    (await lines(asha, sid)).map(({ text }) => text).filter((text) => text.startsWith('Are you still')),
  ).toHaveLength(1);
  await say(asha, sid, 'Flat 4.');
  await reply(nandini, sid, 'Thank you.');
  await later(119);
  await later(2);
  expect((await read(asha, sid)).status).toBe('Closed');
  await app.drain();
  expect(app.mail.map(({ to }) => to)).toEqual([`${asha.userId}@example.in`]);
  expect(app.mail[0]?.text).toContain('Flat 4.');
  expect(app.mail[0]?.text).toContain('Chat support ended.');
});

test('promise 97: who has left the chat is told once that support has answered, and again only after they read', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const minutes = async (count: number) => {
    app.clock.advance(count * 60_000);
    await app.as(nandini).ask(keepDuty);
    await round();
    await app.drain();
    return app.sms.filter(({ variables }) => variables['text']?.includes('support has answered')).length;
  };
  await reply(nandini, sid, 'Which flat is it?');
  await round();
  expect(await minutes(0)).toBe(0);
  expect(await minutes(1)).toBe(1);
  await reply(nandini, sid, 'Are you there?');
  expect([await minutes(1), await minutes(1)]).toEqual([1, 1]);
  const listed = (await app.as(asha).ask(listNotifications, { query: {} })).body.items;
  expect(listed.map(({ body, link }) => [body, link])).toEqual([
    ['Support has answered in your chat.', '/help/chat'],
  ]);
  await say(asha, sid, 'Flat 4.');
  await readAll(asha, sid);
  await reply(nandini, sid, 'Thank you.');
  await readAll(asha, sid);
  expect(await minutes(2)).toBe(1);
  await reply(nandini, sid, 'He comes at 4 PM.');
  expect(await minutes(2)).toBe(2);
});

test('within 24 hours her words open a resolved talk again, with the same agent or at the head of the queue; later they do not', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  await reply(nandini, sid);
  await move(nandini, sid, { verb: 'resolve' });
  expect((await say(asha, sid, 'It leaks again.')).status).toBe(201);
  expect(await read(asha, sid)).toMatchObject({ status: 'Inprogress', agentName: 'Nandini' });
  await move(nandini, sid, { verb: 'resolve' });
  await app.as(nandini).askLoosely(setDuty, { body: { onDuty: false, languages: ['en'], most: 1 } });
  await say(asha, sid, 'Still there?');
  expect(await read(asha, sid)).toMatchObject({ status: 'Pending', position: 1 });
  const hari = await anAgent();
  await reply(hari, sid);
  await move(hari, sid, { verb: 'resolve' });
  app.clock.advance(24 * 3_600_000 + 1_000);
  expect((await say(asha, sid, 'Hello')).body.code).toBe('session_reopen_too_late');
  await round();
  expect((await read(asha, sid)).status).toBe('Closed');
});

test('what becomes of her booking is said in the talk to both sides, once for each event', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const facts = {
    bookingId: randomUUID(),
    version: 3,
    buyerId: asha.userId,
    organisationId: null,
    staffId: null,
  };
  await app.platform.db.transaction().execute((tx) =>
    publish(tx, app.clock.now(), bookingEvents.refunded, {
      ...facts,
      granted: { amountPaise: 25_000, bornBy: 'platform' },
    }),
  );
  await app.drain();
  const said = 'A refund of ₹250 for booking B7QXMK-4TZP2 is on its way.';
  for (const messages of [await lines(asha, sid), (await talk(nandini, sid)).messages])
    expect(messages.filter(({ text }: Wire) => text === said)).toHaveLength(1);
});

test('a new time by support and credit are said in the talk; a time that the customer chose is not', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  await reply(nandini, sid);
  const startsAt = '2030-01-02T04:30:00.000Z';
  const moved = { startsAt, formerStartsAt: startsAt, feePaise: 0 };
  const booking = {
    bookingId: randomUUID(),
    version: 2,
    buyerId: asha.userId,
    organisationId: null,
    staffId: null,
  };
  const given = { creditEntryId: randomUUID(), userId: asha.userId, bookingId: null, amountPaise: 5_000 };
  await app.platform.db.transaction().execute(async (tx) => {
    await publish(tx, app.clock.now(), bookingEvents.rescheduled, { ...booking, ...moved, by: 'customer' });
    await publish(tx, app.clock.now(), bookingEvents.rescheduled, { ...booking, ...moved, by: 'support' });
    await publish(tx, app.clock.now(), creditEvents.given, { ...given, kind: 'goodwill' });
  });
  await app.drain();
  const said = (await lines(asha, sid)).filter(({ side }) => side === 'system').map(({ text }) => text);
  expect(said.filter((text) => text.startsWith('The visit of booking B7QXMK-4TZP2 is now on'))).toHaveLength(
    1,
  );
  expect(said).toContain('You have been given credit of ₹50.');
});

test('who still waits when support closes is told once that they keep their place, and is answered when an agent comes', async () => {
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  await setHours('00:00', '00:00');
  await round();
  await round();
  const closed = (await lines(asha, sid)).filter(({ text }) =>
    text.startsWith('Live support is closed now.'),
  );
  expect(closed).toHaveLength(1);
  expect(closed[0]?.text).toMatch(/You keep your place: we answer from \w{3} \d{1,2} \w{3,4}, 12:00 AM\.$/);
  expect(await read(asha, sid)).toMatchObject({ status: 'Pending', position: 1, can: { send: true } });
  await usualHours();
  const nandini = await anAgent();
  expect((await talk(nandini, sid)).session).toMatchObject({ status: 'Assigned', agentId: nandini.userId });
});

test('outside the hours of the settings no one is put into the queue', async () => {
  await setHours('00:00', '00:00');
  const asha = await aPerson();
  const refused = await ask(asha);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'support_closed',
    'Live support is closed now. Write to us, or choose a time for a call.',
  ]);
  expect((await app.as(asha).ask(api.checkSupport)).body).toMatchObject({
    available: false,
    isOpen: false,
    nextOpensAt: expect.stringMatching(/T18:30:00/),
  });
  await usualHours();
});

test('the copy of one’s data holds the talks, and leaving takes them', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  await app.as(nandini).askLoosely(addSessionNote, { params: { sid }, body: { note: 'Wants a discount.' } });
  await app.as(asha).askLoosely(api.sessionToIncident, { body: { sid, message: 'Please look.' } });
  const { db } = app.platform;
  const copy = await exportOf(supportPersonal, db, asha.userId);
  expect(required(copy['Talks with support'])).toHaveLength(1);
  await db.transaction().execute((tx) => eraseFrom(supportPersonal, tx, asha.userId));
  expect((await sql`select 1 from support_session where session_id = ${sid}`.execute(db)).rows).toEqual([]);
});
