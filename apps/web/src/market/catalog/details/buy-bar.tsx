import type { PriceSurcharge } from '@nukkad/contract/market/catalog/catalog.model';
import { priceClaimOf } from '@nukkad/contract/market/catalog/price.claim';
import { Suspense, lazy } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Duration } from '../../../ui/time/duration.tsx';
import { Money, formatMoney } from '../../../ui/mark/money.tsx';
import styles from './buy-bar.module.css';
import type { Quoted } from './use-choice-quote.ts';

const PriceBreakdown = lazy(async () => ({
  default: (await import('./price-breakdown.tsx')).PriceBreakdown,
}));

/** What the choice comes to, and the way on: a bar at the foot of a phone, a board beside the page on a desk. */
export function BuyBar({
  quoted: { quote, stale, refused, opened, open },
  minutes,
  first,
  rises,
  who,
  busy,
  before,
  onBuy,
}: {
  quoted: Quoted;
  minutes: number;
  /** What the card showed, in paise: it is shown until the price of the choice is known. */
  first: number;
  /** Why that may not hold: without an area it is the usual price. */
  rises: readonly PriceSurcharge[];
  /** The chosen partner's name; null: the best one free. */
  who: string | null;
  busy: boolean;
  /** What it cost before a place was chosen, where the place has another price; null: nothing to say. */
  before: number | null;
  onBuy: () => void;
}) {
  const { t, locale } = useTranslation();
  return (
    <aside className={styles.bar} aria-label={t('buy.title', 'Your selection')}>
      <p className={styles.sum} role="status" aria-busy={stale}>
        <span className={styles.price}>
          {priceClaimOf(rises) === 'usual' && <small>{t('service.usual', 'usually')} </small>}
          <Money paise={quote?.price.totalCheckoutValue ?? first} strong />
        </span>
        <span className={styles.time}>
          <Duration minutes={minutes} />
        </span>
      </p>
      <p className={styles.who}>
        {who ? t('buy.who', 'By {{name}}', { name: who }) : t('buy.anyone', 'Best available professional')}
      </p>
      {before !== null && (
        <p role="status" className={styles.moved}>
          {t('buy.moved', 'This is the price at your place. Before you chose it, we showed {{before}}.', {
            before: formatMoney(before, locale),
          })}
        </p>
      )}
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
      <Button wide busy={busy} onClick={onBuy}>
        {t('buy.add', 'Add and choose a time')}
      </Button>
      <details className={styles.breakdown} onToggle={open}>
        <summary>{t('buy.note', 'Tax and fees included')}</summary>
        {opened && quote && (
          <Suspense fallback={null}>
            <PriceBreakdown quote={quote} />
          </Suspense>
        )}
      </details>
    </aside>
  );
}
