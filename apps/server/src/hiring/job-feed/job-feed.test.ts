import * as api from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { closeJob } from '@nukkad/contract/hiring/job/job.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob } from '../../../test/fixtures/application-fixture.ts';
import { deskOf } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type HiringReportFixture,
  hiringReportFixture,
} from '../../../test/fixtures/hiring-report-fixture.ts';
import { aDraft } from '../../../test/fixtures/job-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';

let fixture: HiringReportFixture;
beforeAll(async () => {
  fixture = await hiringReportFixture();
});
afterAll(() => fixture.app.close());

const own = (client: TestClient) => client.call(api.getJobFeed);
const make = async (client: TestClient) =>
  client.call(api.makeJobFeed, { body: { version: (await own(client)).version } });

/** As a job board reads it. */
async function readAt(url: string | null) {
  const path = new URL(required<string>(url)).pathname;
  const answer = await fetch(new URL(path, fixture.app.url));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

test('job boards read the open jobs of a business at its address, and no others', async () => {
  const { lakshmi, vikram } = fixture;
  const open = await aPlumberJob(lakshmi, {
    title: 'Plumber ]]> <b>& helper</b>',
    wageFrom: 18_000_00,
    wageTo: 22_000_00,
  });
  const closed = await aPlumberJob(lakshmi, { title: 'Plumber who was found' });
  await lakshmi.call(closeJob, {
    body: { jobId: closed.jobId, version: closed.version, outcome: 'filled' },
  });
  await aDraft(lakshmi, { title: 'Plumber of later' });
  await aPlumberJob(vikram, { title: 'Plumber of another' });
  expect(await own(lakshmi)).toEqual({
    url: null,
    madeAt: null,
    jobs: 1,
    version: 0,
    can: { make: true, renew: false, stop: false },
  });
  const { url } = await make(lakshmi);
  const { status, type, text } = await readAt(url);
  expect([status, type]).toEqual([200, expect.stringContaining('application/xml')]);
  expect(text.match(/<job>/g)).toHaveLength(1);
  expect(text).toContain(`<referencenumber><![CDATA[${open.jobId}]]></referencenumber>`);
  expect(text).toContain('<title><![CDATA[Plumber ]]]]><![CDATA[> <b>& helper</b>]]></title>');
  expect(text).toContain(`/jobs/${open.jobId}?from=feed]]></url>`);
  expect(text).toContain('<salary><![CDATA[₹18,000 - ₹22,000 per month]]></salary>');
  expect(text).toContain('<company><![CDATA[Lakshmi Home Services]]></company>');
  expect(text).toContain('<country><![CDATA[IN]]></country>');
  for (const title of ['found', 'later', 'another']) expect(text).not.toContain(title);
});

test('a new address ends the one before, and a stopped feed has none', async () => {
  const { lakshmi } = fixture;
  const before = await make(lakshmi);
  const after = await make(lakshmi);
  expect(after.url).not.toBe(before.url);
  expect((await readAt(before.url)).status).toBe(404);
  expect((await readAt(after.url)).status).toBe(200);
  const { version } = await own(lakshmi);
  const stopped = await lakshmi.call(api.stopJobFeed, { body: { version } });
  expect([stopped.url, stopped.can]).toEqual([null, { make: true, renew: false, stop: false }]);
  expect((await readAt(after.url)).status).toBe(404);
  const again = { body: { version: stopped.version } };
  expect((await lakshmi.refused(api.stopJobFeed, again)).code).toBe('job_feed_off');
  expect((await lakshmi.refused(api.makeJobFeed, { body: { version } })).code).toBe('job_feed_changed');
});

test('an address that was changed by a letter, or is none, opens nothing', async () => {
  const { url } = await make(fixture.lakshmi);
  const address = required<string>(url);
  const at = address.lastIndexOf('.') + 1;
  const other = address[at] === 'A' ? 'B' : 'A';
  for (const wrong of [
    `${address.slice(0, at)}${other}${address.slice(at + 1)}`,
    `${address}A`,
    address.slice(0, at - 1),
  ])
    expect((await readAt(wrong)).status).toBe(404);
});

test('twenty who make the first address at one moment make one', async () => {
  const { vikram } = fixture;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => vikram.askLoosely(api.makeJobFeed, { body: { version: 0 } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await own(vikram)).version).toBe(1);
});

test('promise 42: who may only look reads the address and changes nothing; others have a feed of their own', async () => {
  const { app, lakshmi, shop } = fixture;
  const { url, version } = await own(lakshmi);
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  expect(await own(looker)).toMatchObject({ url, can: { make: false, renew: false, stop: false } });
  for (const endpoint of [api.makeJobFeed, api.stopJobFeed])
    expect((await looker.askLoosely(endpoint, { body: { version } })).status).toBe(403);
  expect((await app.as(deskOf(shop)).askLoosely(api.getJobFeed, {})).status).toBe(403);
  expect((await app.as(null).askLoosely(api.getJobFeed, {})).status).toBe(401);
  expect((await own(fixture.vikram)).url).not.toBe(url);
});
