import type { Job, JobStanding } from '@nukkad/contract/hiring/job/job.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Row, StandingParts } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { StandingPill } from '../../nouns/job/standing-pill.tsx';
import { JobForm } from './job-form.tsx';
import { standingSentence } from './job-words.ts';
import { Held } from './held.tsx';
import { nothingTyped } from './typed-job.ts';
import { useMayHire } from './use-may-hire.ts';

const postedWords = (t: ReturnType<typeof useTranslation>['t'], standing: JobStanding): string => {
  if (standing === 'Active') return t('posting.done.active', 'Your job is live');
  if (standing === 'Planned') return t('posting.done.planned', 'Your job is scheduled');
  if (standing === 'Checking') return t('posting.done.checking', 'Thank you. We’re taking a quick look');
  return t('posting.done.draft', 'Draft saved');
};

/** What came of it, also for staff who may post and not look at jobs. */
function Posted({ job, onAnother }: { job: Job; onAnother: () => void }) {
  const voice = useTranslation();
  const { t } = voice;
  const mayView = useMayHire('view');
  return (
    <Card>
      <StandingParts>
        <StandingPill standing={job.standing} />
        <h2>{postedWords(t, job.standing)}</h2>
        <p>{standingSentence(voice, job, useNow())}</p>
        <Held job={job} />
        <Row gap={0.75}>
          {mayView && (
            <ButtonLink to={`/hire-talent/jobs/${job.jobId}`}>{t('posting.view', 'View job')}</ButtonLink>
          )}
          <Button tone="plain" onClick={onAnother}>
            {t('posting.another', 'Post another job')}
          </Button>
        </Row>
      </StandingParts>
    </Card>
  );
}

/** A new job, from the first step to what came of it. */
export function PostJob() {
  const navigate = useNavigate();
  const [posted, setPosted] = useState<Job | null>(null);
  if (posted)
    return (
      <Posted
        job={posted}
        onAnother={() => {
          setPosted(null);
          void navigate({ search: '' });
        }}
      />
    );
  return <JobForm job={null} initial={nothingTyped} onSent={setPosted} />;
}
