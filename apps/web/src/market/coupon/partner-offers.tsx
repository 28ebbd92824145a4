import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { couponStatuses } from '@nukkad/contract/market/coupon/coupon.noun';
import {
  listPartnerOffers,
  partnerOffersQuery,
  type PartnerOffer,
} from '@nukkad/contract/market/coupon/partner-offer.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { amount } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { NewOfferDialog, newOfferDialog } from './new-offer-dialog.tsx';
import { OfferDialogs, offerDialog } from './partner-offer-dialog.tsx';
import { daysWords, howWords, statusWords, usedWords, worthWords } from './partner-offer-words.ts';
import styles from './partner-offer.module.css';

function Title({ offer }: { offer: PartnerOffer }) {
  return <Link {...useDialogLink(offerDialog, { offer: offer.couponId })}>{offer.title}</Link>;
}

function NewOfferLink() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(newOfferDialog)}>{t('ownOffer.new', 'New offer')}</ButtonLink>;
}

function Head() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const mayMake = hasFeature(profile?.permissions ?? null, { key: 'services', action: 'update' });
  return (
    <div className={styles.head}>
      <p>
        {t(
          'ownOffer.about',
          'You set the discount and bear it: it comes off your earnings, and you pay commission on the lower price. Customers see it before they book with you.',
        )}
      </p>
      {mayMake && <NewOfferLink />}
    </div>
  );
}

/** What the own business takes off its prices, what that cost, and what the platform asks it to share. */
export const PartnerOffers = listPart(listPartnerOffers, {
  name: 'partner-offers',
  label: ({ t }) => t('ownOffer.places', 'Offers'),
  address: listAddress(partnerOffersQuery.shape, ['status'], {}),
  above: () => <Head />,
  fields: ({ t }) => [
    choice(
      'status',
      t('ownOffer.status', 'Status'),
      couponStatuses.filter((status) => status !== 'Waiting'),
      (value) => statusWords(t, value),
    ),
  ],
  keyOf: ({ couponId }) => couponId,
  nameOf: ({ title }) => title,
  columns: ({ t, locale }) => [
    told('title', t('ownOffer.title', 'Offer'), ({ title }) => title, {
      ...heading,
      cell: (offer) => <Title offer={offer} />,
    }),
    told('worth', t('ownOffer.worth', 'Discount'), (offer) => worthWords(t, locale, offer)),
    told('how', t('ownOffer.code', 'Code'), (offer) => howWords(t, offer), { width: '8rem' }),
    told('days', t('ownOffer.days', 'Dates'), (offer) => daysWords(t, locale, offer), { width: '15rem' }),
    told('used', t('ownOffer.used', 'Used'), usedWords, { figures: true, width: '5rem' }),
    amount('cost', t('ownOffer.cost', 'Cost to you'), ({ cost }) => cost, { width: '7rem' }),
    told('status', t('ownOffer.status', 'Status'), ({ status }) => statusWords(t, status), {
      cell: ({ status }) => <StatePill on={status === 'Active'}>{statusWords(t, status)}</StatePill>,
      card: 'corner',
      width: '7.5rem',
    }),
  ],
  empty: ({ t }) => (
    <EmptyState scene="cart" title={t('ownOffer.none', 'No offers yet')}>
      {t('ownOffer.none.words', 'A discount on a quiet day or a first booking can bring new customers.')}
    </EmptyState>
  ),
  dialogs: ({ rows }) => (
    <>
      <NewOfferDialog />
      <OfferDialogs rows={rows} />
    </>
  ),
});
