import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Section } from '../../../ui/page/section.tsx';
import styles from './city-links.module.css';

/** The same service elsewhere. */
export function CityLinks({ details, present }: { details: ServiceDetails; present?: string }) {
  const { t } = useTranslation();
  const { serviceId, name } = details.service;
  const cities = details.cities.filter((city) => city.value !== present);
  if (cities.length === 0) return null;
  return (
    <Section title={t('service.cities', '{{name}} by city', { name })}>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.value}>
            <Link to={`/services/${serviceId}/in/${city.value}`}>{city.name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
