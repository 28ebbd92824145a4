import { moneyPath } from '../../../money/earning/paths.ts';
import { MoneyLive } from '../../../money/payout/money-live.tsx';
import { PayoutsList } from '../../../money/payout/payouts-list.tsx';
import { TodayPayout } from '../../../money/payout/today-payout.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payout.payouts', 'Payouts'), noindex: true }));

export default function PartnerPayoutsPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('payout.payouts', 'Payouts')}
      lead={t('payout.payouts.lead', 'Every payment to your bank account.')}
      back={{ to: moneyPath, label: t('shell.money', 'Money') }}
    >
      <MoneyLive nouns={['payout']} />
      <TodayPayout />
      <PayoutsList />
    </Page>
  );
}
