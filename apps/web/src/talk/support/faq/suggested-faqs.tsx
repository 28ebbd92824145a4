import { suggestFaqs } from '@nukkad/contract/talk/support/faq.api';
import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FaqItem } from './faq-item.tsx';
import styles from './faq.module.css';
import { WasItHelpful } from './was-it-helpful.tsx';
import { useAsked } from '../../../platform/api/asked.ts';

const pauseMs = 600;
/** Fewer letters say too little. */
const shortest = 12;

/** What was typed, once the person stops for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Common questions that fit a message while it is being written, so that it may not have to be sent. */
export function SuggestedFaqs({ message, topic }: { message: string; topic: IncidentTopic }) {
  const { t } = useTranslation();
  const settled = useSettled(message.trim());
  const enough = settled.length >= shortest;
  const { data } = useAsked(
    suggestFaqs,
    { body: { message: settled, topic } },
    { enabled: enough, placeholderData: keepPreviousData, retry: false },
  );
  const faqs = enough ? (data?.faqs ?? []) : [];
  return (
    <div aria-live="polite">
      {faqs.length > 0 && (
        <section aria-labelledby="suggested" className={styles.suggested}>
          <h3 id="suggested">{t('faq.suggested', 'This may answer it')}</h3>
          <ul className={styles.list}>
            {faqs.map((faq) => (
              <li key={faq.faqId}>
                <FaqItem faq={faq}>
                  <WasItHelpful faqId={faq.faqId} question={faq.question} />
                </FaqItem>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
