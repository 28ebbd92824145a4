import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from './cart-screen.module.css';

/** What has just gone out of the cart, and the way back. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.removed} role="status">
      <span>{t('cart.removed', '{{name}} removed from your cart.', { name })}</span>
      <Button tone="plain" small onClick={onUndo}>
        {t('cart.undo', 'Undo')}
      </Button>
    </div>
  );
}
