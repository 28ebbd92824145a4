/** The form that job boards read: the XML of Indeed, which Jooble, Adzuna and others take as well. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';
import { inRupees } from '../../platform/spoken.rules.ts';

/** What XML 1.0 does not allow. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const field = (name: string, value: string): string =>
  value === ''
    ? ''
    : `<${name}><![CDATA[${value.replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

const jobTypes: Readonly<Record<OpenJob['employmentType'], string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  apprentice: 'apprenticeship',
};

const educations: Readonly<Record<OpenJob['education'], string>> = {
  none: '',
  '8th': 'Class 8',
  '10th': 'Class 10',
  '12th': 'Class 12',
  iti: 'ITI',
  diploma: 'Diploma',
  graduate: 'Graduate',
};

function salaryOf({ wageFrom, wageTo, wageUnit }: OpenJob): string {
  const amount = wageFrom === wageTo ? inRupees(wageFrom) : `${inRupees(wageFrom)} - ${inRupees(wageTo)}`;
  return `${amount} per ${wageUnit}`;
}

function experienceOf({ experienceMonths: months }: OpenJob): string {
  if (months === 0) return '';
  return months % 12 === 0 ? `${months / 12}+ years` : `${months}+ months`;
}

/** What one does, then when and what one needs: boards show one text. */
const descriptionOf = ({ description, hours, skills }: OpenJob): string =>
  [
    description,
    hours && `Working hours: ${hours}`,
    skills.length > 0 && `Skills: ${skills.map(({ name }) => name).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const dateOf = (at: string) => new Date(at).toUTCString();

interface Publisher {
  readonly brandName: string;
  readonly origin: string;
}

function jobXml(job: OpenJob, { brandName, origin }: Publisher): string {
  const fields = [
    field('title', job.title),
    field('date', dateOf(job.publishedAt)),
    field('referencenumber', job.jobId),
    field('url', `${origin}${screenAddress.openJob(job.jobId)}?from=feed`),
    field('company', job.companyName),
    field('sourcename', brandName),
    field('city', job.cityName || job.locality),
    field('state', job.stateName),
    field('country', 'IN'),
    field('postalcode', job.pincode),
    field('description', descriptionOf(job)),
    field('salary', salaryOf(job)),
    field('education', educations[job.education]),
    field('jobtype', jobTypes[job.employmentType]),
    field('category', job.trade.name),
    field('experience', experienceOf(job)),
    field('expirationdate', dateOf(job.expiresAt)),
    field('lastactivitydate', dateOf(job.changedAt)),
  ];
  return `<job>\n${fields.filter(Boolean).join('\n')}\n</job>`;
}

export const jobFeedXml = (jobs: readonly OpenJob[], publisher: Publisher, now: Date): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<source>',
    field('publisher', publisher.brandName),
    field('publisherurl', publisher.origin),
    field('lastBuildDate', now.toUTCString()),
    ...jobs.map((job) => jobXml(job, publisher)),
    '</source>',
    '',
  ].join('\n');
