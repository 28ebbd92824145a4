import { canMove } from '@nukkad/contract/kernel/lifecycle';
import * as api from '@nukkad/contract/talk/support/session.api';
import { moveDeskSession, takeSession } from '@nukkad/contract/talk/support/session-office.api';
import {
  sessionLifecycle,
  type SessionStatus,
  sessionStatuses,
  type SessionVerb,
} from '@nukkad/contract/talk/support/session.noun';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import { clearedTalks } from '../../../../test/fixtures/talk-fixture.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { findSession } from './session.store.ts';
import { sessionTransitions } from './session.transitions.ts';

const { app, aPerson, anAgent, ask, say, reply, talk, move, lines } = await clearedTalks();

test('promise 6: every state with every verb of a person and an agent: only the moves of the table are made', async () => {
  const nandini = await anAgent({ most: 10 });
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const put = async (status: SessionStatus) => {
    const at = app.clock.now();
    const ended = ['Closed', 'Cancelled'].includes(status) ? at : null;
    const agent = status === 'Pending' ? null : nandini.userId;
    await sql`update support_session set status = ${status}, agent_id = ${agent}, ended_at = ${ended}, version = 1,
      resolved_at = ${status === 'Resolved' ? at : null} where session_id = ${sid}`.execute(app.platform.db);
    await sql`update conversation set closed_at = null where conversation_id = ${sid}`.execute(
      app.platform.db,
    );
  };
  const byAgent = (verb: string) => () =>
    app.as(nandini).askLoosely(moveDeskSession, { params: { sid }, body: { verb, version: 1 } });
  const byPerson = (verb: string) => () => app.as(asha).askLoosely(api.moveSession, { body: { sid, verb } });
  const tries: readonly (readonly [SessionVerb, () => Promise<{ status: number; body: Wire }>])[] = [
    ['route', () => app.as(nandini).askLoosely(takeSession, { params: { sid }, body: { version: 1 } })],
    ['resolve', byAgent('resolve')],
    ['end', byAgent('end')],
    ['release', byAgent('release')],
    ['end', byPerson('end')],
    ['leave', byPerson('leave')],
  ];
  for (const from of sessionStatuses)
    for (const [verb, send] of tries) {
      await put(from);
      const { status, body } = await send();
      const allowed = canMove(sessionLifecycle, verb, from);
      // Of no agent is not of this agent: who may is asked before when.
      const refused = status === 403 || (status === 409 && body.code === 'session_moved_on');
      expect([from, verb, allowed ? status : refused], JSON.stringify(body)).toEqual([
        from,
        verb,
        allowed ? 200 : true,
      ]);
    }
  const spoken = {
    answer: ['Assigned', 'Inprogress'],
    reopen: ['Pending', 'Assigned', 'Inprogress', 'Resolved'],
  };
  for (const from of sessionStatuses) {
    await put(from);
    expect([from, 'answer', (await reply(nandini, sid)).status === 201]).toEqual([
      from,
      'answer',
      spoken.answer.includes(from),
    ]);
    await put(from);
    expect([from, 'reopen', (await say(asha, sid, 'Hello?')).status === 201]).toEqual([
      from,
      'reopen',
      spoken.reopen.includes(from),
    ]);
  }
});

test('promise 6: no round of the queue makes a move that is not in the table, whatever the state', async () => {
  const { sid } = (await ask(await aPerson())).body;
  const row = required(await findSession(app.platform.db, sid));
  for (const verb of ['route', 'release', 'close', 'fallSilent'] as const)
    for (const status of sessionStatuses)
      expect([verb, status, sessionTransitions.allowSystem(verb, { ...row, status }) !== null]).toEqual([
        verb,
        status,
        canMove(sessionLifecycle, verb, status),
      ]);
});

test('Nandini gives a talk that waits to Meera, whose desk is full, with a note; to no one who is not on duty', async () => {
  const nandini = await anAgent({ most: 1 });
  const meera = await anAgent({ most: 1 });
  for (let nth = 0; nth < 2; nth += 1) await ask(await aPerson());
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  expect((await talk(nandini, sid)).session).toMatchObject({
    status: 'Pending',
    can: { give: true, transfer: false },
  });
  expect((await move(nandini, sid, { verb: 'route' })).status).toBe(400);
  const gone = await move(nandini, sid, { verb: 'route', agentId: asha.userId });
  expect([gone.status, gone.body.code]).toEqual([409, 'agent_not_there']);
  const given = await move(nandini, sid, { verb: 'route', agentId: meera.userId, note: 'She knows taps.' });
  expect([given.status, given.body]).toMatchObject([
    200,
    { status: 'Assigned', agentId: meera.userId, transferNote: 'She knows taps.', can: { give: false } },
  ]);
  expect((await lines(asha, sid)).at(-1)?.side).toBe('system');
  const again = await move(nandini, sid, { verb: 'route', agentId: nandini.userId });
  expect([again.status, again.body.code]).toEqual([409, 'session_moved_on']);
});
