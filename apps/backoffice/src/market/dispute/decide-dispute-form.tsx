import { SegmentedControl, Select, Text, Textarea } from '@mantine/core';
import { isKeyOf } from '@nukkad/contract/kernel/record';
import { type OfficeDispute, decideDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { seenOfDecision } from '@nukkad/contract/market/dispute/dispute.api';
import {
  type Bearer,
  type DisputeOutcome,
  disputeOutcomes,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { EffectPanel, VerdictAlert, sendWords } from '../../ui/effect-panel.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { bearerWords, outcomeWords } from './dispute-words.ts';
import { type RefundEffect, useRefundEffect } from './refund-effect.ts';

interface Fields {
  readonly outcome: DisputeOutcome;
  readonly amount: number | null;
  readonly bornBy: Bearer;
  readonly reworkBy: 'same' | 'another';
  readonly reason: string;
}

/** What each side gets and gives back, to the paisa, as the server reckons it. */
export function RefundFacts({ effect }: { effect: RefundEffect }) {
  return (
    <VerdictAlert
      verdict={effect.needsSecond ? 'second_admin' : 'free'}
      free={t('dispute.effect.now', 'Takes effect right away')}
      reasons={[]}
      facts={[
        [t('dispute.change.refund', 'Refund to the customer'), inRupees(effect.returned)],
        [t('dispute.change.partner', 'Borne by the partner'), inRupees(effect.partner)],
        [t('dispute.change.platform', 'Borne by the platform'), inRupees(effect.platform)],
        [t('dispute.tax', 'Tax no longer owed'), inRupees(effect.tax)],
      ]}
    />
  );
}

/** Rework, a refund or no: with the exact sums before it is confirmed, and a reason that both sides read. */
export function DecideDisputeForm({ story, onClose }: { story: OfficeDispute; onClose: () => void }) {
  const { dispute, booking } = story;
  const { disputeId } = dispute;
  const [shown] = useState(() => ({ version: dispute.version }));
  const initial: Fields = {
    outcome: dispute.request === 'rework' ? 'rework' : 'refund',
    amount: null,
    bornBy: 'partner',
    reworkBy: 'same',
    reason: '',
  };
  const [asked, setAsked] = useState<Pick<Fields, 'amount' | 'bornBy'>>(initial);
  const effect = useRefundEffect(disputeId, asked.amount, asked.bornBy);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: decideDispute,
    initial,
    bodyOf: ({ outcome, amount, bornBy, reworkBy, reason }: Fields) => ({
      outcome,
      reason,
      ...(outcome === 'refund' && amount !== null && { amount, bornBy }),
      ...(outcome === 'rework' && { reworkBy }),
      seen: seenOfDecision(shown, outcome === 'refund' ? (effect.data ?? null) : null),
    }),
    params: { disputeId },
    said: ({ proposal }) =>
      proposal
        ? t('dispute.sentForApproval', 'Sent to another Admin.')
        : t('dispute.isDecided', 'The dispute is decided. We’ve notified both sides.'),
    onClose,
  });
  const refunds = fields.outcome === 'refund';
  const set = (changed: Partial<Fields>) => {
    change(changed);
    setAsked((before) => ({ ...before, ...changed }));
  };
  return (
    <DialogForm
      title={t('dispute.decide', 'Decide')}
      doIt={sendWords(
        refunds && effect.data?.needsSecond ? 'second_admin' : undefined,
        t('dispute.decide.confirm', 'Confirm decision'),
      )}
      size="lg"
      {...dialog}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('dispute.outcome', 'Outcome')}
        data={disputeOutcomes.map((outcome) => ({ value: outcome, label: outcomeWords[outcome] }))}
        value={fields.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      {refunds ? (
        <>
          <MoneyField
            label={t('dispute.change.amount', 'Refund')}
            description={t('dispute.most', 'At most {{sum}}', { sum: inRupees(booking.mostRefund) })}
            required
            paise={fields.amount}
            error={errors['amount']}
            onPaise={(amount) => set({ amount })}
          />
          <Select
            label={t('dispute.bornBy', 'Who bears it')}
            data={Object.entries(bearerWords).map(([value, label]) => ({ value, label }))}
            allowDeselect={false}
            value={fields.bornBy}
            onChange={(bornBy) => bornBy && isKeyOf(bearerWords, bornBy) && set({ bornBy })}
          />
          <EffectPanel
            query={effect}
            hint={t('dispute.effect.hint', 'Enter a sum to see who gets and bears how much.')}
          >
            {effect.data ? <RefundFacts effect={effect.data} /> : null}
          </EffectPanel>
        </>
      ) : null}
      {fields.outcome === 'rework' ? (
        <>
          <Select
            label={t('dispute.reworkBy', 'Who does it again')}
            data={[
              { value: 'same', label: t('dispute.reworkBy.same', 'The same partner') },
              { value: 'another', label: t('dispute.reworkBy.another', 'Another partner') },
            ]}
            allowDeselect={false}
            value={fields.reworkBy}
            onChange={(reworkBy) => reworkBy && set({ reworkBy })}
          />
          <Text size="sm" c="dimmed">
            {t('dispute.rework.about', 'The customer chooses a time. The visit costs nothing.')}
          </Text>
        </>
      ) : null}
      <Textarea
        label={t('dispute.reason', 'Reason, which both sides read')}
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
