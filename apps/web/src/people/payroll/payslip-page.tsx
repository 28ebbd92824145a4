import type { Payslip } from '@nukkad/contract/people/payroll/payroll.model';
import { type PayslipPart, partOf } from '@nukkad/contract/people/payroll/payslip-parts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BusinessLogo } from '../../ui/mark/business-logo.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { PayslipLines } from './payslip-lines.tsx';
import { savePayslip, usePayslip } from './payroll.queries.ts';
import { lineName, methodNames, monthName, statusNames, warningNames } from './payroll-words.ts';
import styles from './payroll.module.css';

const isConfirmed = ({ status }: Payslip) => status === 'Confirmed' || status === 'Paid';

function Pdf({ payslip: { payslipId, month } }: { payslip: Payslip }) {
  const { t } = useTranslation();
  const paper = useMutation({
    mutationFn: () => savePayslip(payslipId, month),
    onError: toastFailure,
  });
  return (
    <Button small busy={paper.isPending} onClick={() => paper.mutate()}>
      {t('payslip.download', 'Download payslip')}
    </Button>
  );
}

function Days({ payslip }: { payslip: Payslip }) {
  const { t } = useTranslation();
  const { paidDays, monthDays, unpaidDays, overtimeMinutes, payment } = payslip;
  return (
    <Figures>
      <Fact name={t('payslip.days', 'Paid days')}>
        {t('payslip.daysOf', '{{paid}} of {{all}}', { paid: paidDays, all: monthDays })}
      </Fact>
      {unpaidDays > 0 && <Fact name={t('payroll.line.unpaid', 'Unpaid days')}>{unpaidDays}</Fact>}
      {overtimeMinutes > 0 && (
        <Fact name={t('payroll.line.overtime', 'Overtime')}>
          {t('payslip.hours', '{{hours}} h', { hours: Math.round(overtimeMinutes / 6) / 10 })}
        </Fact>
      )}
      {payment?.status === 'PAID' && (
        <Fact name={t('payslip.paidBy', 'Paid by')}>
          {methodNames[payment.method](t)} <span translate="no">{payment.reference}</span>
        </Fact>
      )}
    </Figures>
  );
}

/** What differs from the month before, and what is to be looked at. */
function Remarks({ payslip }: { payslip: Payslip }) {
  const { t, locale } = useTranslation();
  const { warnings, changes, before } = payslip;
  return (
    <>
      {warnings.length > 0 && (
        <div role="status">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warningNames[warning](t)}</li>
            ))}
          </ul>
        </div>
      )}
      {before !== null && changes.length > 0 && (
        <table className={styles.lines}>
          <caption>{t('payroll.changes', 'Changed since last month')}</caption>
          <tbody>
            {changes.map((change, place) => (
              <tr key={`${change.kind} ${place}`}>
                <th scope="row">{lineName(change, t, locale)}</th>
                <td>
                  {change.amount > 0 && '+'}
                  <Money paise={change.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Deductions that the wages of the month did not allow. */
function Carried({ carried }: Pick<Payslip, 'carried'>) {
  const { t } = useTranslation();
  if (carried.length === 0) return null;
  return (
    <table className={styles.lines}>
      <caption>{t('payroll.carried', 'To be deducted next month')}</caption>
      <tbody>
        {carried.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Money paise={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Year({ year }: { year: Payslip['yearToDate'] }) {
  const { t } = useTranslation();
  const figures = [
    [t('payslip.earnings', 'Earnings'), year.gross],
    [t('payslip.deductions', 'Deductions'), year.deductions],
    [t('payroll.line.tax', 'Income tax (TDS)'), year.incomeTax],
    [t('payroll.line.pf', 'Provident fund'), year.providentFund],
    [t('payslip.back', 'Paid back'), year.paidBack],
    [t('payslip.net', 'Net pay'), year.net],
  ] as const;
  return (
    <Figures>
      {figures.map(([term, paise]) => (
        <Fact key={term} name={term}>
          <Money paise={paise} />
        </Fact>
      ))}
    </Figures>
  );
}

function Paper({ payslip }: { payslip: Payslip }) {
  const { t, locale } = useTranslation();
  const { month, isSettlement, fullName, companyName, net, status, payment, lines, runId, isOwn } = payslip;
  const of = (...parts: readonly PayslipPart[]) => lines.filter((line) => parts.includes(partOf(line)));
  return (
    <Page
      narrow
      title={monthName(month, locale)}
      lead={
        <>
          <span translate="no">
            {fullName} · {companyName}
          </span>
          {isSettlement && <> · {t('payslip.settlement', 'Final settlement')}</>}{' '}
          <StatePill on={isConfirmed(payslip)}>
            {payment?.status === 'PAID' ? statusNames.Paid(t) : statusNames[status](t)}
          </StatePill>
        </>
      }
      back={
        isOwn
          ? { to: '/payslips', label: t('payslip.title', 'My payslips') }
          : { to: `/salary/run/${runId}`, label: t('payslip.payroll', 'Payroll') }
      }
      actions={isConfirmed(payslip) ? <Pdf payslip={payslip} /> : undefined}
    >
      {payslip.logo && <BusinessLogo logo={payslip.logo} />}
      <p className={styles.net}>
        <span>{t('payslip.net', 'Net pay')}</span>
        <strong>
          <Money paise={net} />
        </strong>
      </p>
      <Card quiet>
        <Days payslip={payslip} />
      </Card>
      <Remarks payslip={payslip} />
      <PayslipLines
        title={t('payslip.earnings', 'Earnings')}
        total={t('payslip.gross', 'Total earnings')}
        lines={of('earned', 'notEarned')}
      />
      <PayslipLines
        title={t('payslip.deductions', 'Deductions')}
        total={t('payslip.totalDeductions', 'Total deductions')}
        lines={of('deducted')}
      />
      <Carried carried={payslip.carried} />
      <PayslipLines
        title={t('payslip.paidBack', 'Paid back, no part of the pay')}
        total={t('payslip.totalPaidBack', 'Total paid back')}
        lines={of('paidBack')}
      />
      <PayslipLines title={t('payslip.employer', 'Paid by your employer on top')} lines={of('employer')} />
      <Section title={t('payslip.year', 'Year to date, from April')}>
        <Year year={payslip.yearToDate} />
      </Section>
    </Page>
  );
}

/** One payslip with its lines and where they come from. */
export function PayslipPage({ payslipId }: { payslipId: string }) {
  return (
    <Loaded query={usePayslip(payslipId)} waiting={<ListSkeleton count={3} />}>
      {(payslip) => <Paper payslip={payslip} />}
    </Loaded>
  );
}
