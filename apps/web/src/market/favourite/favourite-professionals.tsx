import type { FavouriteProfessional } from '@nukkad/contract/market/favourite/favourite.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './favourite.module.css';
import { useFavouriteProfessionals, useUnmarkProfessional } from './professional.queries.ts';

function OneProfessional({ person }: { person: FavouriteProfessional }) {
  const { t, locale } = useTranslation();
  const unmark = useUnmarkProfessional();
  const { staffId, name, companyName, organisationId, rating, works, lastVisit } = person;
  return (
    <Card as="li" quiet className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.person} translate="no">
          {name}
        </h3>
        <Button
          tone="plain"
          small
          busy={unmark.isPending}
          aria-label={t('favourite.remove.of', 'Remove {{name}}', { name })}
          onClick={() => unmark.mutate(staffId)}
        >
          {t('favourite.remove', 'Remove')}
        </Button>
      </div>
      <p className={styles.facts}>
        <Rating value={rating} />
        {works ? (
          <Link to={`/partners/${organisationId}`} translate="no">
            {companyName}
          </Link>
        ) : (
          <b>{t('favourite.person.left', 'Not available now')}</b>
        )}
        {lastVisit && (
          <span className={styles.quiet}>
            {t('favourite.person.last', 'Last visit {{day}}', {
              day: formatInstant(lastVisit.at, 'day', locale),
            })}
          </span>
        )}
      </p>
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

/** Below the partners; nothing where none was marked. */
export function FavouriteProfessionals() {
  const { t } = useTranslation();
  const list = useFavouriteProfessionals();
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (people.length === 0) return null;
  return (
    <Section title={t('favourite.people', 'Favourite professionals')}>
      <CardList>
        {people.map((person) => (
          <OneProfessional key={person.staffId} person={person} />
        ))}
      </CardList>
      {list.hasNextPage && <LoadMore infinite={list} shown={people.length} />}
    </Section>
  );
}
