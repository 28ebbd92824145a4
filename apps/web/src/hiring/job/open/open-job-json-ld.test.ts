import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';
import { expect, test } from 'vitest';
import { openJobJsonLd } from './open-job-json-ld.ts';

const origin = 'https://nukkad.example';
const job: OpenJob = {
  jobId: '00000000-0000-7000-8000-000000000001',
  title: 'Plumber',
  trade: { skillId: 'plumber', name: 'Plumber' },
  organisationId: '00000000-0000-7000-8000-000000000002',
  companyName: 'Lakshmi Home Services',
  employerRating: null,
  openings: 2,
  employmentType: 'apprentice',
  wageUnit: 'day',
  wageFrom: 800_00,
  wageTo: 1_000_00,
  shift: 'day',
  experienceMonths: 0,
  education: 'none',
  locality: 'Indiranagar',
  cityName: 'Bengaluru',
  distanceMetres: null,
  publishedAt: '2026-11-01T04:00:00.000Z',
  expiresAt: '2026-12-01T04:00:00.000Z',
  description: 'Taps & pipes.\n<b>Tools</b> are paid.',
  skills: [],
  languages: [],
  hours: '',
  pincode: '560038',
  stateName: 'Karnataka',
  questions: [],
  answersInHours: null,
  changedAt: '2026-11-01T04:00:00.000Z',
};

test('pay by the day in rupees, the place with its town, words of the employer as plain paragraphs', () => {
  expect(openJobJsonLd(job, origin)).toMatchObject({
    '@type': 'JobPosting',
    url: `${origin}/jobs/${job.jobId}`,
    employmentType: 'OTHER',
    description: '<p>Taps &amp; pipes.</p><p>&lt;b>Tools&lt;/b> are paid.</p>',
    baseSalary: { currency: 'INR', value: { minValue: 800, maxValue: 1_000, unitText: 'DAY' } },
    jobLocation: {
      address: { addressLocality: 'Bengaluru', streetAddress: 'Indiranagar', addressRegion: 'Karnataka' },
    },
    hiringOrganization: { sameAs: `${origin}/partners/${job.organisationId}` },
    validThrough: job.expiresAt,
    directApply: true,
  });
});

test('what a job does not ask for is not said, and what it asks for is', () => {
  const open = openJobJsonLd(job, origin);
  for (const field of ['experienceRequirements', 'educationRequirements', 'skills', 'workHours'])
    expect(open).not.toHaveProperty(field);
  const asking = { ...job, experienceMonths: 24, education: 'iti' as const, hours: '9 to 6' };
  expect(
    openJobJsonLd({ ...asking, skills: [{ skillId: 'x', name: 'Pipe fitting' }] }, origin),
  ).toMatchObject({
    experienceRequirements: { monthsOfExperience: 24 },
    educationRequirements: { credentialCategory: 'professional certificate' },
    skills: 'Pipe fitting',
    workHours: '9 to 6',
  });
});
