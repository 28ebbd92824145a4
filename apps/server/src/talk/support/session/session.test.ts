import * as api from '@nukkad/contract/talk/support/session.api';
import { sql } from 'kysely';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import {
  getDesk,
  getDeskSession,
  listDeskSessions,
  setDuty,
} from '@nukkad/contract/talk/support/session-office.api';
import { expect, test } from 'vitest';
import { clearedTalks } from '../../../../test/fixtures/talk-fixture.ts';

const { app, aPerson, anAgent, ask, read, lines, say, reply, talk, move } = await clearedTalks();

test('Asha talks to support: an agent with room has it at once, answers, solves it, and she rates it', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const opened = await ask(asha);
  expect([opened.status, opened.body.status, opened.body.agentName]).toEqual([201, 'Assigned', 'Nandini']);
  const { sid } = opened.body;
  expect((await lines(asha, sid)).map(({ side, text }) => [side, text])).toEqual([
    ['own', 'The tap leaks again.'],
    ['system', 'Nandini from support is here.'],
  ]);
  const owed = async () => (await app.as(nandini).ask(getDesk)).body.owed;
  expect(await owed()).toBe(1);
  expect((await reply(nandini, sid)).status).toBe(201);
  expect(await owed()).toBe(0);
  expect((await read(asha, sid)).status).toBe('Inprogress');
  expect((await talk(nandini, sid)).messages.map(({ side }: Wire) => side)).toEqual([
    'other',
    'system',
    'own',
  ]);
  expect((await move(nandini, sid, { verb: 'resolve' })).body.status).toBe('Resolved');
  const rate = (person: Viewer, stars: number) =>
    app.as(person).askLoosely(api.rateSession, { body: { sid, stars, words: 'Quick.' } });
  expect((await rate(await aPerson(), 1)).body.code).toBe('talk_not_found');
  expect([(await rate(asha, 4)).body.stars, (await rate(asha, 5)).body.stars]).toEqual([4, 5]);
  const desk = (await app.as(nandini).ask(getDesk)).body;
  expect([desk.rated, desk.meanStars, desk.satisfiedPercent]).toEqual([1, 5, 100]);
});

test('promise 54: without an agent she waits, sees her place, and those behind her move up when she leaves', async () => {
  const [asha, bela] = [await aPerson(), await aPerson('Bela Rao')];
  const [first, second] = [(await ask(asha)).body, (await ask(bela)).body];
  expect([first.status, first.position, second.position, second.waitMinutes]).toEqual([
    'Pending',
    1,
    2,
    null,
  ]);
  const available = (await app.as(bela).ask(api.checkSupport)).body;
  expect(available).toMatchObject({ available: false, isOpen: true, queue: 2, sid: second.sid });
  expect((await say(asha, first.sid, 'Hello?')).status).toBe(201);
  const left = await app.as(asha).askLoosely(api.moveSession, { body: { sid: first.sid, verb: 'leave' } });
  expect(left.body.status).toBe('Cancelled');
  expect((await read(bela)).position).toBe(1);
  expect((await lines(asha, first.sid)).at(-1)?.text).toBe('Chat support ended.');
  expect((await say(asha, first.sid, 'Too late')).body.code).toBe('session_ended');
});

test('one open session for each reference, also when it is asked for eight times at one instant', async () => {
  const asha = await aPerson();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(asha)));
  expect(new Set(answers.map(({ body }) => body.sid)).size).toBe(1);
  const other = await ask(asha, { referenceNo: 'B7QXMK-4TZP2' });
  expect(other.body.sid).not.toBe(answers[0]?.body.sid);
});

test('agents get as many as they said, in the order of the queue, those who speak the language first', async () => {
  const nandini = await anAgent({ most: 1, languages: ['en'] });
  const hari = await anAgent({ most: 1, languages: ['hi'] });
  const agentOf = async (lang: string) => {
    const { body } = await ask(await aPerson(), { lang });
    return (await talk(nandini, body.sid)).session.agentId;
  };
  expect([await agentOf('hi'), await agentOf('en'), await agentOf('en'), await agentOf('hi')]).toEqual([
    hari.userId,
    nandini.userId,
    null,
    null,
  ]);
  const { items } = (await app.as(hari).ask(listDeskSessions, { query: { show: 'mine' } })).body;
  const queue = (await app.as(hari).ask(listDeskSessions, { query: { show: 'queue' } })).body.items;
  expect([items.length, queue.length]).toEqual([1, 2]);
  await reply(nandini, (await app.as(nandini).ask(listDeskSessions, { query: {} })).body.items[0]?.sid ?? '');
  await move(nandini, (await app.as(nandini).ask(listDeskSessions, { query: {} })).body.items[0]?.sid ?? '', {
    verb: 'end',
  });
  const next = (await app.as(nandini).ask(listDeskSessions, { query: {} })).body.items;
  expect(next.map(({ sid }) => sid)).toEqual([queue[0]?.sid]);
});

test('who knows the topic goes first, and no one waits for that while another has room', async () => {
  const nandini = await anAgent({ most: 2, topics: ['payment'] });
  const hari = await anAgent({ most: 1, topics: ['booking'] });
  const agentOf = async () => (await talk(nandini, (await ask(await aPerson())).body.sid)).session.agentId;
  expect([await agentOf(), await agentOf()]).toEqual([hari.userId, nandini.userId]);
  const none = await app.as(hari).askLoosely(setDuty, {
    body: { onDuty: true, languages: ['en'], topics: [], most: 1 },
  });
  expect(none.status).toBe(400);
});

test('ten people and two agents at one instant: no one has more than they said, and no one waits while one has room', async () => {
  const agents = [await anAgent({ most: 3 }), await anAgent({ most: 3 })];
  const people = await Promise.all(Array.from({ length: 10 }, () => aPerson()));
  await Promise.all(people.map((person) => ask(person)));
  const { rows } = await sql<{
    agentId: string | null;
    count: number;
  }>`select agent_id as "agentId", count(*)::int as count
    from support_session group by agent_id`.execute(app.platform.db);
  expect(new Map(rows.map(({ agentId, count }) => [agentId, count]))).toEqual(
    new Map([...agents.map(({ userId }) => [userId, 3] as const), [null, 4]]),
  );
});

test('promise 52: words sent again with their id are stored once, also eight times at one instant', async () => {
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const messageId = newId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => say(asha, sid, 'Once.', messageId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await lines(asha, sid)).filter(({ text }) => text === 'Once.')).toHaveLength(1);
});

test('promise 57: strangers and partners neither read, join, rate nor end a talk, and only its agent answers it', async () => {
  const [nandini, hari] = [await anAgent({ most: 1 }), await anAgent({ most: 1 })];
  const { sid } = (await ask(await aPerson())).body;
  const agent = (await talk(nandini, sid)).session.agentId === nandini.userId ? nandini : hari;
  const other = agent === nandini ? hari : nandini;
  const stranger = await aPerson();
  const tries = [
    await app.as(stranger).askLoosely(api.getSession, { query: { sid } }),
    await app.as(stranger).askLoosely(api.listSessionMessages, { query: { sid } }),
    await say(stranger, sid, 'Let me in'),
    await app.as(stranger).askLoosely(api.moveSession, { body: { sid, verb: 'end' } }),
    await app.as(stranger).askLoosely(api.sessionToIncident, { body: { sid, message: 'Mine now' } }),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
    tries.map(() => [404, 'talk_not_found']),
  );
  expect((await app.as(stranger).askLoosely(getDeskSession, { params: { sid } })).status).toBe(403);
  await reply(agent, sid);
  expect((await reply(other, sid)).status).toBe(403);
  expect((await move(other, sid, { verb: 'resolve' })).status).toBe(403);
});

test('a request is made of a talk once, linked both ways; a call-back is asked for when support is open', async () => {
  const asha = await aPerson();
  const office = await anAgent();
  const { sid } = (await ask(asha)).body;
  const make = () =>
    app.as(asha).askLoosely(api.sessionToIncident, { body: { sid, message: 'Call me back.' } });
  const made = await make();
  expect(made.status).toBe(201);
  expect((await read(asha, sid)).incidentNumber).toBe(made.body.incidentNumber);
  expect((await make()).status).toBe(409);
  const chatsOf = (person: Viewer) =>
    app.as(office).ask(listDeskSessions, { query: { show: 'all', userId: person.userId } });
  expect((await chatsOf(asha)).body.items.map((one) => one.sid)).toEqual([sid]);
  expect((await chatsOf(await aPerson())).body.items).toEqual([]);
  const { rows } = await sql<{
    sid: string;
  }>`select session_id as sid from incident where incident_id = ${made.body.incidentId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ sid }]);
  const call = (hours: number) => {
    const callAt = new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    return app
      .as(asha)
      .askLoosely(api.askCallBack, { body: { topic: 'payment', message: 'Call me.', callAt } });
  };
  const called = await call(2);
  expect([called.status, (await call(-1)).body.code, (await call(200)).body.code]).toEqual([
    201,
    'call_back_outside_hours',
    'call_back_outside_hours',
  ]);
  const calls = (await app.as(office).ask(listOfficeIncidents, { query: { way: 'call' } })).body.items;
  expect(calls.map((one) => [one.incidentNumber, one.callAt, one.sid])).toEqual([
    [called.body.incidentNumber, called.body.callAt, null],
  ]);
  expect(Date.parse(calls[0]?.answerBy ?? '') - Date.parse(calls[0]?.callAt ?? '')).toBe(15 * 60_000);
  const inWords = (await app.as(office).ask(listOfficeIncidents, { query: { way: 'words' } })).body.items;
  expect(inWords.map((one) => one.sid)).toContain(sid);
});
