import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { ReactNode } from 'react';
import { FileList } from '../quotation-file/file-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './rfq.module.css';
import { budgetWords } from './rfq-words.ts';

const Day = ({ day }: { day: string }) => <DateTime at={`${day}T06:30:00.000Z`} as="day" />;

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What was asked for, as both sides read it; `more`: what one side reads besides. */
export function AskedFor({
  title,
  asked,
  place,
  more,
  note,
}: {
  title: string;
  asked: Pick<Rfq, 'answers' | 'fromDay' | 'byDay' | 'budgetFrom' | 'budgetTo' | 'message' | 'files'>;
  place: string;
  more: { readonly term: string; readonly words: ReactNode };
  note?: string | null;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const budget = budgetWords(voice, asked);
  return (
    <Section title={title}>
      <Card quiet>
        <dl className={styles.asked}>
          {asked.answers.map(({ question, answer }) => (
            <Fact key={question} term={question}>
              {answer}
            </Fact>
          ))}
          <Fact term={t('quote.place', 'Place')}>{place}</Fact>
          {asked.fromDay && (
            <Fact term={t('quote.fromDay', 'Start from')}>
              <Day day={asked.fromDay} />
            </Fact>
          )}
          {asked.byDay && (
            <Fact term={t('quote.byDay', 'Finish by')}>
              <Day day={asked.byDay} />
            </Fact>
          )}
          {budget && <Fact term={t('quote.budget', 'Budget')}>{budget}</Fact>}
          <Fact term={more.term}>{more.words}</Fact>
        </dl>
        <blockquote className={styles.said}>{asked.message}</blockquote>
        {asked.files.length > 0 && (
          <div className={styles.sent}>
            <FileList files={asked.files} />
          </div>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </Card>
    </Section>
  );
}
