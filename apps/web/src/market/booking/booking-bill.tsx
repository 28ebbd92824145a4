import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { InvoiceButton } from '../../nouns/booking/invoice-button.tsx';
import { ShareInvoice } from '../../nouns/booking/share-invoice.tsx';
import { PriceTable } from '../../nouns/price/price-table.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './booking-page.module.css';
import { BookingMoneyFacts } from './booking-money.tsx';

/** Additions approved during the work are below the frozen price, followed by the sum of both. */
function Approved({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const approved = booking.additions.filter(({ state }) => state === 'approved');
  if (approved.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {approved.map(({ additionId, name, price }) => (
        <div key={additionId}>
          <dt>{t('bill.added', '{{name}} (added)', { name })}</dt>
          <dd>
            <Money paise={price} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('bill.inAll', 'Total')}</dt>
        <dd>
          <Money paise={booking.total} strong />
        </dd>
      </div>
    </dl>
  );
}

/** The agreed price, the services added later, and the amount still due. */
export function BookingBill({ booking, billedTo }: { booking: BookingDetails; billedTo: ReactNode }) {
  const { t } = useTranslation();
  if (booking.projectId !== null)
    return (
      <Section level={3} title={t('bill.title', 'Price')}>
        <Card>{t('bookingMoney.withProject', 'Paid with the project')}</Card>
      </Section>
    );
  return (
    <Section level={3} title={t('bill.title', 'Price')}>
      <Card className={styles.bill}>
        <PriceTable price={booking.price} agreed urgent={booking.priority === 'Urgent'} />
        <Approved booking={booking} />
        <BookingMoneyFacts booking={booking} />
        {billedTo}
        {booking.can.invoice && (
          <>
            <InvoiceButton booking={booking}>{t('bill.invoice', 'Download invoice')}</InvoiceButton>
            <ShareInvoice booking={booking} />
          </>
        )}
      </Card>
    </Section>
  );
}
