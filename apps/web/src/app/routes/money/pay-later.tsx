import { DebtRow } from '../../../money/pay-later/debt-row.tsx';
import styles from '../../../money/pay-later/pay-later.module.css';
import { openCheckout } from '../../../money/payment/open-checkout.ts';
import { usePayLater } from '../../../money/pay-later/pay-later.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { CardList } from '../../../ui/page/card-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { formatMoney, Money } from '../../../ui/mark/money.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payLater.title', 'Pay later'), noindex: true }));

type Standing = NonNullable<ReturnType<typeof usePayLater>['data']>['pages'][number];

/** Nothing to pay later yet, or no longer: why, and what helps. */
function NotOpen({ standing: { state, bookingsLeft } }: { standing: Standing }) {
  const { t } = useTranslation();
  const soon = state === 'not_yet';
  return (
    <EmptyState
      scene="money"
      title={soon ? t('payLater.notYet', 'Almost there') : t('payLater.closed', 'Not available right now')}
      action={<ButtonLink to="/services">{t('payLater.go', 'Browse services')}</ButtonLink>}
    >
      {soon
        ? t(
            'payLater.notYet.words',
            'Bookings left to finish and pay for: {{count}}. Then you can pay later.',
            {
              count: bookingsLeft,
            },
          )
        : t('payLater.closed.words', 'Contact support if you have a question.')}
    </EmptyState>
  );
}

/** What may still be paid later, of how much; or why nothing more may. */
function Limit({ standing: { state, limit, used, left, dueDays } }: { standing: Standing }) {
  const { t, locale } = useTranslation();
  const sums = { used: formatMoney(used, locale), limit: formatMoney(limit, locale) };
  return (
    <Card className={styles.limit}>
      <span>{t('payLater.left', 'You can pay later now')}</span>
      <b>
        <Money paise={left} />
      </b>
      <progress
        value={Math.min(used, limit)}
        max={Math.max(limit, 1)}
        aria-label={t('payLater.title', 'Pay later')}
      />
      <span className={styles.fact}>{t('payLater.used', '{{used}} of your {{limit}} limit used', sums)}</span>
      <span className={styles.fact} data-state={state}>
        {state === 'overdue' && t('payLater.stopped', 'Pay what is overdue to pay later again.')}
        {state === 'charge' &&
          t('payLater.charge', 'A cancellation charge is unpaid. You can pay later again once it is paid.')}
        {state === 'open' &&
          t('payLater.how', 'Choose Pay later when you book. It’s due {{days}} days after the visit.', {
            days: dueDays,
          })}
      </span>
    </Card>
  );
}

export default function PayLaterPage() {
  const { t } = useTranslation();
  const later = usePayLater();
  return (
    <Page title={t('payLater.title', 'Pay later')} narrow>
      <Loaded query={later} waiting={<ListSkeleton count={3} />}>
        {({ pages }) => {
          const debts = pages.flatMap((one) => one.items);
          const [standing] = pages;
          if (!standing) return null;
          const isOff = standing.state === 'not_yet' || standing.state === 'closed';
          return (
            <>
              {isOff ? <NotOpen standing={standing} /> : <Limit standing={standing} />}
              {debts.length > 0 && (
                <Section level={2} title={t('payLater.list', 'Bookings you pay later')}>
                  <CardList>
                    {debts.map((debt) => (
                      <DebtRow key={debt.bookingId} debt={debt} open={openCheckout} />
                    ))}
                  </CardList>
                  <LoadMore infinite={later} shown={debts.length} />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
