import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import type { Line } from './calculation.lines.ts';
import styles from './money.module.css';

/** A sum as it is added up: what was added and taken away in turn, each with why. */
export function Calculation({
  lines,
  label,
  foot,
}: {
  lines: readonly Line[];
  label: string;
  foot?: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <dl className={styles.lines} aria-label={label} id={id}>
        {lines.map(({ key, title, why, amount, isLess, isSum }) => (
          <div key={key} data-sum={isSum || undefined}>
            <dt>
              {title}
              {why && <small>{why}</small>}
            </dt>
            <dd>
              {isLess && amount !== 0 && <span aria-label={t('calculation.less', 'minus')}>− </span>}
              <Money paise={amount} strong={isSum === true} />
            </dd>
          </div>
        ))}
      </dl>
      {foot}
    </>
  );
}
