import type { Deducted, DeductionKind, Earning } from '@nukkad/contract/money/earning/earning.model';
import { type Column, told } from '@nukkad/lists/columns';
import { amount, pageLink } from '../../nouns/work-list/columns.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { Money } from '../../ui/mark/money.tsx';
import { Text } from '../../ui/page/parts.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { earningPath } from './paths.ts';
import { StateBadge, nameOf, stateWords } from './state-words.tsx';

const rupees = 100;

type Amount =
  | 'value'
  | 'tax'
  | 'commission'
  | 'commissionTax'
  | 'tcs'
  | 'penalty'
  | 'earned'
  | 'cash'
  | 'net';

interface AmountColumn extends Pick<Column<Earning>, 'startsHidden' | 'card' | 'width'> {
  readonly id: Amount;
  readonly title: string;
  readonly strong?: true;
}

const amountColumn = ({ id, strong, ...column }: AmountColumn): Column<Earning> => ({
  id,
  text: (earning) => earning[id] / rupees,
  cell: (earning) => <Money paise={earning[id]} strong={strong === true} />,
  figures: true,
  width: '5.5rem',
  ...column,
});

const amounts = (t: Translate): readonly Column<Earning>[] =>
  [
    { id: 'value', title: t('earningTable.value', 'Price'), card: 'none', width: '5rem' } as const,
    { id: 'tax', title: t('earningTable.tax', 'GST'), startsHidden: true, card: 'none' } as const,
    { id: 'commission', title: t('earningTable.commission', 'Commission'), card: 'none' } as const,
    {
      id: 'commissionTax',
      title: t('earningTable.commissionTax', 'GST on commission'),
      startsHidden: true,
      card: 'none',
    } as const,
    { id: 'tcs', title: t('earningTable.tcs', 'TCS'), startsHidden: true, card: 'none' } as const,
    { id: 'penalty', title: t('earningTable.penalty', 'Penalty'), startsHidden: true, card: 'none' } as const,
    { id: 'earned', title: t('earningTable.earned', 'You earned'), strong: true, width: '6.5rem' } as const,
    { id: 'cash', title: t('earningTable.cash', 'In cash'), width: '5rem' } as const,
    { id: 'net', title: t('earningTable.net', 'By payout') } as const,
  ].map(amountColumn);

/** A job or fee with all that belongs to its sum; the file holds every part. */
export const earningColumns = (t: Translate, locale: string): readonly Column<Earning>[] => [
  told('when', t('earningTable.when', 'Date'), ({ earnedAt }) => formatInstant(earnedAt, 'full', locale), {
    cell: ({ earnedAt }) => <DateTime at={earnedAt} as="weekday" />,
    sort: ['newest', 'oldest'],
    width: '6.5rem',
  }),
  pageLink(
    'job',
    t('earningTable.job', 'For'),
    (earning) => nameOf(t, earning),
    ({ earningId }) => earningPath(earningId),
  ),
  told('number', t('earningTable.number', 'Booking'), ({ bookingNumber }) => bookingNumber ?? '', {
    width: '7.75rem',
  }),
  told(
    'professional',
    t('earningTable.professional', 'Professional'),
    ({ professionalName }) => professionalName ?? '',
    { startsHidden: true, width: '8rem' },
  ),
  ...amounts(t),
  told('due', t('earningTable.due', 'Due on'), ({ dueOn }) => dueOn ?? '', {
    startsHidden: true,
    card: 'none',
    width: '6.5rem',
  }),
  told('state', t('earningTable.state', 'Payout'), ({ state }) => stateWords(t, state), {
    cell: (earning) => <StateBadge earning={earning} />,
    card: 'corner',
    width: '7.25rem',
  }),
];

const parts: Record<DeductionKind, (t: Translate) => string> = {
  commission: (t) => t('calculation.commission', 'Commission'),
  commission_gst: (t) => t('calculation.commissionTax', 'GST on commission'),
  tcs: (t) => t('calculation.tcs', 'Tax collected at source (TCS)'),
  penalty: (t) => t('calculation.penalty', 'Penalties'),
};
export const partWords = (t: Translate, kind: DeductionKind) => parts[kind](t);

const partOf = (kind: DeductionKind, title: string, width: `${number}rem`): Column<Deducted> => ({
  id: kind,
  title,
  text: ({ deductions }) => (deductions.find((one) => one.kind === kind)?.amount ?? 0) / rupees,
  cell: ({ deductions }) => {
    const part = deductions.find((one) => one.kind === kind);
    if (!part) return '–';
    return (
      <span>
        <Money paise={part.amount} />
        {part.percent !== null && (
          <Text as="small" tone="quiet">
            {' '}
            {part.percent}%
          </Text>
        )}
      </span>
    );
  },
  figures: true,
  width,
});

/** A job or fee with what was deducted for it, part by part. */
export const deductedColumns = (t: Translate, locale: string): readonly Column<Deducted>[] => [
  told('when', t('earningTable.when', 'Date'), ({ earnedAt }) => formatInstant(earnedAt, 'full', locale), {
    cell: ({ earnedAt }) => <DateTime at={earnedAt} as="weekday" />,
    width: '7rem',
  }),
  pageLink(
    'job',
    t('earningTable.job', 'For'),
    (row) => nameOf(t, row),
    ({ earningId }) => earningPath(earningId),
  ),
  told('number', t('earningTable.number', 'Booking'), ({ bookingNumber }) => bookingNumber ?? '', {
    width: '8rem',
  }),
  partOf('commission', t('earningTable.commission', 'Commission'), '7rem'),
  partOf('commission_gst', t('earningTable.commissionTax', 'GST on commission'), '9.5rem'),
  partOf('tcs', t('earningTable.tcs', 'TCS'), '5rem'),
  partOf('penalty', t('earningTable.penalty', 'Penalty'), '5.5rem'),
  amount('total', t('deducted.total', 'Deducted'), ({ total }) => total, { card: 'corner', width: '6.5rem' }),
];
