import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { paymentModes, paymentStatuses } from '@nukkad/contract/market/booking/booking.model';
import { type DeskRow, bookingProblems } from '@nukkad/contract/market/desk/desk.model';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { CitySelect } from '../../nouns/place/city-select.tsx';
import { ServiceFilter } from '../../nouns/service/service-filter.tsx';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { deskAddress, deskList } from './desk.queries.ts';
import { modeWords, paymentWords, troubleWords } from './desk-words.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('desk.find', 'Booking number, mobile or name') },
  {
    kind: 'choice',
    key: 'problem',
    label: t('desk.problem', 'Problem'),
    options: bookingProblems.map((value) => ({ value, label: troubleWords[value] })),
  },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: bookingLifecycle.states.map((value) => ({ value, label: statusWords(value) })),
  },
  { kind: 'day', key: 'from', label: t('desk.from', 'Visit from') },
  { kind: 'day', key: 'to', label: t('desk.to', 'Visit to') },
  {
    kind: 'drawn',
    key: 'cityCode',
    label: t('desk.city', 'City'),
    draw: (value, onChange) => (
      <CitySelect
        label={t('desk.city', 'City')}
        placeholder={t('common.all', 'All')}
        value={value || null}
        onChange={(cityCode) => onChange(cityCode ?? '')}
      />
    ),
  },
  {
    kind: 'drawn',
    key: 'serviceId',
    label: t('service.one', 'Service'),
    draw: (value, onChange) => <ServiceFilter value={value} onChange={onChange} />,
  },
  {
    kind: 'choice',
    key: 'paymentStatus',
    label: t('desk.payment', 'Payment'),
    options: paymentStatuses.map((value) => ({ value, label: paymentWords[value] })),
  },
  {
    kind: 'choice',
    key: 'paymentMode',
    label: t('desk.paidBy', 'Paid by'),
    options: paymentModes.map((value) => ({ value, label: modeWords[value] })),
  },
];

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** The next visit first where a visit is at stake. */
const views = (): readonly OfferedView[] => [
  {
    id: 'today',
    name: t('desk.view.today', 'Today'),
    filters: { from: today(), to: today(), sort: 'soonest' },
  },
  ...(['needs_partner', 'late_to_start', 'late_to_finish', 'payment_stuck', 'reported'] as const).map(
    (problem) => ({ id: problem, name: troubleWords[problem], filters: { problem, sort: 'soonest' } }),
  ),
];

/** Every booking, the newest first. */
export function BookingsPage() {
  const asked = useListAddress(deskAddress);
  const { pages, query } = deskList(asked.filters);
  return (
    <PageFrame
      title={t('common.bookings', 'Bookings')}
      about={t('desk.about', 'Every booking of every city. Open one to read what happened and to act.')}
    >
      <OfficeList<DeskRow>
        name="bookings"
        label={t('common.bookings', 'Bookings')}
        asked={asked}
        fields={fields}
        columns={bookingColumns}
        views={views()}
        pages={useInfiniteQuery(pages)}
        keyOf={({ bookingId }) => bookingId}
        nameOf={({ bookingNumber }) => bookingNumber}
        ownSort="newest"
        sheet={{ list: 'office_bookings', filters: query }}
        empty={
          <EmptyNotice Icon={IconBookings} title={t('desk.noBookings', 'No bookings yet')}>
            {t('desk.noBookingsWords', 'Bookings appear here as soon as customers make them.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
