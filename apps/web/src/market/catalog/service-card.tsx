import type { ServiceCard as Service } from '@nukkad/contract/market/catalog/catalog.model';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { memo } from 'react';
import { Link } from 'react-router';
import { paintOf } from '../../nouns/category/category-paint.ts';
import { ServicePicture } from '../../nouns/service/service-picture.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Duration } from '../../ui/time/duration.tsx';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import { PriceFrom, PriceWhy } from './price-from.tsx';
import styles from './service-card.module.css';
import { ServiceRating } from './service-rating.tsx';

/** The one thing most worth saying on a small board. */
function Flag({ service }: { service: Service }) {
  const { t } = useTranslation();
  if (service.availableToday)
    return (
      <span className={styles.flag}>
        <IconBolt size={16} aria-hidden /> {t('service.today', 'Today')}
      </span>
    );
  if (service.isNewService)
    return (
      <span className={styles.flag} data-kind="new">
        {t('service.new', 'New')}
      </span>
    );
  return null;
}

/** A service as a painted board; the whole board leads to its page. `place` is the visitor's, once it is known. */
export const ServiceCard = memo(function ServiceCard({
  service,
  place,
  to = `/services/${service.serviceId}`,
}: {
  service: Service;
  place: string | null;
  to?: string;
}) {
  const { t } = useTranslation();
  const served = service.partnerCount > 0;
  return (
    <article className={styles.card} data-served={served}>
      <Sunburst paint={paintOf(service.categoryImage)} className={styles.picture}>
        <ServicePicture service={service} size={84} />
        <Flag service={service} />
      </Sunburst>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={to} prefetch="intent">
            {service.name}
          </Link>
        </h3>
        <p className={styles.words}>{service.shortDescription}</p>
        <p className={styles.facts}>
          <ServiceRating service={service} />
          <span>
            <IconClock size={17} aria-hidden /> <Duration minutes={service.minutes} />
          </span>
        </p>
        <div className={styles.foot}>
          {served ? (
            <>
              <PriceFrom paise={service.priceToPay} unit={service.unit} rises={service.rises} />
              <span className={styles.book} aria-hidden="true">
                {t('service.book', 'Book')}
              </span>
            </>
          ) : (
            <span className={styles.none}>
              {place
                ? t('service.notHere', 'Not in {{place}} yet', { place })
                : t('service.notYet', 'Not available here yet')}
            </span>
          )}
        </div>
        {served && <PriceWhy rises={service.rises} className={styles.why} />}
      </div>
    </article>
  );
});
