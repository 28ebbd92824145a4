import { Select, Text } from '@mantine/core';
import { rescheduleAtDesk, listDeskTimes } from '@nukkad/contract/market/desk/desk-moves.api';
import { seenOfDeskTime } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { ChargeChoice } from './charge-choice.tsx';

const dayOf = (at: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Another time for the visit, for its customer. */
export function TimeDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, bookingNumber } = booking;
  const [shown] = useState(booking);
  const [day, chooseDay] = useState(dayOf(booking.startsAt));
  const { data: times } = useAsked(listDeskTimes, { params: { bookingId }, query: { day } });
  const fee = times?.fee ?? 0;
  const free = (times?.items ?? []).filter(({ available }) => available);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: rescheduleAtDesk,
    initial: { slot: '', waive: false, why: '' },
    bodyOf: ({ slot, waive, why }) => ({
      day,
      slotId: Number(slot),
      waive,
      why,
      seen: seenOfDeskTime(shown, { fee: waive ? 0 : fee }),
    }),
    params: { bookingId },
    said: () => t('desk.timeChanged', '{{number}} has another time.', { number: bookingNumber }),
    onClose,
  });
  return (
    <DialogForm
      title={t('desk.changeTime', 'Change time')}
      doIt={t('desk.changeTime', 'Change time')}
      {...dialog}
    >
      <Text size="sm">
        {t(
          'desk.atOnce',
          'The time changes right away. If the partner isn’t free then, we’ll ask another one. We’ll notify both sides.',
        )}
      </Text>
      <DayField
        label={t('desk.day', 'Day')}
        day={day}
        error={errors['day']}
        onChange={(chosen) => {
          if (chosen) chooseDay(chosen);
          change({ slot: '' });
        }}
      />
      {times && free.length === 0 ? (
        <Text size="sm">{t('desk.noTimes', 'No time is free on this day. Choose another day.')}</Text>
      ) : (
        <Select
          label={t('desk.time', 'Time')}
          data={free.map(({ slotId, name }) => ({ value: String(slotId), label: name }))}
          value={fields.slot || null}
          error={errors['slotId']}
          required
          onChange={(slot) => change({ slot: slot ?? '' })}
        />
      )}
      <ChargeChoice
        fee={fee}
        waive={fields.waive}
        words={t('desk.chargeCarried', 'The customer’s next booking includes a charge of {{fee}}.', {
          fee: inRupees(fee),
        })}
        onChange={(waive) => change({ waive })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
