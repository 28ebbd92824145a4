import { Text, Textarea } from '@mantine/core';
import { type NoticeDelivery, sendNoticeAgain } from '@nukkad/contract/talk/notification/notice-desk.api';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';

/** With a reason, which the audit log keeps. */
export function SendAgainDialog({
  delivery: { deliveryId, tries, said },
  onClose,
}: {
  delivery: NoticeDelivery;
  onClose: () => void;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint: sendNoticeAgain,
    initial: { why: '' },
    bodyOf: ({ why }) => ({ seenTries: tries, why }),
    params: { deliveryId },
    said: () => t('notice.again.done', 'It is being sent.'),
    onClose,
  });
  return (
    <DialogForm title={t('notice.again', 'Send again')} doIt={t('notice.again', 'Send again')} {...dialog}>
      {said ? <Text size="sm">{said}</Text> : null}
      <Textarea
        label={t('notice.why', 'Reason')}
        description={t('notice.whyWords', 'If it is no longer true, nothing is sent.')}
        autosize
        minRows={2}
        maxLength={200}
        required
        value={fields.why}
        error={errors['why']}
        onChange={(event) => change({ why: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
