import type { Repayment } from '@nukkad/contract/people/expense/expense.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './approval.module.css';
import { methodWords } from './repayment-words.ts';

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );

function OnePayment({
  payment: { method, amount, state, month, reference, paidAt },
}: {
  payment: Repayment;
}) {
  const { t, locale } = useTranslation();
  return (
    <Card as="li" quiet>
      <div className={styles.payment}>
        <span>
          {methodWords[method](t)}
          {month && ` · ${monthName(month, locale)}`}
        </span>
        <Money paise={amount} strong />
      </div>
      <p className={styles.fact}>
        {state === 'held'
          ? t('approval.payment.held', 'On the payslip, paid with that salary')
          : paidAt && <DateTime at={paidAt} as="short" />}
        {reference && ` · ${reference}`}
      </p>
    </Card>
  );
}

/** How what was approved was paid. `toCome`: when the rest is; null where nothing is left. */
export function Repayments({
  title,
  payments,
  toCome,
}: {
  title: string;
  payments: readonly Repayment[];
  toCome: string | null;
}) {
  if (payments.length === 0 && toCome === null) return null;
  return (
    <Section title={title}>
      {payments.length > 0 && (
        <ul className={styles.payments}>
          {payments.map((payment, place) => (
            // Payments have no id of their own here, and none is taken out of their order.
            <OnePayment key={place} payment={payment} />
          ))}
        </ul>
      )}
      {toCome !== null && <p className={styles.fact}>{toCome}</p>}
    </Section>
  );
}
