import { approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import type { TripRow } from '@nukkad/contract/people/travel/travel.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, day, search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { travelEmpty } from './travel.empty.ts';
import { tripsAddress, useTravelSetting, useTrips } from './travel.queries.ts';
import { spellWords } from './travel-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<TripRow>[] => [
  told('name', t('approval.who', 'Employee'), ({ request }) => request.employee.fullName, {
    ...heading,
    cell: ({ request }) => (
      <Link to={`/people/trips/${request.requestId}`} translate="no">
        {request.employee.fullName}
      </Link>
    ),
  }),
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
        search(t('trip.search', 'For what')),
        choice('status', t('trip.status', 'Status'), approvalStatuses, (value) => statusWords[value](t)),
        day('fromDay', t('trip.fromDay', 'From day')),
        day('toDay', t('trip.toDay', 'Until day')),
      ]}
      columns={columnsOf(voice)}
      pages={useTrips({ whose: 'team', ...asked.filters })}
      keyOf={({ request }) => request.requestId}
      nameOf={({ request, route }) => `${request.employee.fullName}, ${route.join(' – ')}`}
      empty={<EmptyScreen screen={travelEmpty['no-trips']} {...(!mayChange && { action: null })} />}
    />
  );
}
