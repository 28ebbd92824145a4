import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from '../../nouns/rfq/rfq.module.css';

/** Partners who want the work; of a service the customer can ask each of them. */
export function InterestedPartners({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  if (rfq.interestedPartners.length === 0) return null;
  return (
    <Section title={t('quote.interested', 'Interested partners')}>
      <CardList>
        {rfq.interestedPartners.map(({ organisationId, companyName, at }) => (
          <Card as="li" quiet key={organisationId} className={styles.partner}>
            <div>
              <strong translate="no">{companyName}</strong>
              <Paragraph breaks>
                <DateTime at={at} as="short" />
              </Paragraph>
            </div>
            {rfq.serviceId && (
              <ButtonLink
                to={`/buyer/enquiries/new?service=${rfq.serviceId}&partner=${organisationId}`}
                tone="plain"
              >
                {t('quote.askPartner', 'Ask a question')}
              </ButtonLink>
            )}
          </Card>
        ))}
      </CardList>
    </Section>
  );
}
