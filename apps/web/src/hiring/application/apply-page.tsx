import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { getOpenJob } from '@nukkad/contract/hiring/job/job.api';
import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';
import { getWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.api';
import { type ReactNode, useState } from 'react';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useJobSource } from '../../nouns/job/job-source.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Paragraph, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { useOwnOfJob } from './application.queries.ts';
import { ApplyForm } from './apply-form.tsx';
import type { RecordToShare } from './apply-record.tsx';

/** Without work, place, pay and a day to start there is nothing to send. */
function ProfileFirst({ jobId, isBegun }: { jobId: string; isBegun: boolean }) {
  const { t } = useTranslation();
  const source = useJobSource();
  const to = `/candidate/profile?step=work&guided=1&job=${jobId}${source ? `&from=${source}` : ''}`;
  return (
    <EmptyState
      scene="people"
      title={t('apply.profileFirst', 'Complete your profile first')}
      action={
        <ButtonLink to={to}>
          {isBegun ? t('apply.profileOn', 'Complete profile') : t('candidate.begin.go', 'Start')}
        </ButtonLink>
      }
    >
      {t('apply.profileFirst.words', 'Seven short questions, mostly taps. Then you come back to this job.')}
    </EmptyState>
  );
}

/** One applies once; what came of it is on a page of its own. */
function AppliedBefore({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="bookings"
      title={t('apply.before', 'You already have an application for this job')}
      action={
        <ButtonLink to={`/candidate/applications/${applicationId}`}>
          {t('applied.see', 'View your application')}
        </ButtonLink>
      }
    />
  );
}

/** As it was when the page was opened: what is being sent is no earlier application. */
function Unapplied({ own, children }: { own: AppliedJob | null; children: ReactNode }) {
  const [before] = useState(own);
  return before && !before.can.accept ? <AppliedBefore applicationId={before.applicationId} /> : children;
}

type Facts = RecordToShare['facts'];

function Apply({ job, facts, nameFirst }: { job: OpenJob; facts: Facts; nameFirst: ReactNode }) {
  const voice = useTranslation();
  const record = useAsked(getWorkRecord);
  const profile = useAsked(getCandidateProfile);
  const own = useOwnOfJob(job.jobId);
  const place = [...new Set([job.locality, job.cityName].filter(Boolean))].join(', ');
  return (
    <Stack gap={1.25} narrows>
      <Paragraph>
        <strong>{wageInWords(voice, job)}</strong> · <span translate="no">{job.companyName}</span> · {place}
      </Paragraph>
      <Loaded query={profile} waiting={<FormSkeleton />}>
        {({ strength, updatedAt }) =>
          strength.isComplete ? (
            <Loaded query={own} waiting={<FormSkeleton />}>
              {(found) =>
                record.isPending ? (
                  <FormSkeleton />
                ) : (
                  <Unapplied own={found}>
                    {nameFirst || <ApplyForm job={job} record={{ own: record.data ?? null, facts }} />}
                  </Unapplied>
                )
              }
            </Loaded>
          ) : (
            <ProfileFirst jobId={job.jobId} isBegun={updatedAt !== null} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** The second of two taps: the questions of the job, and sending. */
export function ApplyPage({
  jobId,
  facts,
  nameFirst,
}: {
  jobId: string;
  facts: Facts;
  nameFirst: ReactNode;
}) {
  const { t } = useTranslation();
  const job = useAsked(getOpenJob, { query: { jobId } });
  const away = <ButtonLink to="/all-jobs">{t('applied.find', 'Find jobs')}</ButtonLink>;
  return (
    <Page
      title={
        job.data
          ? t('apply.title', 'Apply: {{title}}', { title: job.data.title })
          : t('openJob.apply', 'Apply')
      }
      back={{ to: `/jobs/${jobId}`, label: t('applied.job.see', 'View job') }}
      narrow
    >
      <Loaded query={job} waiting={<FormSkeleton />} away={away}>
        {(found) => <Apply job={found} facts={facts} nameFirst={nameFirst} />}
      </Loaded>
    </Page>
  );
}
