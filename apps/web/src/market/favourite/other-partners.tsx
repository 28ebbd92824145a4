import type { RecommendedProvider } from '@nukkad/contract/market/favourite/favourite.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { numberFormat } from '../../ui/mark/formats.ts';
import { Money } from '../../ui/mark/money.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import { favouriteEmpty } from './favourite.empty.ts';
import { Row, Stack } from '../../ui/page/parts.tsx';
import styles from './other-partners.module.css';

/** What this person knows of the partner; strangers' stars stand beside it. */
function knownAs(
  t: Translate,
  plural: ReturnType<typeof useTranslation>['plural'],
  { visits, isFavourite, ownStars }: RecommendedProvider,
): string | null {
  if (ownStars !== null)
    return plural('others.stars', ownStars, {
      one: 'You gave {{count}} star',
      other: 'You gave {{count}} stars',
    });
  if (visits > 0)
    return plural('others.visits', visits, { one: 'Came {{count}} time', other: 'Came {{count}} times' });
  return isFavourite ? t('others.favourite', 'Your favourite') : null;
}

const nearMetres = 1_000;

function OnePartner({ partner, choose }: { partner: RecommendedProvider; choose: ReactNode }) {
  const { t, plural, locale } = useTranslation();
  const { organisationId, companyName, rating, ratingCount, distanceMetres, freeAt } = partner;
  const known = knownAs(t, plural, partner);
  const km = numberFormat(locale, { maximumFractionDigits: 1 }).format(distanceMetres / 1_000);
  return (
    <Card as="li" quiet className={styles.partner}>
      <Stack gap={0.25}>
        <h2 className={styles.name} translate="no">
          <Link to={`/partners/${organisationId}`}>{companyName}</Link>
        </h2>
        <Row as="p" gap={[0.25, 1]}>
          <Rating value={rating} count={ratingCount} />
          <span>
            {distanceMetres < nearMetres
              ? t('partner.near', 'nearby')
              : t('partner.distance', '{{km}} km away', { km })}
          </span>
          {known && <b>{known}</b>}
        </Row>
        <p className={styles.free} data-full={freeAt === null || undefined}>
          {freeAt
            ? t('partner.free', 'Free {{when}}', { when: whenInWords(t, freeAt, new Date(), locale) })
            : t('others.full', 'No free slot in the next 3 days')}
        </p>
      </Stack>
      <p className={styles.price}>
        <small>{t('others.from', 'from')}</small> <Money paise={partner.priceToPay} strong />
      </p>
      {choose}
    </Card>
  );
}

/** Partners who can come for a service, those that suit this person first; `choose` is the tap that takes one. */
export function OtherPartners({
  partners,
  choose,
}: {
  partners: readonly RecommendedProvider[];
  choose: (partner: RecommendedProvider) => ReactNode;
}) {
  if (partners.length === 0) return <EmptyScreen screen={favouriteEmpty['no-others']} />;
  return (
    <CardList>
      {partners.map((partner) => (
        <OnePartner key={partner.organisationId} partner={partner} choose={choose(partner)} />
      ))}
    </CardList>
  );
}
