import type { BookingDetails } from '@nukkad/contract/booking/booking.model';
import type { Translate } from '../platform/i18n/i18n.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { Money } from '../ui/money.tsx';
import { PriceTable } from '../ui/price-table.tsx';
import { Section } from '../ui/section.tsx';
import styles from './booking-bill.module.css';
import { InvoiceButton } from './invoice-button.tsx';

const paid: Record<BookingDetails['paymentStatus'], (t: Translate) => string> = {
  due: (t) => t('bill.due', 'Still to pay'),
  paid: (t) => t('bill.paid', 'Paid'),
  refund_due: (t) => t('bill.refundDue', 'On its way back to you'),
  refunded: (t) => t('bill.refunded', 'Returned to you'),
  not_due: (t) => t('bill.notDue', 'Nothing to pay'),
};

/** What was approved while at work stands below the frozen price, and then the sum of both. */
function Approved({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const approved = booking.additions.filter(({ state }) => state === 'approved');
  if (approved.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {approved.map(({ additionId, name, price }) => (
        <div key={additionId}>
          <dt>{t('bill.added', '{{name}}, added', { name })}</dt>
          <dd>
            <Money paise={price} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('bill.inAll', 'In all')}</dt>
        <dd>
          <Money paise={booking.total} strong />
        </dd>
      </div>
    </dl>
  );
}

/** The price as it was agreed, what came on top, and what is still open. */
export function BookingBill({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const { amountDue, paymentStatus, paymentMode } = booking;
  return (
    <Section level={3} title={t('bill.title', 'Price')}>
      <Card className={styles.bill}>
        <PriceTable price={booking.price} agreed />
        <Approved booking={booking} />
        <p className={styles.standing} data-status={paymentStatus}>
          <span>
            {paid[paymentStatus](t)}
            <small>
              {paymentMode === 'cash'
                ? t('bill.cash', 'Cash to the professional')
                : t('bill.online', 'Online')}
            </small>
          </span>
          {amountDue > 0 && <Money paise={amountDue} strong />}
        </p>
        {booking.can.invoice && <InvoiceButton booking={booking} />}
      </Card>
    </Section>
  );
}
