import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { debtWords } from './debt-row.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './pay-later.module.css';
import { type OpenCheckout, useDebtOf } from './pay-later.queries.ts';
import { SettleButton } from './settle-button.tsx';

/** On the page of a booking that is paid later: what is left, until when, and the button to pay it. */
export function PayLaterPart({ bookingId, open }: { bookingId: string; open: OpenCheckout }) {
  const { t, locale } = useTranslation();
  return (
    <Loaded query={useDebtOf(bookingId)} waiting={<ListSkeleton count={1} />}>
      {({ items: [debt] }) =>
        debt ? (
          <Stack gap={0.75}>
            <p className={styles.standing}>
              <span>
                <Link to="/buyer/pay-later">{t('payLater.title', 'Pay later')}</Link>
                <small data-state={debt.state}>{debtWords(t, locale, debt)}</small>
              </span>
              {debt.left > 0 && <Money paise={debt.left} strong />}
            </p>
            {debt.left > 0 && <SettleButton debt={debt} open={open} />}
          </Stack>
        ) : null
      }
    </Loaded>
  );
}
