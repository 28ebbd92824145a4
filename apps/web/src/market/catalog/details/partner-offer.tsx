import type { OfferOfPartner } from '@nukkad/contract/market/coupon/offers-of-partners.api';
import { termsOf } from '../../../nouns/price/offer-terms.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './partner-choice.module.css';

/** What this partner takes off, in the words of the checkout. */
export function PartnerOffer({ offer }: { offer: OfferOfPartner }) {
  const { t, locale } = useTranslation();
  const [worth, ...conditions] = termsOf(t, locale, { ...offer, stacks: false });
  const how = offer.automatic
    ? t('partner.offer.automatic', 'taken off at checkout')
    : t('partner.offer.code', 'with code {{code}} at checkout', { code: offer.code });
  return (
    <span className={styles.offer}>
      <b>{worth}</b> {[...conditions, how].join(', ')}
    </span>
  );
}
