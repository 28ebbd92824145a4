import { useParams } from 'react-router';
import { Calculation } from '../../../money/earning/calculation.tsx';
import { linesOfPeriod } from '../../../money/earning/calculation.lines.ts';
import { EarningsOfPayout } from '../../../money/earning/earnings-of-payout.tsx';
import { MoneyLive } from '../../../money/payout/money-live.tsx';
import { payoutsPath } from '../../../money/payout/paths.ts';
import { usePayout } from '../../../money/payout/payout.queries.ts';
import { PayoutPage } from '../../../money/payout/payout-page.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payout.one', 'Payout'), noindex: true }));

export default function PartnerPayoutPage() {
  const { t, locale } = useTranslation();
  const { payoutId = '' } = useParams();
  const query = usePayout(payoutId);
  const all = t('payout.payouts', 'Payouts');
  return (
    <Page
      title={
        query.data
          ? t('payout.of', 'Payout of {{day}}', { day: formatInstant(query.data.createdAt, 'day', locale) })
          : query.error && t('payout.one', 'Payout')
      }
      back={{ to: payoutsPath, label: all }}
    >
      <MoneyLive nouns={['earning', 'payout']} />
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={payoutsPath}>{all}</ButtonLink>}
      >
        {(payout) => (
          <PayoutPage
            payout={payout}
            sums={
              payout.sums && (
                <Calculation
                  lines={linesOfPeriod(t, payout.sums)}
                  label={t('calculation.title', 'How it adds up')}
                />
              )
            }
            jobs={<EarningsOfPayout payoutId={payoutId} />}
          />
        )}
      </Loaded>
    </Page>
  );
}
