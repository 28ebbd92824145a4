import { approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import { listTrips, tripsQuery } from '@nukkad/contract/people/travel/travel.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, day, search } from '@nukkad/lists/fields';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { spellWords } from './travel-words.ts';
import { travelEmpty } from './travel.empty.ts';
import { useTravelSetting } from './travel.queries.ts';

const useMayChange = () => useTravelSetting().data?.can.change ?? false;

/** The trips of the team, the newest first; filters are part of the address. */
export const TripList = listPartOf(listTrips, useMayChange, {
  name: 'trips',
  label: ({ t }) => t('trip.list', 'Trips of the team'),
  address: listAddress(tripsQuery.shape, ['q', 'status', 'fromDay', 'toDay'], {}),
  query: (filters) => ({ whose: 'team' as const, ...filters }),
  fields: ({ t }) => [
    search(t('trip.search', 'For what')),
    choice('status', t('trip.status', 'Status'), approvalStatuses, (value) => statusWords[value](t)),
    day('fromDay', t('trip.fromDay', 'From day')),
    day('toDay', t('trip.toDay', 'Until day')),
  ],
  keyOf: ({ request }) => request.requestId,
  nameOf: ({ request, route }) => `${request.employee.fullName}, ${route.join(' – ')}`,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('approval.who', 'Employee'),
      ({ request }) => request.employee.fullName,
      ({ request }) => `/people/trips/${request.requestId}`,
    ),
    told(
      'allowance',
      t('trip.allowance', 'Daily allowance'),
      ({ request }) => (request.amount === null ? '' : formatMoney(request.amount, locale)),
      { figures: true, card: 'corner', width: '9rem' },
    ),
    told('route', t('trip.route', 'Where'), ({ route }) => route.join(' – '), { width: '16rem' }),
    told('when', t('trip.when', 'When'), ({ startsAt, endsAt }) => spellWords(startsAt, endsAt, locale), {
      width: '14rem',
    }),
    told('purpose', t('trip.for', 'For'), ({ purpose }) => purpose, { width: '16rem' }),
    told('status', t('trip.status', 'Status'), ({ request }) => statusWords[request.status](t), {
      cell: ({ request }) => <ApprovalPill request={request} />,
      width: '11rem',
    }),
  ],
  empty: ({ given: mayChange }) => (
    <EmptyScreen screen={travelEmpty['no-trips']} {...(!mayChange && { action: null })} />
  ),
});
