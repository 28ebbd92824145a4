import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answering } from '../platform/asked.ts';
import { t } from '../platform/words.ts';
import { DialogForm } from './dialog-form.tsx';
import { type BodyOf, type ParamsOf, useSaving } from './use-saving.ts';
import { WhyField } from './why-field.tsx';

interface Answer {
  readonly approve: boolean;
  readonly why: string;
}

/** A second Admin's answer to what a colleague wants: the facts above, the answer and its reason below. */
export function DecideForm<Sent, Saved>({
  title,
  name,
  endpoint,
  params,
  bodyOf,
  onClose,
  children,
}: {
  title: string;
  /** What is decided on, for the message afterwards. */
  name: string;
  endpoint: Answering<Sent, Saved>;
  params: ParamsOf<Sent>;
  bodyOf: (answer: Answer) => BodyOf<Sent>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint,
    params,
    initial: { approve: true, why: '' },
    bodyOf,
    said: (): string =>
      fields.approve
        ? t('decide.approved', '{{name}} is approved.', { name })
        : t('decide.rejected', '{{name}} is rejected.', { name }),
    onClose,
  });
  const { approve, why } = fields;
  return (
    <DialogForm
      title={title}
      doIt={approve ? t('ui.approve', 'Approve') : t('ui.reject', 'Reject')}
      colour={approve ? 'neel' : 'sindoor'}
      size="lg"
      {...dialog}
    >
      {children}
      <SegmentedControl
        aria-label={t('ui.decision', 'Decision')}
        data={[
          { value: 'approve', label: t('ui.approve', 'Approve') },
          { value: 'refuse', label: t('ui.reject', 'Reject') },
        ]}
        value={approve ? 'approve' : 'refuse'}
        onChange={(value) => change({ approve: value === 'approve' })}
      />
      <WhyField why={why} error={errors['why']} focused onChange={(typed) => change({ why: typed })} />
    </DialogForm>
  );
}
