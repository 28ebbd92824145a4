import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { useParams } from 'react-router';
import { partnerBookingPath } from '../../../market/fulfilment/paths.ts';
import { useEarning } from '../../../money/earning/earning.queries.ts';
import { EarningPage } from '../../../money/earning/earning-page.tsx';
import { moneyPath } from '../../../money/earning/paths.ts';
import { MoneyLive } from '../../../money/payout/money-live.tsx';
import { askPath, payoutPath } from '../../../money/payout/paths.ts';
import { nameOf } from '../../../money/earning/state-words.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('earning.page', 'Earning'), noindex: true }));

export default function PartnerEarningPage() {
  const { t } = useTranslation();
  const { earningId = '' } = useParams();
  const { profile } = useSession();
  const query = useEarning(earningId);
  const bookingPath = query.data?.bookingId ? partnerBookingPath(query.data.bookingId) : null;
  const maySee = bookingPath !== null && profile !== null && mayOpen(bookingPath, profile).enter;
  return (
    <Page
      title={query.data ? nameOf(t, query.data) : query.error && t('earning.page', 'Earning')}
      back={{ to: moneyPath, label: t('shell.money', 'Money') }}
      narrow
    >
      <MoneyLive nouns={['earning']} />
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={moneyPath}>{t('shell.money', 'Money')}</ButtonLink>}
      >
        {(earning) => (
          <EarningPage
            earning={earning}
            bookingPath={maySee ? bookingPath : null}
            payoutPath={earning.payoutId && payoutPath(earning.payoutId)}
            askPath={askPath}
          />
        )}
      </Loaded>
    </Page>
  );
}
