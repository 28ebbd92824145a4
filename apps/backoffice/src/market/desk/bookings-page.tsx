import { Group } from '@mantine/core';
import { day as isoDay } from '@nukkad/contract/kernel/schema';
import { paymentModes, paymentStatuses } from '@nukkad/contract/market/booking/booking.model';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { deskQuery, listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { bookingProblems } from '@nukkad/contract/market/desk/desk.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, day, drawn, search, viewsBy } from '@nukkad/lists/fields';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { CitySelect } from '../../nouns/place/city-select.tsx';
import { ServiceFilter } from '../../nouns/service/service-filter.tsx';
import { money, moment, pageLink, standing } from '../../nouns/work-list/columns.tsx';
import { inInstants } from '../../nouns/work-list/days.ts';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { modeWords, paymentWords, troubleWords } from './desk-words.ts';
import { UrgentMark } from './urgent-mark.tsx';

const none = t('desk.none', 'None');
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const atStake = ['needs_partner', 'late_to_start', 'late_to_finish', 'payment_stuck', 'reported'] as const;

/** Every booking, the newest first; the next visit first where a visit is at stake. The days are those of the visit. */
export const BookingsPage = listPage(listDeskBookings, {
  name: 'bookings',
  title: t('common.bookings', 'Bookings'),
  about: t('desk.about', 'Every booking of every city. Open one to read what happened and to act.'),
  address: listAddress(
    deskQuery.shape,
    [
      'q',
      'tab',
      'status',
      'cityCode',
      'serviceId',
      'organisationId',
      'buyerId',
      'paymentStatus',
      'paymentMode',
      'problem',
      'sort',
    ],
    { from: isoDay(), to: isoDay() },
  ),
  query: inInstants,
  fields: [
    search(t('desk.find', 'Booking number, mobile or name')),
    choice('problem', t('desk.problem', 'Problem'), bookingProblems, troubleWords),
    byStatus(bookingLifecycle.states),
    day('from', t('desk.from', 'Visit from')),
    day('to', t('desk.to', 'Visit to')),
    drawn('cityCode', t('desk.city', 'City'), (value, onChange) => (
      <CitySelect
        label={t('desk.city', 'City')}
        placeholder={t('common.all', 'All')}
        value={value || null}
        onChange={(cityCode) => onChange(cityCode ?? '')}
      />
    )),
    drawn('serviceId', t('service.one', 'Service'), (value, onChange) => (
      <ServiceFilter value={value} onChange={onChange} />
    )),
    choice('paymentStatus', t('desk.payment', 'Payment'), paymentStatuses, paymentWords),
    choice('paymentMode', t('desk.paidBy', 'Paid by'), paymentModes, modeWords),
  ],
  views: () => [
    {
      id: 'today',
      name: t('desk.view.today', 'Today'),
      filters: { from: today(), to: today(), sort: 'soonest' },
    },
    ...viewsBy('problem', atStake, troubleWords, { sort: 'soonest' }),
  ],
  ownSort: 'newest',
  keyOf: ({ bookingId }) => bookingId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: [
    pageLink(
      'number',
      t('desk.number', 'Number'),
      ({ bookingNumber }) => bookingNumber,
      ({ bookingId }) => `/bookings/${bookingId}`,
      { width: '8rem' },
    ),
    moment('visit', t('desk.visit', 'Visit'), ({ startsAt }) => startsAt, {
      sort: ['soonest', 'latest'],
      sortNames: [t('desk.soonest', 'Earliest visit first'), t('desk.latest', 'Latest visit first')],
      width: '9.5rem',
    }),
    standing('8.25rem'),
    told('title', t('service.one', 'Service'), ({ title }) => title, {
      cell: ({ title, urgent }) =>
        urgent ? (
          <Group gap={6}>
            {title} <UrgentMark />
          </Group>
        ) : (
          title
        ),
    }),
    told(
      'customer',
      t('desk.by.customer', 'Customer'),
      ({ customerName }) => customerName || t('common.noName', 'No name'),
      { width: '7.5rem' },
    ),
    told('partner', t('desk.by.partner', 'Partner'), ({ companyName }) => companyName ?? none, {
      width: '9rem',
    }),
    told(
      'professional',
      t('desk.by.professional', 'Professional'),
      ({ professionalName }) => professionalName ?? none,
      { startsHidden: true, width: '9rem' },
    ),
    told(
      'place',
      t('desk.place', 'Place'),
      ({ locality, city }) => [locality, city].filter(Boolean).join(', '),
      {
        startsHidden: true,
        width: '10rem',
      },
    ),
    money('total', t('desk.total', 'Total'), ({ total }) => total, { width: '5rem' }),
    told(
      'payment',
      t('desk.payment', 'Payment'),
      ({ paymentStatus, paymentMode }) => `${paymentWords[paymentStatus]}, ${modeWords[paymentMode]}`,
      { width: '6.5rem' },
    ),
    moment('booked', t('desk.booked', 'Booked on'), ({ createdAt }) => createdAt, {
      startsHidden: true,
      width: '10.5rem',
    }),
  ],
  sheet: 'office_bookings',
  empty: {
    Icon: IconBookings,
    title: t('desk.noBookings', 'No bookings yet'),
    words: t('desk.noBookingsWords', 'Bookings appear here as soon as customers make them.'),
  },
});
