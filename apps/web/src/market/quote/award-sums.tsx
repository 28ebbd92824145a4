import type { PricedPart } from '@nukkad/contract/market/quote/award.api';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';
import { Stack, Text } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';

/** What each partner's lines come to, before they are given. */
export function AwardSums({ parts }: { parts: readonly PricedPart[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1} aria-live="polite">
      {parts.map(({ leadId, companyName, lineNames, price }) => (
        <Card key={leadId} quiet>
          <Text as="h3" size={1.125} translate="no">
            {companyName}
          </Text>
          <p className={styles.note}>{lineNames.join(', ')}</p>
          <QuoteSums price={price} />
          <details className={styles.more}>
            <summary>{t('offers.payments', 'Payments')}</summary>
            <QuotePayments price={price} />
          </details>
        </Card>
      ))}
    </Stack>
  );
}
