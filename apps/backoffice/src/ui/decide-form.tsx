import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DialogForm } from './dialog-form.tsx';
import type { AsSeen } from './use-seen.ts';
import { useSaving } from './use-saving.ts';
import { WhyField } from './why-field.tsx';

/** A second Admin's answer to what a colleague wants: the facts above, the answer and its reason below. */
export function DecideForm<Saved>({
  title,
  name,
  list,
  decide,
  onClose,
  children,
}: {
  title: string;
  /** What is decided on, for the message afterwards. */
  name: string;
  list: string;
  decide: (answer: { approve: boolean; why: string }, seen: AsSeen) => Promise<Saved>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [approve, setApprove] = useState(true);
  const [why, setWhy] = useState('');
  const { errors, dialog } = useSaving({
    save: (seen) => decide({ approve, why }, seen),
    said: () => `${name} is ${approve ? 'approved' : 'refused'}.`,
    lists: [list],
    onClose,
  });
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
        onChange={(value) => setApprove(value === 'approve')}
      />
      <WhyField why={why} error={errors['why']} focused onChange={setWhy} />
    </DialogForm>
  );
}
