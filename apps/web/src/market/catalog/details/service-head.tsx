import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from 'react-router';
import { paintOf } from '../../../nouns/category/category-paint.ts';
import { ServicePicture } from '../../../nouns/service/service-picture.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { Sunburst } from '../../../ui/mark/sunburst.tsx';
import { PriceFrom, PriceWhy } from '../price-from.tsx';
import { ServiceRating } from '../service-rating.tsx';
import styles from './service-head.module.css';

/** The way from the whole catalogue to this service. */
function Trail({ service }: { service: ServiceCard }) {
  const { t } = useTranslation();
  const category = `/services?category=${service.categoryId}`;
  return (
    <nav aria-label={t('service.trail', 'You are here')} className={styles.trail}>
      <ol>
        <li>
          <Link to="/services">{t('shell.services', 'Services')}</Link>
        </li>
        <li>
          <Link to={category}>{service.categoryName}</Link>
        </li>
        <li>
          <Link to={`${category}&sub=${service.subCategoryId}`}>{service.subcategoryName}</Link>
        </li>
      </ol>
    </nav>
  );
}

/** The painted panel of a service with its name, price, time and rating. */
export function ServiceHead({
  service,
  title = service.name,
  description,
  missingAt = null,
}: {
  service: ServiceCard;
  title?: string;
  description: string;
  /** The place where no partner offers it: a price would not hold there, so none is shown. */
  missingAt?: string | null;
}) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <Sunburst paint={paintOf(service.categoryImage)} className={styles.picture}>
        <ServicePicture service={service} size={150} />
      </Sunburst>
      <div className={styles.words}>
        <Trail service={service} />
        <h1>{title}</h1>
        {missingAt !== null && (
          <p className={styles.missing}>
            {t('services.notServed', 'Not available in {{place}} yet.', { place: missingAt })}
          </p>
        )}
        <p className={styles.facts}>
          {missingAt === null && (
            <PriceFrom paise={service.priceToPay} unit={service.unit} rises={service.rises} />
          )}
          <ServiceRating service={service} />
          <span className={styles.time}>
            <IconClock size={18} aria-hidden /> <Duration minutes={service.minutes} />
          </span>
        </p>
        {missingAt === null && <PriceWhy rises={service.rises} className={styles.why} />}
        <p className={styles.description}>{description}</p>
      </div>
    </header>
  );
}
