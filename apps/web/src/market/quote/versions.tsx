import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import type { Side } from './quote-words.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';
import { useVersionLink } from './version-dialog.tsx';

/** Every version in a line, the newest first; each can be opened with what it changed. */
export function Versions({ thread: { versions }, side }: { thread: QuoteThread; side: Side }) {
  const { t } = useTranslation();
  const versionLink = useVersionLink();
  if (versions.length < 2) return null;
  return (
    <Section title={t('offers.versions', 'Versions')}>
      <Card quiet>
        <ul className={styles.payments}>
          {versions.map(({ quoteId, versionNumber, madeBy, isChoice, total, createdAt }) => (
            <li key={quoteId}>
              <span>
                <strong>
                  {t('offers.version', 'Version {{number}}', { number: versionNumber })} ·{' '}
                  {isChoice
                    ? t('offers.by.choice', 'with the chosen lines')
                    : madeBy === side
                      ? t('offers.by.you', 'by you')
                      : madeBy === 'Buyer'
                        ? t('offers.by.customer', 'by the customer')
                        : t('offers.by.partner', 'by the partner')}
                </strong>
                <small>
                  <DateTime at={createdAt} as="short" />
                </small>
              </span>
              <Row as="span" gap={[0.25, 0.75]} align="center" justify="flex-end">
                <Money paise={total} />
                <ButtonLink
                  {...versionLink(quoteId)}
                  small
                  tone="quiet"
                  aria-label={t('offers.version.openNumber', 'View version {{number}}', {
                    number: versionNumber,
                  })}
                >
                  {t('offers.version.open', 'View')}
                </ButtonLink>
              </Row>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
