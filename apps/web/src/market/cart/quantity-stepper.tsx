import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { mostOfOne } from './cart.lines.ts';
import styles from './cart-line.module.css';

/** One less, how many, one more. Taking the last one away is the line's own button. */
export function QuantityStepper({
  name,
  value,
  onChange,
}: {
  name: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.stepper}
      role="group"
      aria-label={t('cart.howMany', 'Quantity: {{name}}', { name })}
    >
      <button
        type="button"
        onClick={() => onChange(value - 1)}
        disabled={value <= 1}
        aria-label={t('cart.less', 'One less')}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => onChange(value + 1)}
        disabled={value >= mostOfOne}
        aria-label={t('cart.more', 'One more')}
      >
        <IconPlus size={20} aria-hidden />
      </button>
    </div>
  );
}
