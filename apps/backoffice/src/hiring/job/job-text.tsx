import { Stack, Text } from '@mantine/core';
import type { OfficeJob } from '@nukkad/contract/hiring/job/job-office.api';
import { plural, t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  educationWords,
  employmentWords,
  languagesOf,
  leastWageOf,
  questionWords,
  shiftWords,
  wageOf,
} from './job-words.ts';

type Written = OfficeJob['job'];

const monthsInYear = 12;

function experienceOf({ experienceMonths: months }: Written): string {
  if (months === 0) return t('officeJob.noExperience', 'Not needed');
  return months % monthsInYear === 0
    ? plural('officeJob.years', months / monthsInYear, { one: '{{count}} year', other: '{{count}} years' })
    : plural('officeJob.months', months, { one: '{{count}} month', other: '{{count}} months' });
}

const placeOf = ({ locality, cityName, pincode }: Written) =>
  [locality, cityName, pincode].filter(Boolean).join(', ');

const nothing = '–';

function factsOf(job: Written): readonly (readonly [string, string])[] {
  return [
    [t('officeJob.trade', 'Trade'), job.trade.name],
    [t('officeJob.wage', 'Wage'), wageOf(job) || nothing],
    [t('officeJob.leastWage', 'Minimum wage'), leastWageOf(job) || nothing],
    [t('officeJob.openings', 'Openings'), String(job.openings)],
    [t('officeJob.type', 'Type'), employmentWords[job.employmentType]],
    [t('officeJob.place', 'Place'), placeOf(job) || nothing],
    [t('officeJob.shift', 'Shift'), shiftWords[job.shift]],
    [t('officeJob.hours', 'Hours'), job.hours || nothing],
    [t('officeJob.experience', 'Experience'), experienceOf(job)],
    [t('officeJob.education', 'Education'), educationWords[job.education]],
    [t('officeJob.languages', 'Languages'), languagesOf(job) || nothing],
    [t('officeJob.skills', 'Skills'), job.skills.map(({ name }) => name).join(', ') || nothing],
  ];
}

function Questions({ job: { questions } }: { job: Written }) {
  if (questions.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="xs" c="dimmed">
        {t('officeJob.questions', 'Screening questions')}
      </Text>
      <Stack gap={2} component="ol" m={0} pl="lg">
        {questions.map(({ questionId, question, kind, options }) => (
          <Text key={questionId} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {question} · {kind === 'choice' ? options.join(', ') : questionWords[kind]}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** The job as its business wrote it. */
export function JobText({ job }: { job: Written }) {
  return (
    <Panel title={t('officeJob.text', 'What candidates read')}>
      <Facts facts={factsOf(job)} />
      <Stack gap={2}>
        <Text size="xs" c="dimmed">
          {t('officeJob.description', 'Description')}
        </Text>
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {job.description || nothing}
        </Text>
      </Stack>
      <Questions job={job} />
    </Panel>
  );
}
