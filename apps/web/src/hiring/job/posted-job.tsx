import { getJob } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { ReactNode } from 'react';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { placeInWords } from '../../nouns/job/job-words.ts';
import { StandingPill } from '../../nouns/job/standing-pill.tsx';
import { WageSentence } from '../../nouns/job/wage-sentence.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Note, StandingParts } from '../../ui/page/parts.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { Clock } from './clock.tsx';
import { Held } from './held.tsx';
import { JobPreview } from './job-preview.tsx';
import { JobDialogs, JobMoves } from './job-moves.tsx';
import { standingSentence, wageOf } from './job-words.ts';

const awayMs = 30_000;
const tabs = ['applicants', 'job'] as const;

/** Of a job that is kept to some of the team. */
function SeenBy({ job: { members } }: { job: Job }) {
  const { t } = useTranslation();
  const names = members.map(({ name }) => name).filter(Boolean);
  return (
    <Note>
      {names.length === 0
        ? t('posting.seenBy.owner', 'In your team, only the owner sees this job.')
        : t('posting.seenBy.names', 'In your team, only the owner and {{names}} see this job.', {
            names: names.join(', '),
          })}
    </Note>
  );
}

function Standing({ job }: { job: Job }) {
  const voice = useTranslation();
  return (
    <Card>
      <StandingParts>
        <StandingPill standing={job.standing} />
        <p>{standingSentence(voice, job, useNow())}</p>
        <Held job={job} />
        <Clock job={job} />
        {job.isForMembers && <SeenBy job={job} />}
        {job.can.edit && job.wageCheck?.below && <WageSentence check={job.wageCheck} />}
        <JobMoves job={job} />
      </StandingParts>
    </Card>
  );
}

function Parts({ job, applicants, questions }: { job: Job; applicants: ReactNode; questions: ReactNode }) {
  const { t } = useTranslation();
  const tab = useUrlTab(tabs);
  return (
    <>
      <Standing job={job} />
      {job.publishedAt !== null && questions}
      <UrlTabs
        label={t('posting.parts', 'Parts of the job')}
        tabs={[
          {
            value: 'applicants',
            label: t('posting.applicants.title', 'Applicants'),
            count: job.applicants.total,
          },
          { value: 'job', label: t('posting.asCandidates', 'As candidates see it') },
        ]}
      />
      {tab === 'applicants' ? (
        applicants
      ) : (
        <JobPreview job={{ ...job, skills: job.skills.map(({ name }) => name) }} />
      )}
      <JobDialogs job={job} />
    </>
  );
}

/** One job of the business: its clock, what may be done, and who applied. */
export function PostedJob({
  jobId,
  applicants,
  questions,
}: {
  jobId: string;
  applicants: (job: Job) => ReactNode;
  /** The way to what is asked about it. */
  questions: ReactNode;
}) {
  const voice = useTranslation();
  const { t } = voice;
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  const query = useAsked(getJob, { query: { jobId } }, { refetchInterval });
  const list = { to: '/hire-talent/jobs', label: t('posting.title', 'Your jobs') };
  const { data } = query;
  return (
    <Page
      title={data?.title ?? list.label}
      lead={data && [placeInWords(data), wageOf(voice, data)].filter(Boolean).join(' · ')}
      back={list}
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(job) => <Parts job={job} applicants={applicants(job)} questions={questions} />}
      </Loaded>
    </Page>
  );
}
