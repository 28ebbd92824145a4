import { isKeyOf } from '@nukkad/contract/kernel/record';
import type { PayrollStatus } from '@nukkad/contract/people/payroll/payroll.noun';
import type {
  LineKind,
  PayrollRun,
  PayslipLine,
  PayslipWarning,
  payMethods,
} from '@nukkad/contract/people/payroll/payroll.model';
import type { CalculationKind, ComponentType } from '@nukkad/contract/people/payroll/salary-structure.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const statusNames: Named<PayrollStatus> = {
  Preparing: (t) => t('payroll.status.preparing', 'Calculating'),
  Draft: (t) => t('payroll.status.draft', 'Draft'),
  'Needs Approval': (t) => t('payroll.status.approval', 'Needs a second person'),
  Confirmed: (t) => t('payroll.status.confirmed', 'Confirmed'),
  Paid: (t) => t('payroll.status.paid', 'Paid'),
  Discarded: (t) => t('payroll.status.discarded', 'Discarded'),
};

/** A month, or whose final settlement it is. */
export const runTitle = (
  { month, settlementOf }: Pick<PayrollRun, 'month' | 'settlementOf'>,
  t: Translate,
  locale: string,
): string =>
  settlementOf
    ? t('payroll.settlementOf', 'Final settlement of {{name}}', { name: settlementOf.fullName })
    : monthName(month, locale);

export const warningNames: Named<PayslipWarning> = {
  net_below_zero: (t) => t('payroll.warning.net', 'Deductions are more than the pay'),
  carried_over: (t) => t('payroll.warning.carried', 'Deductions above half of the wages move to next month'),
  no_uan: (t) => t('payroll.warning.uan', 'UAN missing: left out of the provident fund file'),
  no_esi_number: (t) => t('payroll.warning.esi', 'ESI number missing: left out of the ESI file'),
  no_bank: (t) => t('payroll.warning.bank', 'No verified bank account'),
  state_tax_unknown: (t) => t('payroll.warning.state', 'Professional tax of the state is not known'),
  no_pan: (t) =>
    t('payroll.warning.pan', 'PAN missing: at least 20% income tax is deducted where tax is due'),
  formula_failed: (t) => t('payroll.warning.formula', 'A formula could not be calculated'),
};

export const typeNames: Named<ComponentType> = {
  EARNING: (t) => t('salary.type.earning', 'Earning'),
  DEDUCTION: (t) => t('salary.type.deduction', 'Deduction'),
  EMPLOYER_CONTRIBUTION: (t) => t('salary.type.employer', 'Employer contribution'),
};

export const calculationNames: Named<CalculationKind> = {
  Fixed: (t) => t('salary.calculation.fixed', 'Fixed, whatever the days'),
  'Fixed Amount': (t) => t('salary.calculation.amount', 'Fixed amount for a full month'),
  Percentage: (t) => t('salary.calculation.percentage', 'Percentage'),
  Inclusive: (t) => t('salary.calculation.inclusive', 'Formula'),
};

export const methodNames: Named<(typeof payMethods)[number]> = {
  bank: (t) => t('payroll.method.bank', 'Bank transfer'),
  cash: (t) => t('payroll.method.cash', 'Cash'),
  upi: (t) => t('payroll.method.upi', 'UPI'),
  cheque: (t) => t('payroll.method.cheque', 'Cheque'),
  payout: (t) => t('payroll.method.payout', 'Payout from your balance'),
};

const lineNames: Named<
  Exclude<LineKind, 'component' | 'entry' | 'arrears' | 'expense' | 'advance' | 'carried_over'>
> = {
  unpaid_days: (t) => t('payroll.line.unpaid', 'Unpaid days'),
  days_away: (t) => t('payroll.line.away', 'Days before joining or after leaving'),
  overtime: (t) => t('payroll.line.overtime', 'Overtime'),
  commission: (t) => t('payroll.line.commission', 'Commission on bookings'),
  fee_share: (t) => t('payroll.line.fees', 'Share of cancellation fees'),
  loan: (t) => t('payroll.line.loan', 'Loan instalment'),
  notice: (t) => t('payroll.line.notice', 'Notice'),
  gratuity: (t) => t('payroll.line.gratuity', 'Gratuity'),
  leave_encashment: (t) => t('payroll.line.encashment', 'Leave paid out'),
  provident_fund: (t) => t('payroll.line.pf', 'Provident fund'),
  pension: (t) => t('payroll.line.pension', 'Pension scheme'),
  insurance_edli: (t) => t('payroll.line.edli', 'Deposit linked insurance'),
  pf_admin: (t) => t('payroll.line.pfAdmin', 'Provident fund administration'),
  state_insurance: (t) => t('payroll.line.esi', 'State insurance (ESI)'),
  professional_tax: (t) => t('payroll.line.pt', 'Professional tax'),
  income_tax: (t) => t('payroll.line.tax', 'Income tax (TDS)'),
  labour_welfare: (t) => t('payroll.line.lwf', 'Labour welfare fund'),
};

/** Components and entries have names of their own; arrears end with their month. */
export function lineName(
  { kind, name }: Pick<PayslipLine, 'kind' | 'name'>,
  t: Translate,
  locale: string,
): string {
  if (kind === 'arrears')
    return t('payroll.line.arrears', 'Arrears of {{month}}', { month: monthName(name.slice(-7), locale) });
  if (kind === 'carried_over') return t('payroll.line.carried', '{{name}} (carried over)', { name });
  return isKeyOf(lineNames, kind) ? lineNames[kind](t) : name;
}

const accountNames: Readonly<Record<string, (t: Translate) => string>> = {
  salary_expense: (t) => t('payroll.account.salary', 'Salaries'),
  employer_expense: (t) => t('payroll.account.employer', 'Employer contributions'),
  reimbursements: (t) => t('payroll.account.expenses', 'Expenses paid back'),
  advances: (t) => t('payroll.account.advances', 'Advances'),
  loans: (t) => t('payroll.account.loans', 'Loans to employees'),
  provident_fund_payable: (t) => t('payroll.account.pf', 'Provident fund to pay'),
  state_insurance_payable: (t) => t('payroll.account.esi', 'ESI to pay'),
  professional_tax_payable: (t) => t('payroll.account.pt', 'Professional tax to pay'),
  income_tax_payable: (t) => t('payroll.account.tax', 'Income tax to pay'),
  labour_welfare_payable: (t) => t('payroll.account.lwf', 'Labour welfare fund to pay'),
  other_deductions: (t) => t('payroll.account.other', 'Other deductions'),
  salaries_payable: (t) => t('payroll.account.salaries', 'Salaries to pay'),
  bank: (t) => t('payroll.account.bank', 'Bank and cash'),
};
export const accountName = (account: string, t: Translate): string => accountNames[account]?.(t) ?? account;

/** November 2026, of YYYY-MM-DD. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00.000Z`),
  );
