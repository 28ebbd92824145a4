/** What the law takes off a month's pay and has the employer pay on top. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { LineKind, PayslipWarning } from '@nukkad/contract/people/payroll/payroll.model';
import { type Taxpayer, type Withheld, withhold } from '../income-tax/withhold.rules.ts';
import { labourWelfare } from '../rules/labour-welfare.rules.ts';
import { professionalTax } from '../rules/professional-tax.rules.ts';
import { providentFund } from '../rules/provident-fund.rules.ts';
import type { RuleTable } from '../rules/rule-table.rules.ts';
import { isCovered, stateInsurance } from '../rules/state-insurance.rules.ts';
import { wagesOf } from '../rules/wages.rules.ts';
import type { Line } from './line.rules.ts';

/** What the law asks about a person, the organisation and the year so far. */
export interface StatutoryFacts {
  readonly stateCode: string;
  readonly gender: '' | 'M' | 'F';
  /** Null: the organisation is not registered, or the person is no member. */
  readonly providentFund: {
    readonly uncapped: boolean;
    readonly hasPension: boolean;
    readonly hasUan: boolean;
  } | null;
  readonly stateInsurance: {
    readonly isDisabled: boolean;
    readonly wasCovered: boolean;
    readonly hasNumber: boolean;
  } | null;
  readonly takesProfessionalTax: boolean;
  readonly takesLabourWelfare: boolean;
  readonly takesIncomeTax: boolean;
  readonly taxpayer: Taxpayer;
  readonly sinceApril: { readonly professionalTax: Paise };
  readonly halfYearBefore: Paise;
  /** Months of the tax year after this one in which the person is still here. */
  readonly monthsAfter: number;
  readonly isLastMonth: boolean;
}

export interface Pay {
  readonly pay: Paise;
  readonly basic: Paise;
  /** Of a month without an unpaid day. */
  readonly fullPay: Paise;
  readonly paidHalfDays: number;
}

export interface Statutory {
  readonly lines: readonly Line[];
  readonly taxable: Paise;
  readonly pfWages: Paise;
  readonly pensionWages: Paise;
  readonly esiWages: Paise;
  readonly isEsiCovered: boolean;
  /** How the income tax comes about. */
  readonly withheld: Withheld;
  readonly warnings: readonly PayslipWarning[];
}

interface Month {
  readonly month: string;
  readonly law: StatutoryFacts;
}

const line = (kind: LineKind, type: Line['type'], name: string, amount: Paise): Line => ({
  kind,
  code: kind.toUpperCase(),
  name,
  type,
  amount,
  origins: [],
});

function fundLines({ pay, basic }: Pay, { law }: Month, rules: RuleTable) {
  if (!law.providentFund) return { lines: [], pfWages: 0, pensionWages: 0, warnings: [] };
  const wages = wagesOf({ basic, gross: pay }, rules.addsBackAboveHalf);
  const fund = providentFund(wages, law.providentFund, rules.epf);
  return {
    lines: [
      line('provident_fund', 'DEDUCTION', 'Provident fund', fund.employee),
      line('provident_fund', 'EMPLOYER_CONTRIBUTION', 'Provident fund, employer', fund.employer),
      line('pension', 'EMPLOYER_CONTRIBUTION', 'Pension scheme', fund.pension),
      line('insurance_edli', 'EMPLOYER_CONTRIBUTION', 'Deposit linked insurance', fund.insurance),
      line('pf_admin', 'EMPLOYER_CONTRIBUTION', 'Provident fund administration', fund.admin),
    ],
    pfWages: fund.wages,
    pensionWages: fund.pensionWages,
    warnings: law.providentFund.hasUan || fund.employee === 0 ? [] : (['no_uan'] as const),
  };
}

function insuranceLines({ pay, fullPay, paidHalfDays }: Pay, { law }: Month, rules: RuleTable) {
  const isIn = law.stateInsurance && isCovered({ ...law.stateInsurance, fullGross: fullPay }, rules.esi);
  if (!law.stateInsurance || !isIn) return { lines: [], esiWages: 0, isEsiCovered: false, warnings: [] };
  const { employee, employer } = stateInsurance({ wages: pay, paidHalfDays }, rules.esi);
  return {
    lines: [
      line('state_insurance', 'DEDUCTION', 'State insurance (ESI)', employee),
      line('state_insurance', 'EMPLOYER_CONTRIBUTION', 'State insurance (ESI), employer', employer),
    ],
    esiWages: pay,
    isEsiCovered: true,
    warnings: law.stateInsurance.hasNumber || pay === 0 ? [] : (['no_esi_number'] as const),
  };
}

function professionalLines({ pay }: Pay, { month, law }: Month, rules: RuleTable) {
  if (!law.takesProfessionalTax) return { lines: [], warnings: [] };
  const rates = rules.professionalTax(law.stateCode, law.gender);
  if (!rates) return { lines: [], warnings: rates === undefined ? (['state_tax_unknown'] as const) : [] };
  const facts = {
    month: Number(month.slice(5, 7)),
    gross: pay,
    halfYearBefore: law.halfYearBefore,
    deducted: law.sinceApril.professionalTax,
    isLast: law.isLastMonth,
  };
  const amount = professionalTax(rates, facts, rules.professionalTaxCap);
  return { lines: [line('professional_tax', 'DEDUCTION', 'Professional tax', amount)], warnings: [] };
}

function welfareLines({ pay }: Pay, { month, law }: Month, rules: RuleTable): readonly Line[] {
  if (!law.takesLabourWelfare) return [];
  const facts = { month: Number(month.slice(5, 7)), gross: pay };
  const { employee, employer } = labourWelfare(rules.labourWelfare(law.stateCode), facts);
  return [
    line('labour_welfare', 'DEDUCTION', 'Labour welfare fund', employee),
    line('labour_welfare', 'EMPLOYER_CONTRIBUTION', 'Labour welfare fund, employer', employer),
  ];
}

const takenOf = (lines: readonly Line[], kind: LineKind): Paise =>
  lines
    .filter((one) => one.kind === kind && one.type === 'DEDUCTION')
    .reduce((sum, { amount }) => sum + amount, 0);

function taxLines({ pay, fullPay }: Pay, { law }: Month, rules: RuleTable, taken: readonly Line[]) {
  const month = {
    salary: pay,
    professionalTax: takenOf(taken, 'professional_tax'),
    providentFund: takenOf(taken, 'provident_fund'),
    fullSalary: fullPay,
    monthsAfter: law.monthsAfter,
  };
  const withheld = withhold(law.taxpayer, month, rules.tds);
  if (!law.takesIncomeTax) return { lines: [], withheld: { ...withheld, tax: 0 }, warnings: [] };
  const warnings = withheld.isWithoutPan ? (['no_pan'] as const) : [];
  const tax = line('income_tax', 'DEDUCTION', 'Income tax (TDS)', Math.min(withheld.tax, pay));
  return { lines: [tax], withheld, warnings };
}

export function statutoryOf(pay: Pay, month: Month, rules: RuleTable): Statutory {
  const fund = fundLines(pay, month, rules);
  const insurance = insuranceLines(pay, month, rules);
  const state = professionalLines(pay, month, rules);
  const tax = taxLines(pay, month, rules, [...fund.lines, ...state.lines]);
  const lines = [
    ...fund.lines,
    ...insurance.lines,
    ...state.lines,
    ...welfareLines(pay, month, rules),
    ...tax.lines,
  ];
  return {
    lines: lines.filter(({ amount }) => amount > 0),
    taxable: pay.pay,
    pfWages: fund.pfWages,
    pensionWages: fund.pensionWages,
    esiWages: insurance.esiWages,
    isEsiCovered: insurance.isEsiCovered,
    withheld: tax.withheld,
    warnings: [...fund.warnings, ...insurance.warnings, ...state.warnings, ...tax.warnings],
  };
}
