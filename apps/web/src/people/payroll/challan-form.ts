import type {
  ChallanPart,
  ChallanWay,
  TaxChallan,
  TaxDeposits,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { NewChallan } from './tax-deposit.queries.ts';

export const partNames: Readonly<Record<ChallanPart, (t: Translate) => string>> = {
  tax: (t) => t('tax.challan.tax', 'Tax'),
  surcharge: (t) => t('tax.sum.surcharge', 'Surcharge'),
  cess: (t) => t('tax.challan.cess', 'Cess'),
  interest: (t) => t('tax.challan.interest', 'Interest'),
  fee: (t) => t('tax.challan.fee', 'Late fee'),
  other: (t) => t('tax.challan.other', 'Penalty or other'),
};

export const wayNames: Readonly<Record<ChallanWay, (t: Translate) => string>> = {
  challan: (t) => t('tax.challan.bank', 'Challan at a bank'),
  book_entry: (t) => t('tax.challan.book', 'Book entry (government office)'),
};

export type TypedChallan = Readonly<Record<ChallanPart, number>> & {
  readonly way: ChallanWay;
  readonly bsrCode: string;
  readonly serialNumber: string;
  readonly depositedOn: string;
  readonly months: readonly string[];
};

const nothing = { tax: 0, surcharge: 0, cess: 0, interest: 0, fee: 0, other: 0 };

/** Of the months chosen: what is left of the tax, and what is left of the interest where it is late. */
export function oweOf({ months, challans }: TaxDeposits, chosen: readonly string[]) {
  const some = months.filter(({ month }) => chosen.includes(month));
  const paid = challans
    .filter((one) => one.months.some(({ month }) => chosen.includes(month)))
    .reduce((sum, { interest }) => sum + interest, 0);
  const late = some.reduce((sum, { interest }) => sum + interest, 0);
  return { tax: some.reduce((sum, { left }) => sum + left, 0), interest: Math.max(0, late - paid) };
}

/** A new one pays the first month that waits; an edited one is as it was recorded. */
export function firstChallan(deposits: TaxDeposits, challan: TaxChallan | null): TypedChallan {
  if (challan) {
    const { way, bsrCode, serialNumber, depositedOn, tax, surcharge, cess, interest, fee, other } = challan;
    const parts = { tax, surcharge, cess, interest, fee, other };
    return {
      way,
      bsrCode,
      serialNumber,
      depositedOn,
      ...parts,
      months: challan.months.map(({ month }) => month),
    };
  }
  const { months, today } = deposits;
  const first = months.find(({ left }) => left > 0);
  const chosen = first ? [first.month] : [];
  const { tax } = oweOf(deposits, chosen);
  return {
    way: 'challan',
    bsrCode: '',
    serialNumber: '',
    depositedOn: today,
    ...nothing,
    tax,
    months: chosen,
  };
}

export const challanBodyOf = (taxYear: string, { months, ...typed }: TypedChallan): NewChallan => ({
  ...typed,
  months: [...months],
  taxYear,
});

/** Two fields beside each other. */
export const partPairs = [
  ['tax', 'surcharge'],
  ['cess', 'interest'],
  ['fee', 'other'],
] as const satisfies readonly (readonly ChallanPart[])[];
