import * as api from '@nukkad/contract/hiring/saved-search/saved-search.api';
import {
  type SavedSearchBody,
  mostSavedSearches,
} from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPartner, aUser, indiranagar } from '../../../test/fixtures/a-partner.ts';
import { aJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { announceNewJobs } from './announce-new-jobs.ts';
import { createSavedSearchDomain } from './index.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { savedSearchPersonal } from './saved-search.store.ts';

const hourMs = 3_600_000;
let app: Mounted;
let lakshmi: TestClient;
let seeker: Viewer;
let raju: TestClient;
const kept: SavedSearchDependencies[] = [];
beforeAll(async () => {
  app = await mounted((platform) => {
    const domains = jobDomains(platform);
    kept.push({ platform, ...domains });
    return [domains.skill, domains.job, createSavedSearchDomain(platform, domains)];
  });
  const { organisationId, ownerUserId } = await aPartner(app.platform.db, {
    companyName: 'Lakshmi Electricals',
  });
  lakshmi = app.as(aViewer({ role: 'Service Partner', organisationId, userId: ownerUserId }));
});
beforeEach(async () => {
  await sql`delete from saved_search`.execute(app.platform.db);
  seeker = aViewer({ role: 'Jobseeker', userId: await aUser(app.platform.db, 'Raju Yadav') });
  raju = app.as(seeker);
});
afterAll(() => app.close());

const electrician = { tradeId: 'electrician', pincode: indiranagar.pincode, place: 'Indiranagar' } as const;
const save = (body: SavedSearchBody, client = raju) => client.call(api.saveSearch, { body });
const own = async (client = raju) => (await client.call(api.listSavedSearches, { query: {} })).items;
const newJobs = async () => {
  app.clock.advance(23 * hourMs);
  await announceNewJobs(required(kept[0]));
};
/** What the person was sent by the end of the next day. */
const heard = async () => {
  const before = app.sms.length;
  await app.drain(new Date(app.clock.now().getTime() + 25 * hourMs));
  return app.sms.slice(before).map(({ variables }) => JSON.stringify(variables));
};

test('a search is saved once with its place as a PIN code; it is its person’s alone', async () => {
  const first = await save(electrician);
  expect(first).toMatchObject({
    trade: { skillId: 'electrician', name: 'Electrician' },
    place: 'Indiranagar',
    pincode: indiranagar.pincode,
    alerts: true,
    alertedAt: null,
  });
  expect((await save({ ...electrician, place: 'Near home' })).savedSearchId).toBe(first.savedSearchId);
  const { latitude: lat, longitude: lng } = indiranagar;
  const around = await save({ q: 'plumber', lat, lng, withinKm: 10, wageLeast: 20_000_00 });
  expect(around).toMatchObject({
    pincode: expect.stringMatching(/^\d{6}$/),
    wageUnit: 'month',
    withinKm: 10,
  });
  expect((await own()).map(({ savedSearchId }) => savedSearchId)).toContain(around.savedSearchId);
  const meena = app.as(aViewer({ role: 'Jobseeker', userId: await aUser(app.platform.db, 'Meena Kumari') }));
  expect(await own(meena)).toEqual([]);
  const { savedSearchId } = first;
  const tries = [
    await meena.refused(api.switchAlerts, { body: { savedSearchId, alerts: false } }),
    await meena.refused(api.removeSavedSearch, { query: { savedSearchId } }),
    await lakshmi.refused(api.saveSearch, { body: electrician }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 403]);
  await raju.call(api.removeSavedSearch, { query: { savedSearchId } });
  expect((await own()).map((one) => one.savedSearchId)).toEqual([around.savedSearchId]);
});

test('what finds every job, an unknown trade or place, and one search too many are refused', async () => {
  const codes = [];
  for (const body of [{ place: 'Indiranagar', withinKm: 5 }, { tradeId: 'astronaut' }, { pincode: '999999' }])
    codes.push((await raju.refused(api.saveSearch, { body })).code);
  expect(codes).toEqual(['saved_search_empty', 'job_trade_unknown', 'job_place_unknown']);
  const many = Array.from({ length: mostSavedSearches + 4 }, (_, at) => `fitter ${at}`);
  const answers = await Promise.all(many.map((q) => raju.ask(api.saveSearch, { body: { q } })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostSavedSearches);
  expect(await own()).toHaveLength(mostSavedSearches);
});

test('the same search at twenty moments at once is saved once', async () => {
  const saved = await Promise.all(Array.from({ length: 20 }, () => save(electrician)));
  expect(new Set(saved.map(({ savedSearchId }) => savedSearchId)).size).toBe(1);
});

test('new jobs alone are announced, at most once a day, and not while alerts are off', async () => {
  await aJob(lakshmi, { title: 'Electrician of before' });
  const { savedSearchId } = await save(electrician);
  await save({ q: 'electrician' });
  await newJobs();
  expect(await heard()).toEqual([]);
  await aJob(lakshmi, { title: 'Electrician of today' });
  await aJob(lakshmi, { title: 'Plumber of today', tradeId: 'plumber' });
  await newJobs();
  const [message, ...others] = await heard();
  expect(others).toEqual([]);
  expect(message).toContain('1 new job for “Electrician');
  expect(message).toContain('More in 1 other search.');
  expect((await own()).map(({ alertedJobs }) => alertedJobs)).toEqual([1, 1]);
  await announceNewJobs(required(kept[0]));
  expect(await heard()).toEqual([]);
  for (const one of await own())
    await raju.call(api.switchAlerts, { body: { savedSearchId: one.savedSearchId, alerts: false } });
  await aJob(lakshmi, { title: 'Electrician of tomorrow' });
  await newJobs();
  await raju.call(api.switchAlerts, { body: { savedSearchId, alerts: true } });
  await newJobs();
  expect(await heard()).toEqual([]);
});

test('who left hears nothing; saved searches are in the copy of everything and go with the account', async () => {
  const { db } = app.platform;
  await save(electrician);
  const { userId } = seeker;
  await sql`update user_account set status = 'Deactivated' where user_id = ${userId}`.execute(db);
  await aJob(lakshmi);
  await newJobs();
  expect(await heard()).toEqual([]);
  const copy = await exportOf(savedSearchPersonal, db, userId);
  expect(copy['Searches for jobs that you saved']).toMatchObject([{ place: 'Indiranagar' }]);
  await app.platform.write({ idempotency: null }, (tx) => eraseFrom(savedSearchPersonal, tx, userId));
  expect(Object.values(await exportOf(savedSearchPersonal, db, userId)).flat()).toEqual([]);
});
