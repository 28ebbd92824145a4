import type { OpenJobCard } from '@nukkad/contract/hiring/job/job.model';
import { memo } from 'react';
import { Link } from 'react-router';
import {
  distanceInWords,
  employmentInWords,
  shiftInWords,
  wageInWords,
} from '../../../nouns/candidate/work-words.ts';
import { useJobSource } from '../../../nouns/job/job-source.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Rating } from '../../../ui/mark/rating.tsx';
import { dayFormat } from '../../../ui/mark/formats.ts';
import styles from './job-card.module.css';

/** An open job at a glance; the whole board leads to its page. */
export const JobCard = memo(function JobCard({ job }: { job: OpenJobCard }) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  // A saved search leads here with its alert.
  const source = useJobSource() === 'alert' ? 'alert' : 'search';
  const { locality, cityName, distanceMetres, openings } = job;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <Link to={`/jobs/${job.jobId}?from=${source}`} prefetch="intent" translate="no">
          {job.title}
        </Link>
      </h3>
      <p className={styles.who}>
        <span translate="no">{job.companyName}</span>
        {job.employerRating && <Rating value={job.employerRating.stars} count={job.employerRating.count} />}
        <span>
          {[locality, cityName].filter((name, place, all) => name && all.indexOf(name) === place).join(', ')}
        </span>
        {distanceMetres !== null && <span>{distanceInWords(voice, distanceMetres)}</span>}
      </p>
      <p className={styles.wage}>{wageInWords(voice, job)}</p>
      <p className={styles.facts}>
        <span>{employmentInWords(t, job.employmentType)}</span>
        <span>{shiftInWords(t, job.shift)}</span>
        {openings > 1 && (
          <span>
            {plural('findJobs.openings', openings, { one: '{{count}} opening', other: '{{count}} openings' })}
          </span>
        )}
      </p>
      <p className={styles.who}>
        <time dateTime={job.publishedAt}>
          {t('findJobs.postedOn', 'Posted {{day}}', {
            day: dayFormat(locale).format(new Date(job.publishedAt)),
          })}
        </time>
      </p>
    </li>
  );
});
