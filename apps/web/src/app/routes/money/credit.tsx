import { CreditList } from '../../../money/credit/credit-list.tsx';
import styles from '../../../money/credit/credit.module.css';
import { useOwnCredit } from '../../../money/credit/credit.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { formatMoney, Money } from '../../../ui/mark/money.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('credit.title', 'Your credit'), noindex: true }));

type First = NonNullable<ReturnType<typeof useOwnCredit>['data']>['pages'][number];

/** What can be used, and how much of it until which day. */
function Balance({ balance, expiries }: Pick<First, 'balance' | 'expiries'>) {
  const { t, locale } = useTranslation();
  return (
    <Card className={styles.balance}>
      <span>{t('credit.balance', 'To use at checkout')}</span>
      <b>
        <Money paise={balance} />
      </b>
      {expiries.map(({ amount, at }) => (
        <span key={at} className={styles.fact}>
          {t('credit.expires', '{{sum}} expires on {{day}}', {
            sum: formatMoney(amount, locale),
            day: formatInstant(at, 'day', locale),
          })}
        </span>
      ))}
    </Card>
  );
}

export default function CreditPage() {
  const { t } = useTranslation();
  const credit = useOwnCredit();
  return (
    <Page title={t('credit.title', 'Your credit')} narrow>
      <Loaded query={credit} waiting={<ListSkeleton count={3} />}>
        {({ pages }) => {
          const entries = pages.flatMap((one) => one.items);
          const [first] = pages;
          if (!first || entries.length === 0)
            return (
              <EmptyState
                scene="money"
                title={t('credit.none', 'No credit yet')}
                action={<ButtonLink to="/services">{t('credit.none.go', 'Browse services')}</ButtonLink>}
              >
                {t('credit.none.words', 'If something goes wrong on our side, we add credit here.')}
              </EmptyState>
            );
          return (
            <>
              <Balance balance={first.balance} expiries={first.expiries} />
              <Section level={2} title={t('credit.list', 'History')}>
                <CreditList entries={entries} />
                <LoadMore infinite={credit} shown={entries.length} />
              </Section>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
