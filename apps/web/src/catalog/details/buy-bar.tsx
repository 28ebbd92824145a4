import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Duration } from '../../ui/duration.tsx';
import { Money } from '../../ui/money.tsx';
import type { Preview } from '../choice.ts';
import styles from './buy-bar.module.css';

/** What the choice comes to, and the way on: a bar at the foot of a phone, a board beside the page on a desk. */
export function BuyBar({
  preview,
  who,
  busy,
  onBuy,
}: {
  preview: Preview;
  /** The chosen partner's name; null: the best one free. */
  who: string | null;
  busy: boolean;
  onBuy: () => void;
}) {
  const { t } = useTranslation();
  return (
    <aside className={styles.bar} aria-label={t('buy.title', 'Your choice')}>
      <p className={styles.sum} role="status">
        <span className={styles.price}>
          <Money paise={preview.price} strong />
        </span>
        <span className={styles.time}>
          <Duration minutes={preview.minutes} />
        </span>
      </p>
      <p className={styles.who}>
        {who
          ? t('buy.who', 'By {{name}}', { name: who })
          : t('buy.anyone', 'By the best one who is free at your time')}
      </p>
      <Button wide busy={busy} onClick={onBuy}>
        {t('buy.add', 'Add and choose a time')}
      </Button>
      <p className={styles.note}>
        {t('buy.note', 'Before fees and tax. You see the whole price, line by line, before you book.')}
      </p>
    </aside>
  );
}
