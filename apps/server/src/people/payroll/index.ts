import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import { payrollErrors, payrollEvents } from '@nukkad/contract/people/payroll/payroll.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { followOpenSalaries, sendSalary } from './pay/send-salary.ts';
import { hearProvider } from './pay/settle-salary.ts';
import { incomeTaxRoutes } from './income-tax/income-tax.routes.ts';
import { sealedLandlords } from './income-tax/landlord-keys.ts';
import type {
  PayrollDependencies,
  PayrollInterfaces,
  BankRefused,
  BanksOf,
  AttendanceForPay,
  ExtraLines,
  LoansOf,
  NumbersOf,
  PansOf,
  PayrollFigures,
  PayrollInterface,
  SalaryInterface,
} from './payroll.interface.ts';
import { payrollNotices } from './payroll.notices.ts';
import { payrollPersonal } from './payroll-personal.store.ts';
import { certificateRecords, payslipRecords } from './record/payroll-records.ts';
import { payrollRoutes } from './payroll.routes.ts';
import { payrollRegister } from './payroll.sheets.ts';
import { sumByMonthAndDepartment } from './returns/report.store.ts';
import { defaultRules } from './rules.store.ts';
import { confirmedTo, sumSettled } from './run/confirmed-before.store.ts';
import { foreseePayslip, gratuitiesOf, monthlyPay } from './run/foresee-payslip.ts';
import { shareExact } from './rules/rounding.rules.ts';
import { preparePayroll, prepareWaiting } from './run/prepare-payroll.ts';
import { monthlySalaryOf } from './structure/monthly-salary.ts';
import { startSalary } from './structure/start-salary.ts';
import { findStructure } from './structure/structure.store.ts';

export type {
  AskedMonth,
  AttendanceForPay,
  AttendedMonth,
  BankRefused,
  BanksOf,
  ConfirmedMonth,
  DaysOf,
  ExtraLines,
  FoundRun,
  HeldLine,
  LoanYear,
  LoansOf,
  NumbersOf,
  PaidWithoutClock,
  PansOf,
  PayrollFigures,
  PayrollInterface,
  SalaryInterface,
  SettledBefore,
  StartingSalary,
} from './payroll.interface.ts';
export type { Extra } from './run/payslip.rules.ts';

const answersOf = (deps: PayrollDependencies) => [
  deps.payout.others.answeredBy(hearProvider(deps)),
  deps.employee.pay.answeredBy(monthlySalaryOf),
  deps.drive.records.answeredBy(payslipRecords(deps)),
  deps.drive.records.answeredBy(certificateRecords(deps)),
];

/** Salaries: what they are made of, a payroll for each month, payslips, and their payment, once. */
export function createPayrollDomain(
  interfaces: PayrollInterfaces,
): Domain & PayrollInterface & SalaryInterface & PayrollFigures {
  const points: PayrollInterface = {
    days: extensionPoint<AttendanceForPay>('payroll.days'),
    extras: extensionPoint<ExtraLines>('payroll.extras'),
    banks: extensionPoint<BanksOf>('payroll.banks'),
    bankRefused: extensionPoint<BankRefused>('payroll.bank_refused'),
    numbers: extensionPoint<NumbersOf>('payroll.numbers'),
    pans: extensionPoint<PansOf>('payroll.pans'),
    loans: extensionPoint<LoansOf>('payroll.loans'),
  };
  const deps: PayrollDependencies = { ...interfaces, ...points };
  return {
    name: 'payroll',
    encrypted: sealedLandlords,
    ...points,
    monthlyPay,
    structureName: async (reader, organisationId, structureId) =>
      (await findStructure(reader, organisationId, structureId))?.name ?? null,
    startSalary,
    shareExact,
    gratuitiesOf,
    settledSince: sumSettled,
    confirmedTo,
    foresee: (reader, asked) => foreseePayslip(deps, reader, asked),
    costsFrom: sumByMonthAndDepartment,
    settings: { 'payroll.rules': defaultRules },
    routes: [...payrollRoutes(deps), ...incomeTaxRoutes(deps)],
    notices: payrollNotices(deps),
    personal: payrollPersonal,
    sheets: [payrollRegister],
    constraints: {
      income_tax_perquisite_loan_once: incomeTaxErrors.tax_perquisite_loan_twice,
      payroll_run_once: payrollErrors.payroll_month_taken,
      payroll_settlement_once: payrollErrors.payroll_settlement_there,
      salary_paid_once: payrollErrors.salary_paid_already,
      salary_structure_name: payrollErrors.salary_structure_name,
      payslip_frozen: payrollErrors.payslip_frozen,
      income_tax_challan_once: incomeTaxErrors.tax_challan_twice,
    },
    extensions: answersOf(deps),
    consumers: [
      consumer(
        'payroll.prepare',
        when(payrollEvents.requested, ({ facts }) => preparePayroll(deps, facts.runId)),
      ),
      consumer(
        'salary.send',
        when(payrollEvents.payRequested, ({ facts }) => sendSalary(deps, facts.paymentId)),
      ),
    ],
    cron: [
      { name: 'payroll.prepare_waiting', match: '*/5 * * * *', run: () => prepareWaiting(deps) },
      { name: 'salary.follow_open', match: '47 * * * *', run: () => followOpenSalaries(deps) },
    ],
  };
}

export const payroll = domain({
  needs: ['department', 'document', 'drive', 'employee', 'ledger', 'partner', 'payout'],
  create: createPayrollDomain,
});
