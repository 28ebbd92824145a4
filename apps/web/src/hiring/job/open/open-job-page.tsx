import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import {
  distanceInWords,
  educationInWords,
  employmentInWords,
  monthsInWords,
  shiftInWords,
  wageInWords,
} from '../../../nouns/candidate/work-words.ts';
import { applyPath, useJobSource } from '../../../nouns/job/job-source.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { dayFormat } from '../../../ui/mark/formats.ts';
import { Rating } from '../../../ui/mark/rating.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useAsJobseeker } from './as-jobseeker.ts';
import styles from './open-job.module.css';

const ReportJob = lazy(() => import('./report-job.tsx').then((part) => ({ default: part.ReportJob })));

function Head({ job }: { job: OpenJob }) {
  const voice = useTranslation();
  const { t, plural } = voice;
  const { trade, locality, cityName, distanceMetres, openings, employerRating } = job;
  const place = [...new Set([locality, cityName].filter(Boolean))].join(', ');
  return (
    <header className={styles.head}>
      <nav aria-label={t('openJob.trail', 'You are here')} className={styles.trail}>
        <ol>
          <li>
            <Link to="/jobs">{t('jobs.title', 'Jobs')}</Link>
          </li>
          <li>
            <Link to={`/jobs?trade=${trade.skillId}`}>{trade.name}</Link>
          </li>
        </ol>
      </nav>
      <h1 translate="no">{job.title}</h1>
      <p className={styles.facts}>
        <Link to={`/partners/${job.organisationId}`} className={styles.company} translate="no">
          {job.companyName}
        </Link>
        {employerRating && <Rating value={employerRating.stars} count={employerRating.count} />}
        <span>{place}</span>
        {distanceMetres !== null && <span>{distanceInWords(voice, distanceMetres)}</span>}
      </p>
      <p className={styles.wage}>{wageInWords(voice, job)}</p>
      <p className={styles.facts}>
        <span>{employmentInWords(t, job.employmentType)}</span>
        <span>{shiftInWords(t, job.shift)}</span>
        <span>
          {plural('findJobs.openings', openings, { one: '{{count}} opening', other: '{{count}} openings' })}
        </span>
      </p>
    </header>
  );
}

/** By name and value; what was not asked for is left out. */
function Needs({ job }: { job: OpenJob }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const languageOf = new Intl.DisplayNames(locale, { type: 'language' });
  const { experienceMonths, education, languages, skills } = job;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('openJob.experience', 'Experience'),
      experienceMonths > 0
        ? t('openJob.experience.least', 'At least {{time}}', { time: monthsInWords(voice, experienceMonths) })
        : t('openJob.experience.none', 'Not needed. Beginners can apply.'),
    ],
    [t('openJob.education', 'Education'), educationInWords(t, education)],
    [t('openJob.languages', 'Languages'), languages.map((code) => languageOf.of(code)).join(', ')],
  ];
  return (
    <Section title={t('openJob.needs', 'What you need')}>
      <dl className={styles.needs}>
        {facts.map(
          ([name, value]) => value && [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>],
        )}
      </dl>
      {skills.length > 0 && (
        <ul className={styles.chips} aria-label={t('openJob.skills', 'Skills')}>
          {skills.map(({ skillId, name }) => (
            <li key={skillId}>{name}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Who answers, and how fast; measured where there is enough to measure. */
function answersOf(job: OpenJob, { t, plural }: Pick<ReturnType<typeof useTranslation>, 't' | 'plural'>) {
  const { companyName: name, answersInHours } = job;
  return answersInHours === null
    ? t('openJob.answers', '{{name}} answers you here, usually within 72 hours.', { name })
    : plural(
        'openJob.answersIn',
        Math.max(1, answersInHours),
        {
          one: '{{name}} answers you here, usually within {{count}} hour.',
          other: '{{name}} answers you here, usually within {{count}} hours.',
        },
        { name },
      );
}

/** `own`: how the reader's own application for the job stands, in place of what everyone reads. */
type OwnStanding = (usual: ReactNode) => ReactNode;

function ApplyBar({ job, own }: { job: OpenJob; own: OwnStanding }) {
  const voice = useTranslation();
  const { t } = voice;
  const { profile } = useSession();
  const asJobseeker = useAsJobseeker();
  const source = useJobSource();
  // Who hires here looks at their own page as candidates see it.
  const hires = profile?.role === 'Service Partner' || profile?.role === 'subUser';
  const usual = (
    <>
      <p className={styles.answers}>{answersOf(job, voice)}</p>
      <ButtonLink to={asJobseeker(applyPath(job.jobId, source))} wide tone={hires ? 'plain' : 'neel'}>
        {t('openJob.apply', 'Apply')}
      </ButtonLink>
    </>
  );
  return (
    <aside className={styles.bar} aria-label={t('openJob.apply', 'Apply')}>
      {profile?.role === 'Jobseeker' ? <Suspense fallback={usual}>{own(usual)}</Suspense> : usual}
    </aside>
  );
}

/** An open job as everyone reads it: pay, place, hours, what one needs, who answers. Two taps apply. */
export function OpenJobPage({
  job,
  questions,
  own,
}: {
  job: OpenJob;
  questions: ReactNode;
  own: OwnStanding;
}) {
  const { t, locale } = useTranslation();
  const asJobseeker = useAsJobseeker();
  const report = useUrlDialog('report');
  const { profile } = useSession();
  const day = (at: string) => dayFormat(locale).format(new Date(at));
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Head job={job} />
          {job.description && (
            <Section title={t('openJob.work', 'The work')}>
              <p className={styles.words}>{job.description}</p>
            </Section>
          )}
          {job.hours && (
            <Section title={t('openJob.hours', 'Working hours')}>
              <p className={styles.words}>{job.hours}</p>
            </Section>
          )}
          <Needs job={job} />
          {job.questions.length > 0 && (
            <Section title={t('openJob.questions', 'Questions when you apply')}>
              <ul className={styles.list}>
                {job.questions.map(({ questionId, question }) => (
                  <li key={questionId}>{question}</li>
                ))}
              </ul>
            </Section>
          )}
          {questions}
          <p className={styles.foot}>
            <span>{t('findJobs.postedOn', 'Posted {{day}}', { day: day(job.publishedAt) })}</span>
            <span>{t('openJob.until', 'Open until {{day}}', { day: day(job.expiresAt) })}</span>
            <Link to={asJobseeker(`/jobs/${job.jobId}?dialog=report`)} preventScrollReset>
              {t('openJob.report', 'Report this job')}
            </Link>
          </p>
        </div>
        <ApplyBar job={job} own={own} />
      </div>
      {report.opened && profile?.role === 'Jobseeker' && (
        <Suspense>
          <ReportJob jobId={job.jobId} dialog={report} />
        </Suspense>
      )}
    </Page>
  );
}
