import * as api from '@nukkad/contract/hiring/application/application.api';
import * as jobApi from '@nukkad/contract/hiring/job/job.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ApplicationFixture,
  aPlumberJob,
  anApplicant,
  applicationFixture,
  lookAt,
  move,
  ownOf,
  refusedMove,
  reject,
} from '../../../test/fixtures/application-fixture.ts';
import { newId } from '../../platform/id.ts';

const hourMs = 3_600_000;
let fixture: ApplicationFixture;
beforeAll(async () => {
  fixture = await applicationFixture();
});
beforeEach(async () => {
  await fixture.app.drain();
  // In the morning, so that no message of the test waits for the end of the quiet hours.
  const tomorrow = new Date(fixture.app.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  fixture.app.clock.set(new Date(`${tomorrow}T04:30:00.000Z`));
  fixture.app.sms.length = 0;
});
afterAll(() => fixture.app.close());

const inHours = (hours: number) => new Date(fixture.app.clock.now().getTime() + hours * hourMs);
const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);

test('a rejection is heard after the hours that Lakshmi chose, once, with its reason; until then Raju sees nothing of it', async () => {
  const { app, lakshmi } = fixture;
  const { viewer, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  await app.drain();
  app.sms.length = 0;
  await reject(lakshmi, applicationId, 48, { words: 'We need five years of work.' });
  await app.drain(inHours(47));
  expect(texts()).toEqual([]);
  const own = app.as(viewer);
  expect(await ownOf(own, applicationId)).toMatchObject({
    status: 'Pending',
    rejection: null,
    can: { withdraw: true },
  });
  const { items } = await own.call(api.listAppliedJobs, { query: { tab: 'open' } });
  expect(items).toHaveLength(1);
  expect((await lookAt(lakshmi, applicationId)).rejection).toMatchObject({ isTold: false });
  await app.drain(inHours(2));
  expect(texts()).toEqual([expect.stringMatching(/thank you for applying.*more experience needed/)]);
  expect(await ownOf(own, applicationId)).toMatchObject({
    status: 'Rejected',
    next: { step: 'look_elsewhere', who: null },
    rejection: { reason: 'experience', words: 'We need five years of work.' },
    can: { withdraw: false },
  });
  await app.drain(inHours(48));
  expect(texts()).toHaveLength(1);
});

test('taken back in time it was never there, also where a later one follows; afterwards only reconsidering is left', async () => {
  const { app, lakshmi } = fixture;
  const { viewer, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  await app.drain();
  app.sms.length = 0;
  await reject(lakshmi, applicationId, 24);
  expect(await refusedMove(lakshmi, 'reconsider', applicationId)).toBe('application_reconsider_untold');
  await move(lakshmi, 'takeBack', applicationId);
  expect(await lookAt(lakshmi, applicationId)).toMatchObject({ status: 'Pending', rejection: null });
  await app.drain(inHours(2));
  await reject(lakshmi, applicationId, 24);
  await app.drain(inHours(23));
  expect(texts()).toEqual([]);
  await app.drain(inHours(2));
  expect(texts()).toHaveLength(1);
  expect(await refusedMove(lakshmi, 'takeBack', applicationId)).toBe('application_told');
  await move(lakshmi, 'reconsider', applicationId);
  await app.drain();
  expect(texts()).toEqual([expect.anything(), expect.stringMatching(/reconsidered and shortlisted/)]);
  expect(await ownOf(app.as(viewer), applicationId)).toMatchObject({
    status: 'Inprogress',
    step: 'Screening',
    rejection: null,
  });
});

test('a rejection can be reconsidered for 30 days, while the job is there', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const [late, over] = [await anApplicant(fixture, job), await anApplicant(fixture, job, 'Meena Kumari')];
  for (const { applicationId } of [late, over]) await reject(lakshmi, applicationId);
  await app.drain();
  const { version } = await lakshmi.call(jobApi.getJob, { query: { jobId: job.jobId } });
  app.clock.advance(29 * dayMs);
  expect((await lookAt(lakshmi, late.applicationId)).can.reconsider).toBe(true);
  await lakshmi.call(jobApi.closeJob, { body: { jobId: job.jobId, version, outcome: 'ended' } });
  expect(await refusedMove(lakshmi, 'reconsider', over.applicationId)).toBe('application_job_over');
  app.clock.advance(2 * dayMs);
  expect((await lookAt(lakshmi, late.applicationId)).can.reconsider).toBe(false);
  expect(await refusedMove(lakshmi, 'reconsider', late.applicationId)).toBe('application_reconsider_late');
});

test('Raju withdraws what was rejected and not said yet: he never hears of a rejection, and declining tells him nothing', async () => {
  const { app, lakshmi } = fixture;
  const { viewer, applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  await app.drain();
  app.sms.length = 0;
  await reject(lakshmi, applicationId, 24);
  const own = app.as(viewer);
  const { version } = await ownOf(own, applicationId);
  const decline = { body: { applicationId, version, verb: 'decline' as const } };
  expect(await own.refused(api.moveApplication, decline)).toMatchObject({
    code: 'application_moved_on',
    present: 'Pending',
  });
  await move(own, 'withdraw', applicationId);
  await app.drain(inHours(25));
  expect(texts()).toEqual([expect.stringMatching(/withdrew/)]);
  expect((await ownOf(own, applicationId)).status).toBe('Cancelled');
  expect(await refusedMove(own, 'withdraw', applicationId)).toBe('application_moved_on');
});

test('a rejection needs a reason, and other reasons need words without a number', async () => {
  const { lakshmi } = fixture;
  const { applicationId } = await anApplicant(fixture, await aPlumberJob(lakshmi));
  const { version } = await lookAt(lakshmi, applicationId);
  const body = { applicationId, version, delayHours: 0 };
  const fieldsOf = async (more: object) =>
    Object.keys(
      (await lakshmi.askLoosely(api.rejectApplication, { body: { ...body, ...more } })).body.fields ?? {},
    );
  expect(await fieldsOf({})).toEqual(['reason']);
  expect(await fieldsOf({ reason: 'other' })).toEqual(['words']);
  expect(await fieldsOf({ reason: 'other', words: 'Call 9876543210' })).toEqual(['words']);
  expect(await fieldsOf({ reason: 'wage', delayHours: 49 })).toEqual(['delayHours']);
});

test('many are shortlisted or rejected at once, row by row: what does not fit is reported and the others are done', async () => {
  const { app, lakshmi, vikram } = fixture;
  const job = await aPlumberJob(lakshmi);
  const names = ['Raju Yadav', 'Meena Kumari', 'Ravi Kumar'];
  const made = [];
  for (const name of names) made.push(await anApplicant(fixture, job, name));
  const [first, second, third] = made.map(({ applicationId }) => applicationId) as [string, string, string];
  const unknown = newId();
  const codes = ({ results }: { readonly results: readonly { readonly code: string | null }[] }) =>
    results.map(({ code }) => code);
  const some = { body: { applicationIds: [first, unknown] } };
  expect(codes(await lakshmi.call(api.shortlistApplications, some))).toEqual([null, 'application_not_found']);
  const all = { applicationIds: [first, second, third] };
  expect(codes(await vikram.call(api.shortlistApplications, { body: all }))).toEqual(
    names.map(() => 'application_not_found'),
  );
  expect(codes(await lakshmi.call(api.shortlistApplications, { body: all }))).toEqual([
    'application_moved_on',
    null,
    null,
  ]);
  const rejected = { ...all, reason: 'places_filled' as const, delayHours: 0 };
  expect(codes(await lakshmi.call(api.rejectApplications, { body: rejected }))).toEqual([null, null, null]);
  await app.drain();
  expect(texts().filter((text) => text?.includes('all places are filled'))).toHaveLength(3);
});
