import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import type { ReactNode } from 'react';
import { FileList } from '../quotation-file/file-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Paragraph, Quoted } from '../../ui/page/parts.tsx';
import styles from './rfq.module.css';
import { budgetWords } from './rfq-words.ts';

const Day = ({ day }: { day: string }) => <DateTime at={`${day}T06:30:00.000Z`} as="day" />;

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
        <Facts least={14}>
          {asked.answers.map(({ question, answer }) => (
            <Fact key={question} name={question}>
              {answer}
            </Fact>
          ))}
          <Fact name={t('quote.place', 'Place')}>{place}</Fact>
          {asked.fromDay && (
            <Fact name={t('quote.fromDay', 'Start from')}>
              <Day day={asked.fromDay} />
            </Fact>
          )}
          {asked.byDay && (
            <Fact name={t('quote.byDay', 'Finish by')}>
              <Day day={asked.byDay} />
            </Fact>
          )}
          {budget && <Fact name={t('quote.budget', 'Budget')}>{budget}</Fact>}
          <Fact name={more.term}>{more.words}</Fact>
        </Facts>
        <Quoted above={1}>{asked.message}</Quoted>
        {asked.files.length > 0 && (
          <Paragraph as="div" above={1}>
            <FileList files={asked.files} />
          </Paragraph>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </Card>
    </Section>
  );
}
