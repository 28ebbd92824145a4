import type { Leave } from '@nukkad/contract/people/leave/leave.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { useChangeLeave } from './leave.queries.ts';

/** Leave that has begun ends earlier or later; that is reviewed again. */
export function ChangeEnd({ leave: { request } }: { leave: Leave }) {
  const { t } = useTranslation();
  const link = useDialogLink('change-end');
  const dialog = useUrlDialog('change-end');
  const change = useChangeLeave();
  const [toDay, setToDay] = useState(request.endsOn);
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('leave.end', 'Change last day')}
      </ButtonLink>
      {dialog.opened && (
        <ConfirmDialog
          opened
          onClose={dialog.close}
          title={t('leave.end', 'Change last day')}
          consequences={[
            t(
              'leave.end.follows',
              'Your reviewer looks at it again. Until then your approved leave doesn’t change.',
            ),
          ]}
          confirm={t('leave.send', 'Send request')}
          disabled={toDay === '' || toDay === request.endsOn}
          onConfirm={async () => {
            const { requestId, version } = request;
            await change.mutateAsync({ requestId, version, toDay });
            toast.success(t('leave.sent', 'Request sent'));
          }}
        >
          <DayField
            label={t('leave.newEnd', 'New last day')}
            name="toDay"
            value={toDay}
            min={request.startsOn}
            onDay={setToDay}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
