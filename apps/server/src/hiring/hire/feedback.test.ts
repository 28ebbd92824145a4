import * as api from '@nukkad/contract/hiring/hire/hire.api';
import type { Hire } from '@nukkad/contract/hiring/hire/hire.model';
import { getOpenJob, listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type HireFixture,
  anAccepted,
  hire,
  hireFixture,
  join,
} from '../../../test/fixtures/hire-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { hirePersonal } from './hire-personal.store.ts';

let fixture: HireFixture;
beforeAll(async () => {
  fixture = await hireFixture();
});
afterAll(() => fixture.app.close());

interface Joined {
  readonly viewer: Viewer;
  readonly applicationId: string;
  readonly hireId: Hire['hireId'];
}

/** Hired and on the team. */
async function joined(...names: readonly string[]): Promise<Joined[]> {
  const { lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, { openings: names.length + 1 });
  const made: Joined[] = [];
  for (const name of names) {
    const { viewer, applicationId } = await anAccepted(fixture, job, name);
    const { hireId } = await hire(lakshmi, applicationId);
    await join(fixture, viewer);
    made.push({ viewer, applicationId, hireId });
  }
  return made;
}

const later = (days: number) => new Date(fixture.app.clock.now().getTime() + days * dayMs);
const ofHire = ({ applicationId }: Joined) => ({ query: { applicationId } });
const saying = ({ hireId }: Joined, stars: number, words?: string) => ({
  body: { hireId, stars, ...(words && { words }) },
});
const asked = () =>
  fixture.app.sms
    .map(({ variables }) => variables['text'] ?? '')
    .filter((text) => /how is working with|doing after 30 days/.test(text));

test('30 days after the first day both are asked once; each says it once, and the person reads what the business said', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const [raju] = await joined('Raju Yadav');
  if (!raju) throw new Error('No one was hired.');
  const own = app.as(raju.viewer);
  expect((await own.refused(api.giveEmployerFeedback, saying(raju, 5))).code).toBe('feedback_early');
  app.sms.length = 0;
  await app.drain(later(43));
  expect(asked()).toEqual([]);
  await app.drain(later(2));
  expect(asked()).toHaveLength(2);
  await app.drain(later(5));
  expect(asked()).toHaveLength(2);

  expect((await lakshmi.call(api.getHire, ofHire(raju))).can.giveFeedback).toBe(true);
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  expect((await looker.call(api.getHire, ofHire(raju))).can.giveFeedback).toBe(false);
  expect((await looker.askLoosely(api.giveHireFeedback, saying(raju, 4))).status).toBe(403);
  expect((await vikram.refused(api.giveHireFeedback, saying(raju, 4))).code).toBe('hire_not_found');
  const stranger = app.as(await seeker(app, 'Meena Kumari'));
  expect((await stranger.refused(api.giveEmployerFeedback, saying(raju, 4))).code).toBe('hire_not_found');
  expect((await own.askLoosely(api.giveEmployerFeedback, saying(raju, 6))).status).toBe(400);
  expect((await own.askLoosely(api.giveEmployerFeedback, saying(raju, 5, 'Call 98450 12345'))).status).toBe(
    400,
  );

  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((stars) => own.askLoosely(api.giveEmployerFeedback, saying(raju, stars))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code ?? 'done'))).toEqual(
    new Set(['done', 'feedback_given']),
  );
  await lakshmi.call(api.giveHireFeedback, saying(raju, 4, 'On time every day.'));
  expect((await own.call(api.getHire, ofHire(raju))).feedback).toMatchObject({
    own: { words: '' },
    received: { stars: 4, words: 'On time every day.' },
  });
  expect((await lakshmi.call(api.getHire, ofHire(raju))).feedback).toMatchObject({
    own: { stars: 4 },
    received: null,
  });
});

test('from three on the business reads words without names, and its jobs show the average', async () => {
  const { app, lakshmi, vikram } = fixture;
  const people = await joined('Kiran Rao', 'Dinesh Rao', 'Manoj Kumar');
  await app.drain(later(50));
  const job = await aPlumberJob(lakshmi);
  const ratingOf = async () =>
    (await vikram.call(getOpenJob, { query: { jobId: job.jobId } })).employerRating;
  const before = await lakshmi.call(api.listEmployerFeedback, { query: { count: 'true' } });
  expect([before.items, before.total, before.rating, await ratingOf()]).toEqual([
    [],
    { count: 0, isMore: false },
    null,
    null,
  ]);
  for (const [place, one] of people.entries())
    await app.as(one.viewer).call(api.giveEmployerFeedback, saying(one, 3 + place, `Fair boss ${place}`));
  const { items, rating } = await lakshmi.call(api.listEmployerFeedback, { query: {} });
  // With that of the test before.
  expect([items.length, rating?.count]).toEqual([4, 4]);
  expect(items.map((one) => Object.keys(one).toSorted())).toContainEqual([
    'feedbackId',
    'month',
    'stars',
    'words',
  ]);
  expect(await ratingOf()).toEqual(rating);
  const shown = await vikram.call(listOpenJobs, { query: { tradeId: 'plumber' } });
  expect(shown.items.find(({ jobId }) => jobId === job.jobId)?.employerRating).toEqual(rating);
  const page = await lakshmi.call(api.listEmployerFeedback, { query: { limit: '3' } });
  const next = await lakshmi.call(api.listEmployerFeedback, { query: { cursor: page.nextCursor ?? '' } });
  expect([...page.items, ...next.items]).toEqual(items);
  expect((await vikram.call(api.listEmployerFeedback, { query: {} })).items).toEqual([]);
});

test('a hire and its feedback are in the copy of one’s data, and go with the account', async () => {
  const { app, lakshmi, shop } = fixture;
  const [raju] = await joined('Ganesh Patil');
  if (!raju) throw new Error('No one was hired.');
  await app.drain(later(50));
  await app.as(raju.viewer).call(api.giveEmployerFeedback, saying(raju, 5));
  const { db } = app.platform;
  const copy = await exportOf(hirePersonal, db, raju.viewer.userId);
  expect(JSON.stringify(copy)).not.toContain(shop.owner.userId);
  for (const userId of [raju.viewer.userId, shop.owner.userId]) {
    await app.platform.write({ idempotency: null }, (tx) => eraseFrom(hirePersonal, tx, userId));
    expect(await exportOf(hirePersonal, db, userId)).toEqual({});
  }
  expect((await lakshmi.refused(api.getHire, ofHire(raju))).code).toBe('hire_not_found');
});
