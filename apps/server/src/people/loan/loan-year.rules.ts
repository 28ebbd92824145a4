/** A loan month by month: by its book, and after the last month in it by its plan. */
import { type LoanState, addMonths, afterPayment, dueIn, monthOf } from './loan.rules.ts';

/** As much of a line of the book as is looked at, in their order. */
export interface Booked {
  readonly kind: 'interest' | 'instalment' | 'repayment';
  readonly amountPaise: number;
  readonly month: string | null;
  readonly onDay: string | null;
}

export interface MonthOfLoan {
  readonly month: string;
  /** Of the loan itself, at the end of the month. */
  readonly left: number;
  /** Charged for the month. */
  readonly interest: number;
}

interface Moved {
  readonly month: string;
  readonly repaid: number;
  readonly interest: number;
}

/** A payment pays the interest that was charged before it, then the loan. */
function movesOf(entries: readonly Booked[]): readonly Moved[] {
  let owed = 0;
  return entries.map(({ kind, amountPaise, month, onDay }) => {
    const at = month ?? monthOf(onDay ?? '');
    if (kind === 'interest') {
      owed += amountPaise;
      return { month: at, repaid: 0, interest: amountPaise };
    }
    const interest = Math.min(owed, amountPaise);
    owed -= interest;
    return { month: at, repaid: amountPaise - interest, interest: 0 };
  });
}

type GivenLoan = LoanState & { readonly givenOn: string };

function booked({ amountPaise }: GivenLoan, moves: readonly Moved[], month: string): MonthOfLoan {
  const repaid = moves.reduce((sum, one) => (one.month <= month ? sum + one.repaid : sum), 0);
  const interest = moves.reduce((sum, one) => (one.month === month ? sum + one.interest : sum), 0);
  return { month, left: amountPaise - repaid, interest };
}

/** Months from one until another in which the loan is owed at the end, or bears interest. */
export function loanMonths(
  loan: GivenLoan,
  entries: readonly Booked[],
  { from, until }: { readonly from: string; readonly until: string },
): readonly MonthOfLoan[] {
  const moves = movesOf(entries);
  const last =
    moves
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? '';
  const months: MonthOfLoan[] = [];
  let state: LoanState = loan;
  for (let month = monthOf(loan.givenOn); month < until; month = addMonths(month, 1)) {
    const before = state.interestPaise;
    if (month > last) state = afterPayment(state, month, dueIn(state, month, false));
    const planned = {
      month,
      left: state.amountPaise - state.repaidPaise,
      interest: state.interestPaise - before,
    };
    const one = month > last ? planned : booked(loan, moves, month);
    if (month >= from && (one.left > 0 || one.interest > 0)) months.push(one);
  }
  return months;
}
