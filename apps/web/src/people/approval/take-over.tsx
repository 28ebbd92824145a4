import { type ApprovalCard, reviewReason } from '@nukkad/contract/people/approval/approval.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { Note, Stack } from '../../ui/parts.tsx';
import { useTakeOver } from './approval.queries.ts';

/** The level names someone else: the owner of the business decides instead, in so many words. */
export function TakeOver({ request: { requestId, version } }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  const link = useDialogLink('takeover');
  const dialog = useUrlDialog('takeover');
  const [reason, setReason] = useState('');
  const take = useTakeOver();
  return (
    <Stack gap={0.75}>
      <Note breaks>{t('approval.takeOver.about', 'Another person decides at this level.')}</Note>
      <ButtonLink {...link} tone="plain">
        {t('approval.takeOver', 'Decide instead')}
      </ButtonLink>
      {dialog.opened && (
        <ConfirmDialog
          opened
          onClose={dialog.close}
          title={t('approval.takeOver.ask', 'Decide instead of the reviewer?')}
          consequences={[
            t(
              'approval.takeOver.told',
              'We’ll notify the reviewer. Your name and reason are kept with the request.',
            ),
          ]}
          confirm={t('approval.takeOver', 'Decide instead')}
          disabled={!z.safeParse(reviewReason, reason).success}
          onConfirm={() => take.mutateAsync({ requestId, version, reason })}
        >
          <HindiField
            long
            label={t('approval.reject.reason', 'Reason')}
            hint={t('approval.reject.least', 'A few words, at least 10 characters.')}
            name="reason"
            rows={3}
            value={reason}
            maxLength={500}
            onText={setReason}
          />
        </ConfirmDialog>
      )}
    </Stack>
  );
}
