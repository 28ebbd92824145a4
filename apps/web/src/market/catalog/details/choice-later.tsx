import type { ComponentProps } from 'react';
import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { CustomerLink } from '../customer-link.tsx';
import styles from './service-page.module.css';
import { AfterBooking } from './after-booking.tsx';
import { PartnerChoice } from './partner-choice.tsx';

type Choosing = ComponentProps<typeof PartnerChoice>;

/** Leads to a question about this service, to the chosen partner where there is one; and to quotes for more than a visit. */
function AskLink({ service, chosen }: Pick<Choosing, 'service' | 'chosen'>) {
  const { t } = useTranslation();
  const about = new URLSearchParams({
    service: service.serviceId,
    ...(chosen && { partner: chosen.organisationId }),
  });
  const quotes = new URLSearchParams({ category: service.categoryId, service: service.serviceId });
  return (
    <p className={styles.ways}>
      <CustomerLink to={`/buyer/enquiries/new?${about}`} tone="plain">
        {chosen
          ? t('service.ask.partner', 'Ask {{name}} a question', { name: chosen.companyName })
          : t('service.ask', 'Ask a question first')}
      </CustomerLink>
      <CustomerLink to={`/buyer/quotes/new?${quotes}`} tone="plain">
        {t('service.quotes', 'Get quotes for a larger job')}
      </CustomerLink>
    </p>
  );
}

/** What is below the first screen, in one file: the partners, questions to them, and what happens after a booking. */
export function ChoiceLater({
  cancelling,
  ...choice
}: Choosing & { cancelling: ServiceDetails['cancelling'] }) {
  return (
    <>
      <PartnerChoice {...choice} />
      <AskLink service={choice.service} chosen={choice.chosen} />
      <AfterBooking cancelling={cancelling} />
    </>
  );
}
