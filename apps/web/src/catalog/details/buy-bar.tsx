import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Duration } from '../../ui/duration.tsx';
import { Money } from '../../ui/money.tsx';
import { useQuote } from '../../ui/use-quote.ts';
import type { Wanted } from '../choice.ts';
import styles from './buy-bar.module.css';

const PriceBreakdown = lazy(async () => ({
  default: (await import('./price-breakdown.tsx')).PriceBreakdown,
}));

/** What the choice comes to, and the way on: a bar at the foot of a phone, a board beside the page on a desk. */
export function BuyBar({
  wanted,
  minutes,
  first,
  who,
  busy,
  onBuy,
}: {
  wanted: Wanted;
  minutes: number;
  /** What the card showed, in paise: it stands until the choice is reckoned. */
  first: number;
  /** The chosen partner's name; null: the best one free. */
  who: string | null;
  busy: boolean;
  onBuy: () => void;
}) {
  const { t } = useTranslation();
  const [opened, open] = useState(false);
  const { quantity, optionIds } = wanted.line;
  // One unit without options of the best partner costs what the card said: nothing has to be asked.
  const differs = quantity !== 1 || optionIds.length > 0 || wanted.organisationId !== null;
  const quote = useQuote([wanted.line], wanted.organisationId, differs || opened);
  const price = quote.value?.price;
  return (
    <aside className={styles.bar} aria-label={t('buy.title', 'Your choice')}>
      <p className={styles.sum} role="status" aria-busy={quote.stale}>
        <span className={styles.price}>
          <Money paise={price?.totalCheckoutValue ?? first} strong />
        </span>
        <span className={styles.time}>
          <Duration minutes={minutes} />
        </span>
      </p>
      <p className={styles.who}>
        {who ? t('buy.who', 'By {{name}}', { name: who }) : t('buy.anyone', 'Best available professional')}
      </p>
      <Button wide busy={busy} onClick={onBuy}>
        {t('buy.add', 'Add and choose a time')}
      </Button>
      <details className={styles.breakdown} onToggle={() => open(true)}>
        <summary>{t('buy.note', 'Tax and fees included')}</summary>
        {opened && quote.value && (
          <Suspense fallback={null}>
            <PriceBreakdown quote={quote.value} />
          </Suspense>
        )}
      </details>
    </aside>
  );
}
