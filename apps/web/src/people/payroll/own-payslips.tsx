import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { payrollEmpty } from './payroll.empty.ts';
import { usePayslips } from './payroll.queries.ts';
import { monthName, statusNames } from './payroll-words.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

const own = { own: 'true' } as const;

/** A person's own payslips, the newest month first. */
export function OwnPayslips() {
  const { t, locale } = useTranslation();
  return (
    <Listed
      list={usePayslips(own)}
      waiting={<ListSkeleton count={3} />}
      empty={<EmptyScreen screen={payrollEmpty['no-payslips']} />}
    >
      {(items) => (
        <CardList>
          {items.map(({ payslipId, month, isSettlement, net, payment }) => (
            <Card as="li" quiet key={payslipId}>
              <div className={styles.head}>
                <h2>
                  <Link to={`/payslips/${payslipId}`}>{monthName(month, locale)}</Link>
                </h2>
                <strong>
                  <Money paise={net} />
                </strong>
              </div>
              {isSettlement && <Note above={0.25}>{t('payslip.settlement', 'Final settlement')}</Note>}
              <StatePill on={payment?.status === 'PAID'}>
                {payment?.status === 'PAID' ? statusNames.Paid(t) : t('payslip.notPaid', 'Not paid yet')}
              </StatePill>
            </Card>
          ))}
        </CardList>
      )}
    </Listed>
  );
}
