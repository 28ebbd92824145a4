import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import { FileList } from '../../nouns/quotation-file/file-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';
import { monthWords } from './quote-words.ts';
import { Paragraph, Quoted } from '../../ui/page/parts.tsx';
import { QuotedVisits } from './visit/quoted-visits.tsx';
import { VersionChanges } from './version-changes.tsx';
import { VersionLines } from './version-lines.tsx';

const Day = ({ day }: { day: string }) => <DateTime at={`${day}T06:30:00.000Z`} as="day" />;

/** One version of a quote, whole. */
export function QuoteVersionView({ version }: { version: QuoteVersion }) {
  const voice = useTranslation();
  const { t } = voice;
  const { content, price, validUntil } = version;
  return (
    <>
      {content.message && <Quoted>{content.message}</Quoted>}
      <VersionChanges version={version} />
      <Section title={t('offers.lines', 'Work')}>
        <Card quiet>
          <VersionLines version={version} />
          <QuoteSums price={price} />
        </Card>
      </Section>
      {version.files.length > 0 && (
        <Section title={t('quotationFiles.title', 'Photos and documents')}>
          <FileList files={version.files} />
        </Section>
      )}
      <Section title={t('offers.payments', 'Payments')}>
        <Card quiet>
          <QuotePayments price={price} />
        </Card>
      </Section>
      <QuotedVisits visits={content.visits} />
      <Section title={t('offers.terms', 'Terms')}>
        <Card quiet>
          <Facts least={10}>
            {content.startDay && (
              <Fact name={t('offers.start', 'Start')}>
                <Day day={content.startDay} />
              </Fact>
            )}
            {content.finishDay && (
              <Fact name={t('offers.finish', 'Finish')}>
                <Day day={content.finishDay} />
              </Fact>
            )}
            <Fact name={t('offers.warranty', 'Warranty')}>{monthWords(voice, content.warrantyMonths)}</Fact>
            <Fact name={t('offers.validUntil', 'Valid until')}>
              <DateTime at={validUntil} as="short" />
            </Fact>
          </Facts>
          {content.terms && (
            <Paragraph breaks typed above={1}>
              {content.terms}
            </Paragraph>
          )}
        </Card>
      </Section>
    </>
  );
}
