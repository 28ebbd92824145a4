import { MoneyPage } from '../../../money/earning/money-page.tsx';
import { MoneyLive } from '../../../money/payout/money-live.tsx';
import { PayoutCard } from '../../../money/payout/payout-card.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shell.money', 'Money'), noindex: true }));

export default function PartnerMoneyPage() {
  return (
    <>
      <MoneyLive nouns={['earning', 'payout']} />
      <MoneyPage payouts={<PayoutCard />} />
    </>
  );
}
