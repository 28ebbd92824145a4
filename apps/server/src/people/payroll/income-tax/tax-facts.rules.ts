/** Facts of income tax as stores read them and rules are handed them. */
import type { ClaimKind, ClaimStatus, TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import type { PerquisiteKind } from '@nukkad/contract/people/payroll/perquisite.model';
import type { ChallanWay } from '@nukkad/contract/people/payroll/tax-deposit.model';
import type { LoanYear } from '../payroll.interface.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import type { LastDays } from './tax-year.rules.ts';

export interface ClaimRow {
  readonly claimId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly taxYear: string;
  readonly kind: ClaimKind;
  readonly amount: number;
  readonly accepted: number | null;
  readonly taxDeducted: number;
  readonly words: string;
  readonly isSenior: boolean;
  readonly rentFrom: string | null;
  readonly rentTo: string | null;
  readonly rentCity: string | null;
  readonly landlordName: string | null;
  /** Base64. */
  readonly landlordPanSealed: string | null;
  readonly landlordPanLast4: string | null;
  readonly relation: string;
  /** Of a house that is let. */
  readonly rentReceived: number | null;
  readonly municipalTaxes: number | null;
  readonly municipalAccepted: number | null;
  /** Of relief for arrears. */
  readonly reliefYear: string | null;
  readonly reliefRegime: TaxRegime | null;
  readonly status: ClaimStatus;
  readonly why: string;
  readonly version: number;
  readonly documentIds: readonly string[];
}

export interface ChoiceRow {
  readonly organisationId: string;
  readonly staffId: string;
  readonly taxYear: string;
  readonly regime: TaxRegime;
  readonly version: number;
}

export interface TaxSettingRow extends LastDays {
  readonly organisationId: string;
  readonly taxYear: string;
  readonly tan: string | null;
  /** Null: the one within the GST number. */
  readonly pan: string | null;
  readonly responsibleName: string;
  readonly responsibleRole: string;
  /** 0: nothing was written for this year. */
  readonly version: number;
}

/** What confirmed payslips of a month paid and took. */
export interface YearMonth {
  readonly staffId: string;
  readonly fullName: string;
  /** YYYY-MM-01. */
  readonly month: string;
  readonly salary: number;
  readonly incomeTax: number;
  readonly professionalTax: number;
  /** The person's own share. */
  readonly providentFund: number;
  readonly monthHalfDays: number;
  /** Without pay, or before joining or after leaving. */
  readonly offHalfDays: number;
}

export interface PerquisiteRow {
  readonly perquisiteId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly taxYear: string;
  readonly kind: PerquisiteKind;
  readonly words: string;
  readonly value: number;
  readonly recovered: number;
  /** Of a loan that is kept here, with the bank's rate in hundredths of a percent. */
  readonly loanId: string | null;
  readonly rate: number | null;
  readonly version: number;
}

/** Arrears that were paid, by the month they are of. */
export interface ArrearsRow {
  readonly staffId: string;
  /** YYYY-MM-01. */
  readonly month: string;
  readonly amount: number;
}

/** What the income tax of some people is worked out by. */
export interface Taxes {
  readonly taxYear: string;
  readonly setting: TaxSettingRow;
  readonly choices: ReadonlyMap<string, ChoiceRow>;
  readonly claims: readonly ClaimRow[];
  readonly perquisites: readonly PerquisiteRow[];
  /** Paid in confirmed payslips of the year before the month. */
  readonly arrears: readonly ArrearsRow[];
  /** Of the years for which relief is claimed. */
  readonly earlierRates: ReadonlyMap<string, TaxRates>;
  /** Loans that are owed in the year. */
  readonly loans: readonly LoanYear[];
  /** Confirmed ones of the year before the month. */
  readonly months: readonly YearMonth[];
}

export interface ChallanRow {
  readonly challanId: string;
  readonly organisationId: string;
  readonly taxYear: string;
  readonly quarter: number;
  /** YYYY-MM-01, in their order. */
  readonly months: readonly string[];
  readonly way: ChallanWay;
  readonly bsrCode: string;
  readonly serialNumber: string;
  readonly depositedOn: string;
  readonly tax: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly interest: number;
  readonly fee: number;
  readonly other: number;
  readonly version: number;
}

/** The statement of a quarter. */
export interface QuarterRow {
  readonly organisationId: string;
  readonly taxYear: string;
  readonly quarter: number;
  /** Null: not marked as filed. */
  readonly filedOn: string | null;
  readonly receiptNumber: string;
  /** As it was when it was marked as filed. */
  readonly filedDeducted: number | null;
  readonly version: number;
}
