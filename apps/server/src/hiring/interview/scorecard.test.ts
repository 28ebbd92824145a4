import * as api from '@nukkad/contract/hiring/interview/interview.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type InterviewFixture,
  anAccepted,
  interviewFixture,
  look,
  moveOn,
  standAtTime,
} from '../../../test/fixtures/interview-fixture.ts';
import { listUnscored } from './interviewer.store.ts';

let fixture: InterviewFixture;
let arun: Viewer;
let bela: Viewer;
beforeAll(async () => {
  fixture = await interviewFixture();
  arun = await fixture.hire('Arun Das', 'hireTalent.view');
  bela = await fixture.hire('Bela Rao', 'hireTalent.view');
});
afterAll(() => fixture.app.close());

const card = { skillMark: 4, experienceMark: 3, mannerMark: 5, advice: 'yes' } as const;
const scoring = (interviewId: string, words?: string) => ({
  body: { interviewId, ...card, ...(words !== undefined && { words }) },
});

test('an interviewer reads the other scorecards once the own one is in; the candidate reads none, and it is sent once', async () => {
  const { app, lakshmi, shop, vikram } = fixture;
  const [one, two] = [app.as(arun), app.as(bela)];
  const round = await anAccepted(fixture, { interviewerIds: [arun.userId, bela.userId] });
  const { interviewId, own, applicationId, startsAt } = round;
  expect((await one.refused(api.scoreInterview, scoring(interviewId))).code).toBe('interview_moved_on');
  standAtTime(fixture, startsAt, 40);
  await moveOn(lakshmi, interviewId, 'complete');
  await app.drain();
  const asked = app.sms.filter(({ variables }) => variables['text']?.includes('Send your scorecard'));
  expect(asked).toHaveLength(3);
  expect((await look(one, interviewId)).can.score).toBe(true);
  const waits = async () => listUnscored(app.platform.db, [applicationId]);
  expect((await waits()).map(({ userId }) => userId).toSorted()).toEqual(
    [arun.userId, bela.userId].toSorted(),
  );
  await one.call(api.scoreInterview, scoring(interviewId, 'Knows pipes well.'));
  const hidden = (await look(two, interviewId)).scorecards;
  expect(hidden).toMatchObject([
    { name: 'Arun Das', isIn: true, isOwn: false, card: null },
    { name: 'Bela Rao', isIn: false, isOwn: true, card: null },
  ]);
  const answer = await two.call(api.scoreInterview, scoring(interviewId));
  expect(answer.scorecards).toMatchObject([{ card: { words: 'Knows pipes well.', ...card } }, { card }]);
  expect((await two.refused(api.scoreInterview, scoring(interviewId))).code).toBe('interview_scored');
  expect(await waits()).toEqual([]);
  // The owner did not interview, and decides by what those found who did.
  expect((await look(lakshmi, interviewId)).scorecards).toMatchObject([{ card }, { card }]);
  expect((await lakshmi.refused(api.scoreInterview, scoring(interviewId))).code).toBe(
    'interview_not_interviewer',
  );
  expect((await look(own, interviewId)).scorecards).toBeNull();
  expect((await own.refused(api.scoreInterview, scoring(interviewId))).code).toBe('forbidden');
  expect((await vikram.refused(api.scoreInterview, scoring(interviewId))).code).toBe('interview_not_found');
  const withoutRights = app.as(deskOf(shop));
  expect((await withoutRights.refused(api.scoreInterview, scoring(interviewId))).code).toBe('forbidden');
});
