import { SegmentedControl } from '@mantine/core';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { ReactNode } from 'react';
import type { BodyOf } from '../platform/use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { useSaving } from './use-saving.ts';
import { WhyField } from './why-field.tsx';

interface Answer {
  readonly approve: boolean;
  readonly why: string;
}

/** A second Admin's answer to what a colleague wants: the facts above, the answer and its reason below. */
export function DecideForm<E extends AnyEndpoint, Saved>({
  title,
  name,
  list,
  endpoint,
  bodyOf,
  save,
  onClose,
  children,
}: {
  title: string;
  /** What is decided on, for the message afterwards. */
  name: string;
  list: string;
  endpoint: E;
  bodyOf: (answer: Answer) => BodyOf<E>;
  save: (body: BodyOf<E>) => Promise<Saved>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint,
    initial: { approve: true, why: '' },
    bodyOf,
    save,
    said: (): string => `${name} is ${fields.approve ? 'approved' : 'refused'}.`,
    lists: [list],
    onClose,
  });
  const { approve, why } = fields;
  return (
    <DialogForm
      title={title}
      doIt={approve ? 'Approve' : 'Refuse'}
      colour={approve ? 'neel' : 'sindoor'}
      size="lg"
      {...dialog}
    >
      {children}
      <SegmentedControl
        aria-label="Decision"
        data={[
          { value: 'approve', label: 'Approve' },
          { value: 'refuse', label: 'Refuse' },
        ]}
        value={approve ? 'approve' : 'refuse'}
        onChange={(value) => change({ approve: value === 'approve' })}
      />
      <WhyField why={why} error={errors['why']} focused onChange={(typed) => change({ why: typed })} />
    </DialogForm>
  );
}
