import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import { useAsked } from '../../../platform/api/asked.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Section } from '../../../ui/page/section.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import styles from './find-jobs.module.css';
import { JobCard } from './job-card.tsx';

const shown = 3;

/** What the profile looks for, as the search of jobs takes it. */
function Fitting({ profile: { trades, place } }: { profile: CandidateProfile }) {
  const { t } = useTranslation();
  const [trade] = trades;
  const jobs = useAsked(
    listOpenJobs,
    trade
      ? { query: { tradeId: trade.skillId, ...(place && { pincode: place.pincode }), limit: shown } }
      : null,
  );
  if (!trade) return null;
  const address = new URLSearchParams({ trade: trade.skillId, ...(place && { pin: place.pincode }) });
  return (
    <Section
      title={t('findJobs.fit', 'Jobs that fit you')}
      lead={[trade.name, place?.name].filter(Boolean).join(' · ')}
      action={
        <ButtonLink to={`/all-jobs?${address.toString()}`} tone="plain" small>
          {t('findJobs.fit.all', 'See all that fit')}
        </ButtonLink>
      }
    >
      <Loaded query={jobs} waiting={<ListSkeleton count={shown} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{t('findJobs.fit.none', 'None right now. Save a search to hear of new ones.')}</Note>
          ) : (
            <ul className={styles.list}>
              {items.map((job) => (
                <JobCard key={job.jobId} job={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

/** Open jobs of the first trade of the profile around its place. */
export function FittingJobs() {
  return (
    <Loaded query={useAsked(getCandidateProfile)} waiting={<ListSkeleton count={shown} />}>
      {(profile) => <Fitting profile={profile} />}
    </Loaded>
  );
}
