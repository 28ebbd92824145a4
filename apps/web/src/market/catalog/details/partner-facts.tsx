import type { PartnerCard, ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { Rating } from '../../../ui/mark/rating.tsx';
import styles from './partner-choice.module.css';
import { PriceFrom } from '../price-from.tsx';
import { numberFormat } from '../../../ui/mark/formats.ts';
import { whenInWords } from '../../../ui/time/when-in-words.ts';

const metresPerKilometre = 1_000;
/** Below it the distance says less than it seems to: a PIN code is larger. */
const nearMetres = 1_000;

/** What tells partners apart: price, time, rating, work done, distance. */
export function PartnerFacts({
  partner,
  service: { unit, rises },
  next,
}: {
  partner: PartnerCard;
  service: ServiceCard;
  /** The first time it is free, UTC; null: none within the next days; undefined: not known yet. */
  next: string | null | undefined;
}) {
  const { t, plural, locale } = useTranslation();
  const kilometres = numberFormat(locale, { maximumFractionDigits: 1 }).format(
    partner.distanceMetres / metresPerKilometre,
  );
  return (
    <>
      <PriceFrom paise={partner.priceToPay} unit={unit} rises={rises} />
      <Duration minutes={partner.minutes} />
      <Rating value={partner.rating} count={partner.ratingCount} />
      {partner.ratingCount > 0 && (
        <Link className={styles.page} to={`/partners/${partner.organisationId}`}>
          {t('partner.reviews', 'Reviews')}
        </Link>
      )}
      <span>
        {partner.distanceMetres < nearMetres
          ? t('partner.near', 'nearby')
          : t('partner.distance', '{{km}} km away', { km: kilometres })}
      </span>
      {next && (
        <span>{t('partner.free', 'Free {{when}}', { when: whenInWords(t, next, new Date(), locale) })}</span>
      )}
      {partner.jobsDone > 0 && (
        <span>
          {plural('partner.jobs', partner.jobsDone, {
            one: '{{count}} job done',
            other: '{{count}} jobs done',
          })}
        </span>
      )}
      {partner.isRecommended && <b>{t('partner.recommended', 'Recommended')}</b>}
      {partner.isGstRegistered && <span>{t('partner.gst', 'GST invoice')}</span>}
    </>
  );
}
