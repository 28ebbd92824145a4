import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Settled } from '../../ui/state/settled.tsx';
import { ListSkeleton, SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { DeductedList, EarningsList } from './earnings-list.tsx';
import { useEarningSummary } from './earning.queries.ts';
import { usePeriod } from './period.ts';
import { PeriodFigures } from './period-figures.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { StatementDialog } from './statement-dialog.tsx';

/** What is paid next, what a period brought, and each job of it. */
export function MoneyPage({ payouts }: { payouts: ReactNode }) {
  const { t } = useTranslation();
  const period = usePeriod();
  const summary = useEarningSummary(period);
  const tab = useUrlTab(['jobs', 'deductions']);
  const statement = useDialogLink('statement');
  return (
    <Page
      title={t('shell.money', 'Money')}
      actions={
        <ButtonLink {...statement} tone="plain">
          {t('statement.open', 'Statement')}
        </ButtonLink>
      }
    >
      <Settled waiting={<ListSkeleton />}>
        {payouts}
        <PeriodPicker period={period} />
        <Loaded query={summary} waiting={<SkeletonBlock height="14rem" />}>
          {(figures) => <PeriodFigures summary={figures} />}
        </Loaded>
        <UrlTabs
          label={t('money.tabs', 'Money')}
          tabs={[
            { value: 'jobs', label: t('money.jobs', 'Jobs') },
            { value: 'deductions', label: t('money.deductions', 'Deductions') },
          ]}
        />
        {tab === 'jobs' ? <EarningsList period={period} /> : <DeductedList period={period} />}
      </Settled>
      <StatementDialog period={period} summary={summary.data} />
    </Page>
  );
}
