import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { getDeskBooking, listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import type { DeskRow } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { BookingPayments } from '../../../nouns/payment/booking-payments.tsx';
import { useAsked } from '../../../platform/asked.ts';
import { inRupees } from '../../../platform/money.ts';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../../ui/query-states.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** What the server allows with it now, each with the dialog that asks first, and what was paid. */
function Acts({ bookingId, back }: { bookingId: string; back: string }) {
  const { data, error, refetch } = useAsked(getDeskBooking, { params: { bookingId } });
  if (error && !data) return <ErrorNotice error={error} again={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={2} />;
  const { can } = data;
  const acts = [
    [can.refund, 'refund', t('talks.refund', 'Refund')],
    [can.reassign, 'partner', t('talks.reassign', 'Another partner')],
    [can.reschedule, 'time', t('talks.time', 'Change time')],
    [can.cancel, 'cancel', t('talks.cancel', 'Cancel booking')],
    [can.decideRefund, 'decide', t('talks.decide', 'Decide on a refund')],
    [true, 'credit', t('talks.credit', 'Give credit')],
  ] as const;
  return (
    <Stack gap="sm" mt="xs">
      <Group gap="xs">
        {acts
          .filter(([allowed]) => allowed)
          .map(([, dialog, name]) => (
            <Button
              key={dialog}
              component={Link}
              to={`/bookings/${bookingId}?dialog=${dialog}`}
              state={{ back: { to: back, label: t('talks.backToChat', 'Back to the chat') } }}
              variant="default"
              size="xs"
            >
              {name}
            </Button>
          ))}
      </Group>
      <BookingPayments bookingId={bookingId} />
    </Stack>
  );
}

function Booking({ booking, back, opensAt }: { booking: DeskRow; back: string; opensAt: string | null }) {
  const { bookingId, bookingNumber, title, status, startsAt, total } = booking;
  const [open, setOpen] = useState(bookingNumber === opensAt);
  const words = open ? t('talks.less', 'Less') : t('talks.more', 'Payments and help');
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Anchor
          component={Link}
          to={`/bookings/${bookingId}`}
          state={{ back: { to: back, label: t('talks.backToChat', 'Back to the chat') } }}
          size="sm"
          fw={650}
        >
          {bookingNumber}
        </Anchor>
        <StatusBadge status={status} />
      </Group>
      <Text size="sm">{title}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          <Moment at={startsAt} /> · {inRupees(total)}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-label={`${words}: ${bookingNumber}`}
          onClick={() => setOpen(!open)}
        >
          {words}
        </Button>
      </Group>
      {open ? <Acts bookingId={bookingId} back={back} /> : null}
    </li>
  );
}

/** The last bookings of the person who talks; the one that the talk is about is open. */
export function CustomerBookings({
  buyerId,
  referenceNo,
  back,
}: {
  buyerId: string;
  referenceNo: string | null;
  back: string;
}) {
  const { data, error, refetch } = useAsked(listDeskBookings, { query: { buyerId, limit: 5 } });
  return (
    <Panel title={t('talks.bookings', 'Bookings')}>
      {error && !data ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton rows={2} />}
      {data?.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('talks.noBookings', 'No bookings yet')}
        </Text>
      ) : null}
      <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.items.map((booking) => (
          <Booking key={booking.bookingId} booking={booking} back={back} opensAt={referenceNo} />
        ))}
      </Stack>
    </Panel>
  );
}
