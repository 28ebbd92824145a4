import type { QuoteChange } from '@nukkad/contract/market/quote/quote-change.model';
import type { QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteTermChange } from '@nukkad/contract/market/quote/quote-term.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { monthWords } from './quote-words.ts';
import styles from './quote.module.css';
import { ChangedVisit } from './visit/quoted-visits.tsx';

const kinds: Record<QuoteChange['kind'], (t: Translate) => string> = {
  added: (t) => t('offers.change.added', 'Added'),
  removed: (t) => t('offers.change.removed', 'Removed'),
  changed: (t) => t('offers.change.changed', 'Changed'),
};

function Amount({ of }: { of: QuoteChange['before'] }) {
  const { t } = useTranslation();
  if (!of) return null;
  return (
    <>
      {of.quantity} {of.unit} × <Money paise={of.unitPrice} />
      {of.gstPercent !== undefined && ` · GST ${of.gstPercent}%`}
      {of.alternative !== undefined && ` · ${of.alternative}`}
      {of.isOptional && ` · ${t('offers.line.optional', 'Optional')}`}
    </>
  );
}

const termNames: Record<QuoteTermChange['term'], (t: Translate) => string> = {
  discount: (t) => t('offers.discount', 'Discount'),
  hasAdvance: (t) => t('offers.compare.advance', 'Advance'),
  startDay: (t) => t('offers.start', 'Start'),
  finishDay: (t) => t('offers.finish', 'Finish'),
  warrantyMonths: (t) => t('offers.warranty', 'Warranty'),
  payment: (t) => t('offers.change.payment', 'Payment'),
};

function TermValue({ term, value }: { term: QuoteTermChange['term']; value: QuoteTermChange['before'] }) {
  const voice = useTranslation();
  if (typeof value === 'boolean')
    return <>{value ? voice.t('offers.change.yes', 'Yes') : voice.t('offers.change.no', 'No')}</>;
  if (typeof value === 'string') return <DateTime at={`${value}T06:30:00.000Z`} as="day" />;
  if (value === null) return <>–</>;
  if (typeof value === 'object') return <Money paise={value.amount} />;
  if (term === 'discount') return <Money paise={value} />;
  return <>{term === 'warrantyMonths' ? monthWords(voice, value) : `${value}%`}</>;
}

function ChangedTerm({ change: { term, name, before, after } }: { change: QuoteTermChange }) {
  const { t } = useTranslation();
  return (
    <li>
      <span className={styles.words}>
        <strong>{name || termNames[term](t)}</strong>
        {name && <small data-kind="changed">{termNames[term](t)}</small>}
      </span>
      <span className={styles.change}>
        <del>
          <TermValue term={term} value={before} />
        </del>
        <ins>
          <TermValue term={term} value={after} />
        </ins>
      </span>
    </li>
  );
}

/** What a version changes on the one before, line by line. */
export function VersionChanges({
  version: { changes, termChanges, visitChanges, totalBefore, price },
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
          {termChanges.map((change) => (
            <ChangedTerm key={`${change.term} ${change.name}`} change={change} />
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
