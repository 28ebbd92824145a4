import type { LeadQuestion } from '@nukkad/contract/market/lead/lead.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Paragraph, Quoted } from '../../ui/page/parts.tsx';
import styles from './rfq.module.css';

/** What a partner asked and the customer answered, the oldest first; the same for both. */
export function LeadQuestions({ questions }: { questions: readonly LeadQuestion[] }) {
  const { t } = useTranslation();
  return (
    <CardList>
      {questions.map(({ questionId, question, askedAt, answer, answeredAt }) => (
        <li key={questionId}>
          <Quoted above={1}>{question}</Quoted>
          <small className={styles.note}>
            <DateTime at={askedAt} as="short" />
          </small>
          {answer !== null && <Paragraph breaks>{answer}</Paragraph>}
          {answeredAt === null && (
            <p className={styles.note}>{t('lead.question.open', 'Not answered yet')}</p>
          )}
        </li>
      ))}
    </CardList>
  );
}
