import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import type { Side } from './quote-words.ts';
import styles from './quote.module.css';

/** Every version in a line, the newest first. */
export function Versions({ thread: { versions }, side }: { thread: QuoteThread; side: Side }) {
  const { t } = useTranslation();
  if (versions.length < 2) return null;
  return (
    <Section title={t('offers.versions', 'Versions')}>
      <Card quiet>
        <ul className={styles.payments}>
          {versions.map(({ quoteId, versionNumber, madeBy, total, createdAt }) => (
            <li key={quoteId}>
              <span>
                <strong>
                  {t('offers.version', 'Version {{number}}', { number: versionNumber })} ·{' '}
                  {madeBy === side
                    ? t('offers.by.you', 'by you')
                    : madeBy === 'Buyer'
                      ? t('offers.by.customer', 'by the customer')
                      : t('offers.by.partner', 'by the partner')}
                </strong>
                <small>
                  <DateTime at={createdAt} as="short" />
                </small>
              </span>
              <Money paise={total} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
