import { takeOverReview } from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ReasonField, isReason } from '../../nouns/approval/reject-dialog.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';

/** The level names someone else: the owner of the business decides instead, in so many words. */
export function TakeOver({ request: { requestId, version } }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  const link = useDialogLink('takeover');
  return (
    <Stack gap={0.75}>
      <Note breaks>{t('approval.takeOver.about', 'Another person decides at this level.')}</Note>
      <ButtonLink {...link} tone="plain">
        {t('approval.takeOver', 'Decide instead')}
      </ButtonLink>
      <FilledQuestion
        dialog={useUrlDialog('takeover')}
        title={t('approval.takeOver.ask', 'Decide instead of the reviewer?')}
        consequences={[
          t(
            'approval.takeOver.told',
            'We’ll notify the reviewer. Your name and reason are kept with the request.',
          ),
        ]}
        confirm={t('approval.takeOver', 'Decide instead')}
        send={useSend(takeOverReview)}
        initial={{ reason: '' }}
        request={({ reason }) => (isReason(reason) ? { requestId, version, reason } : null)}
      >
        {({ typed, change }) => (
          <ReasonField reason={typed.reason} onReason={(reason) => change({ reason })} />
        )}
      </FilledQuestion>
    </Stack>
  );
}
