import { Button, Text } from '@mantine/core';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  type OfficeCoupon,
  couponsQuery,
  listCoupons,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle, couponStatuses } from '@nukkad/contract/market/coupon/coupon.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search, viewsBy } from '@nukkad/lists/fields';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { acts, money, standing } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { daysWords } from '../../ui/day-words.ts';
import { statusWords } from '../../ui/status-badge.tsx';
import { CouponActs } from './coupon-acts.tsx';
import { couponBulk } from './coupon-bulk.ts';
import { CouponForm } from './coupon-form.tsx';
import { DecideCoupon } from './decide-coupon.tsx';
import { holdersOf, worthOf } from './terms.ts';

const usedWords = ({ usedCount, totalLimit }: OfficeCoupon) =>
  totalLimit === null
    ? String(usedCount)
    : t('coupon.usedOf', '{{used}} of {{limit}}', { used: usedCount, limit: totalLimit });

const decisionWords = (coupon: OfficeCoupon): string => {
  if (coupon.status === 'Waiting' && !coupon.canDecide)
    return t('common.anotherAdminMustDecide', 'Another Admin must decide.');
  return coupon.decidedBy ? `${coupon.decidedBy}: ${coupon.decideWhy}` : '';
};

function Code({ coupon: { code, status }, onEdit }: { coupon: OfficeCoupon; onEdit: () => void }) {
  if (!canMove(couponLifecycle, 'change', status))
    return (
      <Text size="sm" fw={700}>
        {code}
      </Text>
    );
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      px={0}
      onClick={onEdit}
      data-row-link
      aria-label={t('coupon.edit', 'Edit {{code}}', { code })}
    >
      {code}
    </Button>
  );
}

function Dialogs({ at: { rows, open, close } }: { at: At<OfficeCoupon> }) {
  const decided = rows.find(({ code }) => open === `decide-${code}`);
  if (decided?.canDecide) return <DecideCoupon key={decided.couponId} coupon={decided} onClose={close} />;
  const edited = rows.find(({ code }) => code === open);
  return edited ? <CouponForm key={edited.couponId} coupon={edited} onClose={close} /> : null;
}

/** Offers, newest first. */
export const CouponsPage = listPage(listCoupons, {
  name: 'offers',
  title: t('common.offers', 'Offers'),
  about: t(
    'coupon.discountCodesForCheckoutThe',
    'Discount codes for checkout. The platform pays for them, not the partner.',
  ),
  add: t('coupon.newOffer', 'New offer'),
  address: listAddress(couponsQuery.shape, ['q', 'status'], {}),
  fields: [search(t('coupon.codeOrTitle', 'Code or title')), byStatus(couponStatuses)],
  views: viewsBy('status', ['Active', 'Waiting', 'Paused'], statusWords),
  keyOf: ({ couponId }) => couponId,
  nameOf: ({ code }) => code,
  columns: ({ turnTo }) => [
    told('code', t('coupon.code', 'Code'), ({ code }) => code, {
      cell: (coupon) => <Code coupon={coupon} onEdit={() => turnTo(coupon.code)} />,
      ...heading,
      width: '8rem',
    }),
    told('title', t('coupon.titleShort', 'Title'), ({ title }) => title),
    told('worth', t('coupon.discount', 'Discount'), worthOf),
    told('holders', t('coupon.holders', 'For'), holdersOf, { startsHidden: true }),
    told('days', t('coupon.bookingDates', 'Booking dates'), ({ fromDay, toDay }) =>
      daysWords(fromDay, toDay),
    ),
    told('used', t('coupon.used', 'Used'), usedWords, { figures: true, width: '5.5rem' }),
    money('given', t('coupon.givenShort', 'Given'), ({ givenPaise }) => givenPaise, { width: '5rem' }),
    standing('7.5rem'),
    told('decision', t('coupon.decision', 'Decision'), decisionWords, { startsHidden: true }),
    acts('9.5rem', (coupon) => (
      <CouponActs coupon={coupon} onDecide={() => turnTo(`decide-${coupon.code}`)} />
    )),
  ],
  acts: couponBulk,
  exported: 'offers',
  empty: {
    Icon: IconTicket,
    title: t('coupon.noOffersFound', 'No offers yet'),
    words: t('coupon.createAnOfferItStarts', 'Create an offer. It starts on its first day.'),
  },
  added: (close) => <CouponForm coupon={null} onClose={close} />,
  dialogs: (at) => <Dialogs at={at} />,
});
