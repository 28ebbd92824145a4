import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { PayBody, Repayment } from '@nukkad/contract/people/expense/expense.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../../work/project/index.ts';
import type { ApprovalInterface } from '../approval/index.ts';
import type { PayrollInterface } from '../payroll/index.ts';

/** Whose trip it is, and how it stands. */
interface TripFacts {
  readonly organisationId: string;
  readonly staffId: string;
  readonly status: ApprovalStatus;
}
export type TripOf = (reader: Reader, tripId: string) => Promise<TripFacts | null>;

/** An expense in the list of its trip. */
interface ExpenseOfTrip {
  readonly requestId: string;
  readonly category: string;
  readonly note: string;
  readonly amount: number;
  readonly status: ApprovalStatus;
}

/** Of one person, in paise. */
export interface OpenMoney {
  /** Advances that are not settled. */
  readonly advances: number;
  /** Approved expenses and trips that are neither paid nor held by a confirmed payslip. */
  readonly expenses: number;
}

/** An advance of which something is left. */
export interface OpenAdvance {
  readonly advanceId: string;
  readonly staffId: string;
  readonly givenOn: string;
  readonly left: number;
}
export interface RecoveredAdvance {
  readonly id: string;
  readonly amount: number;
}

/** What other domains may ask of expenses, and how their approved requests are paid. */
export interface ExpenseInterface {
  /** Answered by travel. */
  readonly trips: ExtensionPoint<TripOf>;
  listOfTrip(reader: Reader, tripId: string): Promise<readonly ExpenseOfTrip[]>;
  /** Those that wait for a review or their payment. */
  countOpenOfTrip(reader: Reader, tripId: string): Promise<number>;
  /** Of a request of any kind, with how much of it confirmed payslips hold. */
  paymentsOf(
    reader: Reader,
    requestId: string,
  ): Promise<{ readonly payments: readonly Repayment[]; readonly held: number }>;
  openMoneyOf(
    reader: Reader,
    of: { readonly organisationId: string; readonly staffId: string },
  ): Promise<OpenMoney>;
  /** Of these people, the oldest first. */
  openAdvances(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
  ): Promise<readonly OpenAdvance[]>;
  /** Taken off a last salary in the transaction that confirms it; false: less is left by now. Other ids are left out. */
  recoverAdvances(tx: Tx, organisationId: string, taken: readonly RecoveredAdvance[]): Promise<boolean>;
  isHeld(reader: Reader, requestId: string): Promise<boolean>;
  /** Marks an approved request as paid outside of the salary, in a transaction of its own. */
  payOutside(call: SignedInCall, kind: 'expense' | 'travel', body: PayBody): Promise<void>;
}

export interface ExpenseInterfaces {
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly booking: Pick<BookingInterface, 'briefs' | 'bookingNumbers'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly project: Pick<ProjectInterface, 'getProjects'>;
  readonly approval: ApprovalInterface;
  readonly payroll: Pick<PayrollInterface, 'extras'>;
}

export interface ExpenseDependencies extends ExpenseInterfaces {
  readonly platform: Platform;
  readonly trips: ExtensionPoint<TripOf>;
}
