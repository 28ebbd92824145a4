import type { PayoutStanding } from '@nukkad/contract/money/payout/payout.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { OpenLink } from '../../platform/session/open-link.tsx';
import { askPath, bankPath } from './paths.ts';
import styles from './payout-card.module.css';

/** Noon, so that no time zone makes another day of it. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Payouts are held by staff: nothing is promised for a day. */
function Held({ due }: Pick<PayoutStanding, 'due'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('payout.held', 'Your payouts are on hold')}</h2>
      <p className={styles.sum}>
        <Money paise={Math.max(0, due)} strong />
      </p>
      <p>{t('payout.held.words', 'Our team is checking your account. What is due to you is safe.')}</p>
      <Link to={askPath}>{t('payout.ask', 'Ask our team')}</Link>
    </>
  );
}

function NoBank({ due, obstacle }: Pick<PayoutStanding, 'due' | 'obstacle'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('payout.next', 'Next payout')}</h2>
      <p className={styles.sum}>
        <Money paise={due} strong />
      </p>
      <p>
        {obstacle === 'bank_refused'
          ? t(
              'payout.bankRefused',
              'Your bank refused the last payout. Add another account, and we’ll pay you with the next run.',
            )
          : t('payout.noBank', 'We can’t pay you until your bank account is verified.')}
      </p>
      <OpenLink to={bankPath} instead={null}>
        {t('payout.bank.check', 'Check bank details')}
      </OpenLink>
    </>
  );
}

/** Nothing makes a payout yet: too little is due, or nothing. */
function Nothing({ due, minimum, obstacle }: Pick<PayoutStanding, 'due' | 'minimum' | 'obstacle'>) {
  const { t, locale } = useTranslation();
  const isLittle = obstacle === 'below_minimum';
  return (
    <>
      <h2>{t('payout.next', 'Next payout')}</h2>
      <p className={styles.none}>{t('payout.none', 'Nothing is due yet')}</p>
      <p>
        {isLittle
          ? t('payout.little', '{{due}} is due. We pay out from {{minimum}}.', {
              due: formatMoney(due, locale),
              minimum: formatMoney(minimum, locale),
            })
          : t('payout.none.words', 'Jobs are due two days after they close.')}
      </p>
    </>
  );
}

/** The next payout with its day, or what keeps it. */
export function NextPayout({ standing }: { standing: PayoutStanding }) {
  const { t, locale } = useTranslation();
  const { next, obstacle, due } = standing;
  if (obstacle === 'held') return <Held due={due} />;
  if ((obstacle === 'no_bank' || obstacle === 'bank_refused') && due > 0)
    return <NoBank due={due} obstacle={obstacle} />;
  if (!next) return <Nothing {...standing} />;
  return (
    <>
      <h2>{t('payout.next', 'Next payout')}</h2>
      <p className={styles.sum}>
        <Money paise={next.amount} strong />
      </p>
      <p>
        {t('payout.next.on', 'To your bank account on {{day}}.', {
          day: formatInstant(noon(next.on), 'weekday', locale),
        })}
      </p>
    </>
  );
}
