import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { LeadQuestions } from '../../nouns/rfq/lead-questions.tsx';
import { useLookAtPartners } from './partner.queries.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from '../../nouns/rfq/rfq.module.css';

type Partner = Rfq['unlockedPartners'][number];
export type ChatWith = (rfq: Rfq, partner: Partner) => ReactNode;

const hasWritten = ({ questions, status }: Partner) =>
  questions.length > 0 || status === 'Accepted By Partner';

/** Partners who see the customer's number, with what they asked; each can be written to. Opening the page opens it. */
export function UnlockedPartners({
  rfq,
  chatWith,
  askAll,
}: {
  rfq: Rfq;
  chatWith: ChatWith;
  askAll: ReactNode;
}) {
  const { t } = useTranslation();
  const { rfqId, unlockedPartners } = rfq;
  useLookAtPartners(
    rfqId,
    unlockedPartners.filter(hasWritten).map(({ leadId }) => leadId),
  );
  if (unlockedPartners.length === 0) return null;
  return (
    <Section title={t('quote.unlocked', 'Partners who can contact you')} action={askAll}>
      <CardList>
        {unlockedPartners.map((partner) => {
          const { leadId, companyName, at, status, questions, can } = partner;
          return (
            <Card as="li" quiet key={leadId}>
              <div className={styles.partner}>
                <div>
                  <strong translate="no">{companyName}</strong>
                  <Paragraph breaks>
                    <DateTime at={at} as="short" />
                  </Paragraph>
                </div>
                <StatusBadge status={status} seenBy="raiser" />
                {chatWith(rfq, partner)}
              </div>
              {questions.length > 0 && <LeadQuestions questions={questions} />}
              {can.answer && <AnswerForm leadId={leadId} />}
            </Card>
          );
        })}
      </CardList>
    </Section>
  );
}
