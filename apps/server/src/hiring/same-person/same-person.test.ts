import { getApplication } from '@nukkad/contract/hiring/application/application.api';
import * as api from '@nukkad/contract/hiring/same-person/same-person.api';
import type { SamePersonVerdict } from '@nukkad/contract/hiring/same-person/same-person.noun';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, apply, lookAt, move } from '../../../test/fixtures/application-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type PoolFixture,
  aReadCv,
  numberOf,
  poolFixture,
  setMail,
} from '../../../test/fixtures/pool-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { samePersonPersonal } from './same-person.store.ts';

interface Applicant {
  readonly viewer: Viewer;
  readonly applicationId: string;
}

let fixture: PoolFixture;
let lakshmi: TestClient;
let homes: { readonly jobId: string };
/** Two accounts of Raju, each with an application, both shortlisted. */
let raju: Applicant;
let rajuAgain: Applicant;
beforeAll(async () => {
  fixture = await poolFixture();
  lakshmi = fixture.lakshmi;
});
beforeEach(async () => {
  const job = await aPlumberJob(lakshmi);
  homes = job;
  raju = await anApplicant(fixture, job, 'Raju Yadav');
  rajuAgain = await anApplicant(fixture, job, 'Raju P. Yadav');
});
afterAll(() => fixture.app.close());

const shortlist = ({ applicationId }: Applicant) => move(lakshmi, 'shortlist', applicationId);
const alikes = async ({ applicationId }: Applicant, client = lakshmi) =>
  (await client.call(api.listAlikes, { query: { applicationId } })).items;
const deciding = (one: Applicant, other: Applicant, verdict: SamePersonVerdict) => ({
  body: { applicationId: one.applicationId, otherId: other.applicationId, verdict },
});
const decide = (one: Applicant, other: Applicant, verdict: SamePersonVerdict) =>
  lakshmi.call(api.decideSamePerson, deciding(one, other, verdict));
const earlier = async ({ applicationId }: Applicant) =>
  (await lookAt(lakshmi, applicationId)).earlier.map((one) => [one.applicationId, one.name]);
/** The second account’s CV says the number of the first. */
const withSameNumber = async () =>
  aReadCv(fixture.app, rajuAgain.viewer, { mobile: await numberOf(fixture.app, raju.viewer) });

test('two accounts with one number are shown to their business once both are shortlisted, from either side', async () => {
  await withSameNumber();
  expect([await alikes(raju), await alikes(rajuAgain)]).toEqual([[], []]);
  await shortlist(raju);
  expect([await alikes(raju), await alikes(rajuAgain)]).toEqual([[], []]);
  await shortlist(rajuAgain);
  expect(await alikes(raju)).toEqual([
    {
      applicationId: rajuAgain.applicationId,
      jobId: homes.jobId,
      jobTitle: 'Plumber for homes',
      name: 'Raju P. Yadav',
      shares: ['mobile'],
      verdict: null,
    },
  ]);
  expect(await alikes(rajuAgain)).toMatchObject([{ applicationId: raju.applicationId, shares: ['mobile'] }]);
});

test('a mail is found too, of account or CV and in any letters; people without a contact in common are not', async () => {
  await setMail(fixture.app, raju.viewer, `raju-${raju.applicationId}@example.com`);
  await aReadCv(fixture.app, rajuAgain.viewer, { mail: `Raju-${raju.applicationId}@Example.com` });
  const salma = await anApplicant(fixture, await aPlumberJob(lakshmi, { title: 'Plumber' }), 'Salma Khan');
  await aReadCv(fixture.app, salma.viewer, { mobile: '9000000001', mail: 'salma@example.com' });
  for (const one of [raju, rajuAgain, salma]) await shortlist(one);
  expect(await alikes(raju)).toMatchObject([{ applicationId: rajuAgain.applicationId, shares: ['mail'] }]);
  expect(await alikes(rajuAgain)).toMatchObject([{ applicationId: raju.applicationId, shares: ['mail'] }]);
  expect(await alikes(salma)).toEqual([]);
  expect((await lakshmi.refused(api.decideSamePerson, deciding(raju, salma, 'same'))).code).toBe(
    'same_person_not_found',
  );
});

test('joined, the applications of both are one history; separated they are two again, and it can be joined anew', async () => {
  await withSameNumber();
  for (const one of [raju, rajuAgain]) await shortlist(one);
  expect(await earlier(raju)).toEqual([]);
  const after = await decide(raju, rajuAgain, 'same');
  expect(after.items).toMatchObject([{ verdict: 'same' }]);
  expect(await earlier(raju)).toEqual([[rajuAgain.applicationId, 'Raju P. Yadav']]);
  expect(await earlier(rajuAgain)).toEqual([[raju.applicationId, 'Raju Yadav']]);
  fixture.app.clock.advance(60_000);
  const offices = await aPlumberJob(lakshmi, { title: 'Plumber for offices' });
  const { applicationId } = await apply(fixture, rajuAgain.viewer, offices);
  expect((await earlier(raju)).map(([id]) => id)).toEqual([applicationId, rajuAgain.applicationId]);
  await decide(rajuAgain, raju, 'different');
  expect(await earlier(raju)).toEqual([]);
  expect(await alikes(raju)).toMatchObject([{ verdict: 'different' }]);
  await decide(raju, rajuAgain, 'same');
  expect(await earlier(raju)).toHaveLength(2);
});

test('three accounts are one person by two joins, and who is separated leaves all of them', async () => {
  const third = await anApplicant(fixture, await aPlumberJob(lakshmi, { title: 'Plumber' }), 'R. Yadav');
  const mobile = await numberOf(fixture.app, raju.viewer);
  await aReadCv(fixture.app, rajuAgain.viewer, { mobile });
  await aReadCv(fixture.app, third.viewer, { mobile });
  for (const one of [raju, rajuAgain, third]) await shortlist(one);
  await decide(raju, rajuAgain, 'same');
  await decide(rajuAgain, third, 'same');
  expect(await earlier(raju)).toHaveLength(2);
  await decide(raju, third, 'different');
  expect([await earlier(raju), await earlier(third)]).toEqual([
    [[rajuAgain.applicationId, 'Raju P. Yadav']],
    [],
  ]);
});

test('no account changes, and no candidate and no other business hears of it', async () => {
  await withSameNumber();
  for (const one of [raju, rajuAgain]) await shortlist(one);
  await fixture.app.drain();
  fixture.app.sms.length = 0;
  await decide(raju, rajuAgain, 'same');
  await fixture.app.drain();
  expect(fixture.app.sms).toEqual([]);
  const { db } = fixture.app.platform;
  for (const { viewer } of [raju, rajuAgain])
    expect(await exportOf(samePersonPersonal, db, viewer.userId)).toEqual({});
  const query = { applicationId: raju.applicationId };
  for (const stranger of [fixture.vikram, fixture.app.as(raju.viewer)]) {
    const { status } = await stranger.refused(api.listAlikes, { query });
    expect(status).toBe(stranger === fixture.vikram ? 404 : 403);
    expect((await stranger.refused(api.decideSamePerson, deciding(raju, rajuAgain, 'same'))).status).toBe(
      status,
    );
  }
  const desk = fixture.app.as(deskOf(fixture.shop, 'hireTalent.view'));
  expect((await desk.call(api.listAlikes, { query })).can).toEqual({ decide: false });
  expect((await desk.refused(api.decideSamePerson, deciding(raju, rajuAgain, 'different'))).status).toBe(403);
});

test('what was decided goes with either application and with either account', async () => {
  await withSameNumber();
  for (const one of [raju, rajuAgain]) await shortlist(one);
  await decide(raju, rajuAgain, 'same');
  const { db } = fixture.app.platform;
  const held = async () =>
    (
      await db.selectFrom('same_person').selectAll().where('first_application_id', 'is not', null).execute()
    ).filter((row) => [row.first_user_id, row.second_user_id].includes(raju.viewer.userId)).length;
  expect(await held()).toBe(1);
  await db.transaction().execute((tx) => eraseFrom(samePersonPersonal, tx, rajuAgain.viewer.userId));
  expect(await held()).toBe(0);
  await decide(raju, rajuAgain, 'same');
  await move(fixture.app.as(rajuAgain.viewer), 'withdraw', rajuAgain.applicationId);
  fixture.app.clock.advance(181 * dayMs);
  await fixture.round('application.erase_ended');
  expect(await held()).toBe(0);
  expect((await lakshmi.ask(getApplication, { query: { applicationId: raju.applicationId } })).status).toBe(
    200,
  );
});
