import { SegmentedControl, Textarea } from '@mantine/core';
import {
  type OfficeMilestoneDispute,
  decideMilestoneDispute,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { seenOfMilestoneDecision } from '@nukkad/contract/work/project/milestone-dispute.api';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { EffectPanel, sendWords } from '../../ui/effect-panel.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { DisputeStory, ReductionFacts } from './dispute-story.tsx';
import { useReductionEffect } from './reduction-effect.ts';

interface Fields {
  readonly outcome: 'for_partner' | 'for_client';
  readonly amount: number | null;
  readonly reason: string;
}

/** For the partner, or a reduction: with the exact sums before it is confirmed, and a reason that both sides read. */
export function DecideMilestoneForm({
  dispute,
  title,
  onClose,
}: {
  dispute: OfficeMilestoneDispute;
  title: string;
  onClose: () => void;
}) {
  const { disputeId, version, answer } = dispute;
  const [shown] = useState(() => ({ version, answer }));
  const initial: Fields = { outcome: 'for_client', amount: null, reason: '' };
  const [asked, setAsked] = useState<number | null>(null);
  const effect = useReductionEffect(disputeId, asked);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: decideMilestoneDispute,
    initial,
    bodyOf: ({ outcome, amount, reason }: Fields) => ({
      outcome,
      reason,
      ...(outcome === 'for_client' && amount !== null && { amount }),
      seen: seenOfMilestoneDecision(shown, outcome === 'for_client' ? (effect.data ?? null) : null),
    }),
    params: { disputeId },
    said: ({ proposal }) =>
      proposal
        ? t('milestoneDispute.sent', 'Sent to another Admin.')
        : t('milestoneDispute.decided', 'The dispute is decided. We’ve notified both sides.'),
    onClose,
  });
  const reduces = fields.outcome === 'for_client';
  return (
    <DialogForm
      title={title}
      doIt={sendWords(
        reduces && effect.data?.needsSecond ? 'second_admin' : undefined,
        t('milestoneDispute.confirm', 'Confirm decision'),
      )}
      size="lg"
      {...dialog}
    >
      <DisputeStory dispute={dispute} />
      <SegmentedControl
        fullWidth
        aria-label={t('milestoneDispute.outcome', 'Decision')}
        data={[
          { value: 'for_client', label: t('milestoneDispute.reduce', 'Reduce the amount') },
          { value: 'for_partner', label: t('milestoneDispute.keep', 'Keep the amount') },
        ]}
        value={fields.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {reduces ? (
        <>
          <MoneyField
            label={t('milestoneDispute.takeOff', 'Take off')}
            description={t('milestoneDispute.most', 'At most {{sum}}', { sum: inRupees(dispute.left) })}
            required
            paise={fields.amount}
            error={errors['amount']}
            onPaise={(amount) => {
              change({ amount });
              setAsked(amount);
            }}
          />
          <EffectPanel
            query={effect}
            hint={t('milestoneDispute.hint', 'Enter a sum to see what is refunded.')}
          >
            {effect.data ? <ReductionFacts effect={effect.data} /> : null}
          </EffectPanel>
        </>
      ) : null}
      <Textarea
        label={t('milestoneDispute.reason', 'Reason, which both sides read')}
        required
        autosize
        minRows={3}
        maxLength={1000}
        value={fields.reason}
        error={errors['reason']}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
