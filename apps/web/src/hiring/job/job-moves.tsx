import {
  activateJob,
  cancelJob,
  closeJob,
  deactivateJob,
  deleteJob,
  publishJob,
  renewJob,
} from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { jobOutcomes } from '@nukkad/contract/hiring/job/job.noun';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { type JobOutcome, outcomeWords } from './job-words.ts';

interface Of {
  readonly job: Job;
}

/** What the employer may do with the job now. */
export function JobMoves({ job: { jobId, version, can } }: Of) {
  const { t } = useTranslation();
  const seen = { jobId, version };
  const publish = useSend(publishJob);
  const activate = useSend(activateJob);
  const renew = useSend(renewJob);
  return (
    <Moves
      gap={0.75}
      of={[
        {
          on: can.publish,
          tone: 'neel',
          label: t('posting.publish', 'Publish job'),
          ...pressed(publish, seen, t('posting.publish.done', 'Sent. We’ll publish it if all is in order')),
        },
        {
          on: can.renew,
          label: t('posting.renew', 'Renew for 30 days'),
          ...pressed(renew, seen, t('posting.renew.done', 'Renewed for 30 days')),
        },
        {
          on: can.activate,
          label: t('posting.activate', 'Activate'),
          ...pressed(activate, seen, t('posting.activate.done', 'Candidates see the job again')),
        },
        { on: can.edit, to: `/hire-talent/jobs/${jobId}/edit`, label: t('posting.edit', 'Edit job') },
        { on: can.deactivate, opens: 'deactivate', label: t('posting.deactivate', 'Deactivate') },
        { on: can.close, opens: 'close', label: t('posting.close', 'Close job') },
        { on: can.cancel, opens: 'cancel', label: t('posting.cancel', 'Cancel job') },
        { on: can.delete, opens: 'delete', label: t('posting.delete', 'Delete') },
      ]}
    />
  );
}

function Deactivate({ job: { jobId, version, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('deactivate')}
      when={can.deactivate}
      title={t('posting.deactivate.title', 'Deactivate this job?')}
      consequences={[
        t('posting.deactivate.hidden', 'Candidates no longer see it. You can activate it again.'),
        t('posting.deactivate.kept', 'Applications you have stay open.'),
      ]}
      confirm={t('posting.deactivate', 'Deactivate')}
      send={useSend(deactivateJob)}
      request={{ jobId, version }}
      said={t('posting.deactivate.done', 'Job deactivated')}
    />
  );
}

function Close({ job: { jobId, version, can } }: Of) {
  const { t } = useTranslation();
  const initial: { outcome: JobOutcome | null } = { outcome: null };
  return (
    <FilledQuestion
      dialog={useUrlDialog('close')}
      when={can.close}
      title={t('posting.close.title', 'Close this job?')}
      consequences={[
        t('posting.close.told', 'We tell every applicant without an answer that the job is closed.'),
        t('posting.close.final', 'A closed job can’t be opened again.'),
      ]}
      confirm={t('posting.close', 'Close job')}
      keep={t('posting.keep', 'Keep job')}
      send={useSend(closeJob)}
      initial={initial}
      request={({ outcome }) => (outcome === null ? null : { jobId, version, outcome })}
      said={t('posting.close.done', 'Job closed')}
    >
      {({ typed: { outcome }, change }) => (
        <RadioList
          label={t('posting.close.why', 'Why do you close it?')}
          name="outcome"
          options={jobOutcomes.map((value) => ({ value, label: outcomeWords[value](t) }))}
          value={outcome}
          onChange={(next) => change({ outcome: next })}
        />
      )}
    </FilledQuestion>
  );
}

function Cancel({ job: { jobId, version, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('cancel')}
      when={can.cancel}
      danger
      title={t('posting.cancel.title', 'Cancel this job?')}
      consequences={[
        t('posting.cancel.told', 'We tell every applicant that you’re not hiring for this job.'),
        t('posting.cancel.final', 'A cancelled job can’t be opened again.'),
      ]}
      confirm={t('posting.cancel', 'Cancel job')}
      keep={t('posting.keep', 'Keep job')}
      send={useSend(cancelJob)}
      request={{ jobId, version }}
      said={t('posting.cancel.done', 'Job cancelled')}
    />
  );
}

function Delete({ job: { jobId, version, can } }: Of) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Question
      dialog={useUrlDialog('delete')}
      when={can.delete}
      danger
      title={t('posting.delete.title', 'Delete this job?')}
      consequences={[
        t('posting.delete.gone', 'It disappears from your list.'),
        t('posting.delete.told', 'We tell applicants without an answer that the job is closed.'),
      ]}
      confirm={t('posting.delete', 'Delete')}
      keep={t('posting.keep', 'Keep job')}
      send={useSend(deleteJob)}
      request={{ jobId, version }}
      said={t('posting.delete.done', 'Job deleted')}
      onSent={() => navigate('/hire-talent/jobs', { replace: true })}
    />
  );
}

/** What is confirmed first, each with what follows. */
export function JobDialogs({ job }: Of) {
  return (
    <>
      <Deactivate job={job} />
      <Close job={job} />
      <Cancel job={job} />
      <Delete job={job} />
    </>
  );
}
