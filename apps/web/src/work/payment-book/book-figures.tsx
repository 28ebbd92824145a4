import type { PaymentBook } from '@nukkad/contract/work/payment-book/payment-book.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import styles from './payment-book.module.css';

/** What is due, overdue, billed and received. */
export function BookFigures({ book }: { book: PaymentBook }) {
  const { t } = useTranslation();
  const figures = [
    [t('book.balance', 'To receive'), book.balance, false],
    [t('book.overdue', 'Overdue'), book.overdue, book.overdue > 0],
    [t('book.due', 'Due later'), book.due, false],
    [t('book.billed', 'Billed'), book.billed, false],
    [t('book.received', 'Received'), book.received, false],
    [t('book.credited', 'Credit notes'), book.credited, false],
    [t('book.onAccount', 'Paid in advance'), book.onAccount, false],
  ] as const;
  return (
    <Card quiet>
      <dl className={styles.figures}>
        {figures.map(([term, paise, isBad]) => (
          <div key={term} data-bad={isBad || undefined}>
            <dt>{term}</dt>
            <dd>
              <Money paise={paise} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What is not paid, by days over its day. */
export function Ageing({ ageing }: { ageing: PaymentBook['ageing'] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('book.ageing.days', 'Days overdue')}</th>
          <th scope="col">{t('book.ageing.amount', 'Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {ageing.map(({ from, to, amount }) => (
          <tr key={from}>
            <th scope="row" translate="no">
              {to === null ? `${from}+` : `${from}–${to}`}
            </th>
            <td>
              <Money paise={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bills that are not paid, the longest over first. */
export function OpenBills({ bills }: { bills: PaymentBook['openBills'] }) {
  const { t, plural } = useTranslation();
  return (
    <ul className={styles.bills}>
      {bills.map(({ entryId, projectId, partyId, partyName, words, left, daysOver }) => (
        <li key={entryId}>
          <span>
            <Link to={projectId ? `/projects/${projectId}` : `/projects/parties/${partyId}`}>{words}</Link>
            {' · '}
            <span translate="no">{partyName}</span>
          </span>
          <span data-bad={daysOver > 0 || undefined}>
            <Money paise={left} strong />{' '}
            {daysOver > 0
              ? plural('book.daysOver', daysOver, {
                  one: '{{count}} day overdue',
                  other: '{{count}} days overdue',
                })
              : t('book.notYet', 'not due yet')}
          </span>
        </li>
      ))}
    </ul>
  );
}
