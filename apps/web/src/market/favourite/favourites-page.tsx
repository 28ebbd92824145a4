import type { Favourite } from '@nukkad/contract/market/favourite/favourite.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import { favouriteEmpty } from './favourite.empty.ts';
import styles from './favourite.module.css';
import { useFavourites, useNextFree } from './favourite.queries.ts';
import { Heart } from './heart.tsx';

function OneFavourite({ favourite, freeAt }: { favourite: Favourite; freeAt: string | undefined }) {
  const { t, locale } = useTranslation();
  const { organisationId, companyName, cityName, rating, ratingCount, works, lastVisit } = favourite;
  return (
    <Card as="li" quiet className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {works ? (
            <Link to={`/partners/${organisationId}`} translate="no">
              {companyName}
            </Link>
          ) : (
            <span translate="no">{companyName}</span>
          )}
        </h2>
        <Heart organisationId={organisationId} companyName={companyName} />
      </div>
      <p className={styles.facts}>
        <Rating value={rating} count={ratingCount} />
        {cityName && <span>{cityName}</span>}
        {!works && <b>{t('favourite.closed', 'Takes no bookings now')}</b>}
        {freeAt && (
          <b>{t('partner.free', 'Free {{when}}', { when: whenInWords(t, freeAt, new Date(), locale) })}</b>
        )}
      </p>
      {lastVisit && (
        <p className={`${styles.facts} ${styles.quiet}`}>
          {t('favourite.last', 'Last visit: {{service}}, {{day}}', {
            service: lastVisit.serviceName,
            day: formatInstant(lastVisit.at, 'day', locale),
          })}
        </p>
      )}
      {works && lastVisit && (
        <ButtonLink
          to={`/buyer/bookings/${lastVisit.bookingId}/again`}
          tone="plain"
          small
          className={styles.again}
        >
          {t('booking.again', 'Book again')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const free = useNextFree(favourites);
  return (
    <CardList>
      {favourites.map((favourite) => (
        <OneFavourite
          key={favourite.organisationId}
          favourite={favourite}
          freeAt={free.get(favourite.organisationId)}
        />
      ))}
    </CardList>
  );
}

/** The partners that a customer marked, the newest first. */
export function FavouritesPage() {
  return (
    <Listed
      list={useFavourites()}
      waiting={<ListSkeleton count={3} />}
      empty={<EmptyScreen screen={favouriteEmpty['no-favourites']} />}
    >
      {(items) => <Favourites favourites={items} />}
    </Listed>
  );
}
