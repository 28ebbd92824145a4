import type { EmployeePayment } from '@nukkad/contract/people/expense/employee-payment.api';
import { mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { SheetTool } from '@nukkad/lists/sheet-tool';
import { Link, useSearchParams } from 'react-router';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import buttons from '../../ui/press/button.module.css';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { expenseEmpty } from './expense.empty.ts';
import { CardHead, Note, Row } from '../../ui/page/parts.tsx';
import styles from './expense.module.css';
import { type PaymentSums, useEmployeePayments, wayOf } from './employee-payment.queries.ts';

function Sums({ sums: { outside, salary, advance } }: { sums: PaymentSums }) {
  const { t } = useTranslation();
  const sum = (paise: number) => <Money paise={paise} strong />;
  return (
    <Card>
      <Facts>
        <Fact name={t('repaid.outside', 'Paid separately')}>{sum(outside)}</Fact>
        <Fact name={t('repaid.salary', 'With salaries')}>{sum(salary)}</Fact>
        <Fact name={t('repaid.advance', 'Out of advances')}>{sum(advance)}</Fact>
      </Facts>
    </Card>
  );
}

function Payment({ payment }: { payment: EmployeePayment }) {
  const { t, locale } = useTranslation();
  const { employee, kind, title, requestId, method, reference, amount, paidAt, canOpen } = payment;
  const facts = [formatInstant(paidAt, 'day', locale), methodWords[method](t), reference];
  const to = `/people/${kind === 'travel' ? 'trips' : 'expenses'}/${requestId}`;
  return (
    <Card as="li" quiet>
      <CardHead>
        <h3 translate="no">{employee.fullName}</h3>
        <Money paise={amount} strong />
      </CardHead>
      {canOpen ? (
        <Link className={styles.open} to={to}>
          {title}
        </Link>
      ) : (
        <Note breaks above={0.25}>
          {title}
        </Note>
      )}
      <Note breaks above={0.25}>
        {facts.filter(Boolean).join(' · ')}
      </Note>
    </Card>
  );
}

/** To the expenses, for who may open them. */
function None() {
  const { profile } = useSession();
  const mayReview = mayOpen('/people/expenses', profile && guardProfileOf(profile)).enter;
  return <EmptyScreen screen={expenseEmpty['no-repayments']} {...(!mayReview && { action: null })} />;
}

/** What was paid back to employees in a month, by way; the month and the way are part of the address. */
export function EmployeePayments() {
  const { t } = useTranslation();
  const month = `${useMonthParam()}-01`;
  const [search] = useSearchParams();
  const way = wayOf(search.get('way'));
  const list = useEmployeePayments({ month, ...(way && { way }) });
  const sums = list.data?.pages[0]?.sums;
  const file = { filters: { month, ...(way && { way }) }, calls: sheetCalls('employee_payments') };
  return (
    <>
      <MonthSteps month={month.slice(0, 7)} />
      {sums && <Sums sums={sums} />}
      <Row gap={0.75} align="center" justify="space-between" above={1} below={1}>
        <FilterChips
          name="way"
          label={t('repaid.how', 'How it was paid')}
          options={[
            { value: '', label: t('repaid.all', 'All') },
            { value: 'outside', label: t('repaid.outside', 'Paid separately') },
            { value: 'salary', label: t('repaid.salary', 'With salaries') },
            { value: 'advance', label: t('repaid.advance', 'Out of advances') },
          ]}
        />
        <SheetTool file={file} app={useSheetApp()} className={buttons.button} />
      </Row>
      <Listed list={list} waiting={<ListSkeleton count={3} />} empty={<None />}>
        {(items) => (
          <CardList>
            {items.map((payment) => (
              <Payment key={payment.paymentId} payment={payment} />
            ))}
          </CardList>
        )}
      </Listed>
    </>
  );
}
