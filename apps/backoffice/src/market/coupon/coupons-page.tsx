import { t } from '../../platform/words.ts';
import { Button } from '@mantine/core';
import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponStatuses } from '@nukkad/contract/market/coupon/coupon.noun';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { couponBulk } from './coupon-bulk.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponsList, couponsAddress } from './coupon.queries.ts';
import { DecideCoupon } from './decide-coupon.tsx';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('coupon.codeOrTitle', 'Code or title') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: couponStatuses.map((value) => ({ value, label: statusWords(value) })),
  },
];

const views: readonly OfferedView[] = (['Active', 'Waiting', 'Paused'] as const).map((status) => ({
  id: status,
  name: statusWords(status),
  filters: { status },
}));

export function CouponsPage() {
  const asked = useListAddress(couponsAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const { pages: query, readPage } = couponsList(asked.filters);
  const pages = useInfiniteQuery(query);
  const coupons = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const edited = coupons.find(({ code }) => code === open) ?? null;
  const decided = coupons.find(({ code }) => open === `decide-${code}`) ?? null;
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  const close = () => turnTo('');
  return (
    <PageFrame
      title={t('common.offers', 'Offers')}
      about={t(
        'coupon.discountCodesForCheckoutThe',
        'Discount codes for checkout. The platform pays for them, not the partner.',
      )}
      actions={<Button onClick={() => turnTo('new')}>{t('coupon.newOffer', 'New offer')}</Button>}
    >
      <OfficeList<OfficeCoupon>
        name="offers"
        label={t('common.offers', 'Offers')}
        asked={asked}
        fields={fields}
        columns={couponColumns(turnTo)}
        views={views}
        pages={pages}
        keyOf={({ couponId }) => couponId}
        nameOf={({ code }) => code}
        acts={couponBulk}
        exported={{ list: 'offers', readPage }}
        empty={
          <EmptyNotice Icon={IconTicket} title={t('coupon.noOffersFound', 'No offers yet')}>
            {t('coupon.createAnOfferItStarts', 'Create an offer. It starts on its first day.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <CouponForm coupon={null} onClose={close} /> : null}
      {decided?.canDecide ? <DecideCoupon key={decided.couponId} coupon={decided} onClose={close} /> : null}
      {edited ? <CouponForm key={edited.couponId} coupon={edited} onClose={close} /> : null}
    </PageFrame>
  );
}
