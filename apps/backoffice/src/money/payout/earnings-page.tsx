import { Anchor, Badge } from '@mantine/core';
import { earningStates, heldByDispute } from '@nukkad/contract/money/payout/earning.noun';
import type { OfficeEarning } from '@nukkad/contract/money/payout/payout-admin.api';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { EarningActs } from './earning-acts.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { earningKindWords, earningStateWords, statusColours } from './payout-words.ts';
import { earningsAddress, earningsList } from './payout.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('payout.partnerOrBooking', 'Partner name or booking number') },
  {
    kind: 'choice',
    key: 'state',
    label: t('common.status', 'Status'),
    options: earningStates.map((value) => ({ value, label: earningStateWords[value] })),
  },
];

const views: readonly OfferedView[] = (['Due', 'On Hold'] as const).map((state) => ({
  id: state,
  name: earningStateWords[state],
  filters: { state },
}));

const holdWords = ({ holdReason }: OfficeEarning) =>
  holdReason === heldByDispute ? t('payout.disputed', 'The customer disputes the job') : (holdReason ?? '');

const whatFor = ({ kind, bookingNumber }: OfficeEarning) =>
  bookingNumber ? `${earningKindWords[kind]}, ${bookingNumber}` : earningKindWords[kind];

const money = (
  id: string,
  title: string,
  of: (earning: OfficeEarning) => number,
  startsHidden?: true,
): Column<OfficeEarning> => ({
  id,
  title,
  text: (earning) => inRupees(of(earning)),
  figures: true,
  width: '7.5rem',
  ...(startsHidden && { startsHidden }),
});

const columns: readonly Column<OfficeEarning>[] = [
  {
    id: 'partner',
    title: t('payout.partner', 'Partner'),
    text: ({ partnerName }) => partnerName,
    fixed: true,
    card: 'heading',
  },
  {
    id: 'for',
    title: t('payout.for', 'For'),
    text: whatFor,
    cell: (row) =>
      row.bookingId ? (
        <Anchor component={Link} to={`/bookings/${row.bookingId}`} size="sm">
          {whatFor(row)}
        </Anchor>
      ) : (
        whatFor(row)
      ),
    width: '14rem',
  },
  {
    id: 'state',
    title: t('common.status', 'Status'),
    text: ({ state }) => earningStateWords[state],
    cell: ({ state }) => (
      <Badge color={statusColours[state] ?? 'slate'} miw="max-content">
        {earningStateWords[state]}
      </Badge>
    ),
    card: 'corner',
    width: '7rem',
  },
  money('net', t('payout.payable', 'Payable'), ({ net }) => net),
  money('value', t('payout.value', 'Value'), ({ value }) => value, true),
  money(
    'commission',
    t('payout.commission', 'Commission'),
    (one) => one.commission + one.commissionTax,
    true,
  ),
  money('cash', t('payout.cash', 'Cash'), ({ cash }) => cash, true),
  {
    id: 'due',
    title: t('payout.dueOn', 'Due on'),
    text: ({ dueOn }) => (dueOn ? dayWords(dueOn) : ''),
    width: '8rem',
  },
  {
    id: 'earned',
    title: t('payout.earned', 'Earned'),
    text: ({ earnedAt }) => momentWords(earnedAt),
    cell: ({ earnedAt }) => <Moment at={earnedAt} />,
    startsHidden: true,
    width: '11rem',
  },
  { id: 'why', title: t('payout.holdReason', 'Why on hold'), text: holdWords },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (earning) => <EarningActs earning={earning} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '14rem',
  },
];

/** What partners earned and owe, and what of it is held. */
export function EarningsPage() {
  const asked = useListAddress(earningsAddress);
  const { pages } = earningsList(asked.filters);
  return (
    <PageFrame
      title={t('payout.partnerEarnings', 'Partner earnings')}
      about={t('payout.earningsAbout', 'Jobs, fees and penalties. Due ones go into the next run.')}
    >
      <PayoutLinks />
      <OfficeList<OfficeEarning>
        name="earnings"
        label={t('payout.partnerEarnings', 'Partner earnings')}
        asked={asked}
        fields={fields}
        columns={columns}
        views={views}
        pages={useInfiniteQuery(pages)}
        keyOf={({ earningId }) => earningId}
        nameOf={whatFor}
        sheet={{ list: 'office_earnings', filters: asked.filters }}
        empty={
          <EmptyNotice title={t('payout.noEarnings', 'No earnings yet')}>
            {t('payout.noEarningsAbout', 'They appear here when a job is done.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
