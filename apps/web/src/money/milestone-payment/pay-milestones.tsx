import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { type OpenCheckoutFrom, useMilestoneOrder, usePayMilestone } from './milestone-payment.queries.ts';
import styles from './milestone-payment.module.css';

function PayOne({
  projectId,
  milestone,
  open,
}: {
  projectId: string;
  milestone: Milestone;
  open: OpenCheckoutFrom;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const pay = usePayMilestone(projectId, open);
  const amount = formatMoney(milestone.amount - milestone.received, locale);
  return (
    <li className={styles.row}>
      <span>
        {milestone.position}. {milestone.title}
      </span>
      <Button
        busy={pay.isPending}
        onClick={() =>
          pay.mutate(milestone, {
            onSuccess: (next) => void navigate(next),
            onError: toastFailure,
          })
        }
      >
        {t('milestone.pay', 'Pay {{amount}}', { amount })}
      </Button>
    </li>
  );
}

/** Back from the checkout, behind `?paid=<orderId>`. */
function Paid() {
  const { t, locale } = useTranslation();
  const [search] = useSearchParams();
  const order = useMilestoneOrder(search.get('paid')).data;
  if (!order) return null;
  const goesBack = order.status === 'late' || order.status === 'refunded';
  return (
    <p role="status">
      {order.status === 'paid'
        ? t('milestone.pay.done', 'Paid {{amount}}. Thank you.', {
            amount: formatMoney(order.amount, locale),
          })
        : goesBack
          ? t('milestone.pay.late', 'This payment was no longer due. We’re refunding it.')
          : t('milestone.pay.waiting', 'Waiting for your payment to be confirmed…')}
    </p>
  );
}

/** What the client has to pay now: approved milestones that are not paid. */
export function PayMilestones({ project, open }: { project: Project; open: OpenCheckoutFrom }) {
  const { t } = useTranslation();
  const due = project.milestones.filter(
    ({ status, amount, received }) => status === 'Accepted' && received < amount,
  );
  return (
    <>
      <Paid />
      {due.length > 0 && (
        <Section title={t('milestone.pay.title', 'To pay now')}>
          <Card>
            <CardList>
              {due.map((one) => (
                <PayOne key={one.milestoneId} projectId={project.projectId} milestone={one} open={open} />
              ))}
            </CardList>
          </Card>
        </Section>
      )}
    </>
  );
}
