import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { couponStatuses } from '@nukkad/contract/market/coupon/coupon.noun';
import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { NewOfferDialog, newOfferDialog } from './new-offer-dialog.tsx';
import { OfferDialogs, offerDialog } from './partner-offer-dialog.tsx';
import { daysWords, howWords, statusWords, usedWords, worthWords } from './partner-offer-words.ts';
import { offersAddress, usePartnerOffers } from './partner-offer.queries.ts';
import styles from './partner-offer.module.css';

function Title({ offer }: { offer: PartnerOffer }) {
  return <Link {...useDialogLink(offerDialog, { offer: offer.couponId })}>{offer.title}</Link>;
}

const columnsOf = (t: Translate, locale: string): readonly Column<PartnerOffer>[] => [
  told('title', t('ownOffer.title', 'Offer'), ({ title }) => title, {
    ...heading,
    cell: (offer) => <Title offer={offer} />,
  }),
  told('worth', t('ownOffer.worth', 'Discount'), (offer) => worthWords(t, locale, offer)),
  told('how', t('ownOffer.code', 'Code'), (offer) => howWords(t, offer), { width: '8rem' }),
  told('days', t('ownOffer.days', 'Dates'), (offer) => daysWords(t, locale, offer), { width: '15rem' }),
  told('used', t('ownOffer.used', 'Used'), usedWords, { figures: true, width: '5rem' }),
  told('cost', t('ownOffer.cost', 'Cost to you'), ({ cost }) => cost / 100, {
    cell: ({ cost }) => <Money paise={cost} strong />,
    figures: true,
    width: '7rem',
  }),
  told('status', t('ownOffer.status', 'Status'), ({ status }) => statusWords(t, status), {
    cell: ({ status }) => <StatePill on={status === 'Active'}>{statusWords(t, status)}</StatePill>,
    card: 'corner',
    width: '7.5rem',
  }),
];

function NewOfferLink() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(newOfferDialog)}>{t('ownOffer.new', 'New offer')}</ButtonLink>;
}

/** What the own business takes off its prices, what that cost, and what the platform asks it to share. */
export function PartnerOffers() {
  const { t, locale } = useTranslation();
  const asked = useListAddress(offersAddress);
  const { profile } = useSession();
  const mayMake = hasFeature(profile?.permissions ?? null, { key: 'services', action: 'update' });
  const list = usePartnerOffers(asked.filters.status);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className={styles.head}>
        <p>
          {t(
            'ownOffer.about',
            'You set the discount and bear it: it comes off your earnings, and you pay commission on the lower price. Customers see it before they book with you.',
          )}
        </p>
        {mayMake && <NewOfferLink />}
      </div>
      <Listing<PartnerOffer>
        name="partner-offers"
        label={t('ownOffer.places', 'Offers')}
        asked={asked}
        fields={[
          choice(
            'status',
            t('ownOffer.status', 'Status'),
            couponStatuses.filter((status) => status !== 'Waiting'),
            (value) => statusWords(t, value),
          ),
        ]}
        columns={columnsOf(t, locale)}
        pages={list}
        keyOf={({ couponId }) => couponId}
        nameOf={({ title }) => title}
        empty={
          <EmptyState scene="cart" title={t('ownOffer.none', 'No offers yet')}>
            {t(
              'ownOffer.none.words',
              'A discount on a quiet day or a first booking can bring new customers.',
            )}
          </EmptyState>
        }
      />
      <NewOfferDialog />
      <OfferDialogs rows={rows} />
    </>
  );
}
