import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney, Money } from '../../ui/mark/money.tsx';
import { convenienceWords, distanceWords, savingWords, taxWords } from './price-words.ts';
import styles from './price-table.module.css';
import { numberFormat } from '../../ui/mark/formats.ts';

function Row({
  label,
  info,
  paise,
  kind,
}: {
  label: ReactNode;
  info?: ReactNode;
  paise: number;
  kind?: 'total' | 'saving' | 'line';
}) {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>
        {label}
        {info && <small>{info}</small>}
      </dt>
      <dd>
        <Money paise={kind === 'saving' ? -paise : paise} />
      </dd>
    </div>
  );
}

/** One line; its parts, as the law names them, are a tap away. */
function TaxLabel({ tax }: { tax: PriceBreakdown['tax'] }) {
  const { t, locale } = useTranslation();
  const percent = (value: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  // Work that bears no tax still has the tax on the fee.
  const words =
    tax.percent > 0
      ? t('price.tax', 'Tax ({{percent}})', { percent: percent(tax.percent) })
      : t('price.taxOnly', 'Tax');
  if (tax.lines.length === 0) return words;
  return (
    <details className={styles.tax}>
      <summary>{words}</summary>
      {tax.lines.map((line) => (
        <small key={`${line.label} ${line.percent}`}>
          {taxWords(t, line.label)} {percent(line.percent)}: {formatMoney(line.amount, locale)}
        </small>
      ))}
    </details>
  );
}

/** Each offer with its part. */
function Offers({ price: { offers = [], couponDiscount } }: { price: PriceBreakdown }) {
  const { t } = useTranslation();
  if (offers.length === 0)
    return <Row kind="saving" label={t('price.coupon', 'Offer')} paise={couponDiscount} />;
  return offers.map(({ couponId, title, code, discount }) => (
    <Row key={couponId} kind="saving" label={title} info={code} paise={discount} />
  ));
}

/**
 * The whole price breakdown of specification section 3. Rows that are nil are left out; the total never is. `agreed`:
 * the price of something booked, of which something may be paid already.
 */
export function PriceTable({
  price,
  agreed,
  quoted,
  urgent,
  busyHours = 0,
}: {
  price: PriceBreakdown;
  agreed?: boolean;
  /** Before address and time are known: not yet the price to be paid. */
  quoted?: boolean;
  /** As soon as possible: what the hour adds is also for that. */
  urgent?: boolean;
  /** What the busy hour adds to the total, tax included, in paise, as beside its time; 0: not said. */
  busyHours?: number;
}) {
  const { t, locale } = useTranslation();
  const carried = price.previous_cancellation_charges;
  return (
    <dl className={styles.table}>
      {price.services.map((line) => (
        <Row
          key={`${line.subcategoryName} ${line.name}`}
          kind="line"
          label={line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name}
          info={line.subcategoryName}
          paise={line.price}
        />
      ))}
      {price.services.length !== 1 && (
        <Row label={t('price.services', 'Services')} paise={price.totalServicePrice} />
      )}
      {price.primeTimeCharge > 0 && (
        <Row
          label={urgent ? t('price.urgent', 'Urgent visit and busy hours') : t('price.prime', 'Busy hours')}
          info={
            !urgent &&
            busyHours > 0 &&
            t('price.prime.withTax', '{{sum}} with tax', { sum: formatMoney(busyHours, locale) })
          }
          paise={price.primeTimeCharge}
        />
      )}
      {price.convenienceFee.amount > 0 && (
        <Row
          label={t('price.convenience', 'Convenience fee')}
          info={convenienceWords(t, locale, price.convenienceFee)}
          paise={price.convenienceFee.amount}
        />
      )}
      {price.distanceFee.amount > 0 && (
        <Row
          label={t('price.distance', 'Distance fee')}
          info={distanceWords(t, locale, price.distanceFee)}
          paise={price.distanceFee.amount}
        />
      )}
      {price.couponDiscount > 0 && <Offers price={price} />}
      <Row label={<TaxLabel tax={price.tax} />} paise={price.tax.amount} />
      {carried.amount > 0 && (
        <Row
          label={t('price.carried', 'Earlier cancellation charges')}
          info={carried.details.map((detail) => detail.bookingNumber).join(', ')}
          paise={carried.amount}
        />
      )}
      {price.rounding !== 0 && <Row label={t('price.rounding', 'Rounding')} paise={price.rounding} />}
      <Row
        kind="total"
        label={agreed || quoted ? t('price.agreed', 'Total') : t('price.total', 'To pay')}
        paise={price.totalCheckoutValue}
      />
      {price.totalSaving > 0 && (
        <div className={styles.saving}>
          <dt>
            {t('price.saving', 'You save')}
            <small>{savingWords(t, locale, price)}</small>
          </dt>
          <dd>
            <Money paise={price.totalSaving} />
          </dd>
        </div>
      )}
    </dl>
  );
}
