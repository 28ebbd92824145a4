import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { cityNameOf } from '../city-name.ts';
import type { ServiceData } from '../load-service.ts';
import { priceInWords } from '../price-from.tsx';
import { ServiceGrid } from '../service-grid.tsx';
import { CityLinks } from './city-links.tsx';
import { ServiceContents } from './service-contents.tsx';
import { ServiceHead } from './service-head.tsx';
import styles from './service-in-city-page.module.css';

/** A service in one city, for visitors from a search engine. Booking continues on the service's own page. */
export function ServiceInCityPage({
  data: { details, related },
  citySlug,
  noPartner,
}: {
  data: ServiceData;
  citySlug: string;
  /** Shown instead of the way to book where no partner does the service. */
  noPartner: ReactNode;
}) {
  const { t, plural, locale } = useTranslation();
  const { service } = details;
  const city = cityNameOf(details, citySlug);
  const count = service.partnerCount;
  const sum = formatMoney(service.priceToPay, locale);
  const price = priceInWords(t, sum, service.rises);
  return (
    <Page>
      <ServiceHead
        service={service}
        title={t('city.title', '{{name}} in {{city}}', { name: service.name, city })}
        description={details.description}
        missingAt={count === 0 ? city : null}
      />
      {count === 0 ? (
        noPartner
      ) : (
        <div className={styles.offer}>
          <p>
            {plural(
              'city.partners',
              count,
              {
                one: '{{count}} partner in {{city}} offers this, {{price}}. See the full price before you book.',
                other:
                  '{{count}} partners in {{city}} offer this, {{price}}. See the full price before you book.',
              },
              { city, price },
            )}
          </p>
          <ButtonLink to={`/services/${service.serviceId}`} prefetch="intent">
            {t('city.book', 'Choose and book')}
          </ButtonLink>
        </div>
      )}
      <ServiceContents includes={details.includes} excludes={details.excludes} />
      {related.length > 0 && (
        <Section
          title={t('city.related', '{{category}}: more in {{city}}', {
            city,
            category: service.categoryName,
          })}
        >
          <ServiceGrid
            services={related}
            place={city}
            pathOf={(other) => `/services/${other.serviceId}/in/${citySlug}`}
          />
        </Section>
      )}
      <CityLinks details={details} present={citySlug} />
    </Page>
  );
}
