import { setCandidatePrivacy } from '@nukkad/contract/hiring/candidate/candidate.api';
import { deactivateJob } from '@nukkad/contract/hiring/job/job.api';
import { searchOffice, searchWork } from '@nukkad/contract/office/search/search.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  lookAt,
  move,
} from '../../../test/fixtures/application-fixture.ts';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
afterAll(() => fixture.app.close());

const find = (viewer: Viewer, q: string) => fixture.app.as(viewer).call(searchWork, { query: { q } });
const hitsOf = async (viewer: Viewer, typed: string, kind: string) =>
  (await find(viewer, typed)).items.filter((hit) => hit.kind === kind);
const idsOf = async (viewer: Viewer, typed: string, kind: string) =>
  (await hitsOf(viewer, typed, kind)).map(({ id }) => id);
/** Those who may not find anything of the business. */
const others = async (): Promise<readonly Viewer[]> => {
  const { app, shop } = fixture;
  const userId = await aUser(app.platform.db, 'Another Owner');
  return [deskOf(shop, 'booking.view'), aViewer({ role: 'Service Partner', organisationId: userId, userId })];
};

test('an application is found by any part of its number, and by name or mobile number only from the shortlist on', async () => {
  const { app, lakshmi, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(fixture, job, 'Sulochana Devi');
  const { applicationNumber } = await lookAt(lakshmi, applicationId);
  const { rows } = await sql<{
    number: string;
  }>`select mobile_number as number from user_account where user_id = ${viewer.userId}`.execute(
    app.platform.db,
  );
  const { number } = required(rows[0]);
  const id = `${job.jobId}/${applicationId}`;
  const numbers = [
    applicationNumber,
    applicationNumber.replace('-', '').toLowerCase(),
    applicationNumber.slice(-5),
  ];
  for (const typed of numbers)
    expect([typed, await idsOf(shop.owner, typed, 'application')]).toEqual([typed, [id]]);
  for (const typed of ['Sulochana', number])
    expect([typed, await idsOf(shop.owner, typed, 'application')]).toEqual([typed, []]);
  expect(JSON.stringify(await find(shop.owner, applicationNumber))).not.toMatch(new RegExp(`Devi|${number}`));
  await move(lakshmi, 'shortlist', applicationId);
  for (const typed of [
    'Sulochana',
    'devi sulo',
    'Sulochna Devi',
    number,
    number.slice(0, 6),
    number.slice(-4),
  ])
    expect([typed, await idsOf(shop.owner, typed, 'application')]).toEqual([typed, [id]]);
  expect((await hitsOf(shop.owner, 'Sulochana', 'application'))[0]).toMatchObject({
    title: 'Sulochana Devi',
    facts: [job.title, number, applicationNumber],
  });
  for (const stranger of await others())
    for (const typed of [applicationNumber, 'Sulochana'])
      expect(await idsOf(stranger, typed, 'application')).toEqual([]);
});

test('a job is found by its title, also mistyped, and by its trade in either language; the back office finds open ones', async () => {
  const { app, lakshmi, shop } = fixture;
  const { jobId, version } = await aPlumberJob(lakshmi, { title: 'Bathroom specialist' });
  for (const typed of ['bathroom', 'Bathrom specialist', 'plumber', 'प्लंबर'])
    expect([typed, await idsOf(shop.owner, typed, 'job')]).toEqual([typed, expect.arrayContaining([jobId])]);
  for (const stranger of await others()) expect(await idsOf(stranger, 'bathroom', 'job')).toEqual([]);
  const admin = aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Admin') });
  const inOffice = async () =>
    (await app.as(admin).call(searchOffice, { query: { q: 'bathroom' } })).items.filter(
      ({ kind }) => kind === 'job',
    );
  expect(await inOffice()).toMatchObject([
    { id: jobId, title: 'Bathroom specialist', facts: ['Lakshmi Home Services', 'Plumber', 'Indiranagar'] },
  ]);
  await lakshmi.call(deactivateJob, { body: { jobId, version } });
  expect(await inOffice()).toEqual([]);
  expect(await idsOf(shop.owner, 'bathroom', 'job')).toContain(jobId);
});

test('a candidate is found by work and by no name; one who hides is found by no business', async () => {
  const { app, shop } = fixture;
  const meena = await seeker(app, 'Meenakshi Kumari', { tradeIds: ['carpenter'] });
  const [hit, ...more] = await hitsOf(shop.owner, 'carpenter', 'candidate');
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ id: meena.userId, title: 'Meenakshi K.' });
  expect(await idsOf(shop.owner, 'Meenakshi', 'candidate')).toEqual([]);
  expect(await idsOf(deskOf(shop, 'booking.view'), 'carpenter', 'candidate')).toEqual([]);
  await app.as(meena).call(setCandidatePrivacy, { body: { visibility: 'hidden' } });
  expect(await idsOf(shop.owner, 'carpenter', 'candidate')).toEqual([]);
});
