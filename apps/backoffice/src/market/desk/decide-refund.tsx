import { Text } from '@mantine/core';
import { decideDeskRefund, seenOfRefundDecision } from '@nukkad/contract/market/desk/desk-refund.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';

/** A second Admin sees what the first one asked for, and decides. */
export function DecideRefund({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, bookingNumber } = booking;
  const [shown] = useState(booking);
  const waiting = shown.refundWaiting;
  if (!waiting) return null;
  return (
    <DecideForm
      title={t('desk.decideRefund', 'Decide on a refund')}
      name={bookingNumber}
      endpoint={decideDeskRefund}
      bodyOf={(answer) => ({ ...answer, seen: seenOfRefundDecision(shown, waiting) })}
      params={{ bookingId }}
      onClose={onClose}
    >
      <Text size="sm">
        {t('desk.refundWanted', '{{name}} asks to refund {{amount}}: {{why}}', {
          name: waiting.askedBy,
          amount: inRupees(waiting.amount),
          why: waiting.why,
        })}
      </Text>
      <Text size="sm">
        {waiting.bornBy === 'partner'
          ? t('desk.partnerPays', 'The partner pays')
          : t('desk.platformPays', 'We pay')}
      </Text>
    </DecideForm>
  );
}
