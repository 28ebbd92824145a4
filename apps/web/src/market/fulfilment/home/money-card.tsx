import type { PayoutStanding } from '@nukkad/contract/money/payout/payout.model';
import type { Translate } from '@nukkad/contract/kernel/speech';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../../platform/session/open-link.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import styles from './home.module.css';

/** A day of the calendar, as an instant at its noon in India. */
const noonOf = (day: string) => `${day}T06:30:00Z`;

const bankPath = '/update-partner';

/** The owner's alone: staff may only see that it is missing. */
function ToBank() {
  const { t } = useTranslation();
  return useMayOpen(bankPath) ? (
    <ButtonLink to={bankPath} small>
      {t('shopHome.money.bank', 'Add a bank account')}
    </ButtonLink>
  ) : (
    <small>{t('shopHome.money.noBank', 'The owner has to add a bank account first.')}</small>
  );
}

/** Why nothing is paid, and where that is changed; null: nothing is in the way. */
function obstacleOf(t: Translate, { obstacle, minimum }: PayoutStanding): ReactNode {
  if (obstacle === null) return null;
  if (obstacle === 'no_bank' || obstacle === 'bank_refused') return <ToBank />;
  if (obstacle === 'below_minimum')
    return (
      <small>
        {t('shopHome.money.minimum', 'Payouts start from')} <Money paise={minimum} />
      </small>
    );
  return <small>{t('shopHome.money.held', 'Payouts are on hold. See why on the Money page.')}</small>;
}

/** What is on its way to the bank, and when. */
export function MoneyCard({ money }: { money: PayoutStanding }) {
  const { t, locale } = useTranslation();
  const { next, due, waiting, owed, inPayout, obstacle } = money;
  const facts: readonly (readonly [string, number])[] = [
    [t('shopHome.money.due', 'Ready to pay out'), due],
    [t('shopHome.money.waiting', 'After bookings close'), waiting],
    [t('shopHome.money.sent', 'On its way'), inPayout],
    [t('shopHome.money.owed', 'You owe'), owed],
  ];
  return (
    <Card quiet className={styles.card}>
      <h2>{t('shopHome.money.title', 'Next payout')}</h2>
      <p className={styles.figure}>
        {next ? (
          <Money paise={next.amount} strong />
        ) : (
          <strong>{t('shopHome.money.none', 'Nothing yet')}</strong>
        )}
        {next && obstacle === null && <span>{formatInstant(noonOf(next.on), 'weekday', locale)}</span>}
      </p>
      {obstacleOf(t, money)}
      <dl className={styles.facts}>
        {facts
          .filter(([, paise]) => paise > 0)
          .map(([name, paise]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money paise={paise} />
              </dd>
            </div>
          ))}
      </dl>
      <ButtonLink to="/consultant-service/money" tone="quiet" small>
        {t('shopHome.money.all', 'Earnings and payouts')}
      </ButtonLink>
    </Card>
  );
}
