import { t } from '../../platform/words.ts';
import { Button, Text } from '@mantine/core';
import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { daysWords } from '../../ui/day-words.ts';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { CouponActs } from './coupon-acts.tsx';
import { holdersOf, worthOf } from './terms.ts';

const usedWords = ({ usedCount, totalLimit }: OfficeCoupon) =>
  totalLimit === null
    ? String(usedCount)
    : t('coupon.usedOf', '{{used}} of {{limit}}', { used: usedCount, limit: totalLimit });

function Code({ coupon, onEdit }: { coupon: OfficeCoupon; onEdit: () => void }) {
  if (!canMove(couponLifecycle, 'change', coupon.status))
    return (
      <Text size="sm" fw={700}>
        {coupon.code}
      </Text>
    );
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      px={0}
      onClick={onEdit}
      data-row-link
      aria-label={t('coupon.edit', 'Edit {{code}}', { code: coupon.code })}
    >
      {coupon.code}
    </Button>
  );
}

const decisionWords = (coupon: OfficeCoupon): string => {
  if (coupon.status === 'Waiting' && !coupon.canDecide)
    return t('common.anotherAdminMustDecide', 'Another Admin must decide.');
  return coupon.decidedBy ? `${coupon.decidedBy}: ${coupon.decideWhy}` : '';
};

/** `open`: the dialog of an offer, by its name in the address. */
export const couponColumns = (open: (dialog: string) => void): readonly Column<OfficeCoupon>[] => [
  {
    id: 'code',
    title: t('coupon.code', 'Code'),
    text: ({ code }) => code,
    cell: (coupon) => <Code coupon={coupon} onEdit={() => open(coupon.code)} />,
    fixed: true,
    card: 'heading',
    width: '8rem',
  },
  { id: 'title', title: t('coupon.titleShort', 'Title'), text: ({ title }) => title },
  { id: 'worth', title: t('coupon.discount', 'Discount'), text: worthOf },
  { id: 'holders', title: t('coupon.holders', 'For'), text: holdersOf, startsHidden: true },
  {
    id: 'days',
    title: t('coupon.bookingDates', 'Booking dates'),
    text: ({ fromDay, toDay }) => daysWords(fromDay, toDay),
  },
  {
    id: 'used',
    title: t('coupon.used', 'Used'),
    text: usedWords,
    figures: true,
    width: '5.5rem',
  },
  {
    id: 'given',
    title: t('coupon.givenShort', 'Given'),
    text: ({ givenPaise }) => inRupees(givenPaise),
    figures: true,
    width: '5rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '7.5rem',
  },
  { id: 'decision', title: t('coupon.decision', 'Decision'), text: decisionWords, startsHidden: true },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (coupon) => <CouponActs coupon={coupon} onDecide={() => open(`decide-${coupon.code}`)} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '9.5rem',
  },
];
