import { listCities } from '@nukkad/contract/places/geography/geography.api';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { loadHome } from '../../market/catalog/load-home.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentLocation, useServiceLocation } from '../../platform/location/location-store.ts';
import styles from './footer-catalogue.module.css';

const citiesAsked = 8;
const servicesShown = 7;

interface Way {
  readonly to: string;
  readonly name: string;
}
interface Ways {
  readonly trades: readonly Way[];
  /** What is asked for most in the visitor's city; null where we do not know one that is served. */
  readonly inCity: { readonly city: string; readonly services: readonly Way[] } | null;
}

async function findWays(signal: AbortSignal): Promise<Ways> {
  const [{ categories, rows }, cities] = await Promise.all([
    loadHome({ quiet: true, signal }),
    call(listCities, { query: { limit: citiesAsked }, quiet: true, signal }),
  ]);
  const present = currentLocation();
  const code = present?.city?.cityCode ?? present?.location?.address.cityCode;
  const city = present ? cities.items.find((one) => one.cityCode === code) : cities.items[0];
  const served = rows?.trending.filter((service) => service.partnerCount > 0) ?? [];
  return {
    trades: (categories?.items ?? []).map(({ categoryId, categoryName }) => ({
      to: `/services?category=${categoryId}`,
      name: categoryName,
    })),
    inCity:
      city && served.length > 0
        ? {
            city: city.city,
            services: served.slice(0, servicesShown).map(({ serviceId, name }) => ({
              to: `/services/${serviceId}/in/${city.value}`,
              name,
            })),
          }
        : null,
  };
}

function Column({ title, ways, many }: { title: string; ways: readonly Way[]; many?: boolean }) {
  return (
    <nav aria-label={title} className={styles.column} data-many={many || undefined}>
      <h2>{title}</h2>
      <ul>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to every category, and to the services requested most in the visitor's city. */
export function FooterCatalogue() {
  const { t, language } = useTranslation();
  const location = useServiceLocation();
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    const question = new AbortController();
    findWays(question.signal).then(setWays, () => {
      // The catalogue is not available; the site's own links remain.
    });
    return () => question.abort();
  }, [language, location]);
  if (!ways || ways.trades.length === 0) return null;
  return (
    <>
      <Column title={t('footer.trades', 'All categories')} ways={ways.trades} many />
      {ways.inCity && (
        <Column
          title={t('footer.inCity', 'Popular in {{city}}', { city: ways.inCity.city })}
          ways={ways.inCity.services}
        />
      )}
    </>
  );
}
