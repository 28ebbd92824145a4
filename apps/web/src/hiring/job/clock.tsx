import type { OwnJobCard } from '@nukkad/contract/hiring/job/job.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { minutesUntil, useNow } from '../../ui/time/use-now.ts';
import { clockWords, waitingWords } from './job-words.ts';
import styles from './job.module.css';

const wholeMinutes = 72 * 60;

/** What to do now, by who waits. */
function Now({ job }: { job: OwnJobCard }) {
  const voice = useTranslation();
  const { t } = voice;
  if (job.applicants.waiting > 0)
    return (
      <p>
        {waitingWords(voice, job)}.{' '}
        {t('posting.clock.shortlist', 'Shortlist the first one to keep the promise.')}
      </p>
    );
  return (
    <>
      <p>{t('posting.clock.invite', 'No one is waiting for an answer. Invite candidates who fit.')}</p>
      <ButtonLink to={`/view-all-candidates?tradeId=${job.trade.skillId}`} tone="plain">
        {t('posting.find', 'Find candidates')}
      </ButtonLink>
    </>
  );
}

/** The 72 hours from publishing to the first shortlist: what is left of them and what to do, or how they ended. */
export function Clock({ job }: { job: OwnJobCard }) {
  const voice = useTranslation();
  const { t } = voice;
  const now = useNow();
  if (job.clock === null) return null;
  const left = minutesUntil(job.clock.endsAt, now);
  const isRunning = job.clock.kept === null && left > 0;
  if (!isRunning) return <Note>{clockWords(voice, job, now)}</Note>;
  const time = durationInWords(voice, left);
  return (
    <div className={styles.clock}>
      <strong role="timer">{t('posting.clock.toShortlist', '{{time}} left to shortlist', { time })}</strong>
      <div className={styles.bar} aria-hidden>
        <span style={{ '--share': `${Math.round((100 * left) / wholeMinutes)}%` }} />
      </div>
      {job.standing === 'Active' ? <Now job={job} /> : <p>{waitingWords(voice, job)}</p>}
    </div>
  );
}
