import type { Project } from '@nukkad/contract/work/project/project.model';
import type { ProjectPayment } from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { PurchaseInvoice } from '../../nouns/purchase/purchase-invoice.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useProjectPayments } from './milestone-payment.queries.ts';
import styles from './milestone-payment.module.css';

function Payment({ payment, project }: { payment: ProjectPayment; project: Project }) {
  const { t, locale } = useTranslation();
  const { milestoneId, amount, granted, paidAt, orderId } = payment;
  const of = project.milestones.find((one) =>
    milestoneId === null ? one.isAdvance : one.milestoneId === milestoneId,
  );
  return (
    <li className={styles.row}>
      <span>
        {of?.title ?? t('milestone.pay.advance', 'Advance')}
        <br />
        <strong>{formatMoney(amount, locale)}</strong> · <DateTime at={paidAt} as="day" />
        {granted > 0 && (
          <>
            {' · '}
            {t('milestone.pay.refunded', '{{amount}} refunded', { amount: formatMoney(granted, locale) })}
          </>
        )}
      </span>
      <PurchaseInvoice orderId={orderId} />
    </li>
  );
}

/** What the client has paid through the platform, with its invoices. */
export function ProjectPayments({ project }: { project: Project }) {
  const { t } = useTranslation();
  const payments = useProjectPayments(project.projectId).data;
  if (!payments || payments.length === 0) return null;
  return (
    <Section title={t('milestone.pay.paid', 'Paid')}>
      <Card>
        <CardList>
          {payments.map((payment) => (
            <Payment key={payment.orderId} payment={payment} project={project} />
          ))}
        </CardList>
      </Card>
    </Section>
  );
}
