import { getDeskFigures } from '@nukkad/contract/talk/support/desk-figures.api';
import * as api from '@nukkad/contract/talk/support/session.api';
import { keepDuty, setDuty } from '@nukkad/contract/talk/support/session-office.api';
import { expect, test } from 'vitest';
import { clearedTalks } from '../../../../../test/fixtures/talk-fixture.ts';
import type { Viewer } from '../../../../platform/viewer.ts';

const { app, aPerson, anAgent, ask, reply, move } = await clearedTalks();

test('the figures of the desk count waiting, replies in time and ratings, by agent and in all', async () => {
  const nandini = await anAgent({ most: 3 });
  const rate = (person: Viewer, sid: string, stars: number, words: string) =>
    app.as(person).askLoosely(api.rateSession, { body: { sid, stars, words } });
  const talked = async (seconds: number, stars: number) => {
    await app.as(nandini).ask(keepDuty);
    const person = await aPerson();
    const { sid } = (await ask(person)).body;
    app.clock.advance(seconds * 1_000);
    await reply(nandini, sid);
    await move(nandini, sid, { verb: 'resolve' });
    await rate(person, sid, stars, `${stars} stars`);
  };
  await talked(30, 5);
  await talked(90, 4);
  await talked(180, 1);
  await app.as(nandini).askLoosely(setDuty, { body: { onDuty: false, languages: ['en'], most: 1 } });
  const asha = await aPerson();
  await app.as(asha).askLoosely(api.moveSession, {
    body: { sid: (await ask(asha)).body.sid, verb: 'leave' },
  });
  const { body } = await app.as(nandini).ask(getDeskFigures, { query: { days: '7' } });
  const counted = { waitSeconds: 90, inTimePercent: 67, rated: 3, meanStars: 3.3, satisfiedPercent: 67 };
  expect(body).toMatchObject({ talks: 4, left: 1, ...counted });
  expect(body.agents).toEqual([{ userId: nandini.userId, name: 'Nandini Iyer', talks: 3, ...counted }]);
  expect(body.ratings.map(({ stars, words }) => [stars, words])).toEqual([
    [1, '1 stars'],
    [4, '4 stars'],
    [5, '5 stars'],
  ]);
  expect((await app.as(asha).askLoosely(getDeskFigures, { query: {} })).status).toBe(403);
});
