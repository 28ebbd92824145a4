import * as api from '@nukkad/contract/hiring/application/application.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  apply,
  lookAt,
  move,
  reject,
} from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

const hourMs = 3_600_000;
let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
afterAll(() => fixture.app.close());

const talk = () => required(fixture.app.platform.contributions.talkReferences.get('job'));
const referenceOf = async (applicationId: string) =>
  required((await talk().look(fixture.app.platform.db, [applicationId])).get(applicationId));
const waitsFor = async (viewer: Viewer) => {
  const { platform, clock } = fixture.app;
  const call = { reader: platform.db, viewer, now: clock.now() };
  const waiting = await Promise.all(platform.contributions.waiting.map((one) => one.read(call)));
  return waiting.flat().filter(({ kind }) => kind === 'application');
};

test('the overview says how many applicants wait and by when the first one expects an answer, to those who may look', async () => {
  const { app, lakshmi, shop } = fixture;
  const start = app.clock.now();
  const job = await aPlumberJob(lakshmi);
  const first = await anApplicant(fixture, job);
  await anApplicant(fixture, job, 'Meena Kumari');
  const at = new Date(start.getTime() + 72 * hourMs).toISOString();
  expect(await waitsFor(shop.owner)).toEqual([{ kind: 'application', count: 2, at, amount: null }]);
  expect(await waitsFor(deskOf(shop, 'booking.view'))).toEqual([]);
  await move(lakshmi, 'shortlist', first.applicationId);
  expect((await waitsFor(shop.owner))[0]?.count).toBe(1);
});

test('an applicant and the business talk about the application; contacts are hidden until the shortlist', async () => {
  const { app, lakshmi, shop } = fixture;
  const { viewer, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  const { applicationNumber, jobId } = await lookAt(lakshmi, applicationId);
  expect(await talk().find(app.platform.db, applicationNumber)).toEqual([applicationId]);
  expect((await talk().titles(app.platform.db, [applicationId], 'en')).get(applicationId)).toBe(
    'Plumber for homes',
  );
  const before = await referenceOf(applicationId);
  expect(before).toMatchObject({
    sides: { a: { userId: viewer.userId }, b: { organisationId: shop.organisationId } },
    contactsVisible: false,
    endedAt: null,
  });
  expect(talk().addressFor(viewer, before)).toBe(`/candidate/applications/${applicationId}`);
  expect(talk().addressFor(shop.owner, before)).toBe(
    `/hire-talent/jobs/${jobId}/applicants/${applicationId}`,
  );
  expect(talk().addressFor(deskOf(shop, 'booking.view'), before)).toBeNull();
  await move(lakshmi, 'shortlist', applicationId);
  expect((await referenceOf(applicationId)).contactsVisible).toBe(true);
  await reject(lakshmi, applicationId, 24);
  expect((await referenceOf(applicationId)).endedAt).toBeNull();
  await app.drain(new Date(app.clock.now().getTime() + 25 * hourMs));
  expect((await referenceOf(applicationId)).endedAt).not.toBeNull();
});

test('who was only invited is not written to before they apply', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const raju = await seeker(app, 'Raju Yadav');
  const { applicationId } = await lakshmi.call(api.inviteCandidate, {
    body: { jobId: job.jobId, userId: raju.userId },
    headers: key(),
  });
  expect((await referenceOf(applicationId)).sides.b).toBeNull();
  await apply(fixture, raju, job);
  expect((await referenceOf(applicationId)).sides.b).not.toBeNull();
});
