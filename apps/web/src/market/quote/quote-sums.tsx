import type { QuotePrice } from '@nukkad/contract/market/quote/quote.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import styles from './quote.module.css';

function Sum({ term, paise, strong }: { term: ReactNode; paise: number; strong?: boolean }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{term}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

/** How a quote adds up, from its lines to what the customer pays. */
export function QuoteSums({ price }: { price: QuotePrice }) {
  const { t } = useTranslation();
  const [least, most] = price.alternatives
    ? [t('offers.total.from', 'Total from'), t('offers.total.most', 'Total at most')]
    : [
        t('offers.total.without', 'Total without optional lines'),
        t('offers.total.with', 'Total with all optional lines'),
      ];
  return (
    <dl className={styles.sums}>
      <Sum term={t('offers.subtotal', 'Subtotal')} paise={price.subtotal} />
      {price.discount > 0 && <Sum term={t('offers.discount', 'Discount')} paise={-price.discount} />}
      {price.taxes.map(({ label, percent, amount }) => (
        <Sum key={`${label} ${percent}`} term={`${label} ${percent}%`} paise={amount} />
      ))}
      {price.rounding !== 0 && <Sum term={t('offers.rounding', 'Rounding')} paise={price.rounding} />}
      {price.withOptions === undefined ? (
        <Sum strong term={t('offers.total', 'Total')} paise={price.total} />
      ) : (
        <>
          <Sum strong term={least} paise={price.total} />
          <Sum term={most} paise={price.withOptions} />
        </>
      )}
    </dl>
  );
}

/** When which part is paid. */
export function QuotePayments({ price: { milestones } }: { price: QuotePrice }) {
  const { t } = useTranslation();
  const hasAmounts = milestones.some(({ percent }) => percent === null);
  const part = (percent: number | null) => {
    if (percent === null) return t('offers.payment.fixed', 'Fixed amount');
    if (!hasAmounts) return `${percent}%`;
    return percent === 100
      ? t('offers.payment.allRest', 'The rest')
      : t('offers.payment.ofRest', '{{percent}}% of the rest', { percent });
  };
  return (
    <ol className={styles.payments}>
      {milestones.map(({ title, percent, amount, onAgreement }, index) => (
        <li key={`${index} ${title}`}>
          <span>
            <strong>{title}</strong>
            <small>
              {part(percent)}
              {onAgreement && ` · ${t('offers.onAgreement', 'when you agree')}`}
            </small>
          </span>
          <Money paise={amount} />
        </li>
      ))}
    </ol>
  );
}
