import { countInvites, inviteCandidate } from '@nukkad/contract/hiring/application/application.api';
import { getCandidate } from '@nukkad/contract/hiring/candidate/candidate.api';
import { listMyJobs } from '@nukkad/contract/hiring/job/job.api';
import { useSearchParams } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';

interface Of {
  readonly userId: string;
  readonly name: string;
  readonly dialog: OpenDialog;
}

interface Named {
  readonly jobId: string;
  readonly title: string;
}

function NoJob({ dialog }: Pick<Of, 'dialog'>) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={dialog.close}
      title={t('candidates.invite.none', 'Post a job first')}
      footer={<ButtonLink to="/hire-talent/post-job">{t('candidates.postJob', 'Post a job')}</ButtonLink>}
    >
      <p>{t('candidates.invite.none.words', 'You can invite candidates to jobs that are active.')}</p>
    </Dialog>
  );
}

function Invite({ userId, name, dialog, jobs }: Of & { readonly jobs: readonly [Named, ...Named[]] }) {
  const { t, plural } = useTranslation();
  const invites = useAsked(countInvites).data;
  const initial = { jobId: jobs[0].jobId, words: '' };
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('candidates.invite.title', 'Invite {{name}} to a job?', { name })}
      consequences={[
        t('candidates.invite.follows', 'The candidate sees the job and decides. You hear of it right away.'),
        ...(invites
          ? [
              plural(
                'candidates.invite.left',
                invites.left,
                {
                  one: 'You can send {{count}} of {{most}} invitations today.',
                  other: 'You can send {{count}} of {{most}} invitations today.',
                },
                { most: invites.perDay },
              ),
            ]
          : []),
      ]}
      confirm={t('candidates.invite.send', 'Send invitation')}
      send={useSend(inviteCandidate)}
      initial={initial}
      request={({ jobId, words }) => ({ jobId, userId, ...(words.trim() && { words: words.trim() }) })}
      said={t('candidates.invite.done', 'Invitation sent')}
    >
      {({ typed, change }) => (
        <>
          <SelectField
            label={t('candidates.invite.job', 'Job')}
            value={typed.jobId}
            options={jobs.map(({ jobId, title }) => ({ value: jobId, label: title }))}
            onChange={({ target }) => change({ jobId: target.value })}
          />
          <HindiField
            long
            label={t('candidates.invite.words', 'A few words (optional)')}
            hint={t('candidates.invite.words.hint', 'Without phone numbers, emails and links.')}
            maxLength={500}
            value={typed.words}
            onText={(words) => change({ words })}
          />
        </>
      )}
    </FilledQuestion>
  );
}

function WithJobs({ userId, dialog }: Omit<Of, 'name'>) {
  const { t } = useTranslation();
  const title = t('candidates.invite', 'Invite');
  const candidate = useAsked(getCandidate, { query: { userId } });
  const jobs = useAsked(listMyJobs, { query: { standing: 'Active', limit: 100 } });
  return (
    <ReadFirst dialog={dialog} title={title} query={candidate}>
      {({ name }) => (
        <ReadFirst dialog={dialog} title={title} query={jobs}>
          {({ items: [first, ...rest] }) =>
            first ? (
              <Invite userId={userId} name={name} dialog={dialog} jobs={[first, ...rest]} />
            ) : (
              <NoJob dialog={dialog} />
            )
          }
        </ReadFirst>
      )}
    </ReadFirst>
  );
}

/** The question behind `?dialog=invite&userId=…`: to which job. */
export function InviteDialog() {
  const dialog = useUrlDialog('invite');
  const [search] = useSearchParams();
  const userId = search.get('userId');
  return dialog.opened && userId && <WithJobs userId={userId} dialog={dialog} />;
}
