import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Voice } from '../../../nouns/booking/booking.screen-row.ts';
import { paidWords } from '../../../nouns/booking/money-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Money, formatMoney } from '../../../ui/mark/money.tsx';
import styles from '../job.module.css';
import { PayByLink } from '../pay-by-link.tsx';
import { TakeCash } from '../take-cash.tsx';

/** Cash that was taken is said as taken; only where none was, none is to be taken. */
function titleOf({ t, locale }: Voice, { amountDue, paidBy, total }: BookingDetails): string {
  if (amountDue > 0) return t('payStep.notHere', 'The work is done. Don’t collect cash.');
  const cash = paidBy.find(({ way }) => way === 'cash');
  if (cash)
    return t('payStep.cash', '{{sum}} received in cash. Everything is paid.', {
      sum: formatMoney(cash.amount, locale),
    });
  return total === 0 || paidBy.length === 0
    ? t('payStep.done', 'Everything is paid')
    : t('payStep.online', 'Paid online. Don’t collect cash.');
}

/** The bill, and where several ways paid it, each with its sum. */
function Paid({ booking: { total, paidBy } }: { booking: BookingDetails }) {
  const voice = useTranslation();
  return (
    <>
      <Money paise={total} strong />
      {paidBy.length > 1 && ` (${paidWords(voice, paidBy)})`}
    </>
  );
}

/** The cash that is due, or that there is none to take; a payment in the app shows here by itself. */
export function PayStep({ booking }: { booking: BookingDetails }) {
  const voice = useTranslation();
  const { t } = voice;
  if (booking.can.collectCash)
    return (
      <div className={styles.stack}>
        <TakeCash booking={booking} />
        <PayByLink booking={booking} />
      </div>
    );
  return (
    <EmptyState
      scene="done"
      title={titleOf(voice, booking)}
      action={<ButtonLink to="/sub-user">{t('job.toDay', 'Back to my day')}</ButtonLink>}
    >
      <Paid booking={booking} /> · {t('payStep.thanks', 'Well done.')}
    </EmptyState>
  );
}
