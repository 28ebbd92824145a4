import { earningKeys } from '../../money/earning/earning.queries.ts';
import { MoneyPage } from '../../money/earning/money-page.tsx';
import { MoneyLive } from '../../money/payout/money-live.tsx';
import { PayoutCard } from '../../money/payout/payout-card.tsx';
import { payoutKeys } from '../../money/payout/payout.queries.ts';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shell.money', 'Money'), noindex: true }));

const shown = [earningKeys, payoutKeys];

export default function PartnerMoneyPage() {
  return (
    <>
      <MoneyLive keys={shown} />
      <MoneyPage payouts={<PayoutCard />} />
    </>
  );
}
