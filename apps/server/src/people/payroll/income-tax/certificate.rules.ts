/** Part A of a certificate: what was deducted from one person and deposited, by quarter and by challan. */
import type { Paise } from '@nukkad/contract/kernel/money';
import { deducteesOf } from './deductees.rules.ts';
import type { Shared } from './deposit.rules.ts';
import type { ChallanRow, QuarterRow, YearMonth } from './tax-facts.rules.ts';
import { quarterOf } from './tax-year.rules.ts';

export interface QuarterOfPerson {
  readonly quarter: number;
  /** Of the statement that was filed; empty: not at hand. */
  readonly receiptNumber: string;
  readonly salary: Paise;
  readonly deducted: Paise;
  readonly deposited: Paise;
}

export interface PartA {
  readonly quarters: readonly QuarterOfPerson[];
  /** In the order of their days; only what they pay for this person. */
  readonly challans: readonly (Pick<ChallanRow, 'bsrCode' | 'serialNumber' | 'depositedOn'> & {
    readonly paid: Paise;
  })[];
}

interface OfYear {
  readonly rows: readonly YearMonth[];
  readonly shared: Shared;
  readonly challans: readonly ChallanRow[];
  readonly quarters: readonly QuarterRow[];
}

/** By everyone's payslips of the year, since a challan pays for many. */
export function partAOf(staffId: string, { rows, shared, challans, quarters }: OfYear): PartA {
  const own = deducteesOf(rows, shared.parts).filter((one) => one.staffId === staffId);
  const taxOf = (some: typeof own) => some.reduce((sum, { tax }) => sum + tax, 0);
  return {
    quarters: [1, 2, 3, 4].map((quarter) => {
      const within = own.filter(({ month }) => quarterOf(month) === quarter);
      return {
        quarter,
        receiptNumber: quarters.find((one) => one.quarter === quarter)?.receiptNumber ?? '',
        salary: within.reduce((sum, { salary }) => sum + salary, 0),
        deducted: taxOf(within),
        deposited: taxOf(within.filter(({ challanId }) => challanId !== null)),
      };
    }),
    challans: challans.flatMap(({ challanId, bsrCode, serialNumber, depositedOn }) => {
      const paid = taxOf(own.filter((one) => one.challanId === challanId));
      return paid > 0 ? [{ bsrCode, serialNumber, depositedOn, paid }] : [];
    }),
  };
}
