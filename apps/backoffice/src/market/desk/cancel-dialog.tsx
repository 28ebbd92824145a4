import { Select, Text } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { cancelAtDesk, getDeskCancellation } from '@nukkad/contract/market/desk/desk-moves.api';
import { seenOfDeskCancel } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { ChargeChoice } from './charge-choice.tsx';

type Terms = EndpointOutput<typeof getDeskCancellation>;

const reasons = {
  changed_plan: t('desk.reason.changed_plan', 'Plans changed'),
  booked_by_mistake: t('desk.reason.booked_by_mistake', 'Booked by mistake'),
  too_expensive: t('desk.reason.too_expensive', 'Too expensive'),
  found_other: t('desk.reason.found_other', 'Found someone else'),
  partner_late: t('desk.reason.partner_late', 'Partner was late'),
  other: t('desk.reason.other', 'Another reason'),
} as const;
type Reason = keyof typeof reasons;
const first: { reason: Reason; waive: boolean; why: string } = {
  reason: 'changed_plan',
  waive: false,
  why: '',
};
const isReason = (value: string | null): value is Reason => value !== null && value in reasons;

/** What was put on Pay later is given back first: it was never paid. */
function backWords(refund: number, owed: number): string {
  const released = Math.min(refund, owed);
  const words = [
    released > 0 && t('desk.releasedIs', '{{sum}} is no longer owed.', { sum: inRupees(released) }),
    refund > released &&
      t('desk.refundIs', '{{refund}} goes back to the customer.', { refund: inRupees(refund - released) }),
  ].filter(Boolean);
  return words.join(' ') || t('desk.nothingBack', 'There is nothing to refund.');
}

function CancelForm({
  booking,
  terms,
  onClose,
}: {
  booking: DeskBooking;
  terms: Terms;
  onClose: () => void;
}) {
  const { bookingId, bookingNumber } = booking;
  const [shown] = useState({ booking, terms });
  const nowWith = (waive: boolean) => (waive ? { fee: 0, refund: shown.terms.refundWaived } : shown.terms);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: cancelAtDesk,
    initial: first,
    bodyOf: (said) => ({ ...said, seen: seenOfDeskCancel(shown.booking, nowWith(said.waive)) }),
    params: { bookingId },
    said: () => t('desk.cancelled', '{{number}} is cancelled.', { number: bookingNumber }),
    onClose,
  });
  const { fee, refund } = nowWith(fields.waive);
  return (
    <DialogForm
      title={t('desk.cancelIt', 'Cancel booking')}
      doIt={t('desk.cancelIt', 'Cancel booking')}
      colour="sindoor"
      {...dialog}
    >
      <ChargeChoice
        fee={terms.fee}
        waive={fields.waive}
        words={t('desk.chargeIs', 'The customer is charged {{fee}}.', { fee: inRupees(fee) })}
        onChange={(waive) => change({ waive })}
      />
      <Text size="sm">{backWords(refund, booking.money.owed)}</Text>
      <Select
        label={t('desk.customerReason', 'Customer’s reason')}
        data={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        value={fields.reason}
        allowDeselect={false}
        error={errors['reason']}
        onChange={(value) => isReason(value) && change({ reason: value })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}

/** Cancels for the customer, once the terms of this moment are there. */
export function CancelDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { data: terms } = useAsked(getDeskCancellation, { params: { bookingId: booking.bookingId } });
  return terms ? <CancelForm booking={booking} terms={terms} onClose={onClose} /> : null;
}
