import { earningStates, heldByDispute } from '@nukkad/contract/money/payout/earning.noun';
import {
  type OfficeEarning,
  listOfficeEarnings,
  officeEarningsQuery,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search, viewsBy } from '@nukkad/lists/fields';
import { acts, badge, linked, moment, money } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { EarningActs } from './earning-acts.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { earningKindWords, earningStateWords, statusColours } from './payout-words.ts';

const holdWords = ({ holdReason }: OfficeEarning) =>
  holdReason === heldByDispute ? t('payout.disputed', 'The customer disputes the job') : (holdReason ?? '');

const whatFor = ({ kind, bookingNumber }: OfficeEarning) =>
  bookingNumber ? `${earningKindWords[kind]}, ${bookingNumber}` : earningKindWords[kind];
const purpose = linked('for', t('payout.for', 'For'), whatFor, ({ bookingId }) => `/bookings/${bookingId}`, {
  width: '14rem',
});

const width = '7.5rem';
const hidden = { startsHidden: true, width } as const;

/** What partners earned and owe, and what of it is held. */
export const EarningsPage = listPage(listOfficeEarnings, {
  name: 'earnings',
  title: t('payout.partnerEarnings', 'Partner earnings'),
  about: t('payout.earningsAbout', 'Jobs, fees and penalties. Due ones go into the next run.'),
  above: <PayoutLinks />,
  address: listAddress(officeEarningsQuery.shape, ['q', 'state'], {}),
  fields: [
    search(t('payout.partnerOrBooking', 'Partner name or booking number')),
    choice('state', t('common.status', 'Status'), earningStates, earningStateWords),
  ],
  views: viewsBy('state', ['Due', 'On Hold'], earningStateWords),
  keyOf: ({ earningId }) => earningId,
  nameOf: whatFor,
  columns: [
    told('partner', t('payout.partner', 'Partner'), ({ partnerName }) => partnerName, heading),
    { ...purpose, cell: (row) => (row.bookingId ? purpose.cell?.(row) : whatFor(row)) },
    badge(
      ({ state }) => earningStateWords[state],
      ({ state }) => statusColours[state] ?? 'slate',
      { id: 'state', width: '7rem' },
    ),
    money('net', t('payout.payable', 'Payable'), ({ net }) => net, { width }),
    money('value', t('payout.value', 'Value'), ({ value }) => value, hidden),
    money(
      'commission',
      t('payout.commission', 'Commission'),
      (one) => one.commission + one.commissionTax,
      hidden,
    ),
    money('cash', t('payout.cash', 'Cash'), ({ cash }) => cash, hidden),
    told('due', t('payout.dueOn', 'Due on'), ({ dueOn }) => (dueOn ? dayWords(dueOn) : ''), {
      width: '8rem',
    }),
    moment('earned', t('payout.earned', 'Earned'), ({ earnedAt }) => earnedAt, {
      startsHidden: true,
      width: '11rem',
    }),
    told('why', t('payout.holdReason', 'Why on hold'), holdWords),
    acts('14rem', (earning) => <EarningActs earning={earning} />),
  ],
  sheet: 'office_earnings',
  empty: {
    title: t('payout.noEarnings', 'No earnings yet'),
    words: t('payout.noEarningsAbout', 'They appear here when a job is done.'),
  },
});
