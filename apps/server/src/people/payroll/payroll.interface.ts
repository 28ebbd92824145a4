import type { PayrollStatus } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayslipRowAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PayoutAccount, PayoutInterface } from '../../money/payout/index.ts';
import type { Line } from './run/line.rules.ts';
import type { Extra } from './run/payslip.rules.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { LedgerInterface } from '../../money/ledger/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { DepartmentInterface } from '../department/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { Platform } from '../../platform/platform.ts';

type SalaryPayment = NonNullable<PayslipRowAnswer['payment']>;

/** Whose month: of one organisation, some people at a time. */
export interface AskedMonth {
  readonly organisationId: string;
  /** YYYY-MM-01. */
  readonly month: string;
  readonly staffIds: readonly string[];
}

/** Of attendance; half days and minutes. */
export interface AttendedMonth {
  readonly unpaidHalfDays: number;
  /** Of them those of a person who had not begun to check in: someone decides about them. */
  readonly unprovenHalfDays: number;
  readonly overtimeMinutes: number;
}
export type DaysOf = (reader: Reader, asked: AskedMonth) => Promise<ReadonlyMap<string, AttendedMonth>>;

/** From a day on these people are paid without checking in. */
export interface PaidWithoutClock {
  readonly organisationId: string;
  readonly staffIds: readonly string[];
  /** YYYY-MM-DD. */
  readonly from: string;
}

/** The domain that keeps attendance. */
export interface AttendanceForPay {
  readonly of: DaysOf;
  /** In the transaction of who decided it, which looked at whose pay it is. */
  payWithoutClock(tx: Tx, viewer: Viewer, of: Authorized<PaidWithoutClock>, now: Date): Promise<void>;
}

export interface ConfirmedMonth {
  readonly organisationId: string;
  /** YYYY-MM-01. */
  readonly month: string;
  readonly now: Date;
}

export interface HeldLine {
  readonly staffId: string;
  readonly id: string;
  readonly amount: number;
}

/** Lines of other domains, such as approved expenses: read when a run is prepared. */
export interface ExtraLines {
  of(reader: Reader, asked: AskedMonth): Promise<ReadonlyMap<string, readonly Extra[]>>;
  /**
   * In the transaction that confirms a payroll: the lines are owed as they stand, and nothing else pays them from now on.
   * False: one of them has changed, and the payroll is to be worked out again.
   */
  hold(tx: Tx, run: ConfirmedMonth, lines: readonly HeldLine[]): Promise<boolean>;
  /** In the transaction in which the salary was paid; what was paid of the line already is no error. */
  paid(
    tx: Tx,
    payment: {
      readonly organisationId: string;
      readonly staffId: string;
      /** YYYY-MM-01. */
      readonly month: string;
      readonly reference: string;
      readonly now: Date;
    },
    origins: readonly { readonly id: string; readonly amount: number }[],
  ): Promise<void>;
}

/** Verified accounts of people; who has none is left out. */
export type BanksOf = (
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
) => Promise<ReadonlyMap<string, PayoutAccount>>;

/** In the transaction in which it is told: a bank refused this account, which is then no verified one. */
export type BankRefused = (
  tx: Tx,
  account: {
    readonly organisationId: string;
    readonly staffId: string;
    /** Of the account that was paid; its owner may have given another since. */
    readonly checkId: string;
    readonly now: Date;
  },
) => Promise<void>;

/** What the law knows a person by, as the file of a person has them. */
export interface ContributionNumbers {
  readonly uan: string | null;
  readonly esiNumber: string | null;
  readonly panLast4: string | null;
  /** Without a PAN more income tax is deducted. */
  readonly hasPan: boolean;
  /** YYYY-MM-DD; the old regime goes by age. */
  readonly bornOn: string | null;
}
export type NumbersOf = (
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
) => Promise<ReadonlyMap<string, ContributionNumbers>>;

/** Whole PANs, for the certificate and the statement of income tax alone; who has given none is left out. */
export type PansOf = (
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** A loan of the employer in a year, as its book has it and then as it is planned. */
export interface LoanYear {
  readonly staffId: string;
  readonly loanId: string;
  /** YYYY-MM-DD. */
  readonly givenOn: string;
  /** As it was lent, in paise. */
  readonly amount: number;
  /** What is left of the loan at the end of each month (YYYY-MM-01), and the interest charged for it. */
  readonly months: readonly { readonly month: string; readonly left: number; readonly interest: number }[];
}
/** Loans that are owed in one of the months, from inclusive and until exclusive. */
export type LoansOf = (
  reader: Reader,
  asked: {
    readonly organisationId: string;
    readonly staffIds: readonly string[];
    readonly from: string;
    readonly until: string;
  },
) => Promise<readonly LoanYear[]>;

/** Of a full month, in paise. */
export interface MonthlyPay {
  /** All earnings of the structure. */
  readonly earnings: number;
  /** Of them those that count as wages, for gratuity as for provident fund (`wages.rules`). */
  readonly wages: number;
}

export interface GratuityAsked {
  readonly wages: number;
  /** Whole months of service. */
  readonly months: number;
  /** The last day of work, YYYY-MM-DD: by the law of that day. */
  readonly on: string;
}

/** What confirmed payslips settled already, in paise: paid above zero, taken off below. */
export interface SettledBefore {
  readonly notice: number;
  readonly gratuity: number;
  readonly leave: number;
}

/** In which payroll something is paid. */
export interface FoundRun {
  readonly runId: string;
  readonly status: PayrollStatus;
  /** Null: its payslip is not confirmed. */
  readonly payslipId: string | null;
  readonly payment: SalaryPayment | null;
}

/** One person's payslip of a month: as it was confirmed, or as it would be now. */
export interface ForeseenPayslip {
  /** The payslip of the month that was confirmed before a settlement. */
  readonly before: { readonly payslipId: string; readonly net: number; readonly isPaid: boolean } | null;
  readonly isOwnRun: boolean;
  /** Null: it is in no payroll yet. */
  readonly run: FoundRun | null;
  readonly isConfirmed: boolean;
  readonly lines: readonly Line[];
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly owed: number;
  readonly paidHalfDays: number;
}

/** What a person is paid from their first month on, as it was agreed before they joined. */
export interface StartingSalary {
  readonly organisationId: string;
  readonly staffId: string;
  readonly structureId: string;
  /** In paise. */
  readonly monthly: number;
  /** YYYY-MM-DD. */
  readonly joinedOn: string;
  readonly why: string;
  /** The account of who agreed to it. */
  readonly agreedBy: string;
}

/** What other domains may ask of payroll. */
export interface SalaryInterface {
  /** Null: there is no such structure here. */
  structureName(reader: Reader, organisationId: string, structureId: string): Promise<string | null>;
  /** False: the structure is gone, or the month is settled. */
  startSalary(tx: Tx, starting: Authorized<StartingSalary>, now: Date): Promise<boolean>;
  /** By the terms of the month; who is paid nothing is left out. */
  monthlyPay(reader: Reader, asked: AskedMonth): Promise<ReadonlyMap<string, MonthlyPay>>;
  /** Part of a whole of an amount, to the paisa, as payslips round. */
  readonly shareExact: (paise: number, part: number, whole: number) => number;
  /** In paise, by member of staff; the rates of each day are read once. */
  gratuitiesOf(
    reader: Reader,
    asked: ReadonlyMap<string, GratuityAsked>,
  ): Promise<ReadonlyMap<string, number>>;
  /** By member of staff: what was settled for last days from this day on, YYYY-MM-DD. */
  settledSince(
    reader: Reader,
    organisationId: string,
    since: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, SettledBefore>>;
  /** The last day of the last month whose payslip of this person is confirmed; null: none is. */
  confirmedTo(reader: Reader, organisationId: string, staffId: string): Promise<string | null>;
  /** Null: no salary is set. */
  foresee(
    reader: Reader,
    asked: Pick<AskedMonth, 'organisationId' | 'month'> & { readonly staffId: string; readonly now: Date },
  ): Promise<ForeseenPayslip | null>;
}

/** What other domains may ask of payrolls that are confirmed or paid. */
export interface PayrollFigures {
  /** By month from a first one on (its first day, YYYY-MM-DD) and by the department that was on the payslips; in paise. */
  costsFrom(
    reader: Reader,
    organisationId: string,
    from: string,
  ): Promise<
    readonly {
      readonly month: string;
      readonly department: string;
      readonly people: number;
      readonly cost: number;
      readonly employer: number;
    }[]
  >;
}

/** What payroll asks of domains that know more; without an answer everyone was there the whole month. */
export interface PayrollInterface {
  readonly days: ExtensionPoint<AttendanceForPay>;
  readonly extras: ExtensionPoint<ExtraLines>;
  readonly banks: ExtensionPoint<BanksOf>;
  readonly bankRefused: ExtensionPoint<BankRefused>;
  readonly numbers: ExtensionPoint<NumbersOf>;
  readonly pans: ExtensionPoint<PansOf>;
  readonly loans: ExtensionPoint<LoansOf>;
}

export interface PayrollInterfaces {
  readonly platform: Platform;
  readonly partner: Pick<
    PartnerInterface,
    'accounts' | 'getOrganisations' | 'getStaff' | 'holdStatus' | 'logos' | 'members'
  >;
  readonly department: Pick<DepartmentInterface, 'getDepartments'>;
  readonly employee: Pick<EmployeeInterface, 'getEmployees' | 'pay'>;
  readonly document: Pick<DocumentInterface, 'getFiles' | 'holdOwn' | 'linkFile'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly ledger: Pick<LedgerInterface, 'post' | 'postSalary'>;
  readonly payout: PayoutInterface;
}

/** What every verb of payroll is built on. */
export interface PayrollDependencies extends PayrollInterfaces, PayrollInterface {}
