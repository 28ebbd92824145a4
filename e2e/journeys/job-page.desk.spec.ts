import { closeJob } from '@nukkad/contract/hiring/job/job.api';
import { callAs } from '../fixtures/api.ts';
import { aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { readDocument } from '../pages/document.ts';

test.use({ javaScriptEnabled: false });

test('an open job reads without scripts, describes itself to search engines, and answers 410 once it is closed', async ({
  page,
  request,
  baseURL,
}) => {
  const title = aTitle('Plumber, Indiranagar');
  const job = await anOpenJob({ title });
  const path = `/jobs/${job.jobId}`;
  const address = new URL(path, baseURL).href;
  const read = await readDocument({ page, request }, path);
  expect([read.status, read.canonical, read.headings]).toEqual([200, address, [title]]);
  expect(read.main).toContain('₹24,000 – ₹28,000 a month');
  expect(read.main).toContain('9 am to 6 pm, Monday to Saturday');
  const described = JSON.parse(read.described[0] ?? '{}') as Record<string, unknown>;
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    url: address,
    description: expect.stringContaining('<p>Repair taps'),
    datePosted: job.publishedAt,
    validThrough: job.expiresAt,
    employmentType: 'FULL_TIME',
    totalJobOpenings: 2,
    hiringOrganization: { '@type': 'Organization', name: lakshmisShop },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', postalCode: '560038', addressCountry: 'IN' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 24_000, maxValue: 28_000, unitText: 'MONTH' },
    },
    directApply: true,
  });

  const listed = await readDocument({ page, request }, `/jobs?q=${encodeURIComponent(title)}`);
  expect(listed.links.map((link) => link.split('?')[0])).toContain(path);
  expect(listed.robots).toContain('noindex');

  const { version } = job;
  await callAs(await sessionOf(lakshmi), closeJob, {
    body: { jobId: job.jobId, version, outcome: 'filled' },
  });
  await expect.poll(async () => (await request.get(path)).status()).toBe(410);
  const gone = await readDocument({ page, request }, path);
  expect(gone.robots).toContain('noindex');
  expect(gone.main).toContain('This job is no longer open');
  expect(gone.described).toEqual([]);
  const hindi = await readDocument({ page, request }, path, { cookie: 'lang=hi' });
  expect(hindi.main).toContain('यह नौकरी अब खुली नहीं है');
});

test('a job that never was answers 404, and the list of jobs is a plain page without scripts', async ({
  page,
  request,
}) => {
  const missing = await readDocument({ page, request }, '/jobs/00000000-0000-7000-8000-000000000000');
  expect([missing.status, missing.robots]).toEqual([404, expect.stringContaining('noindex')]);
  expect((await request.get('/jobs/no-id')).status()).toBe(404);
  const list = await readDocument({ page, request }, '/jobs');
  expect([list.status, list.headings]).toEqual([200, ['Jobs near you']]);
});

test('open jobs are in the sitemap', async ({ request, baseURL }) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber in the map') });
  const { text } = { text: await (await request.get('/sitemap.xml')).text() };
  // It is written at most every ten minutes: a job of another test may be all that is in it.
  expect(text.includes(`/jobs/${jobId}`) || text.includes(new URL('/jobs', baseURL).href)).toBe(true);
});
