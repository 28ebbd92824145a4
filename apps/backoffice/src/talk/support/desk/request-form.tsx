import { Textarea } from '@mantine/core';
import { deskToIncident } from '@nukkad/contract/talk/support/session-office.api';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** What the chat cannot settle becomes a request of its customer, answered in writing. */
export function RequestForm({ sid, onClose }: { sid: string; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint: deskToIncident,
    initial: { message: '' },
    bodyOf: ({ message }) => ({ message }),
    params: { sid },
    said: ({ incidentNumber }) =>
      t('talks.requestMade', 'Request {{number}}', { number: incidentNumber ?? '' }),
    onClose,
  });
  return (
    <DialogForm
      title={t('talks.request', 'Make request')}
      doIt={t('talks.request', 'Make request')}
      {...dialog}
    >
      <Textarea
        label={t('talks.requestLeft', 'What is still to do?')}
        description={t('talks.requestHint', 'The customer reads this, and gets the number by mail.')}
        required
        autosize
        minRows={3}
        maxLength={2_000}
        value={fields.message}
        error={errors['message']}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
