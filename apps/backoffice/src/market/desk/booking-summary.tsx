import { Anchor, Group } from '@mantine/core';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { modeWords, paymentWords } from './desk-words.ts';
import { UrgentMark } from './urgent-mark.tsx';

type Fact = readonly [name: string, fact: ReactNode];

/** Instants that are not there are left out. */
const momentFact = (name: string, at: string | null): Fact[] =>
  at ? [[name, <Moment key={name} at={at} />]] : [];

function factsOf(booking: DeskBooking): readonly Fact[] {
  const { startsAt, acceptBefore, payBefore, startedAt, completedAt, endedAt } = booking;
  return [
    ...momentFact(t('desk.visit', 'Visit'), startsAt),
    [t('desk.place', 'Place'), [booking.locality, booking.city, booking.pincode].filter(Boolean).join(', ')],
    [t('desk.total', 'Total'), inRupees(booking.total)],
    [
      t('desk.payment', 'Payment'),
      `${paymentWords[booking.paymentStatus]}, ${modeWords[booking.paymentMode]}`,
    ],
    ...momentFact(t('desk.booked', 'Booked on'), booking.createdAt),
    ...(booking.status === 'Payment Pending' ? momentFact(t('desk.payBefore', 'Pay before'), payBefore) : []),
    ...(booking.status === 'Partner Assigned'
      ? momentFact(t('desk.acceptBefore', 'Partner answers before'), acceptBefore)
      : []),
    ...momentFact(t('desk.startedAt', 'Job started'), startedAt),
    ...momentFact(t('desk.completedAt', 'Job done'), completedAt),
    ...momentFact(t('desk.endedAt', 'Ended'), endedAt),
    ...(booking.reschedules > 0
      ? [[t('desk.reschedules', 'Time changed by the customer'), booking.reschedules] as const]
      : []),
  ];
}

/** Where a booking stands, and where more of it is. */
export function BookingSummary({ booking }: { booking: DeskBooking }) {
  const links: readonly (readonly [to: string, words: string])[] = [
    [`/bookings?buyerId=${booking.buyerId}`, t('desk.ofCustomer', 'Bookings of this customer')],
    ...(booking.organisationId
      ? ([
          [
            `/bookings?organisationId=${booking.organisationId}`,
            t('desk.ofPartner', 'Bookings of this partner'),
          ],
        ] as const)
      : []),
    [`/disputes?q=${booking.bookingNumber}`, t('desk.ofDisputes', 'Disputes')],
    ...(booking.organisationId
      ? ([
          [`/payouts/earnings?q=${booking.bookingNumber}`, t('desk.ofEarnings', 'Earnings and payouts')],
        ] as const)
      : []),
    [`/audit?subjectId=${booking.bookingId}`, t('common.auditLog', 'Audit log')],
  ];
  return (
    <Panel
      title={booking.title}
      beside={
        <Group gap="xs">
          {booking.urgent ? <UrgentMark /> : null}
          <StatusBadge status={booking.status} />
        </Group>
      }
    >
      <Facts columns={{ base: 2, sm: 3, md: 4 }} facts={factsOf(booking)} />
      <Group gap="md" component="nav" aria-label={t('desk.more', 'More about this booking')}>
        {links.map(([to, words]) => (
          <Anchor key={to} component={Link} to={to} size="sm">
            {words}
          </Anchor>
        ))}
      </Group>
    </Panel>
  );
}
