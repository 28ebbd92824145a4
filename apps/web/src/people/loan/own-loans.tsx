import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { loanStatusWords, loanTones, monthName } from './loan-words.ts';
import { loanEmpty } from './loan.empty.ts';
import { useLoans } from './loan.queries.ts';
import styles from './loan.module.css';

/** A person's own loans with what is left of each, the newest first. */
export function OwnLoans() {
  const { t, locale } = useTranslation();
  const ask = useDialogLink('loan');
  const money = (paise: number) => formatMoney(paise, locale);
  return (
    <Listed
      list={useLoans('own')}
      waiting={<ListSkeleton count={2} />}
      empty={
        <EmptyScreen
          screen={loanEmpty['no-own-loans']}
          action={<ButtonLink {...ask}>{t('loan.ask', 'Ask for a loan')}</ButtonLink>}
        />
      }
    >
      {(items) => (
        <CardList>
          {items.map(({ loanId, amount, left, next, status }) => (
            <Card as="li" quiet key={loanId}>
              <div className={styles.head}>
                <h2>
                  <Link to={`/people/loans/${loanId}`}>{money(amount)}</Link>
                </h2>
                <StatePill tone={loanTones[status]}>{loanStatusWords[status](t)}</StatePill>
              </div>
              {status === 'running' && (
                <p className={styles.fact}>{t('loan.leftOf', '{{amount}} left', { amount: money(left) })}</p>
              )}
              {next && (
                <p className={styles.fact}>
                  {t('loan.nextOf', '{{amount}} is deducted in {{month}}', {
                    amount: money(next.amount),
                    month: monthName(next.month, locale),
                  })}
                </p>
              )}
            </Card>
          ))}
        </CardList>
      )}
    </Listed>
  );
}
