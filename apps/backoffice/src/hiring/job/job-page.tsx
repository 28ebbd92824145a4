import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { type OfficeJob, getOfficeJob } from '@nukkad/contract/hiring/job/job-office.api';
import { Link, useParams } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { JobDialogs } from './job-dialogs.tsx';
import { JobReports } from './job-reports.tsx';
import { JobText } from './job-text.tsx';
import { colourOf, holdWords, standingWords } from './job-words.ts';

/** One job as its business wrote it, why it is on hold, what jobseekers reported, and the decision. */
export function JobPage() {
  const { jobId = '' } = useParams();
  const { data: job, error, refetch } = useAsked(getOfficeJob, { params: { jobId } });
  return (
    <PageFrame
      title={job?.title ?? t('officeJob.job', 'Job')}
      back={{ to: '/jobs', label: t('officeJob.back', 'Back to jobs') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!job && !error ? <LoadingSkeleton /> : null}
      {job ? <Whole job={job} /> : null}
    </PageFrame>
  );
}

function Whole({ job }: { job: OfficeJob }) {
  const [{ dialog }, change] = useFilter(['dialog']);
  return (
    <Stack gap="md">
      <Decision job={job} open={(verb) => change({ dialog: verb })} />
      <JobReports reports={job.newestReports} />
      <JobText job={job.job} />
      <History job={job} />
      <JobDialogs job={job} dialog={dialog} onClose={() => change({ dialog: '' })} />
    </Stack>
  );
}

/** Why staff have to look, each with the words that it was found in. */
function Held({ job: { held } }: Pick<OfficeJob, 'job'>) {
  if (held.length === 0) return null;
  return (
    <Stack gap="xs" component="ul" m={0} pl="lg">
      {held.map(({ reason, found }) => (
        <li key={reason + found}>
          <Text size="sm" fw={650}>
            {holdWords[reason]}
          </Text>
          {found ? <Text size="sm" style={{ overflowWrap: 'anywhere' }}>{`“${found}”`}</Text> : null}
        </li>
      ))}
    </Stack>
  );
}

function Decision({ job, open }: { job: OfficeJob; open: (verb: string) => void }) {
  const { can, organisationId, companyName } = job;
  return (
    <Panel
      title={
        <Anchor component={Link} to={`/partners/${organisationId}`} inherit>
          {companyName}
        </Anchor>
      }
      beside={
        <Badge color={colourOf(job)} miw="max-content">
          {standingWords[job.standing]}
        </Badge>
      }
    >
      <Held job={job.job} />
      {job.job.rejectReason ? (
        <Facts
          columns={{ base: 1 }}
          facts={[[t('officeJob.whyRejected', 'Reason the business reads'), job.job.rejectReason]]}
        />
      ) : null}
      <Group gap="sm">
        {can.approve ? (
          <Button onClick={() => open('approve')}>{t('officeJob.approve', 'Approve')}</Button>
        ) : null}
        {can.refuse ? (
          <Button variant="default" onClick={() => open('refuse')}>
            {t('officeJob.refuse', 'Reject')}
          </Button>
        ) : null}
        {can.takeDown ? (
          <Button color="sindoor" onClick={() => open('takeDown')}>
            {t('officeJob.takeDown', 'Take down')}
          </Button>
        ) : null}
        {can.dismissReports ? (
          <Button variant="default" onClick={() => open('dismissReports')}>
            {t('officeJob.dismiss', 'Dismiss reports')}
          </Button>
        ) : null}
      </Group>
    </Panel>
  );
}

function History({ job: { jobId, createdAt, heldAt, publishedAt, job } }: { job: OfficeJob }) {
  const at = (instant: string | null) => (instant ? momentWords(instant) : '–');
  return (
    <Panel
      title={t('officeJob.history', 'History')}
      beside={
        <Anchor component={Link} to={`/audit?subjectId=${jobId}`} size="sm">
          {t('officeJob.inAuditLog', 'View in audit log')}
        </Anchor>
      }
    >
      <Facts
        facts={[
          [t('officeJob.created', 'Created'), at(createdAt)],
          [t('officeJob.since', 'On hold since'), at(heldAt)],
          [t('officeJob.publishAt', 'Scheduled for'), at(job.publishAt)],
          [t('officeJob.published', 'Published'), at(publishedAt)],
          [t('officeJob.expires', 'Open until'), at(job.expiresAt)],
          [t('officeJob.renewals', 'Renewals'), String(job.renewals)],
        ]}
      />
    </Panel>
  );
}
