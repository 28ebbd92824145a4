import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { quantityLimit } from '../choice.ts';
import styles from './quantity-stepper.module.css';
import { numberFormat } from '../../../ui/mark/formats.ts';

export function QuantityStepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t, locale } = useTranslation();
  return (
    <fieldset className={styles.stepper}>
      <legend>{t('quantity.title', 'How many?')}</legend>
      <div>
        <button
          type="button"
          aria-label={t('quantity.less', 'One less')}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={22} aria-hidden />
        </button>
        <output>{numberFormat(locale).format(value)}</output>
        <button
          type="button"
          aria-label={t('quantity.more', 'One more')}
          disabled={value >= quantityLimit}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={22} aria-hidden />
        </button>
      </div>
    </fieldset>
  );
}
