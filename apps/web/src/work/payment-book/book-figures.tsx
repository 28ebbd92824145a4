import type { PaymentBook } from '@nukkad/contract/work/payment-book/payment-book.model';
import { istInstant } from '@nukkad/contract/kernel/time';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ageingNames } from './book-words.ts';
import styles from './payment-book.module.css';

/** What is due, overdue, billed and received. */
export function BookFigures({ book }: { book: PaymentBook }) {
  const { t } = useTranslation();
  const figures = [
    [t('book.balance', 'To receive'), book.balance, false],
    [t('book.overdue', 'Overdue'), book.overdue, book.overdue > 0],
    [t('book.due', 'Not due yet'), book.due, false],
    ...(book.inDispute > 0 ? [[t('book.inDispute', 'In dispute'), book.inDispute, false] as const] : []),
    [t('book.billed', 'Billed'), book.billed, false],
    [t('book.received', 'Received'), book.received, false],
    [t('book.credited', 'Credit notes'), book.credited, false],
    [t('book.onAccount', 'Paid in advance'), book.onAccount, false],
  ] as const;
  return (
    <Card quiet>
      <Figures>
        {figures.map(([term, paise, isBad]) => (
          <Fact key={term} name={term} bad={isBad}>
            <Money paise={paise} />
          </Fact>
        ))}
      </Figures>
    </Card>
  );
}

/** What is not paid, by how long its day is over: its classes sum to it. */
export function Ageing({ ageing }: { ageing: PaymentBook['ageing'] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('book.ageing.step', 'Due')}</th>
          <th scope="col">{t('book.ageing.amount', 'Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {ageing
          .filter(({ step, amount }) => amount > 0 || step !== 'in_dispute')
          .map(({ step, amount }) => (
            <tr key={step}>
              <th scope="row">{ageingNames[step](t)}</th>
              <td>
                <Money paise={amount} />
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('book.outstanding', 'Outstanding')}</th>
          <td>
            <Money paise={ageing.reduce((sum, { amount }) => sum + amount, 0)} strong />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function billWords(
  { t, plural, locale }: ReturnType<typeof useTranslation>,
  { daysOver, dueOn, inDispute }: Pick<PaymentBook['openBills'][number], 'daysOver' | 'dueOn' | 'inDispute'>,
): string {
  if (inDispute) return t('book.inDispute', 'In dispute');
  if (daysOver > 0)
    return plural('book.daysOver', daysOver, {
      one: '{{count}} day overdue',
      other: '{{count}} days overdue',
    });
  return t('book.dueOn', 'due {{day}}', { day: formatInstant(istInstant(dueOn), 'day', locale) });
}

/** Bills that are not paid, the longest over first. */
export function OpenBills({ bills }: { bills: PaymentBook['openBills'] }) {
  const voice = useTranslation();
  return (
    <ul className={styles.bills}>
      {bills.map(({ entryId, projectId, partyId, partyName, words, left, ...bill }) => (
        <li key={entryId}>
          <span>
            <Link to={projectId ? `/projects/${projectId}` : `/projects/parties/${partyId}`}>{words}</Link>
            {' · '}
            <span translate="no">{partyName}</span>
          </span>
          <span data-bad={bill.daysOver > 0 || undefined}>
            <Money paise={left} strong /> {billWords(voice, bill)}
          </span>
        </li>
      ))}
    </ul>
  );
}
