import type { Repayment } from '@nukkad/contract/people/expense/expense.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { List, Note, Row } from '../../ui/page/parts.tsx';
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
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between">
        <span>
          {methodWords[method](t)}
          {month && ` · ${monthName(month, locale)}`}
        </span>
        <Money paise={amount} strong />
      </Row>
      <Note breaks above={0.25}>
        {state === 'held'
          ? t('approval.payment.held', 'On the payslip, paid with that salary')
          : paidAt && <DateTime at={paidAt} as="short" />}
        {reference && ` · ${reference}`}
      </Note>
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
        <List>
          {payments.map((payment, place) => (
            // Payments have no id of their own here, and none is taken out of their order.
            <OnePayment key={place} payment={payment} />
          ))}
        </List>
      )}
      {toCome !== null && (
        <Note breaks above={0.25}>
          {toCome}
        </Note>
      )}
    </Section>
  );
}
