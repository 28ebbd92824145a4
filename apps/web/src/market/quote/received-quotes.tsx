import type { ComparedOffer } from '@nukkad/contract/market/quote/comparison.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { LeastTotal } from './least-total.tsx';
import { useComparison } from './quote.queries.ts';
import { List, Text } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

function OneOffer({ rfqId, offer }: { rfqId: string; offer: ComparedOffer }) {
  return (
    <Card as="li" quiet>
      <div className={styles.offer}>
        <Text as="h3" size={1.125}>
          <Link to={`/buyer/quotes/${rfqId}/offers/${offer.leadId}`} translate="no">
            {offer.companyName}
          </Link>
        </Text>
        <LeastTotal total={offer.total} isFrom={offer.hasAlternatives} strong />
        <StatusBadge status={offer.status} />
      </div>
    </Card>
  );
}

/** The quotes that came in for an own request, the lowest total first; nothing before the first one. */
export function ReceivedQuotes({ rfqId }: { rfqId: string }) {
  const { t } = useTranslation();
  const { data } = useComparison(rfqId);
  if (!data || data.offers.length === 0) return null;
  return (
    <Section
      title={t('offers.received', 'Quotes')}
      action={
        (data.offers.length > 1 || data.offers.some(({ award }) => award)) && (
          <ButtonLink to={`/buyer/quotes/${rfqId}/compare`} tone="plain">
            {t('offers.compare', 'Compare quotes')}
          </ButtonLink>
        )
      }
    >
      <List>
        {data.offers.map((offer) => (
          <OneOffer key={offer.leadId} rfqId={rfqId} offer={offer} />
        ))}
      </List>
    </Section>
  );
}
