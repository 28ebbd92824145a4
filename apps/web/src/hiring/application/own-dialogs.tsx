import { moveApplication } from '@nukkad/contract/hiring/application/application.api';
import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import { useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

/** The questions before an application is withdrawn or an invitation declined, of the one that the address names. */
export function OwnDialogs({ jobs }: { jobs: readonly AppliedJob[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const withdraw = useUrlDialog('withdraw', ['application']);
  const decline = useUrlDialog('decline', ['application']);
  const move = useSend(moveApplication);
  const asked = jobs.find(({ applicationId }) => applicationId === search.get('application'));
  if (!asked) return null;
  const { applicationId, version, companyName: name, can } = asked;
  return (
    <>
      <Question
        dialog={withdraw}
        when={can.withdraw}
        title={t('applied.withdraw.title', 'Withdraw your application?')}
        consequences={[
          t('applied.withdraw.told', '{{name}} is informed right away.', { name }),
          t('applied.withdraw.once', 'You can’t apply for this job again.'),
        ]}
        confirm={t('applied.withdraw', 'Withdraw')}
        keep={t('applied.keep', 'Keep application')}
        danger
        send={move}
        request={{ applicationId, version, verb: 'withdraw' }}
        said={t('applied.withdrawn', 'Application withdrawn.')}
      />
      <Question
        dialog={decline}
        when={can.decline}
        title={t('applied.decline.title', 'Decline this invitation?')}
        consequences={[
          t('applied.decline.told', '{{name}} is informed and can’t invite you to this job again.', { name }),
        ]}
        confirm={t('applied.decline', 'Decline')}
        danger
        send={move}
        request={{ applicationId, version, verb: 'decline' }}
        said={t('applied.declined', 'Invitation declined.')}
      />
    </>
  );
}
