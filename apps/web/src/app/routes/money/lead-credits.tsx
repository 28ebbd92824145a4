import { CreditPacks } from '../../../money/lead-credit/credit-packs.tsx';
import { CreditStatement } from '../../../money/lead-credit/credit-statement.tsx';
import styles from '../../../money/lead-credit/lead-credit.module.css';
import { useLeadCredits } from '../../../money/lead-credit/lead-credit.queries.ts';
import { PackPaid } from '../../../money/lead-credit/pack-paid.tsx';
import { openCheckoutFrom } from '../../../money/payment/open-checkout.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leadCredit.title', 'Credits'), noindex: true }));

type First = NonNullable<ReturnType<typeof useLeadCredits>['data']>['pages'][number];

/** What can be used, and how much of it until which day. */
function Balance({ balance, expiries, monthly }: Pick<First, 'balance' | 'expiries' | 'monthly'>) {
  const { t, locale } = useTranslation();
  return (
    <Card className={styles.balance}>
      <span>{t('leadCredit.balance', 'Your credits')}</span>
      <b>{balance}</b>
      {expiries.map(({ credits, at }) => (
        <span key={at} className={styles.fact}>
          {t('leadCredit.expires', '{{count}} credits expire on {{day}}', {
            count: credits,
            day: formatInstant(at, 'day', locale),
          })}
        </span>
      ))}
      {monthly > 0 && (
        <span className={styles.fact}>
          {t('leadCredit.monthly', 'You get {{count}} free credits each month, with your first lead.', {
            count: monthly,
          })}
        </span>
      )}
    </Card>
  );
}

export default function LeadCreditsPage() {
  const { t } = useTranslation();
  const credits = useLeadCredits();
  const list = { to: '/consultant-service/leads', label: t('lead.title', 'Leads') };
  return (
    <Page title={t('leadCredit.title', 'Credits')} back={list} narrow>
      <Loaded query={credits} waiting={<ListSkeleton count={3} />}>
        {({ pages }) => {
          const entries = pages.flatMap((one) => one.items);
          const [first] = pages;
          if (!first) return null;
          return (
            <>
              <PackPaid />
              <Balance {...first} />
              <Section level={2} title={t('leadCredit.packs', 'Buy credits')}>
                {first.can.buy ? (
                  <CreditPacks packs={first.packs} open={openCheckoutFrom} />
                ) : (
                  <p>{t('leadCredit.noBuy', 'Ask the owner for permission to pay to buy packs.')}</p>
                )}
              </Section>
              <Section level={2} title={t('leadCredit.statement', 'Statement')}>
                {entries.length === 0 ? (
                  <EmptyState scene="money" title={t('leadCredit.none', 'No credits yet')}>
                    {t(
                      'leadCredit.none.words',
                      'Your free credits of the month arrive here with your first lead.',
                    )}
                  </EmptyState>
                ) : (
                  <>
                    <CreditStatement entries={entries} />
                    <LoadMore infinite={credits} shown={entries.length} />
                  </>
                )}
              </Section>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
