import type { Payout, PayoutStanding } from '@nukkad/contract/money/payout/payout.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { NextPayout } from './next-payout.tsx';
import { payoutPath, payoutsPath } from './paths.ts';
import { PayoutStatusBadge } from './payout-status.tsx';
import { usePayoutStanding } from './payout.queries.ts';
import styles from './payout-card.module.css';

/** Sums that are nothing are not mentioned. */
function Others({ standing }: { standing: PayoutStanding }) {
  const { t } = useTranslation();
  const { waiting, due, onHold, inPayout, next, obstacle } = standing;
  const later = next && !obstacle ? Math.max(0, due - next.amount) : 0;
  const facts = [
    { key: 'inPayout', sum: inPayout, label: t('payout.onItsWay', 'On its way to your bank') },
    { key: 'later', sum: later, label: t('payout.later', 'Due after that') },
    { key: 'waiting', sum: waiting, label: t('payout.waiting', 'Not closed yet') },
    { key: 'onHold', sum: onHold, label: t('payout.onHold', 'On hold'), to: '?state=On+Hold&window=month' },
  ].filter(({ sum }) => sum !== 0);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.others}>
      {facts.map(({ key, sum, label, to }) => (
        <div key={key}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd>
            <Money paise={sum} strong />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last payout in one line, and the way to all of them. */
function Last({ payout }: { payout: Payout | undefined }) {
  const { t } = useTranslation();
  if (!payout) return null;
  return (
    <p className={styles.last}>
      <Link to={payoutPath(payout.payoutId)}>
        <span>{t('payout.last', 'Last payout')}</span>
        <Money paise={payout.amount} strong />
        <DateTime at={payout.settledAt ?? payout.createdAt} as="weekday" />
        <PayoutStatusBadge status={payout.status} />
      </Link>
      <Link to={payoutsPath}>{t('payout.all', 'View all payouts')}</Link>
    </p>
  );
}

/** What is paid next and when, or what keeps it; what is on its way, waits or is held; and the last payout. */
export function PayoutCard() {
  const { t } = useTranslation();
  const query = usePayoutStanding();
  return (
    <Loaded query={query} waiting={<SkeletonBlock height="10rem" />}>
      {({ standing, items: [last] }) => (
        <Card as="section" className={styles.board}>
          <div className={styles.next}>
            <NextPayout standing={standing} />
          </div>
          <Others standing={standing} />
          {standing.owed > 0 && (
            <p className={styles.owed}>
              <span>
                {t('payout.owed', 'To hand in')} <Money paise={standing.owed} strong />
              </span>
              <small>
                {t(
                  'payout.owed.words',
                  'You collected more cash than is due to you. It comes off your next payouts.',
                )}
              </small>
            </p>
          )}
          <Last payout={last} />
        </Card>
      )}
    </Loaded>
  );
}
