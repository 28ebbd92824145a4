import { Group, Stack, Text } from '@mantine/core';
import type { DeskBooking, DeskLine } from '@nukkad/contract/market/desk/desk.model';
import { type MoneyRow, moneyRows } from '../../nouns/payment/money-rows.ts';
import { unpaidSentence } from '../../nouns/payment/unpaid-words.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const stateWords: Readonly<Record<DeskLine['state'], string>> = {
  booked: '',
  asked: t('desk.line.asked', 'Added: awaiting the customer'),
  approved: t('desk.line.approved', 'Added: approved by the customer'),
  refused: t('desk.line.refused', 'Added: rejected by the customer, not billed'),
};

function Sum({ name, paise, strong }: { name: string; paise: number; strong?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" {...(strong && { fw: 700 })}>
        {name}
      </Text>
      <Text size="sm" {...(strong && { fw: 700 })} style={{ whiteSpace: 'nowrap' }}>
        {inRupees(paise)}
      </Text>
    </Group>
  );
}

/** Fees, offers and tax: what leads from the lines above to the total. What is nothing is left out. */
function priceRows({ price, urgent }: DeskBooking): MoneyRow[] {
  const rows: MoneyRow[] = [
    [
      urgent ? t('desk.bill.urgent', 'Urgent visit and busy hours') : t('desk.bill.busy', 'Busy hours'),
      price.primeTimeCharge,
    ],
    [t('desk.bill.convenience', 'Convenience fee'), price.convenienceFee.amount],
    [t('desk.bill.distance', 'Distance fee'), price.distanceFee.amount],
    [t('desk.bill.discount', 'Discount'), -price.couponDiscount],
    [t('desk.bill.tax', 'Tax'), price.tax.amount],
    [t('desk.bill.charges', 'Earlier charges'), price.previous_cancellation_charges.amount],
    [t('desk.bill.rounding', 'Rounding'), price.rounding],
  ];
  return rows.filter(([, paise]) => paise !== 0);
}

/** Tries to pay that brought nothing; they are in no sum. */
function Unpaid({ booking: { money } }: { booking: DeskBooking }) {
  if (money.attempts.length === 0) return null;
  return (
    <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {money.attempts.map((attempt) => (
        <Text key={`${attempt.orderId} ${attempt.say} ${attempt.at}`} component="li" size="sm">
          {unpaidSentence(attempt)}{' '}
          <Text span size="xs" c="dimmed">
            <Moment at={attempt.at} />
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

/** What was booked and added, and what it comes to. */
export function BookingLines({ booking }: { booking: DeskBooking }) {
  return (
    <Panel title={t('desk.whatWasBooked', 'What was booked')}>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {booking.lines.map((line) => (
          <li key={line.lineId}>
            <Group justify="space-between" wrap="nowrap" align="start">
              <Text size="sm" fw={650}>
                {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
              </Text>
              <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                {inRupees(line.price)}
              </Text>
            </Group>
            <Text size="xs" c="dimmed">
              {[
                ...line.answers,
                t('desk.minutes', '{{minutes}} min', { minutes: line.minutes }),
                stateWords[line.state],
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
      <Stack gap={4}>
        {priceRows(booking).map(([name, paise]) => (
          <Sum key={name} name={name} paise={paise} />
        ))}
        <Sum name={t('desk.bill.total', 'Total with fees and tax')} paise={booking.total} strong />
        {moneyRows(booking.money).map(([name, paise]) => (
          <Sum key={name} name={name} paise={paise} />
        ))}
      </Stack>
      <Unpaid booking={booking} />
      {booking.note ? (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {t('desk.customerNote', 'Customer’s note: {{note}}', { note: booking.note })}
        </Text>
      ) : null}
    </Panel>
  );
}
