import { approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import type { TripRow } from '@nukkad/contract/people/travel/travel.model';
import type { Column } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { travelEmpty } from './travel.empty.ts';
import { tripsAddress, useTravelSetting, useTrips } from './travel.queries.ts';
import { spellWords } from './travel-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<TripRow>[] => [
  {
    id: 'name',
    title: t('approval.who', 'Employee'),
    text: ({ request }) => request.employee.fullName,
    cell: ({ request }) => (
      <Link to={`/people/trips/${request.requestId}`} translate="no">
        {request.employee.fullName}
      </Link>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'allowance',
    title: t('trip.allowance', 'Daily allowance'),
    text: ({ request }) => (request.amount === null ? '' : formatMoney(request.amount, locale)),
    figures: true,
    card: 'corner',
    width: '9rem',
  },
  { id: 'route', title: t('trip.route', 'Where'), text: ({ route }) => route.join(' – '), width: '16rem' },
  {
    id: 'when',
    title: t('trip.when', 'When'),
    text: ({ startsAt, endsAt }) => spellWords(startsAt, endsAt, locale),
    width: '14rem',
  },
  { id: 'purpose', title: t('trip.for', 'For'), text: ({ purpose }) => purpose, width: '16rem' },
  {
    id: 'status',
    title: t('trip.status', 'Status'),
    text: ({ request }) => statusWords[request.status](t),
    cell: ({ request }) => <ApprovalPill request={request} />,
    width: '11rem',
  },
];

/** The trips of the team, the newest first; filters are part of the address. */
export function TripList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(tripsAddress);
  const mayChange = useTravelSetting().data?.can.change ?? false;
  return (
    <Listing<TripRow>
      name="trips"
      label={t('trip.list', 'Trips of the team')}
      asked={asked}
      fields={[
        { kind: 'search', key: 'q', label: t('trip.search', 'For what') },
        {
          kind: 'choice',
          key: 'status',
          label: t('trip.status', 'Status'),
          options: approvalStatuses.map((value) => ({ value, label: statusWords[value](t) })),
        },
        { kind: 'day', key: 'fromDay', label: t('trip.fromDay', 'From day') },
        { kind: 'day', key: 'toDay', label: t('trip.toDay', 'Until day') },
      ]}
      columns={columnsOf(voice)}
      pages={useTrips({ whose: 'team', ...asked.filters })}
      keyOf={({ request }) => request.requestId}
      nameOf={({ request, route }) => `${request.employee.fullName}, ${route.join(' – ')}`}
      empty={<EmptyScreen screen={travelEmpty['no-trips']} {...(!mayChange && { action: null })} />}
    />
  );
}
