import { changeLeave } from '@nukkad/contract/people/leave/leave.api';
import type { Leave } from '@nukkad/contract/people/leave/leave.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';

/** Leave that has begun ends earlier or later; that is reviewed again. */
export function ChangeEnd({ leave: { request } }: { leave: Leave }) {
  const { requestId, version, startsOn, endsOn } = request;
  const { t } = useTranslation();
  const link = useDialogLink('change-end');
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('leave.end', 'Change last day')}
      </ButtonLink>
      <FilledQuestion
        dialog={useUrlDialog('change-end')}
        title={t('leave.end', 'Change last day')}
        consequences={[
          t(
            'leave.end.follows',
            'Your reviewer looks at it again. Until then your approved leave doesn’t change.',
          ),
        ]}
        confirm={t('leave.send', 'Send request')}
        send={useSend(changeLeave)}
        initial={{ toDay: endsOn }}
        request={({ toDay }) => (toDay === '' || toDay === endsOn ? null : { requestId, version, toDay })}
        said={t('leave.sent', 'Request sent')}
      >
        {({ typed, change }) => (
          <DayField
            label={t('leave.newEnd', 'New last day')}
            name="toDay"
            value={typed.toDay}
            min={startsOn}
            onDay={(toDay) => change({ toDay })}
          />
        )}
      </FilledQuestion>
    </>
  );
}
