import { Anchor, Group } from '@mantine/core';
import type { DeskRow } from '@nukkad/contract/market/desk/desk.model';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { modeWords, paymentWords } from './desk-words.ts';
import { UrgentMark } from './urgent-mark.tsx';

const none = t('desk.none', 'None');

export const bookingColumns: readonly Column<DeskRow>[] = [
  {
    id: 'number',
    title: t('desk.number', 'Number'),
    text: ({ bookingNumber }) => bookingNumber,
    cell: ({ bookingId, bookingNumber }) => (
      <Anchor component={Link} to={`/bookings/${bookingId}`} fw={650} size="sm" data-row-link>
        {bookingNumber}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '8rem',
  },
  {
    id: 'visit',
    title: t('desk.visit', 'Visit'),
    text: ({ startsAt }) => momentWords(startsAt),
    cell: ({ startsAt }) => <Moment at={startsAt} />,
    sort: ['soonest', 'latest'],
    sortNames: [t('desk.soonest', 'Earliest visit first'), t('desk.latest', 'Latest visit first')],
    width: '9.5rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '8.25rem',
  },
  {
    id: 'title',
    title: t('service.one', 'Service'),
    text: ({ title }) => title,
    cell: ({ title, urgent }) =>
      urgent ? (
        <Group gap={6}>
          {title} <UrgentMark />
        </Group>
      ) : (
        title
      ),
  },
  {
    id: 'customer',
    title: t('desk.by.customer', 'Customer'),
    text: ({ customerName }) => customerName || t('common.noName', 'No name'),
    width: '7.5rem',
  },
  {
    id: 'partner',
    title: t('desk.by.partner', 'Partner'),
    text: ({ companyName }) => companyName ?? none,
    width: '9rem',
  },
  {
    id: 'professional',
    title: t('desk.by.professional', 'Professional'),
    text: ({ professionalName }) => professionalName ?? none,
    startsHidden: true,
    width: '9rem',
  },
  {
    id: 'place',
    title: t('desk.place', 'Place'),
    text: ({ locality, city }) => [locality, city].filter(Boolean).join(', '),
    startsHidden: true,
    width: '10rem',
  },
  {
    id: 'total',
    title: t('desk.total', 'Total'),
    text: ({ total }) => inRupees(total),
    figures: true,
    width: '5rem',
  },
  {
    id: 'payment',
    title: t('desk.payment', 'Payment'),
    text: ({ paymentStatus, paymentMode }) => `${paymentWords[paymentStatus]}, ${modeWords[paymentMode]}`,
    width: '6.5rem',
  },
  {
    id: 'booked',
    title: t('desk.booked', 'Booked on'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    startsHidden: true,
    width: '10.5rem',
  },
];
