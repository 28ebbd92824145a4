import { SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  previewDeskRefund,
  refundAtDesk,
  seenOfDeskRefund,
} from '@nukkad/contract/market/desk/desk-refund.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

type Bearer = 'partner' | 'platform';
const isBearer = (value: string): value is Bearer => value === 'partner' || value === 'platform';

/** What it would do, asked when the typing pauses. */
function useEffectOf(bookingId: string, amount: number | null, bornBy: Bearer) {
  const [asked] = useDebouncedValue(amount, 300);
  return useAsked(
    previewDeskRefund,
    { params: { bookingId }, body: { amount: asked ?? 0, bornBy } },
    { enabled: asked !== null && asked >= 100, placeholderData: keepPreviousData, retry: false },
  );
}

/** Money back for finished work, in whole or in part; who pays for it is shown to the paisa. */
export function RefundDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, bookingNumber } = booking;
  const [shown] = useState(booking);
  const [amount, setAmount] = useState<number | null>(null);
  const [bornBy, setBornBy] = useState<Bearer>('platform');
  const { data: effect, error } = useEffectOf(bookingId, amount, bornBy);
  const nothing = { returned: 0, partner: 0, platform: 0, needsSecond: false };
  const { fields, errors, change, dialog } = useSaving({
    endpoint: refundAtDesk,
    initial: { why: '' },
    bodyOf: ({ why }) => ({
      amount: amount ?? 0,
      bornBy,
      why,
      seen: seenOfDeskRefund(shown, effect ?? nothing),
    }),
    params: { bookingId },
    said: (saved) =>
      saved.refundWaiting
        ? t('common.anotherAdminMustDecide', 'Another Admin must decide.')
        : t('desk.refunded', '{{number}}: the refund is on its way.', { number: bookingNumber }),
    onClose,
  });
  return (
    <DialogForm
      title={t('desk.refundIt', 'Refund')}
      doIt={effect?.needsSecond ? t('desk.askSecond', 'Ask another Admin') : t('desk.refundIt', 'Refund')}
      colour="sindoor"
      {...dialog}
    >
      <MoneyField
        label={t('desk.refundAmount', 'Amount')}
        paise={amount}
        error={errors['amount']}
        onPaise={setAmount}
        required
      />
      <SegmentedControl
        aria-label={t('desk.whoPays', 'Who pays for it')}
        data={[
          { value: 'platform', label: t('desk.platformPays', 'We pay') },
          { value: 'partner', label: t('desk.partnerPays', 'The partner pays') },
        ]}
        value={bornBy}
        onChange={(value) => isBearer(value) && setBornBy(value)}
      />
      {error ? (
        <Text size="sm" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
      {effect && !error ? (
        <Facts
          columns={{ base: 2 }}
          facts={[
            [t('desk.goesBack', 'Goes back'), inRupees(effect.returned)],
            [t('desk.partnerBears', 'Partner’s share'), inRupees(effect.partner)],
            [t('desk.platformBears', 'Our share'), inRupees(effect.platform)],
            [t('desk.taxBack', 'Tax'), inRupees(effect.tax)],
          ]}
        />
      ) : null}
      {effect?.needsSecond ? (
        <Text size="sm">{t('desk.aboveLimit', 'Above the limit: another Admin has to agree first.')}</Text>
      ) : null}
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
