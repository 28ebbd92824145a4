import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { InvoiceButton } from '../../nouns/booking/invoice-button.tsx';
import { paidWords } from '../../nouns/booking/money-words.ts';
import { ShareInvoice } from '../../nouns/booking/share-invoice.tsx';
import { PriceTable } from '../../nouns/price/price-table.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './job.module.css';

/** The agreed price, the additions that the customer approved, and the amount still due. */
export function Bill({ booking }: { booking: BookingDetails }) {
  const voice = useTranslation();
  const { t } = voice;
  if (booking.projectId !== null)
    return <Paragraph>{t('bookingMoney.withProject', 'Paid with the project')}</Paragraph>;
  const approved = booking.additions.filter(({ state }) => state === 'approved');
  return (
    <div>
      <PriceTable price={booking.price} agreed urgent={booking.priority === 'Urgent'} />
      <dl className={styles.more}>
        {approved.map(({ additionId, name, price }) => (
          <div key={additionId}>
            <dt>{name}</dt>
            <dd>
              <Money paise={price} />
            </dd>
          </div>
        ))}
        {approved.length > 0 && (
          <div>
            <dt>{t('workBill.inAll', 'Total')}</dt>
            <dd>
              <Money paise={booking.total} strong />
            </dd>
          </div>
        )}
        <div data-due={booking.amountDue > 0 || undefined}>
          <dt>
            {booking.amountDue > 0
              ? t('workBill.due', 'Left to pay')
              : booking.paymentStatus === 'paid'
                ? t('workBill.paidBy', 'Paid {{ways}}', { ways: paidWords(voice, booking.paidBy) })
                : t('workBill.nothingDue', 'Nothing is due')}
          </dt>
          <dd>
            {booking.amountDue > 0 && <Money paise={booking.amountDue} strong />}
            {booking.paymentStatus === 'paid' && <Money paise={booking.total} />}
          </dd>
        </div>
      </dl>
      {booking.amountDue > 0 && (
        <Note size="sm" above={0.5}>
          {booking.paymentMode === 'cash'
            ? t('workBill.cash', 'The customer pays in cash after the work.')
            : t('workBill.online', 'The customer pays online.')}
        </Note>
      )}
      {booking.can.invoice && (
        <>
          <InvoiceButton booking={booking}>{t('partnerInvoice.get', 'Download invoice')}</InvoiceButton>
          <ShareInvoice booking={booking} toCustomer />
        </>
      )}
    </div>
  );
}
