import { t } from '../../platform/words.ts';
import { Button, Group, Select, Table, Text } from '@mantine/core';
import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle, couponStatuses } from '@nukkad/contract/market/coupon/coupon.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inRupees } from '../../platform/money.ts';
import { daysWords } from '../../ui/day-words.ts';
import { OfficeTable } from '../../ui/office-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { CouponActs } from './coupon-acts.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponsQuery } from './coupon.queries.ts';
import { DecideCoupon } from './decide-coupon.tsx';
import { holdersOf, worthOf } from './terms.ts';

function Row({
  coupon,
  onEdit,
  onDecide,
}: {
  coupon: OfficeCoupon;
  onEdit: () => void;
  onDecide: () => void;
}) {
  return (
    <Table.Tr>
      <Table.Td>
        {canMove(couponLifecycle, 'change', coupon.status) ? (
          <Button
            variant="subtle"
            size="compact-sm"
            px={0}
            onClick={onEdit}
            aria-label={t('coupon.edit', 'Edit {{code}}', { code: coupon.code })}
          >
            {coupon.code}
          </Button>
        ) : (
          <Text size="sm" fw={700}>
            {coupon.code}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {coupon.title}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{worthOf(coupon)}</Text>
        <Text size="xs" c="dimmed">
          {holdersOf(coupon)}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{daysWords(coupon.fromDay, coupon.toDay)}</Table.Td>
      <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
        {coupon.totalLimit === null
          ? coupon.usedCount
          : t('coupon.usedOf', '{{used}} of {{limit}}', {
              used: coupon.usedCount,
              limit: coupon.totalLimit,
            })}
        <Text size="xs" c="dimmed">
          {t('coupon.given', '{{amount}} given', { amount: inRupees(coupon.givenPaise) })}
        </Text>
      </Table.Td>
      <Table.Td>
        <StatusBadge status={coupon.status} />
        {coupon.status === 'Waiting' && !coupon.canDecide ? (
          <Text size="xs" c="dimmed">
            {t('common.anotherAdminMustDecide', 'Another Admin must decide.')}
          </Text>
        ) : null}
        {coupon.decidedBy ? (
          <Text size="xs" c="dimmed">
            {coupon.decidedBy}: {coupon.decideWhy}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <CouponActs coupon={coupon} onDecide={onDecide} />
      </Table.Td>
    </Table.Tr>
  );
}

const isStatus = (word: string): word is OfficeCoupon['status'] =>
  couponStatuses.some((status) => status === word);

const heads = [
  t('coupon.code', 'Code'),
  t('coupon.discount', 'Discount'),
  t('coupon.bookingDates', 'Booking dates'),
  { figures: t('coupon.used', 'Used') },
  t('common.status', 'Status'),
  { figures: t('common.actions', 'Actions') },
];

export function CouponsPage() {
  const [filter, change] = useFilter(['q', 'status', 'open']);
  const status = isStatus(filter.status) ? filter.status : '';
  const pages = useInfiniteQuery(couponsQuery({ q: filter.q, status }));
  const coupons = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const edited = coupons.find(({ code }) => code === filter.open) ?? null;
  const decided = coupons.find(({ code }) => filter.open === `decide-${code}`) ?? null;
  const close = () => change({ open: '' });
  return (
    <PageFrame
      title={t('common.offers', 'Offers')}
      about={t(
        'coupon.discountCodesForCheckoutThe',
        'Discount codes for checkout. The platform pays for them, not the partner.',
      )}
      actions={<Button onClick={() => change({ open: 'new' })}>{t('coupon.newOffer', 'New offer')}</Button>}
    >
      <Group gap="xs" align="end" role="search" aria-label={t('coupon.findOffers', 'Find offers')}>
        <SearchField
          label={t('coupon.codeOrTitle', 'Code or title')}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          label={t('common.status', 'Status')}
          placeholder={t('common.all', 'All')}
          clearable
          data={couponStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={status || null}
          onChange={(value) => change({ status: value ?? '' })}
          w={180}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('coupon.noOffersFound', 'No offers found')}>
            {t('coupon.createAnOfferItStarts', 'Create an offer. It starts on its first day.')}
          </EmptyNotice>
        }
      >
        {(items) => (
          <OfficeTable label={t('common.offers', 'Offers')} width={960} heads={heads}>
            {items.map((coupon) => (
              <Row
                key={coupon.couponId}
                coupon={coupon}
                onEdit={() => change({ open: coupon.code })}
                onDecide={() => change({ open: `decide-${coupon.code}` })}
              />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {filter.open === 'new' ? <CouponForm coupon={null} onClose={close} /> : null}
      {decided?.canDecide ? <DecideCoupon key={decided.couponId} coupon={decided} onClose={close} /> : null}
      {edited ? <CouponForm key={edited.couponId} coupon={edited} onClose={close} /> : null}
    </PageFrame>
  );
}
