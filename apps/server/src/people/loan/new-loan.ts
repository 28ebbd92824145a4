import type { LoanRow } from './loan.store.ts';

type Chosen = Pick<
  LoanRow,
  | 'amountPaise'
  | 'createdBy'
  | 'firstMonth'
  | 'instalments'
  | 'isAsked'
  | 'loanId'
  | 'note'
  | 'organisationId'
  | 'staffId'
  | 'status'
  | 'userId'
>;

/** Of 12.5 percent 1250. */
export const hundredthsOf = (yearlyPercent: number): number => Math.round(yearlyPercent * 100);

/** Nothing was charged or paid of it yet. */
export const newLoan = (chosen: Chosen & { readonly yearlyPercent: number }, now: Date): LoanRow => {
  const { yearlyPercent, ...row } = chosen;
  return {
    ...row,
    rateHundredths: hundredthsOf(yearlyPercent),
    pausedMonths: [],
    chargedTo: null,
    interestPaise: 0,
    interestPaidPaise: 0,
    repaidPaise: 0,
    givenOn: null,
    method: null,
    reference: '',
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
};
