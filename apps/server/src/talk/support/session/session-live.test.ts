import { deskToIncident, getDeskSession, readAtDesk } from '@nukkad/contract/talk/support/session-office.api';
import * as api from '@nukkad/contract/talk/support/session.api';
import { deskChanged, supportChanged } from '@nukkad/contract/talk/support/support.socket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clearedTalks } from '../../../../test/fixtures/talk-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { deskRoomsOf } from './tell-desk.ts';

const fixture = await clearedTalks();
const { app } = fixture;

/** Rooms that heard this word since the last look. */
function heard(word: string): string[] {
  const rooms = fixture.told.filter(({ type }) => type === word).flatMap((message) => message.rooms);
  fixture.told.length = 0;
  return rooms;
}

test('the desk hears of every word and move, those who wait hear when the queue moves, and no one else hears either', async () => {
  const [asha, bela] = [await fixture.aPerson(), await fixture.aPerson('Bela Rao')];
  const { sid } = (await fixture.ask(asha)).body;
  expect(heard(deskChanged.name)).toEqual(['support:desk']);
  await fixture.ask(bela);
  fixture.told.length = 0;
  await fixture.say(asha, sid, 'Hello?');
  expect(fixture.told.filter(({ type }) => type === deskChanged.name)).toEqual([
    { rooms: ['support:desk'], type: deskChanged.name, data: { sid } },
  ]);
  expect(heard(supportChanged.name)).toEqual([]);
  await app.as(asha).askLoosely(api.moveSession, { body: { sid, verb: 'leave' } });
  expect(heard(supportChanged.name)).toEqual([`user:${bela.userId}`]);
  const admin = aViewer({ role: 'Admin' });
  expect([deskRoomsOf(admin), deskRoomsOf(asha)]).toEqual([['support:desk'], []]);
});

test('what the agent read is marked for the person and told to them; another Admin leaves no mark', async () => {
  const nandini = await fixture.anAgent();
  const asha = await fixture.aPerson();
  const { sid } = (await fixture.ask(asha)).body;
  const read = (agent: typeof nandini, seq: number) =>
    app.as(agent).askLoosely(readAtDesk, { params: { sid }, body: { seq } });
  const statusOf = async () => (await fixture.lines(asha, sid))[0]?.status;
  const hari = await fixture.anAgent();
  expect((await read(hari, 1)).status).toBe(403);
  expect(await statusOf()).toBe('sent');
  fixture.told.length = 0;
  expect((await read(nandini, 1)).body.readSeq).toBe(1);
  expect(heard('response')).toEqual([`user:${asha.userId}`]);
  expect(await statusOf()).toBe('read');
  await read(nandini, 1);
  expect(heard('response')).toEqual([]);
  expect((await read(nandini, 1_000)).body.readSeq).toBe(2);
});

test('a request of a talk comes with its link or not at all, by either side, once', async () => {
  const nandini = await fixture.anAgent();
  const asha = await fixture.aPerson();
  const { sid } = (await fixture.ask(asha)).body;
  const make = (agent: typeof nandini) =>
    app
      .as(agent)
      .askLoosely(deskToIncident, { params: { sid }, body: { message: 'Send the plumber again.' } });
  expect((await make(await fixture.anAgent())).body.code).toBe('talk_not_found');
  const tries = await Promise.all([make(nandini), make(nandini), make(nandini)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const { rows } = await sql<{
    linked: boolean;
  }>`select s.incident_id = i.incident_id as linked from incident i
    left join support_session s on s.session_id = i.session_id where i.message = 'Send the plumber again.'`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ linked: true }]);
  const { session } = (await app.as(nandini).ask(getDeskSession, { params: { sid } })).body;
  expect(session.incidentNumber).toBeTruthy();
  expect((await fixture.read(asha, sid)).incidentNumber).toBe(session.incidentNumber);
});
