import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { LeastTotal } from './least-total.tsx';
import { useQuoteThread } from './quote.queries.ts';
import { threadSentence } from './quote-words.ts';
import { StandingParts, Text } from '../../ui/page/parts.tsx';

/** On a lead's page: its quote, or the way to write one; nothing before the lead is unlocked. */
export function LeadQuote({ leadId }: { leadId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const { data } = useQuoteThread(leadId);
  if (!data || (!data.current && !data.can.write)) return null;
  const to = `/consultant-service/leads/${leadId}/quote`;
  return (
    <Card>
      <StandingParts>
        {data.current && (
          <Text size={1.75} weight={700}>
            <LeastTotal
              total={data.current.price.total}
              isFrom={data.current.price.alternatives !== undefined}
            />
          </Text>
        )}
        <p>{threadSentence(voice, data, 'Partner')}</p>
        {data.current ? (
          <ButtonLink to={to}>{t('offers.view', 'View quote')}</ButtonLink>
        ) : (
          <ButtonLink to={`${to}/edit`}>{t('offers.write', 'Write quote')}</ButtonLink>
        )}
      </StandingParts>
    </Card>
  );
}
