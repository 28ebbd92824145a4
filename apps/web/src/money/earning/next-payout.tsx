import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { dayInstant } from './period.ts';
import styles from './next-payout.module.css';

type Standing = EarningSummary['standing'];

function Next({ next }: Pick<Standing, 'next'>) {
  const { t, locale } = useTranslation();
  if (!next)
    return (
      <>
        <h2>{t('payout.next', 'Next payout')}</h2>
        <p className={styles.none}>{t('payout.none', 'Nothing is due yet')}</p>
        <p>{t('payout.none.words', 'Jobs are due two days after they close.')}</p>
      </>
    );
  return (
    <>
      <h2>{t('payout.next', 'Next payout')}</h2>
      <p className={styles.sum}>
        <Money paise={next.amount} strong />
      </p>
      <p>
        {t('payout.next.on', 'To your bank account on {{day}}.', {
          day: formatInstant(dayInstant(next.on), 'weekday', locale),
        })}
      </p>
    </>
  );
}

/** Sums that are nothing are not mentioned. */
function Others({ standing: { waiting, due, onHold, inPayout, next } }: { standing: Standing }) {
  const { t } = useTranslation();
  const later = due - (next?.amount ?? 0);
  const facts = [
    { key: 'inPayout', sum: inPayout, label: t('payout.onItsWay', 'On its way to your bank') },
    { key: 'later', sum: Math.max(0, later), label: t('payout.later', 'Due after that') },
    { key: 'waiting', sum: waiting, label: t('payout.waiting', 'Not closed yet') },
    { key: 'onHold', sum: onHold, label: t('payout.onHold', 'On hold') },
  ].filter(({ sum }) => sum !== 0);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.others}>
      {facts.map(({ key, sum, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <Money paise={sum} strong />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What will be paid next and when, what waits, and cash that is the platform's. */
export function NextPayout({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return (
    <Card as="section" className={styles.board}>
      <div>
        <Next next={standing.next} />
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
    </Card>
  );
}
