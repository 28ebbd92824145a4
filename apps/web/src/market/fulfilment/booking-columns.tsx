import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { StatusBadge, statusLabel } from '../../nouns/booking/status-badge.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { DateTime, formatInstant } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { partnerBookingPath } from './paths.ts';
import { Small } from '../../ui/parts.tsx';

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
  {
    id: 'customer',
    title: t('bookingTable.customer', 'Customer'),
    text: ({ customerName }) => customerName ?? '',
    cell: ({ customerName, locality }) => (
      <span>
        {customerName} <Small as="small">{locality}</Small>
      </span>
    ),
    width: '10rem',
  },
  {
    id: 'locality',
    title: t('bookingTable.locality', 'Locality'),
    text: ({ locality }) => locality,
    startsHidden: true,
    card: 'none',
  },
  {
    id: 'professional',
    title: t('bookingTable.professional', 'Professional'),
    text: ({ professionalName }) => professionalName ?? '',
    cell: (booking) =>
      needsProfessional(booking) ? <AssignLink booking={booking} short /> : (booking.professionalName ?? '–'),
    width: '8.75rem',
  },
];

const aboutMoney = (t: Translate): readonly Column<BookingCard>[] => [
  {
    id: 'total',
    title: t('bookingTable.total', 'Bill'),
    text: ({ total }) => total / rupees,
    cell: ({ total, projectId }) =>
      projectId === null ? (
        <Money paise={total} strong />
      ) : (
        t('bookingMoney.withProject', 'Paid with the project')
      ),
    figures: true,
    width: '5.5rem',
  },
  {
    id: 'payment',
    title: t('bookingTable.payment', 'Payment'),
    text: (booking) => paidWords(t, booking),
    startsHidden: true,
    width: '7rem',
  },
];

/** A booking as its partner works with it. */
export const bookingColumns = (t: Translate, locale: string): readonly Column<BookingCard>[] => [
  {
    id: 'when',
    title: t('bookingTable.when', 'When'),
    text: ({ startsAt }) => formatInstant(startsAt, 'full', locale),
    cell: ({ startsAt }) => <DateTime at={startsAt} as="short" />,
    sort: ['soonest', 'latest'],
    width: '10rem',
  },
  {
    id: 'job',
    title: t('bookingTable.job', 'Job'),
    text: ({ title }) => title,
    cell: ({ bookingId, title, priority }) => (
      <>
        <Link to={partnerBookingPath(bookingId)}>{title}</Link>{' '}
        {priority && <StatusBadge status={priority} />}
      </>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'number',
    title: t('bookingTable.number', 'Number'),
    text: ({ bookingNumber }) => bookingNumber,
    width: '7.75rem',
  },
  ...aboutPeople(t),
  {
    id: 'status',
    title: t('bookingTable.status', 'Status'),
    text: ({ status }) => statusLabel(t, status, 'receiver'),
    cell: ({ status }) => <StatusBadge status={status} seenBy="receiver" />,
    card: 'corner',
    width: '9.25rem',
  },
  ...aboutMoney(t),
];
