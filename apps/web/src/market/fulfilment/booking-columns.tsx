import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { StatusBadge, statusLabel } from '../../nouns/booking/status-badge.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { partnerBookingPath } from './paths.ts';
import { Small } from '../../ui/page/parts.tsx';

const paidWords = (t: Translate, { paymentStatus }: BookingCard) =>
  ({
    due: t('bookingTable.due', 'Due'),
    paid: t('bookingTable.paid', 'Paid'),
    refund_due: t('bookingTable.refundDue', 'Refund due'),
    refunded: t('bookingTable.refunded', 'Refunded'),
    not_due: t('bookingTable.notDue', 'Not due'),
  })[paymentStatus];

const rupees = 100;

const aboutPeople = (t: Translate): readonly Column<BookingCard>[] => [
  told('customer', t('bookingTable.customer', 'Customer'), ({ customerName }) => customerName ?? '', {
    cell: ({ customerName, locality }) => (
      <span>
        {customerName} <Small as="small">{locality}</Small>
      </span>
    ),
    width: '10rem',
  }),
  told('locality', t('bookingTable.locality', 'Locality'), ({ locality }) => locality, {
    startsHidden: true,
    card: 'none',
  }),
  told(
    'professional',
    t('bookingTable.professional', 'Professional'),
    ({ professionalName }) => professionalName ?? '',
    {
      cell: (booking) =>
        needsProfessional(booking) ? (
          <AssignLink booking={booking} short />
        ) : (
          (booking.professionalName ?? '–')
        ),
      width: '8.75rem',
    },
  ),
];

const aboutMoney = (t: Translate): readonly Column<BookingCard>[] => [
  told('total', t('bookingTable.total', 'Bill'), ({ total }) => total / rupees, {
    cell: ({ total, projectId }) =>
      projectId === null ? (
        <Money paise={total} strong />
      ) : (
        t('bookingMoney.withProject', 'Paid with the project')
      ),
    figures: true,
    width: '5.5rem',
  }),
  told('payment', t('bookingTable.payment', 'Payment'), (booking) => paidWords(t, booking), {
    startsHidden: true,
    width: '7rem',
  }),
];

/** A booking as its partner works with it. */
export const bookingColumns = (t: Translate, locale: string): readonly Column<BookingCard>[] => [
  told('when', t('bookingTable.when', 'When'), ({ startsAt }) => formatInstant(startsAt, 'full', locale), {
    cell: ({ startsAt }) => <DateTime at={startsAt} as="short" />,
    sort: ['soonest', 'latest'],
    width: '10rem',
  }),
  told('job', t('bookingTable.job', 'Job'), ({ title }) => title, {
    ...heading,
    cell: ({ bookingId, title, priority }) => (
      <>
        <Link to={partnerBookingPath(bookingId)}>{title}</Link>{' '}
        {priority && <StatusBadge status={priority} />}
      </>
    ),
  }),
  told('number', t('bookingTable.number', 'Number'), ({ bookingNumber }) => bookingNumber, {
    width: '7.75rem',
  }),
  ...aboutPeople(t),
  told('status', t('bookingTable.status', 'Status'), ({ status }) => statusLabel(t, status, 'receiver'), {
    cell: ({ status }) => <StatusBadge status={status} seenBy="receiver" />,
    card: 'corner',
    width: '9.25rem',
  }),
  ...aboutMoney(t),
];
