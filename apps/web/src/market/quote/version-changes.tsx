import type { QuoteChange, QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './quote.module.css';
import { ChangedVisit } from './visit/quoted-visits.tsx';

const kinds: Record<QuoteChange['kind'], (t: Translate) => string> = {
  added: (t) => t('offers.change.added', 'Added'),
  removed: (t) => t('offers.change.removed', 'Removed'),
  changed: (t) => t('offers.change.changed', 'Changed'),
};

function Amount({ of }: { of: QuoteChange['before'] }) {
  if (!of) return null;
  return (
    <>
      {of.quantity} {of.unit} × <Money paise={of.unitPrice} />
    </>
  );
}

/** What a version changes on the one before, line by line. */
export function VersionChanges({
  version: { changes, visitChanges, totalBefore, price },
}: {
  version: QuoteVersion;
}) {
  const { t } = useTranslation();
  if (totalBefore === null) return null;
  return (
    <Section title={t('offers.changes', 'What changed')}>
      <Card quiet>
        <ul className={styles.lines}>
          {changes.map((change, index) => (
            <li key={`${index} ${change.name}`}>
              <span className={styles.words}>
                <strong>{change.name}</strong>
                <small data-kind={change.kind}>{kinds[change.kind](t)}</small>
              </span>
              <span className={styles.change}>
                {change.before && (
                  <del>
                    <Amount of={change.before} />
                  </del>
                )}
                {change.after && (
                  <ins>
                    <Amount of={change.after} />
                  </ins>
                )}
              </span>
            </li>
          ))}
          {visitChanges.map((change, index) => (
            <ChangedVisit key={`${index} ${change.after?.day ?? ''}`} change={change} />
          ))}
          <li>
            <strong>{t('offers.total', 'Total')}</strong>
            <span className={styles.change}>
              <del>
                <Money paise={totalBefore} />
              </del>
              <ins>
                <Money paise={price.total} strong />
              </ins>
            </span>
          </li>
        </ul>
      </Card>
    </Section>
  );
}
