import type { PartnerPage as Partner } from '@nukkad/contract/market/review/partner-page.api';
import { listNextSlots } from '@nukkad/contract/market/schedule/slot.api';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { otherPartners } from '../../nouns/partner/other-partners.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAsCustomer } from '../../platform/session/use-as-customer.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { numberFormat } from '../../ui/mark/formats.ts';
import { Page } from '../../ui/page/page.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useAnswer } from '../../ui/state/use-answer.ts';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import styles from './partner-page.module.css';

/** When someone of the partner is free next for the first service that it offers. */
function NextFree({ partner: { organisationId, services } }: { partner: Partner }) {
  const { t, locale } = useTranslation();
  const serviceId = services[0]?.serviceId;
  const { value } = useAnswer(serviceId ? `${serviceId} ${organisationId}` : null, async (signal) => {
    if (!serviceId) return null;
    const query = { serviceId, organisationIds: organisationId };
    const { items } = await call(listNextSlots, { query, quiet: true, signal });
    return items[0]?.from ?? null;
  });
  if (!value) return null;
  return <b>{t('partner.free', 'Free {{when}}', { when: whenInWords(t, value, new Date(), locale) })}</b>;
}

function Facts({ partner }: { partner: Partner }) {
  const { t, plural, locale } = useTranslation();
  const { cityName, rating, jobsDone, since, isGstRegistered } = partner;
  return (
    <p className={styles.facts}>
      <Rating value={rating.average} count={rating.count} />
      {cityName && <span>{cityName}</span>}
      {jobsDone > 0 && (
        <span>
          {plural(
            'partner.jobs',
            jobsDone,
            { one: '{{count}} job done', other: '{{count}} jobs done' },
            { count: numberFormat(locale).format(jobsDone) },
          )}
        </span>
      )}
      <span>
        {t('partnerPage.since', 'Here since {{day}}', { day: formatInstant(since, 'day', locale) })}
      </span>
      {isGstRegistered && <span>{t('partner.gst', 'GST invoice')}</span>}
      <NextFree partner={partner} />
    </p>
  );
}

/** So many services are seen at first: people and reviews come within a phone's second screen. */
const firstServices = 6;

function Services({ services }: Pick<Partner, 'services'>) {
  const { t, plural } = useTranslation();
  const listed = (some: Partner['services']) => (
    <ul className={styles.services}>
      {some.map(({ serviceId, name }) => (
        <li key={serviceId}>
          <Link to={`/services/${serviceId}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
  const others = services.slice(firstServices);
  return (
    <Section title={t('partnerPage.services', 'Services')}>
      {listed(services.slice(0, firstServices))}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {plural('partnerPage.others', others.length, {
              one: '{{count}} more service',
              other: '{{count}} more services',
            })}
          </summary>
          {listed(others)}
        </details>
      )}
    </Section>
  );
}

/** A partner as customers see it: stars, services, people; then its reviews. */
export function PartnerPage({
  partner,
  heart,
  work,
  reviews,
}: {
  partner: Partner;
  /** Pictures of past work. */
  work: ReactNode;
  /** Marks it as a favourite. */
  heart: ReactNode;
  reviews: ReactNode;
}) {
  const { t, plural } = useTranslation();
  const asCustomer = useAsCustomer();
  const { companyName, services, professionals } = partner;
  return (
    <Page title={<span translate="no">{companyName}</span>} actions={heart}>
      <Facts partner={partner} />
      {work}
      <Services services={services} />
      {asCustomer && services[0] && (
        <p>
          <Link
            className={styles.elsewhere}
            to={otherPartners(services[0].serviceId, { except: partner.organisationId })}
          >
            {t('partnerPage.elsewhere', 'Compare with other partners for {{service}}', {
              service: services[0].name,
            })}
          </Link>
        </p>
      )}
      {professionals.length > 0 && (
        <Section title={t('partnerPage.people', 'Professionals')}>
          <ul className={styles.people}>
            {professionals.map((person, place) => (
              <Card as="li" quiet key={`${place} ${person.name}`}>
                <b translate="no">{person.name}</b>
                <p className={styles.facts}>
                  <Rating value={person.rating} />
                  <span>
                    {plural('partner.jobs', person.jobsDone, {
                      one: '{{count}} job done',
                      other: '{{count}} jobs done',
                    })}
                  </span>
                </p>
              </Card>
            ))}
          </ul>
        </Section>
      )}
      {reviews}
    </Page>
  );
}
