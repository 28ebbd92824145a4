import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import styles from './cart-screen.module.css';

/** The one thing to do next, and on a phone the sum beside it. */
export function NextAction({ total, children }: { total: number | null; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.next}>
      {total !== null && (
        <p className={styles.total}>
          <small>{t('price.total', 'To pay')}</small>
          <Money paise={total} strong />
        </p>
      )}
      {children}
    </div>
  );
}
