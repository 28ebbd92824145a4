import { Text, Textarea } from '@mantine/core';
import type { OfficeJob, refuseJob } from '@nukkad/contract/hiring/job/job-office.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { Answering } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Sent = EndpointInput<typeof refuseJob>;

/** A decision against a job, with the reason that its business reads. */
export function ReadWhyForm({
  title,
  about,
  doIt,
  endpoint,
  params,
  bodyOf,
  said,
  onClose,
}: {
  title: string;
  about: string;
  doIt: string;
  endpoint: Answering<Sent, OfficeJob>;
  params: Sent['params'];
  bodyOf: (why: string) => Sent['body'];
  said: () => string;
  onClose: () => void;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint,
    params,
    initial: { why: '' },
    bodyOf: ({ why }) => bodyOf(why),
    said,
    onClose,
  });
  return (
    <DialogForm title={title} doIt={doIt} colour="sindoor" {...dialog}>
      <Text size="sm">{about}</Text>
      <Textarea
        label={t('common.reason', 'Reason')}
        description={t('officeJob.whyHint', 'The business reads this. Say which rule the job breaks.')}
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={500}
        value={fields.why}
        error={errors['why']}
        onChange={(event) => change({ why: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
