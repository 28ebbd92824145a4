import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AskedFor } from '../../nouns/rfq/asked-for.tsx';

/** What the customer asked for, and whom. */
export function RfqFacts({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const names = rfq.chosenPartners.map(({ companyName }) => companyName).join(', ');
  return (
    <AskedFor
      title={t('quote.facts', 'What you asked for')}
      asked={rfq}
      place={rfq.area}
      more={{
        term: t('quote.asked', 'Asked'),
        words: names ? (
          <span translate="no">{names}</span>
        ) : (
          t('quote.whom.best', 'The best available partners')
        ),
      }}
    />
  );
}
